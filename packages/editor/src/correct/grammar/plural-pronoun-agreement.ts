import { isBeforeVerb } from '../lexicon/clause.ts';
import { baseOfAnyThirdPerson } from '../lexicon/inflected.ts';
import { baseOf, PLAIN_THIRD } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

const RIGHT: Readonly<Record<string, string>> = {
  wants: 'want',
  needs: 'need',
  gets: 'get',
  knows: 'know',
  thinks: 'think',
  goes: 'go',
  uses: 'use',
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  "wasn't": "weren't",
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};

export const pluralPronounAgreement: ProseRule = {
  id: 'grammar/plural-pronoun-agreement',
  category: 'grammar',
  message: 'The verb agrees with a plural subject.',
  pattern: new RegExp(
    String.raw`(?<=^|[.!?,;]\s|\n|\b(?:because|but|when|since|although|while|so|if|then|and|that|where) )(we|they|you|these|those|i(?= (?:has|is|does|wants|needs)\b)) (wants|needs|gets|knows|thinks|goes|uses|${PLAIN_THIRD}|was|is|has|does|wasn['’]?t|isn['’]?t|hasn['’]?t|doesn['’]?t)(?![\p{L}'’])|(?<![\p{L}'’-])(we|they|(?<=\b(?:all|what|everything|(?:the|an?|any|every|each) (?!of\b|and\b|or\b|to\b)(?:[a-z]{3,15} )?[a-z]{3,15}) )you) ([a-z]{3,16}[^s\W]s|[a-z]{3,12}sses)(?= [a-z])`,
    'giu',
  ),
  replace: ([whole, pronoun = '', verb = '', several, third = ''], { prose, from }) => {
    if (several !== undefined) {
      // "we hosts are": who we are, and no verb
      const after = prose.slice(from + whole.length, from + whole.length + 24);
      const base = isBeforeVerb(after) || isPlural(third) ? undefined : baseOfAnyThirdPerson(third);
      return base === undefined ? null : `${several} ${base}`;
    }
    const small = verb.toLowerCase().replace(/n['’]?t$/, "n't");
    // a small "i" may be a loop variable
    if (pronoun === 'i') return null;
    return `${pronoun} ${pronoun === 'I' && small === 'is' ? 'am' : (RIGHT[small] ?? baseOf(small) ?? verb)}`;
  },
  examples: [
    ['I has no idea', 'I have no idea'],
    ['they wants more', 'they want more'],
    ['we was waiting', 'we were waiting'],
    ['It is the information you needs to have.', 'It is the information you need to have.'],
    ['Then we builds on that.', 'Then we build on that.'],
    ["it fails when they doesn't match", "it fails when they don't match"],
  ],
  counterExamples: ['if i is odd', 'one of you is enough', 'we were here'],
};

/** Persons: "we users". */
function isPlural(word: string): boolean {
  return /(?:ers|ors|ists|ants|guests|hosts|friends)$/i.test(word);
}
