import { join } from 'node:path';
import { detectLanguage } from '@faircopy/editor';
import { dataPath, linesOf } from './data.ts';
import { around, CODE_BLOCKS, INLINE_CODE } from './detection-code.ts';
import type { Findings, Measure, Options } from './measure.ts';
import { pick, sample, seeded } from './random.ts';

/** The languages that are told apart, by the names their files have. */
const LANGUAGES =
  'ar bg bn cs da de el en es fa fi fr he hi hr hu it ja ko nl nb pl pt ro ru sk sv th tr uk vi zh'.split(
    ' ',
  );

/** Norwegian is one language here, whose written form Bokmål is. */
const NAMES: Readonly<Record<string, string>> = { nb: 'no' };

const KINDS = [
  ['sentences', 99.3],
  ['word-pairs', 91],
  ['single-words', 76],
] as const;

/** How often the language of a text is told, alone and with code around, and what the longest text costs. */
export const detection: Measure = async (options) => {
  const random = seeded(11);
  const found: Findings[] = [];
  for (const [kind, least] of KINDS) found.push(tell(kind, least, read(options, kind), (text) => text));
  const sentences = read(options, 'sentences');
  found.push(
    tell('inline code', 98.5, sentences, (text) => around(text, pick(INLINE_CODE, random) ?? '', random)),
    tell('code block', 99.5, sentences, (text) => `${text}\n\n${pick(CODE_BLOCKS, random) ?? ''}\n`),
    cost(sentences),
  );
  return found;
};

interface Sample {
  readonly language: string;
  readonly text: string;
}

function read(options: Options, kind: (typeof KINDS)[number][0]): Sample[] {
  const folder = dataPath(options, 'lingua');
  const random = seeded(5);
  const each = Math.ceil(options.most / 10);
  return LANGUAGES.flatMap((language) =>
    sample(linesOf(join(folder, kind, `${language}.txt`)), each, random).map((text) => ({ language, text })),
  );
}

function tell(
  kind: string,
  least: number,
  samples: readonly Sample[],
  dressed: (text: string) => string,
): Findings {
  const cases: string[] = [];
  const right = samples.filter(({ language, text }) => {
    const asked = dressed(text);
    const { language: told } = detectLanguage(asked);
    if (told === (NAMES[language] ?? language)) return true;
    cases.push(`${kind} ${language} as ${told}: ${asked.slice(0, 120).replaceAll('\n', ' ')}`);
    return false;
  });
  return {
    measure: `language of ${kind}`,
    counted: `${samples.length} texts in ${LANGUAGES.length} languages`,
    figures: [{ label: 'told, %', value: (100 * right.length) / samples.length, least }],
    cases,
  };
}

/**
 * The quickest of so many runs is what a text costs; the others met something else on the machine. Each begins with another number, since the
 * languages of recent texts are remembered.
 */
const RUNS = 7;

function milliseconds(text: string): number {
  const begun = performance.now();
  detectLanguage(text);
  return performance.now() - begun;
}

/** Texts of 15,000 characters, each of one language. */
function cost(samples: readonly Sample[]): Findings {
  const texts = LANGUAGES.flatMap((language) => {
    const own = samples.filter((one) => one.language === language).map(({ text }) => text);
    const long = own.join(' ').repeat(20).slice(0, 15_000);
    return [long, ...own.slice(0, 2).map((text) => `${text} ${long}`.slice(0, 15_000))];
  });
  for (const text of texts) detectLanguage(text);
  const times = texts
    .map((text) => Math.min(...Array.from({ length: RUNS }, (_, run) => milliseconds(`${run} ${text}`))))
    .toSorted((left, right) => left - right);
  return {
    measure: 'language of 15,000 characters',
    counted: `${texts.length} texts`,
    figures: [{ label: 'ms, p95', value: times[Math.floor(times.length * 0.95)] ?? 0, most: 2 }],
  };
}
