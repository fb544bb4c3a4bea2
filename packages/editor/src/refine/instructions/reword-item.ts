import { keysIn } from '../../document/keys.ts';
import { wordCount } from '../../read/word-count.ts';
import { hasVerb } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { type Draft, draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { labelsFrom } from '../labelled/behind.ts';
import { withFreshScenarios } from '../place/scenario.ts';
import { asQuestion, asRequirement, asSentence } from '../place/sentence.ts';
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

/** Families of what binds. */
const demands = /^(?:FR|NFR|REQ|US|BR)$/u;
/** So many words that begin with a capital are a sentence. */
const WHOLE = 6;

/** A number or a name is a value of the item and not its text. */
function isText(words: string): boolean {
  return wordCount(words) >= 4;
}

const heading =
  /^(?<head>[^:.;]{0,80}?(?<which>(?<![\p{L}\p{N}-])[A-Z]{1,8}-\d{1,6})(?<rest>[^:.;,–—]{0,60}))(?:\s?[:.;,]|\s[–—-])\s+(?<words>\S.{11,600})$/su;
/** What stands around a key where its text is called wrong or is to be another one. */
const calling = new Set(
  'the a this that is are was not no reword rewrite rephrase fix correct change update edit wrong off outdated incorrect inaccurate false bad broken should must be say says read reads it its text wording sentence please better new as follows to like so requirement nonsense makes sense still too vague unclear different really actually needs and can could you we make'.split(
    ' ',
  ),
);

/** The change of sentences that name an item only to say that it is to read otherwise, and then say how: "FR-7 is wrong. When the …". */
export function rewordedBehindKey(said: string, draft: Draft): Change | null {
  const { head = '', which = '', words = '' } = heading.exec(said.trim())?.groups ?? {};
  const at = head.lastIndexOf(', ') + 1;
  const own = head.slice(at).replace(which, ' ');
  // what is ordered before it is a wish of its own, and what is quoted stands as it was written
  if (opensWithVerb(head.slice(0, at)) || /["“„«]/u.test(words)) return null;
  const around = own.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (which === '' || around.length === 0 || !around.every((word) => calling.has(word))) return null;
  const plain = words.replace(
    /^(?:(?:it )?(?:should|must) (?:say|be|read)|better|rather|instead|correct is|right is|it is|new text)\s?:\s/iu,
    '',
  );
  const item = itemOf(draft, which);
  if (!item || !/^(?:FR|NFR|REQ|BR)-/u.test(which) || !isText(plain) || !isWhole(plain)) return null;
  return (now) => reworded(now, itemOf(now, which), plain);
}

/** A statement of its own, which orders nothing and judges nothing. */
function isWhole(words: string): boolean {
  const opensCase = /^(?:if|when|whenever|once|unless|every|each|all|no|only|any)\s/iu.test(words);
  return (
    (opensCase || !opensWithVerb(words)) &&
    hasVerb(words) &&
    keysIn(words).length === 0 &&
    !/^(?:it|this|that|i|you|we (?:should|have|said|need)|why|please)(?!\p{L})/iu.test(words)
  );
}

function itemOf(draft: Draft, phrase: string): Target | null {
  const key = keyOf(draft, phrase.replace(/^the /iu, ''));
  const target = key === null ? findOrdinal(draft, phrase) : homeOf(draft, key);
  return target?.kind === 'item' || target?.kind === 'row' || target?.kind === 'block' ? target : null;
}

/** Gives an item another text; its key, its labels and what tests it stay with it. */
export function reworded(draft: Draft, target: Target | null, said: string): Outcome {
  if (!target) return noEffect(draft, 'The document has no such item.');
  const raw = draft.text.slice(target.start, target.end);
  const head =
    /^(?:\|?\s*|[\s>]*(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)?[*_`[(]{0,4}([A-Z]{1,8})-\d{1,6}[*_`\])]{0,4}\s?[:.)–—|-]{0,2}[*_`]{0,3}\s*(?:\([A-Z]{1,8}-\d{1,6}(?:, [A-Z]{1,8}-\d{1,6})*\)\s+)?/u.exec(
      raw,
    );
  const family = head?.[1] ?? '';
  const words = unquoted(said);
  // what stands in quotation marks is to stand like that
  const isGiven = words !== said && wordCount(words) >= WHOLE && /^\p{Lu}/u.test(words);
  const sentence =
    family === 'Q'
      ? asQuestion(words)
      : demands.test(family) && !isGiven
        ? asRequirement(words, draft)
        : asSentence(words);
  const start =
    target.start + (head?.[0].length ?? /^\s*(?:[*+-]|\d{1,9}[.)])\s+/u.exec(raw)?.[0].length ?? 0);
  const end =
    target.kind === 'row'
      ? endOfCell(draft.text, start, target.end)
      : target.start + (saysLabel.test(words) ? raw.length : labelsFrom(raw));
  const text = splice(draft.text, [
    { start, end, text: target.kind === 'row' ? `${sentence.replaceAll('|', '\\|')} ` : sentence },
  ]);
  const key = head?.[0].match(/[A-Z]{1,8}-\d{1,6}/u)?.[0];
  const tested =
    key === undefined || !demands.test(family)
      ? text
      : withFreshScenarios(draftOf(text, draft.request), key, sentence, words);
  const note = tested === text ? 'What else speaks of it stays as it was.' : 'Its tests test that.';
  return applied(draft, tested, `Gave ${target.name} another text. ${note}`);
}

/** New words that have such a label themselves. */
const saysLabel = /(?<!\p{L})mitigation\s?:/iu;

function endOfCell(text: string, start: number, end: number): number {
  const bar = text.indexOf('|', start);
  return bar < 0 || bar > end ? end : bar;
}
