import { read } from '../../src/read/read.ts';
import { readingLanguage } from '../../src/read/reading-language.ts';
import { readStatements } from '../../src/understand/read-statements.ts';
import { englishSignals } from '../../src/understand/titles/english-signals.ts';
import { englishTitle, textToName } from '../../src/understand/titles/english-title.ts';
import type { Naming } from '../../src/understand/titles/naming.ts';
import { ruledTitle } from '../../src/understand/titles/title.ts';
import type { LabelledText } from '../corpus.ts';
import { learn } from '../regression.ts';
import { writeWeights } from '../write-weights.ts';
import { readAcceptedTitles } from './accepted-titles.ts';

const FOLDS = 5;
const evenly = () => 1;

/** Learns which of the things an English text says people accept as its title, and shows how texts it has not learned from are called. */
export function trainEnglishTitles(corpus: readonly LabelledText[], args: readonly string[]): void {
  const accepted = readAcceptedTitles();
  const texts = corpus.flatMap(({ name, text }) => {
    const titles = accepted.get(name);
    const source = read(text);
    if (titles === undefined || readingLanguage(source) !== 'en') return [];
    const { statements, requestedTopic } = readStatements(source, 'en');
    const ruled = ruledTitle(source, statements, requestedTopic, 'en');
    if (ruled.isGiven) return [];
    const lower = new Set(titles.map((title) => title.toLowerCase()));
    return [{ name, source, ...ruled, isAccepted: (title: string) => lower.has(title.toLowerCase()) }];
  });
  const learnFrom = (some: typeof texts) =>
    learn<Naming>(
      some.flatMap(({ title, said, source, isAccepted }) => {
        const text = textToName(title, said, source);
        return text.candidates.map((candidate) => ({
          signals: englishSignals(candidate, text),
          labels: [isAccepted(candidate.title) ? ('names' as const) : ('misses' as const)],
        }));
      }),
      evenly,
    );
  const called = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = learnFrom(texts.filter((_, at) => at % FOLDS !== fold));
    return texts
      .filter((_, at) => at % FOLDS === fold)
      .map((text) => ({ ...text, best: englishTitle(text.title, text.said, text.source, weights) }));
  });
  const share = (holds: (one: (typeof called)[number]) => boolean) =>
    ((100 * called.filter(holds).length) / called.length).toFixed(1);
  console.log(
    `English titles that people accepted: ${share(({ best, isAccepted }) => isAccepted(best))}% of ${called.length}, by rules alone ${share(({ title, isAccepted }) => isAccepted(title))}%`,
  );
  if (args.includes('--errors'))
    for (const { name, best } of called.filter((one) => !one.isAccepted(one.best)))
      console.log(`  ${name}: ${best}`);
  if (!args.includes('--dry'))
    writeWeights(
      learnFrom(texts),
      new URL('../../src/understand/titles/english-weights.json', import.meta.url),
    );
}
