import { contentOf } from '../reading/words.ts';
import type { Revision } from '../revision.ts';

/** Whom a requirement may name when the feedback names nobody but "the system". */
const DOERS = contentOf('system solution service Lösung système sistema');

/** Words around the slots of a phrasing that got into a sentence of the document, such as "requirement" in "The requirements MUST say". Those that are `allowed` may be there. */
export function leaks(
  { frame, slots }: Revision,
  text: string,
  allowed: ReadonlySet<string> = DOERS,
): string[] {
  const given = contentOf(Object.values(slots).join(' '));
  const framing = contentOf(frame);
  const words = [...contentOf(text)].filter(
    (word) => framing.has(word) && !given.has(word) && !allowed.has(word),
  );
  return words.length === 0 ? [] : [`words of the order in "${text}": ${words.join(', ')}`];
}
