import { onceAsked } from './once-asked.ts';

/**
 * What `make` gives for a language, which is made when somebody first asks for that language, and once. For what takes long to make
 * and is needed for the languages of few texts: patterns of all its words, tables, dictionaries.
 */
export function onceALanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, () => Made>();
  return (language) => {
    const known = made.get(language) ?? onceAsked(() => make(language));
    made.set(language, known);
    return known();
  };
}
