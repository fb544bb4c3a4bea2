import { createEditor } from '@faircopy/editor';
import { readDictionary } from '@faircopy/editor/dictionaries';
import { correctionsOf } from '../requests.ts';
import { CARRIERS } from './carriers.ts';
import { readPages } from './data.ts';
import { around } from './jfleg.ts';
import { type LanguageCode, LETTERS } from './language-letters.ts';
import type { Findings, Measure, Options } from './measure.ts';
import { wordsIn } from './prose-words.ts';
import { sample, seeded } from './random.ts';
import { slip, withoutAccent } from './slips.ts';
import { sharesOf, type Typo, tryTypos } from './typo-trial.ts';
import { FREQUENT_WORDS } from './word-lists.ts';

/** Words seen this often in the documentation are no mistakes themselves. */
const SEEN_FROM = 3;
const SHORTEST = 4;
const ACCENT_SHARE = 0.25;
const MOST_CHARACTERS = 300_000;

/** One-slip typos and sound documentation in each further language with a dictionary. */
export const languages: Measure = async (options) => {
  const findings: Findings[] = [];
  for (const language of Object.keys(LETTERS) as LanguageCode[])
    findings.push(await typosIn(language, options), await soundText(language, options));
  return findings;
};

async function typosIn(language: LanguageCode, options: Options): Promise<Findings> {
  const random = seeded(3);
  const dictionary = readDictionary(language);
  const words = wordsOf(language, options).filter((word) => dictionary.knows(word));
  const accented = words.filter((word) => withoutAccent(word, random) !== word);
  const half = Math.ceil(options.most / 2);
  const wanted = sample(words, half - Math.round(half * ACCENT_SHARE), random).map((word) => ({
    written: slip(word, LETTERS[language], random),
    meant: [word],
  }));
  const bared = sample(accented, Math.round(half * ACCENT_SHARE), random).map((word) => ({
    written: withoutAccent(word, random),
    meant: [word],
  }));
  // a slip that makes another word can be seen by what the sentence says, and these sentences say nothing
  const typos: Typo[] = [...wanted, ...bared].filter(({ written }) => !dictionary.knows(written));
  const editor = createEditor();
  await editor.optimize(correctionsOf((CARRIERS[language][0] ?? '').replace('{word}', 'xqzvwkj')));
  const trial = await tryTypos(editor, typos, CARRIERS[language], random);
  return {
    measure: `typos ${language}`,
    counted: `${typos.length} words with a slip`,
    figures: [...sharesOf(trial, 88, 8), { label: 'ms a typo', value: trial.milliseconds, most: 5 }],
    cases: trial.cases.map((line) => `${language} ${line}`),
  };
}

/**
 * Words of the documentation as they are written there, so that German nouns keep their capital. English ones are left out:
 * they stand in every translation and are no words of its language.
 */
function wordsOf(language: LanguageCode, options: Options): string[] {
  const english = new Set(FREQUENT_WORDS);
  const counts = new Map<string, number>();
  for (const { text } of readPages(options, language)) {
    const prose = text
      .replace(/^(```|~~~)[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, ' ')
      .replace(/`[^`\n]*`|\S*[/\\@_]\S*/g, ' ');
    for (const [word] of prose.matchAll(/(?<=\p{Ll},? )\p{L}{4,}(?= )/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const small = language === 'de' ? /^\p{L}\p{Ll}+$/u : /^\p{Ll}+$/u;
  return [...counts]
    .filter(([word, count]) => count >= SEEN_FROM && word.length >= SHORTEST && small.test(word))
    .filter(([word]) => !english.has(word.toLowerCase()))
    .map(([word]) => word);
}

async function soundText(language: LanguageCode, options: Options): Promise<Findings> {
  const editor = createEditor();
  let [edits, words, characters] = [0, 0, 0];
  const cases: string[] = [];
  for (const { text, path } of readPages(options, language)) {
    if (characters > MOST_CHARACTERS) break;
    const answer = await editor.optimize(correctionsOf(text));
    const spelling = answer.edits.filter((edit) => edit.category === 'spelling');
    characters += text.length;
    words += wordsIn(text);
    edits += spelling.length;
    for (const edit of spelling)
      cases.push(`${language} ${path} ${edit.rule}: ${around(text, edit)} → ${edit.replacement}`);
  }
  return {
    measure: `sound text ${language}`,
    counted: `${words} words, ${edits} spellings changed`,
    figures: [{ label: 'flagged per 1,000 words', value: (1000 * edits) / words, most: 1 }],
    cases,
  };
}
