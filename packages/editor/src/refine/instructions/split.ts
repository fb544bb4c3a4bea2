import { leadingKey } from '../../document/keys.ts';
import { splitSentences } from '../../read/sentences.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { nextNumber } from '../place/insert.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';
import { lineBreakOf, splice } from '../splice.ts';
import { findTarget } from '../target/find.ts';

const pattern =
  /^(?:split|break)(?: up| down| apart)? (?<what>.{1,150}?)(?: up| apart)?(?: in(?:to)? (?:two|2|three|several|multiple|separate|smaller|shorter|its|different)?[^:]{0,40}(?::.{1,200})?)?$/iu;

/** Splits an item, a paragraph or long sentences into parts. */
export const split: Instruction = {
  meta: {
    id: 'split',
    does: 'Splits an item into items of their own keys, or a paragraph into paragraphs, at sentences and at "and".',
    examples: ['split FR-2 into two requirements', 'split the first paragraph', 'break up the second bullet'],
  },
  parse(clause, draft) {
    const what = pattern.exec(clause)?.groups?.['what'];
    return what === undefined || !findTarget(draft, what) ? null : (now) => parted(now, what);
  },
};

function parted(draft: Draft, what: string): Outcome {
  const target = findTarget(draft, what);
  if (!target) return noEffect(draft, `The document has no ${what}.`);
  const item = draft.items.find((one) => one.start === target.start);
  const newline = lineBreakOf(draft.text);
  if (item) {
    const raw = draft.text.slice(item.start, item.end);
    const lead =
      /^((?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?)([*_`]{0,3}[A-Z]{1,8}-\d{1,6}[*_`]{0,3}\s?[:.)–—-]{0,2}[*_]{0,3}\s+)?/u.exec(
        raw,
      );
    const parts = partsOf(raw.slice(lead?.[0].length ?? 0), draft);
    if (!lead || parts.length < 2) return noEffect(draft, `${target.name} holds one thought only.`);
    const key = leadingKey(item.text);
    let number = key ? nextNumber(draft, key.family) : 0;
    let marker = Number(/^\d+/u.exec(raw)?.[0] ?? 0);
    const fresh = parts.slice(1).map((part) => {
      marker += 1;
      const keyed = key ? (lead[2] ?? '').replace(/\d{1,6}/u, String(number++)) : '';
      return `${(lead[1] ?? '- ').replace(/^\d+/u, String(marker))}${keyed}${part}`;
    });
    const indent = ' '.repeat(item.start - (draft.text.lastIndexOf('\n', item.start - 1) + 1));
    const text = [`${lead[0]}${parts[0]}`, ...fresh].join(`${newline}${indent}`);
    return applied(
      draft,
      splice(draft.text, [{ start: item.start, end: item.end, text }]),
      `Split ${target.name} into ${parts.length}.`,
    );
  }
  const unit =
    draft.units.find(
      (one) => one.kind === 'paragraph' && one.start <= target.start && one.end >= target.start,
    ) ?? draft.units.find((one) => one.kind === 'paragraph' && one.section?.start === target.section?.start);
  const found = unit ? splitSentences(draft.text, { start: unit.start, end: unit.end }, []) : [];
  const middle = found[Math.ceil(found.length / 2)];
  if (!unit || !middle) return noEffect(draft, `${target.name} holds one sentence only.`);
  const before = draft.text.slice(0, middle.start).trimEnd();
  return applied(
    draft,
    `${before}${newline}${newline}${draft.text.slice(middle.start)}`,
    `Split ${target.name} in two.`,
  );
}

const opensCondition = /^(?:if|when|once|after|before|while|unless|until|as soon as|in case)\b/iu;

/** The thoughts of an item: its sentences, else the halves at a joint after which a new requirement begins. */
function partsOf(words: string, draft: Draft): string[] {
  const found = splitSentences(words, { start: 0, end: words.length }, []).map((sentence) => sentence.text);
  if (found.length > 1) return found;
  const spliced =
    /^(.{4,300}?), (?=(?:(?:the|an?|each|every|all) )?\p{L}{3,20}(?: \p{L}{3,20})? (?:is|are|must|should|can|will)\b)(.{8,400})$/su.exec(
      words.trim(),
    );
  if (
    spliced?.[1] &&
    spliced[2] &&
    /\b(?:MUST|SHOULD|MAY)\b/u.test(spliced[1]) &&
    !opensCondition.test(spliced[1])
  )
    return [asSentence(spliced[1]), asRequirement(spliced[2], draft)];
  const bound =
    /^(.{1,400}?\b(MUST(?: NOT)?|SHOULD(?: NOT)?|MAY|must|should|may|can|will)\b)\s(.{3,400}?),? and (?:(?:also |it )?(?:MUST|SHOULD|MAY|must|should|may|can|will) )?(.{3,400})$/su.exec(
      words.trim(),
    );
  if (bound?.[1] && bound[3] && bound[4]) {
    return [asSentence(`${bound[1]} ${bound[3]}`), asSentence(wholeAgain(bound[1], bound[3], bound[4]))];
  }
  const halves = words.trim().split(/;\s|,? and (?=\p{L}+ (?:is|are|has|have|must|should|can|will)\b)/u);
  return halves.length > 1 ? halves.map(asSentence) : [words];
}

/**
 * The second half of what was joined by "and", with what it shared: "get a mail when it ships" lends "get a mail" to
 * "when it is paid", "store images" lends "store" to "videos".
 */
function wholeAgain(subject: string, first: string, second: string): string {
  if (/\b(?:MUST|SHOULD|MAY|must|should|may|can|will)\b/u.test(second)) return second;
  const opening = /^\p{L}+/u.exec(second)?.[0] ?? '';
  if (isBaseVerb(opening)) return `${subject} ${second}`;
  // "is stored and sent": what is done to one thing
  const passive =
    /^(?:be|is|are|get) \p{L}+(?:ed|en|wn|nt|lt|pt|ut)\b/u.test(first) &&
    /(?:ed|en|wn|nt|lt|pt|ut)$/u.test(opening);
  if (passive) return `${subject} ${/^\p{L}+/u.exec(first)?.[0] ?? 'be'} ${second}`;
  const at = first.search(new RegExp(`(?<!\\p{L})${opening}(?!\\p{L})`, 'iu'));
  if (opening !== '' && at > 0) return `${subject} ${first.slice(0, at)}${second}`;
  return isBaseVerb(/^\p{L}+/u.exec(first)?.[0] ?? '')
    ? `${subject} ${/^\S+/u.exec(first)?.[0] ?? ''} ${second}`
    : `${subject} ${second}`;
}
