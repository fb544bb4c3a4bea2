import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { likenesses } from '../reference/likeness.ts';
import { outstanding } from '../reference/outstanding.ts';
import { standsAs } from '../relocation/kinds.ts';
import { homeOf } from '../target/keyed.ts';
import type { Target } from '../target/target.ts';
import type { Slots } from './intent.ts';
import { partMeant } from './part-meant.ts';
import { restOf } from './rest-of-clause.ts';

/** So much of new words has to stand in a demand that they say anew. */
const ENOUGH = 0.5;
/** So much less every other demand has to hold. */
const CLEAR = 0.2;

const quotation = /["“„«](?<words>[^"“”„«»]{3,160})["”“»]/u;

/**
 * The demand that new words say anew where no slot names it: the one whose key or whose words stand beside them, else the one that
 * holds most of their own words. Null where there is none, or more than one may be meant.
 */
export function statementMeant(slots: Slots, draft: Draft, clause: string): Target | null {
  const { rest, at } = restOf(clause, slots);
  if (at < 0) return null;
  const [key, ...others] = keysIn(clause.replace(slots.to ?? '', ' '));
  if (others.length > 0) return null;
  if (key) return demandsIn(draft).find((one) => one.name === key.text) ?? null;
  const quoted = quotation.exec(rest)?.groups?.['words'];
  const part = quoted === undefined ? null : partMeant(draft, `"${quoted}"`);
  if (part) return demandsIn(draft).find((one) => one.start === part.start) ?? null;
  const topic = [...new Set(contentWords(slots.to ?? ''))];
  const all = demandsIn(draft);
  const scores = likenesses(
    topic,
    all.map(({ start, end }) => ({ title: contentWords(draft.text.slice(start, end)), words: [] })),
  );
  return outstanding(all, scores, { enough: ENOUGH, clear: CLEAR });
}

/** The demands of a draft, each where its key stands first, under the name of its key. */
const demandsIn = readOnce((draft): readonly Target[] =>
  [
    ...new Set(draft.items.flatMap(({ key }) => (key === null || key === undefined ? [] : [key.text]))),
  ].flatMap((key) => {
    const home = homeOf(draft, key);
    const family = keysIn(key)[0]?.family ?? '';
    return home && home.kind !== 'section' && standsAs(draft, 'requirement', family, home) ? [home] : [];
  }),
);
