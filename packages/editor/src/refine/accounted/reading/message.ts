import { unknownIn } from '../lexicon/words-of-orders.ts';
import { type Masked, type Mention, type MentionKind, namedIn } from '../named/mentions.ts';

/** A stretch of a message between its commas and full stops. */
interface Segment {
  readonly text: string;
  /** Made of words of orders alone: what it says is all there is to it. */
  readonly isPlain: boolean;
}

/**
 * How sure a reading is to be: `strict` where each word is accounted for, `loose` where words that no order is made of may stand anywhere, as
 * long as what is named and the signs beside it allow one wish only.
 */
export type Reading = 'strict' | 'loose';

/** A message about parts of a document, taken apart. */
export interface Message {
  readonly masked: Masked;
  readonly reading: Reading;
  readonly segments: readonly Segment[];
  /** All that is said in words of orders alone. */
  readonly plain: string;
  /** What is said beside it: why, by whom, since when. */
  readonly beside: string;
}

/** A reason, up to the end of its sentence. */
const reason =
  /,?\s(?:because|'?cause|cuz|bc|due to|so that|given that|weil|da (?=wir|das|es|die|der)|denn|damit|parce que?|car (?=il|elle|on|nous|vous|ils|c['’]|ce|cela|le|la|les|notre)|puisque|afin|porque|ya que|pues|pois|perché|poiché|omdat|zodat|bo (?=nie|to|jest|już)|ponieważ|żeby)(?!\p{L})[^.!?]*/giu;
const joint = /(?:[.!?]+(?=\s|$)|[;,]\s|\s[–—-]\s|\s(?=\()|(?<=\))\s|\s(?=(?:so|but|and then|and so) ))/gu;

/** Takes a message apart; a courtesy or an introduction before its first colon ("nit:") goes. */
export function messageOf(masked: Masked, reading: Reading = 'strict'): Message {
  const text = masked.text
    .replace(reason, ' ')
    .replace(
      /^(?:nit|todo|fyi|btw|small thing|one thing|minor|question|idea|feedback|comment|note)\s?[:,–-]\s+/iu,
      '',
    )
    .trim();
  const segments = text
    .split(joint)
    .map((one) => one.trim())
    .filter((one) => /[\p{L}⟦]/u.test(one))
    .map((one) => ({ text: one, isPlain: reading === 'loose' || unknownIn(one).length === 0 }));
  const of = (isPlain: boolean) =>
    segments
      .filter((one) => one.isPlain === isPlain)
      .map((one) => one.text)
      .join(' , ');
  return { masked, reading, segments, plain: of(true), beside: of(false) };
}

/** Whether what takes something away in a message is said of what it names: in the same clause, or of a pronoun for it. */
export function takesWhatItNames({ segments }: Message, removing: RegExp): boolean {
  return segments.some(
    ({ text, isPlain }) =>
      isPlain &&
      removing.test(text) &&
      (/⟦/u.test(text) ||
        /(?<!\p{L})(?:it|that|this|them|those|das|es|sie|diese[sn]?|l[aeo]|les|los|las|ça|cela|dit|to|ten|isso|ele|questo)(?!\p{L})/iu.test(
          text,
        ) ||
        text.split(/\s+/u).length < 3),
  );
}

/** The parts of kinds that a message names, each once, in their order. */
export function partsOf(message: Message, ...kinds: readonly MentionKind[]): Mention[] {
  const found = message.segments.flatMap(({ text }) => namedIn(text, message.masked, ...kinds));
  return found.filter((one, at) => found.findIndex(({ name }) => name === one.name) === at);
}
