import { sharedDictionary } from '../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../prose-rule.ts';

/** How a language of the Romance family builds the plural of its third person, and what stands around it. */
interface PluralVerbs {
  readonly language: string;
  /** What opens a plural subject. */
  readonly determiners: string;
  /** Nouns in the plural, as the source of a pattern. */
  readonly nouns: string;
  /** Those that look like one and stand in phrases of their own. */
  readonly notNouns: RegExp;
  /** What stands between a subject and its verb, each with its space. */
  readonly between: string;
  /** What stands behind a verb and not behind a second noun. */
  readonly behind: string;
  readonly irregular: Readonly<Record<string, string>>;
  /** By the last letter of the singular: the ending of the plural, and the endings of infinitives that have it. */
  readonly endings: Readonly<Record<string, readonly [plural: string, infinitives: readonly string[]]>>;
  /** Words that look like a verb in the singular. */
  readonly notVerbs: RegExp;
}

/** "os sensores envia uma leitura": a verb in the singular right behind a plural subject that opens its clause. */
export function romancePluralVerb(
  rule: Pick<ProseRule, 'id' | 'message' | 'examples' | 'counterExamples'>,
  verbs: PluralVerbs,
): ProseRule {
  const irregular = Object.keys(verbs.irregular).join('|');
  const letters = Object.keys(verbs.endings).join('');
  return {
    ...rule,
    category: 'grammar',
    pattern: new RegExp(
      `(?<=^|\\n|[.!?:;] )(?<subject>(?:${verbs.determiners}) (?<noun>${verbs.nouns}) (?:${verbs.between})?)(?<verb>${irregular}|\\p{Ll}{3,20}[${letters}])(?= (?:${verbs.behind})(?!\\p{L})|\\s?[.,;!?]|\\s?$)`,
      'gmu',
    ),
    replace: ({ groups }) => {
      const { subject = '', noun = '', verb = '' } = groups ?? {};
      if (verbs.notNouns.test(noun)) return null;
      const plural = pluralOf(verb, verbs);
      return plural === undefined ? null : subject + plural;
    },
  };
}

function pluralOf(verb: string, { irregular, endings, notVerbs, language }: PluralVerbs): string | undefined {
  if (Object.hasOwn(irregular, verb)) return irregular[verb];
  const [ending = '', infinitives = []] = endings[verb.at(-1) ?? ''] ?? [];
  if (notVerbs.test(verb)) return undefined;
  const dictionary = sharedDictionary(language);
  const stem = verb.slice(0, -1);
  const isVerb = infinitives.some((infinitive) => dictionary.hasEntry(stem + infinitive));
  return isVerb && dictionary.hasEntry(stem + ending) ? stem + ending : undefined;
}
