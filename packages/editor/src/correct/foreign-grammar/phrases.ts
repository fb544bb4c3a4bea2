import { likeFirst } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** A rule that has one right spelling for each of some short words and set phrases, which no dictionary tells apart. */
export function spellingsRule(
  rule: Pick<ProseRule, 'id' | 'message' | 'examples' | 'counterExamples'> & {
    /** Right spelling by the wrong one in small letters. */
    readonly spellings: Readonly<Record<string, string>>;
  },
): ProseRule {
  const { spellings, ...meta } = rule;
  const wrong = Object.keys(spellings).sort((a, b) => b.length - a.length);
  return {
    ...meta,
    category: 'spelling',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_'’./-])(?:${wrong.join('|').replaceAll(' ', '\\s')})(?![\\p{L}\\p{N}_/'’-]|\\.\\p{L})`,
      'giu',
    ),
    replace: ([written]) => {
      const small = written.toLowerCase();
      // capitals throughout may be an abbreviation
      if (written !== small && written.slice(1) !== small.slice(1)) return null;
      const right = Object.hasOwn(spellings, small) ? spellings[small] : undefined;
      return right === undefined ? null : likeFirst(right, written);
    },
  };
}
