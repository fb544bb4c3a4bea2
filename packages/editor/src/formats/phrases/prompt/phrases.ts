import type { promptEn } from './en.ts';

/** The phrases of prompts in one language. */
export type PromptPhrases = Readonly<Record<keyof typeof promptEn, string>>;
