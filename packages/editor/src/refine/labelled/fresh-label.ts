import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import { keysIn } from '../../document/keys.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { labelOf } from '../place/labelled-items.ts';
import { asSentence } from '../place/sentence.ts';
import { likenessOf } from './label-names.ts';
import type { LabelWish } from './wish.ts';

/** A risk without a mitigation gets one behind its words. Null where a wish gives none, or it is not sure to which risk. */
export function withMitigation(draft: Draft, { label, of, value }: LabelWish): string | null {
  const { mitigationLabel } = phrasesOf(draft.language);
  if (likenessOf(mitigationLabel, label) === 0) return null;
  const [risk, ...others] = risksWithout(draft, mitigationLabel).filter((item) => isMeant(item, of));
  if (!risk || others.length > 0) return null;
  return splice(draft.text, [
    { start: risk.end, end: risk.end, text: ` *${mitigationLabel}:* ${asSentence(value)}` },
  ]);
}

const risksWithout = (draft: Draft, label: string) =>
  draft.items.filter(
    (item) => item.depth === 1 && labelOf(draft, item)?.family === 'R' && !item.text.includes(`${label}:`),
  );

function isMeant({ text, key }: Item, of: string | null): boolean {
  if (of === null) return true;
  const [named] = keysIn(of);
  if (named) return key?.text === named.text;
  const held = contentWords(text);
  return contentWords(of).every((word) => word === 'risk' || held.some((other) => areKin(word, other)));
}
