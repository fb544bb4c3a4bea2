import { LIMITS } from '../limits.ts';
import { text } from '../shapes/text.ts';

/** The place of a file in its project. A schema cannot see where a path leads; `pathFault` can. */
export const projectPath = text(LIMITS.path, {
  description: 'Path in the project: separated by `/`, not absolute, without `..`.',
  examples: ['src/invoices/open.ts'],
});
