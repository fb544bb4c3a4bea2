import { createEditor } from '@faircopy/editor';
import { correctionsOf } from '../requests.ts';
import { CLOCKS } from '../sides/side.ts';
import { readPages } from './data.ts';
import { around } from './jfleg.ts';
import type { Findings, Measure } from './measure.ts';
import { wordsIn } from './prose-words.ts';

const MOST_CHARACTERS = 400_000;

/** Edits made in well-edited documentation, of which almost each is a harm. */
export const docs: Measure = async (options) => {
  const editor = createEditor();
  const pages = readPages(options, 'en');
  const findings: Findings[] = [];
  for (const project of new Set(pages.map((page) => page.project))) {
    let [edits, words, characters, milliseconds] = [0, 0, 0, 0];
    const cases: string[] = [];
    for (const { path, text } of pages.filter((page) => page.project === project)) {
      if (characters > MOST_CHARACTERS) break;
      const started = CLOCKS.thread();
      const answer = await editor.optimize(correctionsOf(text));
      milliseconds += CLOCKS.thread() - started;
      characters += text.length;
      words += wordsIn(text);
      edits += answer.edits.length;
      for (const edit of answer.edits)
        cases.push(`${project}/${path} ${edit.rule}: ${around(text, edit)} → ${edit.replacement}`);
    }
    findings.push({
      measure: `docs ${project}`,
      counted: `${words} words, ${edits} edits`,
      figures: [
        { label: 'edits per 1,000 words', value: (1000 * edits) / words, most: 0.5 },
        { label: 'characters/s', value: (1000 * characters) / milliseconds },
      ],
      cases,
    });
  }
  return findings;
};
