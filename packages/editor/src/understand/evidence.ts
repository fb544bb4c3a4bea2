import type { Block } from '../read/source.ts';
import { isAbility } from './actors.ts';
import { hintOf } from './hints.ts';
import { isImperative } from './imperative.ts';
import { pointTitle } from './layout.ts';
import type { Cues } from './lexicon/cues.ts';
import { type Masked, unquoted } from './mask.ts';
import type { Place } from './place.ts';
import type { Kind } from './statement.ts';

/** What classification looks at. `prose` is the masked sentence, `text` the same with its protected spans. */
export interface Evidence {
  readonly prose: string;
  readonly text: string;
  /** Whose rules it is read by: BCP 47 primary subtag. */
  readonly language: string;
  readonly cues: Cues;
  /** What the sentence's label or the introduction of its list announces. */
  readonly announced: Kind | null;
  /** What an earlier label of the block or the heading suggests. */
  readonly hint: Kind | null;
  /** That is suggested by a label of an earlier sentence, and by no heading. */
  readonly isCarried: boolean;
  /** The kind of the sentence before it in the same block. */
  readonly previous: Kind | null;
  readonly isListItem: boolean;
  readonly isOrdered: boolean;
  /** The sentence orders something to be done ("retry failed webhooks"). */
  readonly isImperative: boolean;
  /** The sentence asks politely for something. */
  readonly isWish: boolean;
  /** The whole text reports what happened rather than plans what shall be. */
  readonly isReport: boolean;
}

/** Who reads a sentence, and where. */
export interface Reader {
  readonly place: Place;
  readonly language: string;
  readonly isReport: boolean;
}

/** A sentence as it is read. */
export interface ReadSentence {
  readonly sentence: Masked;
  /** The same with its protected spans. */
  readonly text: string;
  readonly cues: Cues;
  readonly block: Block;
}

/** What is to be seen of a sentence in its place, beside what was found out about it before. */
export function evidenceOf(
  { place, language, isReport }: Reader,
  { sentence, text, cues, block }: ReadSentence,
  told: Pick<Evidence, 'announced' | 'isWish'>,
): Evidence {
  return {
    ...told,
    prose: unquoted(sentence)?.text ?? sentence.text,
    text,
    language,
    cues,
    hint: place.label ?? (place.heading ? hintOf(place.heading) : null),
    isCarried: place.label !== null,
    previous: place.previous,
    isListItem: block.kind === 'listItem',
    isOrdered: block.ordered && pointTitle(block) === null,
    isImperative:
      isImperative(sentence.text, cues) ||
      (language === 'en' && isAbility(sentence.text, { lead: place.lead, heading: place.heading, block })),
    isReport,
  };
}
