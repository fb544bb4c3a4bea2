import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { sentences } from '../target/ordinal.ts';
import type { Target } from '../target/target.ts';
import { type Matter, matterOf } from './matter.ts';

/** A sentence of a document and what it binds whom to. */
export interface Bound {
  readonly sentence: Target;
  readonly matter: Matter;
}

/** What a document binds whom to, by its sentences; its tests only tell how that is seen. */
export const mattersIn = readOnce((draft: Draft): readonly Bound[] =>
  sentences(draft).flatMap((sentence) => {
    const said = draft.text
      .slice(sentence.start, sentence.end)
      .replace(/^\s*[-*]?\s*\*\*[^*\n]{1,40}\*\*:?\s*/u, '');
    const matter = isNoDemand.test(said) ? null : matterOf(said);
    return matter ? [{ sentence, matter }] : [];
  }),
);

const isNoDemand = /[?？]\s*$|^(?:\([^)]*\) )?(?:Given|To measure) /u;
