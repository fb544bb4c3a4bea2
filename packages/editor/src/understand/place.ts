import type { MessageHeader } from './chat/headed-talk.ts';
import { type Floor, openFloor } from './dialogue/floor.ts';
import { hintOf } from './hints.ts';
import type { Kind } from './statement.ts';
import { withoutKind } from './titles/topic-words.ts';

/** Where in a source its reader is, and what was said there that holds for what follows. */
export interface Place {
  heading: string | null;
  /** What a point of a list names as its title, where it stands, and the heading that holds again behind it. */
  point: { readonly depth: number; readonly outer: string | null } | null;
  lead: string | null;
  /** What introduces the items of a list, by their depth. */
  leads: ReadonlyMap<number, string>;
  /** What a label announced earlier in the same block. */
  label: Kind | null;
  /** Where the line ends that the label stands in; -1 where it is the last. */
  labelEnd: number;
  previous: Kind | null;
  /** Who wrote the message that begins here; null once it is said. */
  author: MessageHeader | null;
  /** What those who talk have said last. */
  floor: Floor;
}

/** The place before the first word. */
export function startPlace(): Place {
  return {
    heading: null,
    point: null,
    lead: null,
    leads: new Map(),
    label: null,
    labelEnd: -1,
    previous: null,
    author: null,
    floor: openFloor(),
  };
}

/**
 * What the introduction of a list says of its items; a list of people says nothing of what they said, and "design review notes, new dashboard"
 * says what notes they are and on what. What a whole sentence tells above a list ("last year 14 deadlines were missed") is not of its items.
 */
export function leadHint(place: Place): Kind | null {
  const hint = place.lead ? hintOf(withoutKind(place.lead)) : null;
  const lead = place.lead ?? '';
  const isTold =
    hint !== null &&
    inPassing.has(hint) &&
    /[.!]\s*$/u.test(lead) &&
    (hint === 'problem' || !pointing.test(lead));
  return hint === 'owner' || isTold ? null : hint;
}

/** Kinds whose words a sentence may hold that tells something else. */
const inPassing: ReadonlySet<Kind> = new Set<Kind>([
  'problem',
  'schedule',
  'rollout',
  'observability',
  'step',
  'example',
]);
const pointing =
  /(?<!\p{L})(?:following|these|below|as follows|folgende[nrms]?|diese|unten|suivante?s?|ces|voici|siguientes?|est[ao]s|a continuación)(?!\p{L})/iu;

/** "Can we reuse the cache?" under "Open": asked there, and asked for nowhere. */
export function asksBelow({ heading }: Place, sentence: string): boolean {
  return heading !== null && hintOf(heading) === 'question' && /[?？]\s*$/u.test(sentence);
}
