import { contentWords } from '../../document/content-words.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';

/** A demand of a draft: its key, its words and how it stands. */
interface Demand {
  readonly key: string;
  readonly words: readonly string[];
  readonly raw: string;
}

/** The demands of a draft, by the items that open with their keys and the parts of tickets that tell them. */
export const demandsIn = readOnce((draft: Draft): readonly Demand[] =>
  draft.items.flatMap((item) => {
    const raw = draft.text.slice(item.start, item.end);
    const key = leadingKey(raw.replace(/^[\s>*+-]*(?:\d{1,9}[.)])?\s*/u, ''));
    return key && /^(?:FR|NFR|REQ|BR)$/u.test(key.family)
      ? [{ key: key.text, words: contentWords(raw.replace(key.text, ' ')), raw }]
      : [];
  }),
);

/** Whether one of several words means the same as another. */
export const holds = (all: readonly string[]) => (word: string) => all.some((one) => areKin(word, one));

/**
 * The key of the one demand that words mean, which names it or which has each of their words; null where none or several have.
 *
 * @param idle words that tell nothing of a demand
 */
export function demandMeant(words: string, draft: Draft, idle: ReadonlySet<string>): string | null {
  const [key, ...others] = keysIn(words);
  const demands = demandsIn(draft);
  const topic = contentWords(key ? words.replace(key.text, ' ') : words).filter((word) => !idle.has(word));
  if (key) {
    const named = demands.find((one) => one.key === key.text);
    return others.length === 0 && named && topic.every(holds(named.words)) ? key.text : null;
  }
  const meant = topic.length === 0 ? [] : demands.filter((one) => topic.every(holds(one.words)));
  return meant.length === 1 ? (meant[0]?.key ?? null) : null;
}
