import type { SectionId } from '../formats/headings/table.ts';
import { headingOf } from '../formats/headings.ts';
import { fill, type PhraseKey, type Phrases } from '../formats/phrases/phrase.ts';
import { phrasesOf } from '../formats/phrases.ts';
import type { Understanding } from '../understand/understand.ts';
import { joined } from './blocks.ts';
import type { Block, Section } from './document.ts';
import { namedTitle } from './named-title.ts';
import { Pool } from './pool.ts';
import { QuestionBook } from './questions/book.ts';
import { recentDemands } from './recent-demands.ts';
import type { ComposeRequest } from './request.ts';
import type { Requirement } from './requirement.ts';
import { topicOf } from './topic.ts';

/** All that the parts of a document share while it is composed. */
export interface Composition {
  readonly understanding: Understanding;
  readonly request: ComposeRequest;
  readonly language: string;
  readonly phrases: Phrases;
  readonly pool: Pool;
  readonly questions: QuestionBook;
  /** What the composer takes for granted; each is listed under Assumptions. */
  readonly assumptions: Set<string>;
  /** Demands that a section has pointed at in words; a further one needs no more than their numbers. */
  readonly pointed: Set<Requirement>;
  /** Every demand of the input, numbered. */
  readonly requirements: readonly Requirement[];
  /** What the document is about, short enough to stand in a question. */
  readonly topic: string;
}

/** Starts the composition of a document. `wished` is the language its own words are asked to be in, else null. */
export function startComposition(
  read: Understanding,
  request: ComposeRequest,
  wished: string | null,
): Composition {
  const language = wished ?? read.language;
  const phrases = phrasesOf(language);
  const { written, requirements } = recentDemands(read, request.format, language);
  const { title, topic } = namedTitle(written, request.format, phrases);
  const understanding = { ...written, title };
  return {
    understanding,
    request,
    language,
    phrases,
    pool: new Pool(understanding),
    questions: new QuestionBook(),
    assumptions: new Set(),
    pointed: new Set(),
    requirements,
    topic: topic ?? topicOf(understanding, requirements),
  };
}

/** A set phrase of the document's language. */
export function say(
  composition: Composition,
  key: PhraseKey,
  values: Readonly<Record<string, string>> = {},
): string {
  return fill(composition.phrases[key], { topic: composition.topic, ...values });
}

/** A known section at its level with its heading in the document's language. */
export function section(
  composition: Composition,
  id: SectionId,
  level: number,
  blocks: readonly Block[],
): Section {
  return { id, heading: headingOf(id, composition.language), level, blocks };
}

/** "a, b and c" in the document's language. */
export function list(composition: Composition, items: readonly string[]): string {
  return joined(items, composition.phrases.and);
}
