import { unknownIn, wordsOf } from '../lexicon/words-of-orders.ts';
import type { Message } from '../reading/message.ts';

/** The one person that a message names: a word or two with capitals that no order is made of, or a handle. */
export function personIn({ masked }: Message): string | null {
  const handle = [...masked.text.matchAll(/(?<![\p{L}\p{N}.])@[\p{L}][\p{L}\p{N}._-]{1,40}/gu)].map(
    ([one]) => one,
  );
  if (handle.length === 1 && unknownIn(masked.text.replace(handle[0] ?? '', ' ')).length === 0)
    return handle[0] ?? null;
  const unknown = unknownIn(masked.text);
  const [person, second, ...others] = unknown;
  if (person === undefined || others.length > 0 || unknown.some((word) => !/^\p{Lu}\p{Ll}/u.test(word)))
    return null;
  if (second === undefined) return person;
  const words = wordsOf(masked.text);
  return words[words.indexOf(person) + 1] === second ? `${person} ${second}` : null;
}
