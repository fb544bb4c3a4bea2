import type { rfcEn } from './en.ts';

/** The phrases of requests for comments in one language. */
export type RfcPhrases = Readonly<Record<keyof typeof rfcEn, string>>;
