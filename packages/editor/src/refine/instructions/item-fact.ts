import { contentWords } from '../../document/content-words.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Span } from '../../read/source.ts';
import { tellsSomething } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { labelsFrom } from '../labelled/behind.ts';
import { asSentence } from '../place/sentence.ts';
import { demandNamed } from '../target/demand-named.ts';
import { homeOf } from '../target/keyed.ts';

const key = '(?:requirement |risk |assumption |goal )?(?<key>\\p{Lu}{1,4}-\\d{1,4})';
const write = '(?:add|append|mention|note|say|state|write|include|clarify|specify|document|point out)';
const words = '(?<words>.{6,400})';

/** Groups: `key`; `words`, what is said of it, or `also`, what else holds. */
const patterns: readonly RegExp[] = [
  new RegExp(`^${write} (?:to|in|under|at|for) ${key}(?: that|,? saying that|\\s?:) ${words}$`, 'isu'),
  new RegExp(`^${write} that ${words} (?:in|to|under|at|for) ${key}$`, 'isu'),
  new RegExp(
    `^${key} (?:should|must|needs? to|has to|could) (?:also |explicitly |clearly )*(?:mention|note|include|specify|clarify|point out) (?:that |explicitly that )?${words}$`,
    'isu',
  ),
  new RegExp(
    `^(?:extend|complete|expand|amend|supplement) ${key}(?: with(?: that)?| by|\\s?:) ${words}$`,
    'isu',
  ),
  new RegExp(
    `^${key} (?<also>(?:must|should|has to|needs to|may) also (?!be (?:a |an |of |in ))(?!have ).{4,300})$`,
    'isu',
  ),
  new RegExp(`^${key} also (?<also>(?:applies|holds|counts|works|is true|covers|concerns) .{3,300})$`, 'isu'),
];

/** "The audit entry also needs the address of the caller": what a requirement that speaks of it is to hold besides. */
const described =
  /^(?:and |also |please )*(?<what>(?:the |our )?[\p{L}][\p{L} -]{2,40}?) (?:also (?:needs?|contains?|includes?|has|holds?|shows?|records?|stores?)|(?:must|should|needs to|has to) also (?:contain|include|hold|show|record|store|have)) .{3,200}$/iu;

/** Says more of an entry with a key: as a sentence of that entry. */
export const itemFact: Instruction = {
  meta: {
    id: 'item-fact',
    does: 'Adds a sentence to the requirement, risk or other entry that is named by its key.',
    examples: ['mention in FR-2 that managers can resend a file', 'FR-1 must also work for SMS'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { key: named, words: said, also } = pattern.exec(clause.trim())?.groups ?? {};
      if (named === undefined) continue;
      const sentence =
        also !== undefined
          ? `This ${/^(?:must|should|has|needs|may)/iu.test(also) ? '' : 'also '}${also}`
          : said !== undefined && tellsSomething(said)
            ? said
            : null;
      if (sentence === null || !entryOf(draft, named)) continue;
      return (now) => extended(now, named, asSentence(upperFirst(sentence)));
    }
    const what = described.exec(clause.trim())?.groups?.['what'];
    const key = what === undefined ? null : demandNamed(draft, what.replace(/^(?:the|our) /iu, ''));
    return key === null ? null : (now) => extended(now, key, asSentence(upperFirst(clause.trim())));
  },
};

/** The item of a list that begins with a key. */
function entryOf(draft: Draft, key: string): Span | null {
  const home = homeOf(draft, key.toUpperCase());
  return home?.kind === 'item' ? home : null;
}

function extended(draft: Draft, key: string, sentence: string): Outcome {
  const entry = entryOf(draft, key);
  if (!entry) return noEffect(draft, `There is no ${key}.`);
  const [line = ''] = draft.text.slice(entry.start, entry.end).split(/\r?\n/u);
  const own = line.slice(0, labelsFrom(line)).trimEnd();
  const held = new Set(contentWords(own));
  if (contentWords(sentence).every((word) => held.has(word)))
    return noEffect(draft, `${key} already says so.`);
  const end = entry.start + own.length;
  const stop = /[.!?…:]$/u.test(own) ? '' : '.';
  return applied(
    draft,
    splice(draft.text, [{ start: end, end, text: `${stop} ${sentence}` }]),
    `Added "${sentence}" to ${key}.`,
  );
}
