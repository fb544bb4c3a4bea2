import type { ProseRule } from '../correct/prose-rule.ts';
import { matchCase } from '../correct/spelling/suggestion.ts';
import { literal } from '../read/literal.ts';

type PhraseRule = Pick<ProseRule, 'id' | 'message' | 'examples' | 'counterExamples'> & {
  /** What is written and what should stand there; `''` takes the phrase out. */
  readonly phrases: Readonly<Record<string, string>>;
};

/** A rule that replaces whole words and phrases, keeping the case of the first letter. */
export function phraseRule({ phrases, ...rule }: PhraseRule): ProseRule {
  const written = Object.keys(phrases).sort((a, b) => b.length - a.length);
  // what is taken out takes the comma and the space behind it along
  const alternatives = written.map(
    (phrase) => literal(phrase).replaceAll(' ', ' {1,3}') + (phrases[phrase] === '' ? ',? {1,3}' : ''),
  );
  return {
    ...rule,
    category: 'style',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}_/.'’@#&-])(?:${alternatives.join('|')})(?:(?<= )|(?<=/)(?= )|(?![\p{L}\p{N}_'’&]|[-/.][\p{L}\p{N}]))`,
      'giu',
    ),
    replace: ([phrase = ''], { prose, from }) => {
      const meant = phrases[phrase.toLowerCase().replace(/,? +$/, '').replace(/ {2,}/g, ' ')];
      if (meant === undefined) return null;
      // an acronym in capitals lends its capitals to no phrase
      const model = phrase.length > 1 && phrase === phrase.toUpperCase() ? phrase.toLowerCase() : phrase;
      const full = prose[from + phrase.length] === '.' && meant.endsWith('.') ? meant.slice(0, -1) : meant;
      return matchCase(full, model);
    },
  };
}
