import { entitiesIn } from '../entities/places.ts';
import { noEffect } from '../instruction.ts';
import { changeWished } from '../reading/wish-readers.ts';
import type { ExactReader } from './exact-reader.ts';

const noun = '(?:values?|options?|states?|status|choices?|types?|kinds?|categor(?:y|ies))';
const patterns: readonly RegExp[] = [
  `^(?:the )?(?<what>[\\p{L}_][\\p{L}_ ]{1,50}?) (?:also )?(?:needs?|gets?|lacks?|misses|should have|must have) (?:an? |one )?(?:other|another|more|new|further|additional|extra)(?: more)? (?:possible |allowed )?${noun}\\s?(?::|,|called|named|namely)?\\s?["“\`']?(?<value>[\\p{L}_][\\p{L}\\p{N}_-]{1,30})["”\`']?$`,
].map((one) => new RegExp(one, 'iu'));

/** "Event type needs another value: earthquake": one value more, in the words by which lists of values are known. */
export const valueWanted: ExactReader = (words, draft) => {
  for (const pattern of patterns) {
    const { what, value } = pattern.exec(words)?.groups ?? {};
    if (what === undefined || value === undefined) continue;
    const names = [what, what.trim().split(' ').at(-1) ?? what];
    for (const name of names) {
      const change =
        changeWished(`add "${value}" to ${name}`, draft, []) ??
        changeWished(`${name} should also have "${value}"`, draft, []);
      if (change) return change;
    }
    // in a model other readers know more of fields and their values
    if (entitiesIn(draft).length > 0) return null;
    return (now) => ({ ...noEffect(now, `No list of values is known for ${what}.`), isBeyond: true });
  }
  return null;
};
