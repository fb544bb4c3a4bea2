import type { Format } from '@faircopy/contract';
import { phrasesOf } from '../formats/phrases.ts';
import { asDefinitions } from '../understand/definitions.ts';
import type { Understanding } from '../understand/understand.ts';
import { demandsOf, type Requirement } from './requirement.ts';
import { asWritten } from './voice/as-written.ts';

/** What a text says in the wording of documents, and what it demands. */
interface Demanded {
  readonly written: Understanding;
  readonly requirements: readonly Requirement[];
}

/** Lives as long as what was understood of a text, see `understand/recent-understandings.ts`. */
const recent = new WeakMap<Understanding, Map<string, Demanded>>();

/**
 * What a text demands in a document of a format, which is the same for every audience, context and tone: people ask for several documents
 * of one text.
 *
 * @param language of the document, as a BCP 47 primary subtag
 */
export function recentDemands(read: Understanding, format: Format, language: string): Demanded {
  const known = recent.get(read) ?? new Map<string, Demanded>();
  recent.set(read, known);
  const name = `${format} in ${language}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const written = asWritten(format === 'Data Model' ? defining(read) : read, format);
  const demanded = { written, requirements: demandsOf(written, phrasesOf(language), format) };
  known.set(name, demanded);
  return demanded;
}

/** A text as a data model takes it, whose tables say what sentences tell of fields. */
function defining(read: Understanding): Understanding {
  const told = [...read.entities, ...read.relations];
  return { ...read, statements: asDefinitions(read.statements, told, read.source) };
}
