import { createEditor } from '@faircopy/editor';
import { correctionsOf } from '../requests.ts';
import { readPages } from './data.ts';
import { around } from './jfleg.ts';
import type { Figure, Measure } from './measure.ts';
import { wordsIn } from './prose-words.ts';

const MOST_CHARACTERS = 150_000;

/** What improving does to well-edited documentation beyond corrections, by rule: the rarer, the safer. */
export const improvements: Measure = async (options) => {
  const editor = createEditor();
  const byRule = new Map<string, number>();
  const read = new Map<string, number>();
  const cases: string[] = [];
  let words = 0;
  for (const { project, path, text } of readPages(options, 'en')) {
    const before = read.get(project) ?? 0;
    if (before > MOST_CHARACTERS) continue;
    read.set(project, before + text.length);
    words += wordsIn(text);
    const corrected = await editor.optimize(correctionsOf(text));
    const known = new Set(corrected.edits.map(({ rule, start }) => `${rule} ${start}`));
    const improved = await editor.optimize({ ...correctionsOf(text), correctionsOnly: false });
    for (const edit of improved.edits) {
      if (known.has(`${edit.rule} ${edit.start}`)) continue;
      byRule.set(edit.rule, (byRule.get(edit.rule) ?? 0) + 1);
      cases.push(`${project}/${path} ${edit.rule}: ${around(text, edit)} → ${edit.replacement}`);
    }
  }
  const figures: Figure[] = [...byRule]
    .sort((a, b) => b[1] - a[1])
    .map(([rule, edits]) => ({ label: `${rule}, edits per 1,000 words`, value: (1000 * edits) / words }));
  return [{ measure: 'improvements', counted: `${words} words, ${cases.length} edits`, figures, cases }];
};
