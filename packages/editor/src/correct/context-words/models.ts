import { existsSync } from 'node:fs';
import { onceALanguage } from '../../once-a-language.ts';
import type { ConfusionSet } from './confusion-set.ts';
import { type LanguageModel, readModel, saltOf } from './language-model.ts';
import { CONFUSION_SETS } from './sets.ts';

/** A set, and what tells its weights from those of others. */
export interface SaltedSet {
  readonly set: ConfusionSet;
  readonly salt: number;
}

/** What a language's words are judged by. */
export interface Knowledge {
  readonly model: LanguageModel;
  /** Whether it was learned from texts of few sorts, so that words it does not know show a text to be of another. */
  readonly isNarrow: boolean;
  /** Sets by the words that their places begin with. */
  readonly opening: ReadonlyMap<string, readonly SaltedSet[]>;
  /** Sets whose places can begin with any word. */
  readonly anywhere: readonly SaltedSet[];
}

/** What is known of a language, read at first use; null where nothing was learned. */
export const knowledgeOf = onceALanguage((language): Knowledge | null => {
  const sets = CONFUSION_SETS[language];
  const file = new URL(`./models/${language}.bin`, import.meta.url);
  return sets === undefined || !existsSync(file)
    ? null
    : gathered(sets, readModel(file, language), language !== 'en');
});

function gathered(sets: readonly ConfusionSet[], model: LanguageModel, isNarrow: boolean): Knowledge {
  const salted = sets.map((set) => ({ set, salt: saltOf(set.id) }));
  const opening = new Map<string, SaltedSet[]>();
  for (const one of salted)
    for (const word of one.set.opening ?? []) opening.set(word, [...(opening.get(word) ?? []), one]);
  return { model, isNarrow, opening, anywhere: salted.filter(({ set }) => set.opening === undefined) };
}
