import { existsSync } from 'node:fs';
import { onceALanguage } from '../../once-a-language.ts';
import type { ConfusionSet } from './confusion-set.ts';
import { readModel, type SetWeights, saltOf } from './language-model.ts';
import { CONFUSION_SETS, SETS_APART } from './sets.ts';
import type { WordClasses } from './word-classes.ts';

/** A set with what was learned of it. */
export interface LearnedSet extends SetWeights {
  readonly set: ConfusionSet;
  /** What tells its weights from those of others. */
  readonly salt: number;
}

/** What a language's words are judged by. */
export interface Knowledge {
  readonly classes: WordClasses;
  /** Whether it was learned from texts of few sorts, so that words it does not know show a text to be of another. */
  readonly isNarrow: boolean;
  /** Sets by the words that their places begin with. */
  readonly opening: ReadonlyMap<string, readonly LearnedSet[]>;
  /** Sets whose places can begin with any word. */
  readonly anywhere: readonly LearnedSet[];
}

/** What is known of a language, read at first use; null where nothing was learned. */
export const knowledgeOf = onceALanguage((language): Knowledge | null => {
  const sets = CONFUSION_SETS[language];
  const file = modelFile(language);
  if (sets === undefined || !existsSync(file)) return null;
  const model = readModel(file, language);
  const apart = Object.entries(SETS_APART[language] ?? {}).flatMap(([name, others]) =>
    learned(others, readModel(modelFile(`${language}-${name}`), language)),
  );
  return gathered([...learned(sets, model), ...apart], model.classes, language !== 'en');
});

function modelFile(name: string): URL {
  return new URL(`./models/${name}.bin`, import.meta.url);
}

function learned(sets: readonly ConfusionSet[], { weights, thresholds }: SetWeights): LearnedSet[] {
  return sets.map((set) => ({ set, salt: saltOf(set.id), weights, thresholds }));
}

function gathered(sets: readonly LearnedSet[], classes: WordClasses, isNarrow: boolean): Knowledge {
  const opening = new Map<string, LearnedSet[]>();
  for (const one of sets)
    for (const word of one.set.opening ?? []) opening.set(word, [...(opening.get(word) ?? []), one]);
  return { classes, isNarrow, opening, anywhere: sets.filter(({ set }) => set.opening === undefined) };
}
