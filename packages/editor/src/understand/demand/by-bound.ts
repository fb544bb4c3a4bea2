import { attribution } from '../chat/speaker.ts';
import { lowerWord } from '../lower-word.ts';
import type { Parts } from './parts.ts';

/** A bound on what was said before, with the case it holds in. */
interface BoundParts extends Parts {
  readonly condition: string | null;
}

const excluded =
  /^not ((?:across|between|for|in|on|with|during|before|after|via|by|outside|beyond) [^,;:?!]{3,60}?)(?:, (.{6,}))?$/iu;
const only =
  /^(only (?:(?:if|when|while|after|before|during) [^;:?!]{4,120}?|(?:within|in|for|on|between|inside) [^,;:?!]{3,60}?(?:, (?:otherwise|or else|because) [^;:?!]{4,80})?))$/iu;
const ends = /^((?:after|before) that),? (?:no|not|never)(?: more| any ?more| longer)?$/iu;

/** "Not across customers", "only when the contact is the same", "after that no": what bounds all that was said before. English only. */
export function byBound(said: string): BoundParts | null {
  const by = attribution.exec(said)?.[0] ?? '';
  const note = said.slice(0, said.length - by.length).trim();
  const plain = { subject: 'This', strength: null, condition: null } as const;
  const [, place = '', why = ''] = excluded.exec(note) ?? [];
  if (place !== '')
    return { ...plain, isNegative: true, action: `happen ${place}${why === '' ? '' : ` (${why})`}${by}` };
  const bound = only.exec(note)?.[1];
  if (bound !== undefined) return { ...plain, isNegative: false, action: `happen ${lowerWord(bound)}${by}` };
  const end = ends.exec(note)?.[1];
  return end === undefined
    ? null
    : { subject: 'this', strength: null, condition: end, isNegative: true, action: `be possible${by}` };
}
