import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { areKin } from '../claims/kin.ts';
import { isSameValue, type Measure, measuresIn } from '../claims/measure.ts';
import { changedMessage } from '../claims/value-change.ts';
import { inPlaceOf, splicedValue } from '../claims/value-text.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { framed } from '../message/framing.ts';
import { oncePerDraft, readOnce } from '../per-draft.ts';
import { tellingNothing } from './telling-words.ts';

/** A value of the draft with the words around it. */
interface Standing {
  readonly measure: Measure;
  readonly words: readonly string[];
}

const LONGEST = 160;

/**
 * The change of words that give one value of a kind of which the draft holds a single one, and say nothing that does not stand beside it
 * ("make that 150 requests per second", "the limit is 50 MB now"): it is changed wherever it stands. Null where several could be meant.
 */
export const valueTold = oncePerDraft((words: string, draft: Draft): Change | null => {
  if (words.length > LONGEST || /[?？"“„«`:]\s|[?？"“„«`]/u.test(words) || keysIn(words).length > 0)
    return null;
  return meantBy(words, draft) === null
    ? null
    : (now) => {
        const meant = meantBy(words, now);
        const splices = (meant?.places ?? []).map((one) =>
          splicedValue(now.text, one, meant ? inPlaceOf(one, meant.fresh) : one.text),
        );
        const [first] = meant?.places ?? [];
        const fresh = splices[0]?.text ?? '';
        return applied(now, splice(now.text, splices), changedMessage(first?.text ?? '', fresh, splices));
      };
});

function meantBy(words: string, draft: Draft): { fresh: Measure; places: Measure[] } | null {
  const said = framed(words).words;
  const [fresh, old, ...more] = measuresIn(said, 0, said.length);
  // a number that counts nothing may stand for anything
  const isBare = fresh?.kind === 'count' && fresh.counted.length === 0;
  if (!fresh || isBare || more.length > 0 || fresh.isWhole) return null;
  const standing = standingIn(draft).filter(
    ({ measure }) =>
      kindOf(measure) === kindOf(fresh) && (!old || Number.parseFloat(measure.text) === Number(old.text)),
  );
  if (standing.some(({ measure }) => isSameValue(measure, fresh))) return null;
  const rest = [
    said.slice(0, fresh.start),
    said.slice(fresh.end, old?.start),
    said.slice(old?.end ?? said.length),
  ].join(' ');
  const topic = (rest.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .filter((word) => !tellingNothing(word))
    .flatMap((word) => {
      const content = contentWords(word);
      return content.length > 0 ? content : [word.toLowerCase()];
    })
    .filter((word) => !fresh.counted.some((other) => areKin(word, other)));
  const fitting = standing.filter(({ words: held }) =>
    topic.every((word) => held.some((other) => areKin(word, other))),
  );
  const amounts = new Set(fitting.map(({ measure }) => String(measure.amount)));
  const [amount, ...others] = amounts;
  if (amount === undefined || others.length > 0) return null;
  const places = standing.map(({ measure }) => measure).filter((one) => String(one.amount) === amount);
  return { fresh, places };
}

/** What a value measures, in which unit: values of one kind can stand for each other. */
function kindOf({ kind, text, counted, per, amount }: Measure): string {
  if (kind === 'count') return `count ${counted[0] ?? ''} ${per ?? ''}`;
  const number = Number.parseFloat(text.replace(',', '.'));
  const inUnit = typeof amount === 'number' && number > 0 ? Math.round(amount / number) : null;
  const unit = inUnit ?? contentWords(text.replace(/[\d.,]+/gu, ' ')).join(' ');
  return kind === 'date' || kind === 'month' || kind === 'weekday' || kind === 'clock'
    ? kind
    : `${kind} ${unit}`;
}

/** The values of a draft in what it says, each with the words of its line and of its heading. */
const standingIn = readOnce((draft: Draft): readonly Standing[] =>
  draft.units
    .filter(({ kind, text }) => kind !== 'quote' && !/[?？]\s*$/u.test(text))
    .flatMap(({ start, end, section }) => {
      const words = contentWords(`${section?.title ?? ''} ${draft.text.slice(start, end)}`);
      return measuresIn(draft.text, start, end).map((measure) => ({ measure, words }));
    }),
);
