import type { PhraseKey } from '../../formats/phrases/phrase.ts';
import { withoutReference } from '../../formats/phrases/reference.ts';
import { metIn } from '../../understand/chat/attendance.ts';
import type { Kind, Statement } from '../../understand/statement.ts';
import type { Understanding } from '../../understand/understand.ts';
import { table } from '../blocks.ts';
import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';

/** A thing an audience looks for, and the words by which the input speaks of it. */
export interface Topic {
  readonly name: PhraseKey;
  readonly words: RegExp;
  /** Kinds of statements that speak of it; every kind that plans something where it has none of its own. */
  readonly kinds?: ReadonlySet<Kind>;
  /** Kinds that speak of it whatever their words. */
  readonly wholly?: ReadonlySet<Kind>;
  /** What else of the input says it, where no sentence does; null where nothing does. */
  otherwise?(composition: Composition): string | null;
}

/**
 * A table of topics with what the input says of each: the numbers of the requirements, or its sentence. What it does not plan is open,
 * in one row.
 */
export function topicTable(topics: readonly Topic[], composition: Composition): Block[] {
  const { phrases } = composition;
  const found = topics.map((topic) => ({ name: phrases[topic.name], said: saidOf(topic, composition) }));
  const open = found.filter(({ said }) => said === null).map(({ name }) => name);
  return table(
    [phrases.colTopic, phrases.colState],
    [
      ...found.flatMap(({ name, said }) => (said === null ? [] : [[name, said]])),
      ...(open.length === 0 ? [] : [[open.join('; '), withoutReference(phrases.openPoint)]]),
    ],
  );
}

/** Kinds that tell of today or of what went wrong: no answer to what is to be. */
const untold: ReadonlySet<Kind> = new Set<Kind>([
  'problem',
  'context',
  'event',
  'question',
  'alternative',
  'example',
  'nonGoal',
]);

function saidOf(topic: Topic, composition: Composition): string | null {
  const { understanding, requirements } = composition;
  // the heading of minutes tells who met and when: nobody's work, and no date to keep
  const statements = understanding.statements.filter(
    (one) => speaksOf(topic, one, understanding) && metIn(one.text.replace(/[.。]$/u, '')).length === 0,
  );
  const [first] = statements;
  if (!first) return topic.otherwise?.(composition) ?? null;
  const ids = requirements.filter((one) => statements.includes(one.statement)).map((one) => one.id);
  if (ids.length > 0) return ids.slice(0, 4).join(', ');
  const risks = riskIds(statements, composition);
  if (risks.length > 0) return risks.slice(0, 4).join(', ');
  return first.text
    .replace(/[.!。]+$/u, '')
    .replaceAll('|', '/')
    .replace(/\s+/gu, ' ');
}

function speaksOf(
  { words, kinds, wholly }: Topic,
  { kind, text, start, end }: Statement,
  { source }: Understanding,
): boolean {
  if (wholly?.has(kind)) return true;
  // A label that announces a sentence stands in the source, and in the sentence no longer.
  const said = `${source.text.slice(start, end)} ${text}`;
  return (kinds === undefined ? !untold.has(kind) : kinds.has(kind)) && words.test(said);
}

/** The numbers of those statements that are risks, where the document numbers its risks. */
function riskIds(statements: readonly Statement[], { understanding, request }: Composition): string[] {
  if (request.format !== 'Technical Spec' && request.format !== 'RFC') return [];
  return understanding.statements
    .filter(({ kind }) => kind === 'risk')
    .flatMap((risk, index) => (statements.includes(risk) ? [`R-${index + 1}`] : []));
}
