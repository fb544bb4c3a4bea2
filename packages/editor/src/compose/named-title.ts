import type { Format } from '@faircopy/contract';
import { fill, type Phrases } from '../formats/phrases/phrase.ts';
import { actionOf } from '../understand/api/action.ts';
import { allEndpoints } from '../understand/api/endpoints.ts';
import { pluralOf, singularOf } from '../understand/api/nouns.ts';
import { speakersOf } from '../understand/chat/speakers.ts';
import { isBaseVerb, isNounToo } from '../understand/clause/verbs.ts';
import type { Understanding } from '../understand/understand.ts';
import { joined } from './blocks.ts';

/** Things that a title names. */
const mostNames = 4;

/** A title, and what stands for it within a sentence. */
interface Named {
  readonly title: string;
  /** The things alone, where the title says what kind of document it is; else null. */
  readonly topic: string | null;
}

/**
 * The title of an API design or a data model: that of the input where it names the whole, else what the calls or the tables are
 * about. A demand, a call or a row of fields that comes first is no name of the whole.
 */
export function namedTitle(understanding: Understanding, format: Format, phrases: Phrases): Named {
  const { title } = understanding;
  if ((format !== 'API Design' && format !== 'Data Model') || names(understanding))
    return { title, topic: null };
  const things = format === 'API Design' ? resourcesOf(understanding) : tablesOf(understanding);
  if (things.length === 0) return { title, topic: null };
  const words = things.map((name) => name.replaceAll(/[-_]/gu, ' '));
  const said = understanding.language === 'en' ? words.map(inPlural) : words;
  const topic = joined(said.slice(0, mostNames), phrases.and);
  const pattern = format === 'API Design' ? phrases.titleApi : phrases.titleModel;
  return { title: fill(pattern, { names: topic }), topic };
}

/** "Order" is "orders", and metadata stays what it is. */
function inPlural(name: string): string {
  return /(?:data|information|media|equipment|staff|feedback|stock)$/u.test(name)
    ? name
    : pluralOf(singularOf(name));
}

/** Whether the title stands in the input as a name: in a heading, or in a sentence that tells or demands nothing of a part. */
function names({ title, statements, source, endpoints, entities, language }: Understanding): boolean {
  const plain = (text: string) =>
    text
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  const wanted = plain(title);
  if (
    /[{}`/<>|]|^(?:that|this|it|these|those|there|here|we|i|one|each|every|max|at most|only|no)(?:['’]\p{L}+|\s)/iu.test(
      title,
    ) ||
    // Nor is what is told of a part.
    (language === 'en' && tellsOfPart.test(title)) ||
    // An order is no name.
    (language === 'en' &&
      /^\p{L}+ (?:\p{Ll}|the |an? )/u.test(title) &&
      isBaseVerb(title.split(' ')[0] ?? '') &&
      !isNounToo(`${title.split(' ')[0] ?? ''}s`)) ||
    !plain(source.text).includes(wanted)
  )
    return false;
  if (source.blocks.some(({ kind, text }) => kind === 'heading' && plain(text).includes(wanted))) return true;
  if (saysWhat.test(title)) return true;
  const told = new Set([...endpoints, ...entities].flatMap((one) => one.statements));
  const from = statements.find(({ text }) => plain(text).includes(wanted));
  if (
    from === undefined ||
    (plain(from.text) !== wanted.trim() && new RegExp(`^${escaped(title)}:\\s`, 'iu').test(from.text))
  )
    return true;
  // What somebody wants to be done is no name.
  if (
    new RegExp(`(?<!\\p{L})(?:wants?|needs?|have|has|like|plan) to ${escaped(title)}`, 'iu').test(from.text)
  )
    return false;
  return (
    (from.kind === 'context' || from.kind === 'goal' || from.kind === 'problem') && !told.has(from.index)
  );
}

/** "Inspections are kept 7 years": a sentence. */
const tellsOfPart =
  /^\p{L}[\p{L}'’ -]{2,50}? (?:is|are|was|were|has|have|must|can|cannot|should|will|gets?|belongs?) (?=[\p{L}\d])/iu;

/** "API for the rental desk", "Modelo de datos para la clínica": a title that says what kind of thing it is of. */
const saysWhat =
  /^(?:the |our |a )?(?:[\p{L}-]{2,30} ){0,4}(?:APIs?|endpoints|data ?models?|schema|Datenmodell|modèle de données|modelo de da(?:t|d)os|modello (?:di )?dati)(?!\p{L})(?! (?:must|can|should|has|needs?|is|are)(?!\p{L}))/iu;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

function resourcesOf({ endpoints, statements, language, entities, source }: Understanding): string[] {
  const all = allEndpoints(endpoints, statements, language, entities, speakersOf(source).size > 0);
  return unique(
    all.map((one) => {
      const segments = one.path.split('/').filter((segment) => segment !== '' && !/[{:<]/u.test(segment));
      return (segments.at(actionOf(one) === null ? -1 : -2) ?? '').toLowerCase();
    }),
  );
}

function tablesOf({ entities }: Understanding): string[] {
  return unique(entities.map(({ name }) => name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase()));
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name !== '' && !/^v\d+$/u.test(name)))];
}
