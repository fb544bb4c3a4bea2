import { createEditor } from '@faircopy/editor';
import { correctionsOf } from '../requests.ts';
import { readPages } from './data.ts';
import { GRAMMAR_MISTAKES, type GrammarMistake } from './grammar-mistakes.ts';
import type { Measure, Options } from './measure.ts';
import { wordsIn } from './prose-words.ts';
import { pick, sample, seeded } from './random.ts';

const [FEWEST_WORDS, MOST_WORDS] = [5, 28];
/** Sound sentences that are corrected as they are. */
const SOUND = 2_000;

/**
 * Sentences of well-edited documentation, each by itself: with one mistake of grammar in it, and without any. By itself a sentence is a text too
 * short to tell how its writer writes, as a note or a message is.
 */
export const grammarSlips: Measure = async (options) => {
  const editor = createEditor();
  const random = seeded(24);
  const sentences = sample(sentencesOf(options), Number.POSITIVE_INFINITY, random);
  const cases: string[] = [];
  const found = new Map(GRAMMAR_MISTAKES.map(({ name }) => [name, { right: 0, left: 0, made: 0 }]));
  const each = Math.ceil(options.most / GRAMMAR_MISTAKES.length);
  for (const sound of sentences) {
    const slip = madeIn(sound, random, (name) => (found.get(name)?.made ?? 0) < each);
    const tally = slip && found.get(slip.name);
    if (!slip || !tally) continue;
    const { output } = await editor.optimize(correctionsOf(slip.written));
    tally.made += 1;
    if (output === sound) tally.right += 1;
    else if (output === slip.written) tally.left += 1;
    if (output !== sound)
      cases.push(`${slip.name}: ${slip.written} → ${output === slip.written ? '=' : output}`);
  }
  const all = [...found.values()];
  const [made, right, left] = (['made', 'right', 'left'] as const).map((key) =>
    all.reduce((sum, tally) => sum + tally[key], 0),
  ) as [number, number, number];
  let [words, edits] = [0, 0];
  for (const sound of sentences.slice(-SOUND)) {
    const answer = await editor.optimize(correctionsOf(sound));
    words += wordsIn(sound);
    edits += answer.edits.length;
    for (const edit of answer.edits) cases.push(`sound: ${sound} ${edit.rule} → ${edit.replacement}`);
  }
  return [
    {
      measure: 'grammar slips',
      counted: `${made} sentences, one mistake each`,
      figures: [
        { label: '% right', value: (100 * right) / made },
        { label: '% right but for another edit, or wrong', value: (100 * (made - right - left)) / made },
        ...[...found].map(([name, tally]) => ({
          label: `${name}, % right`,
          value: (100 * tally.right) / tally.made,
        })),
      ],
      cases,
    },
    {
      measure: 'sound sentences',
      counted: `${words} words, ${edits} edits`,
      figures: [{ label: 'edits per 1,000 words', value: (1000 * edits) / words }],
    },
  ];
};

/** Sentences of paragraphs that are nothing else: no lists, tables or tags. */
function sentencesOf(options: Options): string[] {
  const paragraphs = readPages(options, 'en').flatMap(({ text }) =>
    text
      .replace(/^---\n[\s\S]*?\n---\n/u, '')
      .replace(/```[\s\S]*?```/gu, '')
      .split(/\n\s*\n/u)
      .map((paragraph) => paragraph.trim().replace(/\s+/gu, ' '))
      .filter((paragraph) => /^[A-Z][^|<>{}]{38,}[.!?]$/u.test(paragraph)),
  );
  const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?]) (?=[A-Z])/u));
  return [...new Set(sentences)].filter((sentence) => {
    const words = sentence.split(' ').length;
    return words >= FEWEST_WORDS && words <= MOST_WORDS && /[.!?]$/u.test(sentence);
  });
}

interface Slip {
  readonly name: string;
  readonly written: string;
}

/** A sentence with one of the mistakes that are still wanted and can be made in it. */
function madeIn(sentence: string, random: () => number, isWanted: (name: string) => boolean): Slip | null {
  const possible = GRAMMAR_MISTAKES.flatMap((mistake) =>
    isWanted(mistake.name) ? placesOf(sentence, mistake).map((at) => ({ mistake, ...at })) : [],
  );
  const chosen = pick(possible, random);
  if (!chosen) return null;
  const { mistake, word, from } = chosen;
  const written = `${sentence.slice(0, from)}${mistake.made(word)}${sentence.slice(from + word.length)}`;
  return written === sentence ? null : { name: mistake.name, written };
}

/** Where a mistake can be made, outside code. */
function placesOf(sentence: string, { pattern }: GrammarMistake): { word: string; from: number }[] {
  return [...sentence.matchAll(pattern)].flatMap((match) => {
    const [whole, word = ''] = match;
    const from = match.index + whole.lastIndexOf(word);
    const isInCode = (sentence.slice(0, from).split('`').length & 1) === 0;
    return isInCode ? [] : [{ word, from }];
  });
}
