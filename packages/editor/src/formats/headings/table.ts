import type { en } from './en.ts';

/** The id of a section; stable across languages and releases. */
export type SectionId = keyof typeof en;

/** The heading of every section in one language. */
export type Headings = Readonly<Record<SectionId, string>>;
