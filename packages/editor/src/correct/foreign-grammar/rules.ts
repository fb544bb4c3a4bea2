import type { ProseRule } from '../prose-rule.ts';

/** By ISO 639-1 code; a language's rules are loaded with the first text in it. */
const LOADERS: Readonly<Record<string, () => Promise<readonly ProseRule[]>>> = {
  de: async () => (await import('./german/rules.ts')).germanRules,
  fr: async () => (await import('./french/rules.ts')).frenchRules,
  es: async () => (await import('./spanish/rules.ts')).spanishRules,
  pt: async () => (await import('./portuguese/rules.ts')).portugueseRules,
  it: async () => (await import('./italian/rules.ts')).italianRules,
  nl: async () => (await import('./dutch/rules.ts')).dutchRules,
  pl: async () => (await import('./polish/rules.ts')).polishRules,
};

/** Codes of the languages with a dictionary that have rules of their own. */
export const FOREIGN_LANGUAGES = Object.keys(LOADERS);

/** Grammar and punctuation of a language with a dictionary; only what is certain. None for other languages. */
export async function foreignRules(language: string): Promise<readonly ProseRule[]> {
  return Object.hasOwn(LOADERS, language) ? ((await LOADERS[language]?.()) ?? []) : [];
}
