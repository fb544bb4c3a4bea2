import type { Block, Source, Span } from '../../read/source.ts';
import { isHeadedTalk } from '../chat/headed-talk.ts';
import { isMail, type MailLine } from '../chat/mail-head.ts';
import type { SpokenLine } from '../chat/speaker.ts';
import { speakersOf } from '../chat/speakers.ts';
import type { Reader } from '../evidence.ts';
import { type CutBlock, glimpsesOf } from '../kinds/glimpse.ts';
import type { Judge } from '../kinds/judge.ts';
import type { Standing } from '../kinds/signals.ts';
import { around, type Glimpse } from '../kinds/surroundings.ts';
import { type Cues, cuesIn } from '../lexicon/cues.ts';
import { type Masked, restore } from '../mask.ts';
import { startPlace } from '../place.ts';
import { readsAsReport } from '../report.ts';
import type { Role } from '../role.ts';
import type { Kind, Statement, Strength } from '../statement.ts';

/** A source while it is read: what it is as a whole, where its reader is, and what it has stated so far. */
export interface SourceReader extends Reader {
  readonly source: Source;
  readonly judge: Judge;
  readonly speakers: ReadonlySet<string>;
  /** Messages below the names of their writers. */
  readonly isTalk: boolean;
  readonly isLetter: boolean;
  /** It has no beginning and no end to go by. */
  readonly isBrief: boolean;
  /** A first look at its clauses; null where they are so few that they say nothing of each other. */
  readonly glimpses: readonly Glimpse[] | null;
  /** Grows with what is read; what comes later may go into the last, or take back others. */
  readonly statements: Statement[];
}

/** A clause where it stands. */
export interface Clause {
  readonly span: Span;
  readonly block: Block;
  readonly role: Role;
  /** It as it is written. */
  readonly line: string;
  /** Who says it, where that is known. */
  readonly spoken: SpokenLine | null;
  /** A line of the head of a letter. */
  readonly head: MailLine | null;
}

/** A text of fewer sentences has no beginning and no end to go by. */
const FEW = 4;
/** Sentences of fewer say little of each other: what is learned of that is learned from whole notes. */
const SEVERAL = 7;

/** The reader of a source before its first word. */
export function openReader(
  source: Source,
  cut: readonly CutBlock[],
  language: string,
  judge: Judge,
): SourceReader {
  const isReport = readsAsReport(source, language);
  const speakers = speakersOf(source);
  const length = source.blocks.flatMap(({ sentences }) => sentences).length;
  return {
    source,
    language,
    judge,
    place: startPlace(),
    isReport,
    speakers,
    isTalk: isHeadedTalk(source.text),
    isLetter: isMail(source.text),
    isBrief: length < FEW,
    glimpses: length < SEVERAL ? null : glimpsesOf(source, cut, { language, isReport, speakers }),
    statements: [],
  };
}

/** Where in its source a clause stands, for whoever judges it. */
export function standingOf(reader: SourceReader, { span, role }: Clause): Standing {
  const { source, language, statements, isBrief, glimpses } = reader;
  if (isBrief) return { place: null, next: null, around: null, language };
  const place = { order: statements.length, share: span.start / source.text.length };
  return { place, next: role.next, around: glimpses && around(glimpses, span), language };
}

/** What a sentence was found to be. */
interface Found {
  readonly kind: Kind;
  readonly strength?: Strength | null;
  readonly cues?: Cues;
}

/** Adds what a clause says to what the source states. */
export function state(
  reader: SourceReader,
  clause: Clause,
  masked: Masked,
  { kind, strength = null, cues = cuesIn(masked.text, reader.language) }: Found,
): void {
  const { place, statements } = reader;
  const { span, block } = clause;
  place.previous = kind;
  place.author = null;
  statements.push({
    ...span,
    index: statements.length,
    text: restore(masked),
    masked,
    kind,
    strength,
    topics: new Set(cues.keys()),
    heading: kind !== 'step' && isBelowSteps(reader, clause) ? null : place.heading,
    lead: place.lead,
    block,
  });
}

/** Below the steps of a report stand what comes of them and why, which are none of them. */
export function isBelowSteps({ place, statements, isReport }: SourceReader, { block }: Clause): boolean {
  return (
    isReport &&
    block.kind === 'paragraph' &&
    reproduction.test(place.heading ?? '') &&
    statements.some(({ kind }) => kind === 'step')
  );
}

const reproduction = /^[*_\s]{0,3}(?:steps|(?:how to )?reproduc\p{L}+|repro)(?!\p{L})/iu;
