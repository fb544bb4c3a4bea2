import { readingLanguage } from '../read/reading-language.ts';
import type { Source } from '../read/source.ts';
import type { Endpoint } from './api/endpoint.ts';
import { writtenEndpoints } from './api/endpoints.ts';
import { type Carried, carriedBlocks } from './carried.ts';
import { withoutSpeaker } from './chat/speaker.ts';
import { speakersOf } from './chat/speakers.ts';
import { withNotations } from './definitions.ts';
import { dictated } from './entities/dictation.ts';
import { entitiesOf } from './entities/entities.ts';
import type { Entity, Relation } from './entities/entity.ts';
import { relationsOf } from './entities/relations.ts';
import { tableNotes } from './entities/table-notes.ts';
import { tiesOf } from './entities/tie-part.ts';
import { type Part, partsOf } from './parts/parts.ts';
import { readStatements } from './read-statements.ts';
import type { Statement } from './statement.ts';
import { titleOf } from './titles/title.ts';

/** The title of a source without a word, which a document of it has to have all the same. */
const UNTITLED = '…';

/** What a source says, taken apart. */
export interface Understanding {
  readonly source: Source;
  /** The language rules and phrases go by; English where the source gives no hint. */
  readonly language: string;
  readonly title: string;
  readonly statements: readonly Statement[];
  readonly carried: readonly Carried[];
  readonly parts: readonly Part[];
  readonly endpoints: readonly Endpoint[];
  readonly entities: readonly Entity[];
  readonly relations: readonly Relation[];
}

/** Takes a source apart into what it states, carries and names. */
export function understand(source: Source): Understanding {
  const language = readingLanguage(source);
  const reading = readStatements(source, language);
  const speakers = speakersOf(source);
  const said = reading.statements.map((one) => withoutEmphasis(withoutSpeaker(one, speakers)));
  const told = language === 'en' ? [...said.flatMap(inSentences), ...tableNotes(source)] : said;
  const entities = entitiesOf(
    source,
    told.filter((one) => (one.kind !== 'owner' && one.kind !== 'schedule') || tellsFields(one, source)),
  ).map(ofStatements);
  const relations = relationsOf(entities, told, language === 'en').map(ofStatements);
  const statements = withNotations(reading.statements, [...entities, ...relations]);
  return {
    source,
    language,
    title: titleOf(source, statements, reading.requestedTopic, language) || UNTITLED,
    statements,
    carried: carriedBlocks(source, statements),
    parts: partsOf(source, statements, language),
    endpoints: writtenEndpoints(source, statements),
    entities,
    relations,
  };
}

/** "- building has name, city": a line of notes on a thing, and nobody's task. */
function tellsFields({ start, end, block }: Statement, { text }: Source): boolean {
  const said = text.slice(start, end);
  // "Artifact: produced by a job"
  const note = /^\p{L}[\p{L} -]{2,30}: (.{3,80}?)\.?$/u.exec(said)?.[1] ?? '';
  return (
    tiesOf(note).length > 0 ||
    (block.kind === 'listItem' && /^(?:an? |each |every )?\p{Ll}{3,25} has \p{Ll}/u.test(said))
  );
}

/** What is said without a mark, in as many sentences as it has things; their indexes lie between its own and the next. */
function inSentences(statement: Statement): Statement[] {
  return dictated(statement.text).map((text, at) =>
    text === statement.text ? statement : { ...statement, text, index: statement.index + at / mostDictated },
  );
}

const mostDictated = 100;

/** What was read from such sentences, by the statements that they are of; a row of a table is of none. */
function ofStatements<T extends Entity | Relation>(one: T): T {
  const indexes = one.statements.filter((index) => index >= 0).map(Math.floor);
  return { ...one, statements: [...new Set(indexes)] };
}

/** "A *project* holds *flags*": the marks around a word say nothing of it. */
function withoutEmphasis(statement: Statement): Statement {
  return {
    ...statement,
    text: statement.text.replace(/(?<![\p{L}\p{N}*])\*{1,2}(\p{L}[^*\n]*?)\*{1,2}(?![\p{L}\p{N}*])/gu, '$1'),
  };
}
