import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { placeNamed } from '../relocation/place.ts';
import { describedPart } from '../target/described.ts';
import { partsOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';
import { demandMeant } from '../told/demand-meant.ts';

/** The parts that a phrase names or describes. */
export function movable(draft: Draft, phrase: string): Target[] {
  const [, words = '', place = ''] = saidFrom.exec(phrase.trim()) ?? fromPlace.exec(phrase.trim()) ?? [];
  const home = place === '' ? null : placeNamed(draft, place)?.section;
  const isInside = ({ start, end }: Target) => !home || (start >= home.start && end <= home.end);
  const named = partsOf(draft, phrase)
    .filter((part) => part.kind !== 'words' && part.kind !== 'title')
    .filter(isInside);
  if (named.length > 0 || keysIn(phrase).length > 0) return named;
  const part = home
    ? describedPart(draft, words.replace(sort, ''), ({ target }) => isInside(target))
    : describedPart(draft, phrase);
  if (part) return [part];
  const key = home ? null : demandMeant(phrase, draft, none);
  return key === null ? [] : partsOf(draft, key);
}

const none: ReadonlySet<string> = new Set();

/** "The list of events": what tells only how something is written. */
const sort =
  /^(?:the |that |this )?(?:list|line|sentence|bullet|paragraph|part|bit|note|remark|statement|row|item|point) (?:of|about|on|with|that lists?|listing) (?:the )?/iu;

/** "The list of events from the overview": the place stands last. */
const saidFrom = /^(.{2,100}) from (?:the )?(.{2,80})$/iu;
/** "The dashboard from Observability". */
const fromPlace = /^(.{2,100}?) (?:from|in|of|under|within|out of) (?:the )?(.{2,80})$/iu;
