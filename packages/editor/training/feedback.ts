import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '@faircopy/contract';
import { createEditor } from '../src/editor.ts';
import { detectLanguage } from '../src/read/language.ts';
import type { Bearing } from '../src/refine/bearing/bearing.ts';
import { clausesOf } from '../src/refine/clauses/clauses.ts';
import { type Draft, draftOf } from '../src/refine/draft.ts';
import { spelledOut } from '../src/refine/message/spelled-out.ts';
import type { RefineRequest } from '../src/refine/request.ts';
import type { LabelledText } from './corpus.ts';

/** A clause of feedback on a document, labelled. */
export interface LabelledClause {
  readonly clause: string;
  readonly document: Draft;
  readonly before: Bearing | 'none';
  readonly bearing: Bearing;
  /** Clauses of one group are learned from or judged together. */
  readonly group: number;
}

/** Every line of no document is read beside this many documents, the next one beside the next. */
const BESIDE = 2;

/** A line of feedback. */
interface Line {
  readonly bearing: Bearing;
  readonly feedback: string;
}
/** The feedback on one document, which is made of a text of the corpus. */
interface Section {
  readonly name: string;
  readonly format: Format;
  /** The text itself; left out, it is the one of the corpus that has the name. */
  readonly text?: string;
  readonly lines: readonly Line[];
}

/** The clauses of all files of `feedback/`, and sentences of the corpus as feedback on the rest of their texts. See `feedback/README.md`. */
export async function readFeedback(corpus: readonly LabelledText[]): Promise<LabelledClause[]> {
  const own = ['documents.txt', 'domains.txt'].flatMap(sectionsIn);
  const documents: Draft[] = [];
  for (const section of own) documents.push(await documentFor(section, corpus));
  const general = ['elsewhere.txt', 'general.txt'].flatMap(sectionsIn).flatMap(({ lines }) => lines);
  return [
    ...corpus.flatMap(ownSentences),
    ...own.flatMap(({ lines }, at) => lines.flatMap((line) => clausesIn(line, documents[at], at))),
    ...general.flatMap((line, at) =>
      documentsBeside(line, at, documents).flatMap((document) => clausesIn(line, document, at)),
    ),
  ];
}

/** Any document, and one in the language of the line: who writes feedback mostly writes in that of the document. */
function documentsBeside({ feedback }: Line, at: number, documents: readonly Draft[]): Draft[] {
  const { language } = detectLanguage(feedback);
  const own = documents.filter((document) => document.language === language);
  return [documents, own.length > 0 ? own : documents].flatMap(
    (some, turn) => some[(at * BESIDE + turn) % some.length] ?? [],
  );
}

const reader = { audience: 'Senior Dev', context: 'Backend', tone: 50 } as const;

function requestOf(previousOutput: string, originalInput: string, format: Format): RefineRequest {
  return { originalInput, previousOutput, feedback: '', format, ...reader };
}

/** Of the texts every this many: sentences of all of them would outweigh feedback. Questions are rare, and each is taken. */
const EVERY_TEXT = 5;

/** Of the sentences of a rough text, every this many is taken as feedback on the rest of it. */
const EVERY = 4;

/** A sentence somebody left out of a text is feedback as good as any: a fact or a question about its subject. */
function ownSentences({ text, lines }: LabelledText, at: number): LabelledClause[] {
  return lines.flatMap(({ kinds, start, end }, place) => {
    const clause = text.slice(start, end).replace(/^(?:-|\d+\.) /u, '');
    const isTaken = kinds[0] === 'question' || (at % EVERY_TEXT === 0 && place % EVERY === at % EVERY);
    if (!isTaken || lines.length < 4 || clause.length > 160 || kinds[0] === undefined || silent.has(kinds[0]))
      return [];
    const rest = text.slice(0, start) + text.slice(end);
    const document = draftOf(rest, requestOf(rest, rest, 'Technical Spec'));
    return [
      { clause, document, before: 'none', bearing: kinds[0] === 'question' ? 'question' : 'fact', group: at },
    ];
  });
}

/** Kinds of sentences nobody would send as feedback, or that are told like news of another thing. */
const silent: ReadonlySet<string> = new Set([
  'example',
  'step',
  'vague',
  'context',
  'problem',
  'event',
  'definition',
]);

export async function documentFor(
  { name, format, text: own }: Pick<Section, 'name' | 'format' | 'text'>,
  corpus: readonly LabelledText[],
): Promise<Draft> {
  const text = own ?? corpus.find((one) => one.name === name)?.text;
  if (text === undefined) throw new Error(`The corpus has no text "${name}".`);
  const { output } = await createEditor().translate({
    input: text,
    format,
    ...reader,
  });
  return draftOf(output, requestOf(output, text, format));
}

function clausesIn(
  { bearing, feedback }: Line,
  document: Draft | undefined,
  group: number,
): LabelledClause[] {
  if (!document) return [];
  return clausesOf(spelledOut(feedback, document.text)).map((clause, at) => ({
    clause,
    document,
    before: at === 0 ? 'none' : bearing,
    bearing,
    group,
  }));
}

function sectionsIn(file: string): Section[] {
  const content = readFileSync(join(import.meta.dirname, 'feedback', file), 'utf8');
  return content
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const [title = '', ...rows] = part.trimEnd().split('\n');
      const [name = '', format = 'Technical Spec'] = title.split(' | ');
      const labelled = rows
        .filter((row) => row.includes('\t'))
        .map((row) => ({ label: row.slice(0, row.indexOf('\t')), said: row.slice(row.indexOf('\t') + 1) }));
      const text = labelled.find(({ label }) => label === 'text')?.said;
      const lines = labelled
        .filter(({ label }) => label !== 'text')
        .map(({ label, said }) => ({ bearing: label as Bearing, feedback: said }));
      return { name, format: format as Format, lines, ...(text === undefined ? {} : { text }) };
    });
}
