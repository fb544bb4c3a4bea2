import { type Field, plainField } from '../../understand/entities/entity.ts';
import { fieldName, inWords } from '../../understand/entities/field-name.ts';

/** "For a time range", "from one date to another": when it begins and ends. */
export function spanIn(sentence: string): Field[] {
  return /(?<!\p{L})for (?:an?|the|one|any) (?:(?:given|certain|chosen|free) )?(?:(?:time|date) (?:range|span|frame|slot|window)|period|interval)(?!\p{L})/iu.test(
    sentence,
  )
    ? ['start', 'end'].map((name) => ({ ...plainField(name), type: 'timestamp' }))
    : [];
}

/**
 * What nobody hands in who makes one: the state it begins in, where the words of the call do not name it, and what comes back
 * with it ("gets a reservation with an id and a QR code").
 */
export function isMadeByServer(
  { name, values }: Field,
  thing: string,
  sentences: readonly string[],
  whole: readonly string[],
): boolean {
  const words = inWords(name).replaceAll('_', '[ _-]?');
  const isSaid = (pattern: string, texts: readonly string[]) =>
    texts.some((text) => new RegExp(pattern, 'iu').test(text));
  if (/^(?:status|state)$/u.test(name) && values.length > 1) return !isSaid(words, sentences);
  const noun = inWords(thing).replaceAll('_', ' ');
  return isSaid(
    `(?<!\\p{L})(?:gets?|receives?|obtains?|returns?)(?: back)? (?:an?|the) ${noun} with [^.;]*(?<!\\p{L})${words}`,
    [...sentences, ...whole],
  );
}

/** "See how many free seats each has": a number that an answer holds. */
export function countsIn(sentence: string): Field[] {
  return [
    ...sentence.matchAll(
      /(?<!\p{L})how many ((?:\p{L}{3,20} )?\p{L}{3,20}s) (?:each(?: of them)?|every one|it|they|an?y? \p{L}{3,20}) (?:has|have)(?!\p{L})/giu,
    ),
  ].map(([, noun = '']) => ({ ...plainField(fieldName(noun)), type: 'integer' }));
}
