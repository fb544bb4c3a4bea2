import type { derivedEn } from './en.ts';

/** The phrases of one language for what a document derives. */
export type DerivedPhrases = Readonly<Record<keyof typeof derivedEn, string>>;
