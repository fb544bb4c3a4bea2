import { readingLanguage } from '../read/reading-language.ts';
import type { Source } from '../read/source.ts';
import type { Endpoint } from './api/endpoint.ts';
import { writtenEndpoints } from './api/endpoints.ts';
import { type Carried, carriedBlocks } from './carried.ts';
import { speakersOf, withoutSpeaker } from './chat/speaker.ts';
import { entitiesOf } from './entities/entities.ts';
import type { Entity, Relation } from './entities/entity.ts';
import { relationsOf } from './entities/relations.ts';
import { setsQuality } from './limit.ts';
import { type Part, partsOf } from './parts/parts.ts';
import { readStatements } from './read-statements.ts';
import type { Kind, Statement } from './statement.ts';
import { titleOf } from './titles/title.ts';
import { isWished } from './wished.ts';

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
  const entities = entitiesOf(
    source,
    said.filter((one) => (one.kind !== 'owner' && one.kind !== 'schedule') || tellsFields(one, source)),
  );
  const relations = relationsOf(entities, said, language === 'en');
  const statements = withDefinitions(reading.statements, [...entities, ...relations], source);
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
  return (
    block.kind === 'listItem' &&
    /^(?:an? |each |every )?\p{Ll}{3,25} has \p{Ll}/u.test(text.slice(start, end))
  );
}

/** "A *project* holds *flags*": the marks around a word say nothing of it. */
function withoutEmphasis(statement: Statement): Statement {
  return {
    ...statement,
    text: statement.text.replace(/(?<![\p{L}\p{N}*])\*{1,2}(\p{L}[^*\n]*?)\*{1,2}(?![\p{L}\p{N}*])/gu, '$1'),
  };
}

/** "A permit is valid for 12 months and belongs to one zone": a rule, and where the thing belongs. */
const saysMore = /(?<!\p{L})(?:is|are|lasts?|costs?|expires?) [^.;,]{2,60} and belongs? to(?!\p{L})/iu;

/** "The app should read barcodes, send the parcel id": behind a comma a sentence goes on to demand. */
const goesOn = /,\s{0,3}$/u;

/** What is weighed, left out or for later defines nothing, whatever it names. */
const outspoken: ReadonlySet<Kind> = new Set([
  'alternative',
  'nonGoal',
  'future',
  'risk',
  'rollout',
] as const);

/** Sentences that only tell fields and relations are definitions, written as they stand. Those that demand something stay demands. */
function withDefinitions(
  statements: readonly Statement[],
  told: readonly (Entity | Relation)[],
  source: Source,
): Statement[] {
  const described = new Set(told.flatMap((one) => one.statements));
  return statements.map((statement) => {
    const isPlain =
      statement.kind !== 'question' &&
      !outspoken.has(statement.kind) &&
      !(statement.kind === 'quality' && setsQuality(statement)) &&
      !isWished(statement, source) &&
      !statement.topics.has('must') &&
      !statement.topics.has('should') &&
      !statement.topics.has('prohibition') &&
      !goesOn.test(source.text.slice(Math.max(0, statement.start - 4), statement.start)) &&
      !saysMore.test(statement.masked.text);
    if (!described.has(statement.index) || !isPlain) return statement;
    const text =
      statement.block.kind === 'listItem'
        ? source.text.slice(statement.start, statement.end).replace(/\s+/gu, ' ')
        : statement.text;
    return { ...statement, kind: 'definition', strength: null, text };
  });
}
