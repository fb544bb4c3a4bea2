import { contentWords } from '../../../document/content-words.ts';
import { areKin } from '../../claims/kin.ts';
import type { Draft } from '../../draft.ts';
import { readOnce } from '../../per-draft.ts';
import { type Matter, matterOf } from '../../stated/matter.ts';
import type { Target } from '../../target/target.ts';

/** A requirement with a key, the sentence that it says, and what it binds whom to. */
export interface Demand {
  readonly key: string;
  readonly target: Target;
  readonly text: string;
  readonly matter: Matter;
}

/** The requirements of a document that are one sentence which binds somebody to something. */
export const demandsOf = readOnce((draft: Draft): readonly Demand[] =>
  draft.items.flatMap(({ key, text, start, end, section }) => {
    if (key === null || !/^N?FR$/u.test(key.family)) return [];
    const said = text.slice(key.end).replace(/^[:.)\s]+/u, '');
    const matter = /[.!?]\s+\S/u.test(said) ? null : matterOf(said);
    return matter === null
      ? []
      : [
          {
            key: key.text,
            target: { kind: 'item', start, end, name: key.text, section },
            text: said,
            matter,
          },
        ];
  }),
);

/** Whether all words of the one are kin to words of the other. */
export const holdsAll = (held: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => held.some((other) => areKin(word, other)));

/** Whether all words of each are kin to words of the other. */
export const holdSame = (one: readonly string[], other: readonly string[]): boolean =>
  holdsAll(one, other) && holdsAll(other, one);

/** Whether two sentences bind the same in the same case. */
export function isSameWho(one: Matter, other: Matter): boolean {
  return one.doer.length > 0 && holdSame(contentWords(one.who), contentWords(other.who));
}
