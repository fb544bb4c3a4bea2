import type { Stage } from '@faircopy/contract';

/**
 * Changes with every change of a prompt's wording, so that an answer can be traced to what was asked. It is in the log and in
 * traces.
 */
export const PROMPT_VERSIONS: Readonly<Record<Stage, string>> = {
  optimize: 'optimize-4',
  translate: 'translate-5',
  refine: 'refine-5',
  summarize: 'summarize-4',
};
