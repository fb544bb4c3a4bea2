import { read } from '../src/read/read.ts';
import { readingLanguage } from '../src/read/reading-language.ts';
import { readStatements } from '../src/understand/read-statements.ts';
import { bestTitle } from '../src/understand/titles/best-title.ts';
import { titleCandidates } from '../src/understand/titles/candidates.ts';
import { givenTitle } from '../src/understand/titles/given-title.ts';
import type { Naming } from '../src/understand/titles/naming.ts';
import { titleSignals, wordingOf } from '../src/understand/titles/signals.ts';
import { toldTitle } from '../src/understand/titles/told-title.ts';
import type { LabelledText } from './corpus.ts';
import { learn } from './regression.ts';
import { writeWeights } from './write-weights.ts';

const FOLDS = 5;
/** Words of a title at most. */
const LONGEST = 11;
const evenly = () => 1;

/** Learns which of the things a text in another language than English says names its subject, and shows how texts it has not learned from are called. */
export function trainTitles(corpus: readonly LabelledText[], args: readonly string[]): void {
  const texts = corpus.flatMap((text) => {
    const source = read(text.text);
    const language = readingLanguage(source);
    if (language === 'en') return [];
    const { statements, requestedTopic } = readStatements(source, language);
    const given = givenTitle(source, requestedTopic, language);
    const ruled = given ?? toldTitle(source, statements, language);
    return [{ text, statements, language, ruled, isGiven: given !== null }];
  });
  const learnFrom = (some: typeof texts) =>
    learn<Naming>(
      some.flatMap(({ text, statements, language, ruled }) => {
        const wording = wordingOf(statements);
        return titleCandidates(ruled, statements, language).map((candidate) => ({
          signals: titleSignals(candidate, wording, statements, language),
          labels: [names(text, candidate.title) ? ('names' as const) : ('misses' as const)],
        }));
      }),
      evenly,
    );
  const called = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(texts.filter((_, at) => at % FOLDS !== fold));
    return texts
      .filter((_, at) => at % FOLDS === fold)
      .map(({ text, statements, language, ruled, isGiven }) => ({
        text,
        ruled,
        title: isGiven ? ruled : bestTitle(ruled, statements, language, weights),
      }));
  });
  const share = (titleOf: (one: (typeof called)[number]) => string) =>
    ((100 * called.filter((one) => names(one.text, titleOf(one))).length) / called.length).toFixed(1);
  console.log(
    `titles that name their topic in at most ${LONGEST} words: ${share(({ title }) => title)}% of ${called.length}, by rules alone ${share(({ ruled }) => ruled)}%`,
  );
  if (args.includes('--errors'))
    for (const { text, title } of called.filter((one) => !names(one.text, one.title)))
      console.log(`  ${text.name}: ${title}`);
  if (!args.includes('--dry'))
    writeWeights(learnFrom(texts), new URL('../src/understand/titles/weights.json', import.meta.url));
}

function names({ title }: LabelledText, called: string): boolean {
  return title.test(called) && called.split(' ').length <= LONGEST;
}
