import { createEditor, type Edit } from '@faircopy/editor';
import { correctionsOf } from '../requests.ts';
import { dataPath, linesOf } from './data.ts';
import { gleu, type Judged } from './gleu.ts';
import type { Findings, Measure, Options } from './measure.ts';
import { layOut, tokensAfter } from './treebank-tokens.ts';

const REFERENCES = 4;

/** GLEU over the sentences of learners of English of JFLEG, each corrected by itself. */
export const jfleg: Measure = async (options) => [
  await measure(options, 'test', 50),
  await measure(options, 'dev', 45),
];

async function measure(options: Options, part: 'test' | 'dev', least: number): Promise<Findings> {
  const folder = dataPath(options, `jfleg/${part}`);
  const read = (name: string): string[][] =>
    linesOf(`${folder}/${part}.${name}`).map((line) => line.split(/\s+/).filter((token) => token !== ''));
  const sources = read('src');
  const references = Array.from({ length: REFERENCES }, (_, at) => read(`ref${at}`));
  const editor = createEditor();
  const cases: string[] = [];
  const corpus: Judged[] = [];
  let changed = 0;
  for (const [at, source] of sources.entries()) {
    const sentence = layOut(source);
    const { edits } = await editor.optimize(correctionsOf(sentence.text));
    const output = tokensAfter(sentence, edits);
    changed += edits.length;
    corpus.push({ source, output, references: references.map((lines) => lines[at] ?? []) });
    for (const edit of edits)
      cases.push(`${part} ${at} ${edit.rule}: ${around(sentence.text, edit)} → ${edit.replacement}`);
  }
  return {
    measure: `jfleg ${part}`,
    counted: `${corpus.length} sentences, ${changed} edits`,
    figures: [
      { label: 'GLEU', value: gleu(corpus), least },
      { label: 'GLEU of the source', value: gleu(corpus.map((each) => ({ ...each, output: each.source }))) },
    ],
    cases,
  };
}

/** The text before, the changed piece in brackets, and the text after. */
export function around(text: string, { start, end }: Edit): string {
  return `${text.slice(Math.max(0, start - 30), start)}[${text.slice(start, end)}]${text.slice(end, end + 20)}`.replaceAll(
    '\n',
    ' ',
  );
}
