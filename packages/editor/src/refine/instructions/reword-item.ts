import { wordCount } from '../../read/word-count.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { asQuestion, asRequirement, asSentence } from '../place/sentence.ts';
import { splice } from '../splice.ts';
import { homeOf, keyOf } from '../target/keyed.ts';
import { findOrdinal } from '../target/ordinal.ts';
import { unquoted } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';

const which =
  '(?<which>(?:requirement |question |risk |the )?[A-Z]{1,8}-?\\d{1,6}|(?:the )?(?:first|second|third|fourth|fifth|last) (?:open )?(?:requirement|question|risk|goal|assumption))';
const patterns = [
  new RegExp(
    `^(?:change|rewrite|reword|rephrase|update|edit|set|correct) (?:the (?:text|wording) of )?${which}(?:(?: so that it| to) (?:says?|reads?|states?)(?: that)?| (?:to|into|as|with))?\\s?:?\\s(?<words>.{1,2000})$`,
    'isu',
  ),
  new RegExp(
    `^${which} (?:should|must|shall|has to|needs to|ought to|could|can) (?:rather |better |instead )?(?:say|read|state|be worded|be changed to)\\s?(?:that|as|:)?\\s(?<words>.{1,2000})$`,
    'isu',
  ),
  new RegExp(
    `^(?:change|rewrite|reword|rephrase|update|edit|set|correct|fix|drop|lose|improve|clean up) ${which}(?:['’]s)? [^:]{2,60}(?<!\\p{L})(?:wording|phrasing|text|words|sentence|grammar)\\s?:\\s(?<words>.{1,2000})$`,
    'isu',
  ),
  new RegExp(`^${which} (?:should be|must be|is now|becomes)\\s?:\\s?(?<words>.{1,2000})$`, 'isu'),
];

/** Gives a requirement, question, risk or other item with a key another text; its key stays. */
export const rewordItem: Instruction = {
  meta: {
    id: 'reword-item',
    does: 'Gives a requirement or another item that has a key another text; the key stays.',
    examples: [
      'FR-2 should say that users see the progress in percent',
      'change FR-3 to: The job retries 3 times',
      'FR-1 must be: rows are written in batches',
    ],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { which: phrase, words } = pattern.exec(clause)?.groups ?? {};
      if (phrase === undefined || words === undefined || !isText(words) || !itemOf(draft, phrase)) continue;
      const plain = words.replace(/^(?:instead|rather|better)\s?:?\s/iu, '');
      return (now) => reworded(now, itemOf(now, phrase), plain);
    }
    return null;
  },
};

/** So many words that begin with a capital are a sentence. */
const WHOLE = 6;

/** A number or a name is a value of the item and not its text. */
function isText(words: string): boolean {
  return wordCount(words) >= 4;
}

function itemOf(draft: Draft, phrase: string): Target | null {
  const key = keyOf(draft, phrase.replace(/^the /iu, ''));
  const target = key === null ? findOrdinal(draft, phrase) : homeOf(draft, key);
  return target?.kind === 'item' || target?.kind === 'row' || target?.kind === 'block' ? target : null;
}

function reworded(draft: Draft, target: Target | null, said: string): Outcome {
  if (!target) return noEffect(draft, 'The document has no such item.');
  const raw = draft.text.slice(target.start, target.end);
  const head =
    /^(?:\|?\s*|[\s>]*(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)?[*_`[(]{0,4}([A-Z]{1,8})-\d{1,6}[*_`\])]{0,4}\s?[:.)–—|-]{0,2}[*_`]{0,3}\s*/u.exec(
      raw,
    );
  const family = head?.[1] ?? '';
  const words = unquoted(said);
  // what stands in quotation marks is to stand like that
  const isGiven = words !== said && wordCount(words) >= WHOLE && /^\p{Lu}/u.test(words);
  const sentence =
    family === 'Q'
      ? asQuestion(words)
      : /^(?:FR|NFR|REQ|US|BR)$/u.test(family) && !isGiven
        ? asRequirement(words, draft)
        : asSentence(words);
  const start =
    target.start + (head?.[0].length ?? /^\s*(?:[*+-]|\d{1,9}[.)])\s+/u.exec(raw)?.[0].length ?? 0);
  const end = target.kind === 'row' ? endOfCell(draft.text, start, target.end) : target.end;
  const text = splice(draft.text, [
    { start, end, text: target.kind === 'row' ? `${sentence.replaceAll('|', '\\|')} ` : sentence },
  ]);
  return applied(draft, text, `Gave ${target.name} another text. What else speaks of it stays as it was.`);
}

function endOfCell(text: string, start: number, end: number): number {
  const bar = text.indexOf('|', start);
  return bar < 0 || bar > end ? end : bar;
}
