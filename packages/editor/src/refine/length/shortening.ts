import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { protect } from '../../read/protect.ts';
import type { Span } from '../../read/source.ts';
import { fillers } from '../data/fillers.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutWords } from '../editing/removal.ts';
import { type Splice, splice, withoutLines } from '../editing/splice.ts';
import { kindOfFact } from '../place/home.ts';
import { isRule } from '../prompts/parts.ts';
import { openEntries } from '../target/open-entries.ts';
import { sentences } from '../target/ordinal.ts';
import { proseSpans } from '../target/prose.ts';
import type { Target } from '../target/target.ts';

/** The number of words of a stretch of text. */
export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’_./-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/**
 * Shortens a stretch of the draft towards a number of words: wordy phrases first, then sentences said twice, then
 * sentences that hold nothing to be kept, the least telling first. Requirements, keyed items, questions, tables, code
 * and whatever holds a protected span stay, so the goal may not be reached.
 */
export function shortened(draft: Draft, within: Span, goal: number): string {
  const tail = draft.text.length - within.end;
  const plain = draftOf(withoutFillers(draft, within), draft.request);
  const range = { start: within.start, end: plain.text.length - tail };
  let excess = wordsIn(plain.text.slice(range.start, range.end)) - goal;
  const gone: Target[] = [];
  const left = new Map<number, number>();
  for (const target of sentences(plain)) left.set(homeOf(target), (left.get(homeOf(target)) ?? 0) + 1);
  for (const target of byImportance(plain, range)) {
    const rest = (left.get(homeOf(target)) ?? 0) - 1;
    if (excess <= 0) break;
    if (rest === 0 && target.section !== null) continue;
    // what was said twice is said once more
    if (gone.some((one) => wordKey(plain, one) === wordKey(plain, target))) continue;
    left.set(homeOf(target), rest);
    gone.push(target);
    excess -= wordsIn(plain.text.slice(target.start, target.end));
  }
  return withoutSentences(plain, gone);
}

const asides =
  /\s\([^()\n]{3,200}\)|,? (?:e\.g\.|for example|for instance|such as|z\. ?B\.|zum Beispiel|par exemple|por ejemplo)\s[^.;\n]{3,200}(?=[.;]|$)|,? (?:because|since|so that|weil|damit|da|parce que|afin de|porque|para que)\s[^.;,\n]{3,200}(?=[.;]|$)/giu;

/** A name in brackets, or the word that binds a requirement. */
const named = /^\s\((?:\p{Lu}\S*(?: \p{Lu}\S*)*|(?:MUST|SHOULD|MAY)(?: NOT)?)\)$/u;

/** Names in brackets, one after the other, are the values that something can have: "(billing, shipping, other)". */
const listed = /^\s\((?:[\p{L}\p{N}_-]+ ?){1,3}(?:, (?:or |and )?(?:[\p{L}\p{N}_-]+ ?){1,3})+\)$/u;

/** The text without the asides of a stretch: what stands in brackets, examples and reasons, unless they hold a number, a key or code. */
export function withoutAsides(draft: Draft, within: Span): string {
  const raw = draft.text.slice(within.start, within.end);
  return splice(
    draft.text,
    [...raw.matchAll(asides)]
      .filter(
        ([aside]) =>
          protect(aside).length === 0 && !/\d/u.test(aside) && !named.test(aside) && !listed.test(aside),
      )
      .map((aside) => ({
        start: within.start + aside.index,
        end: within.start + aside.index + aside[0].length,
        text: '',
      })),
  );
}

/** The section a sentence keeps from being empty. */
function homeOf(target: Target): number {
  return target.section?.start ?? -1;
}

/** Takes sentences out, from the last to the first so that places stay true; a unit that loses all goes as a whole. */
function withoutSentences(draft: Draft, gone: readonly Target[]): string {
  let { text } = draft;
  const all = sentences(draft);
  const done = new Set<number>();
  for (const target of gone.toSorted((left, right) => right.start - left.start)) {
    const unit = draft.units.find(
      (one) => one.start <= target.start && one.end >= target.end && one.kind !== 'heading',
    );
    if (!unit || done.has(unit.start)) continue;
    const own = all.filter((other) => other.start >= unit.start && other.end <= unit.end);
    if (own.every((other) => gone.some((one) => one.start === other.start))) {
      done.add(unit.start);
      const item = draft.items.find(
        (one) => one.start <= unit.start && one.end >= unit.end && one.depth === 1,
      );
      text = withoutLines(text, item?.start ?? unit.start, item?.end ?? unit.end);
    } else text = withoutWords(text, target.start, target.end);
  }
  return text;
}

function withoutFillers(draft: Draft, within: Span): string {
  const splices: Splice[] = [];
  for (const span of proseSpans(draft, within)) {
    const prose = draft.text.slice(span.start, span.end);
    for (const [long, short] of fillers) {
      for (const match of prose.matchAll(long)) {
        const start = span.start + match.index;
        const opens = /^\p{Lu}/u.test(match[0]);
        const end = start + match[0].length;
        if (short === '' && opens && end < span.end) {
          splices.push({ start, end: end + 1, text: draft.text.charAt(end).toUpperCase() });
        } else splices.push({ start, end, text: opens ? upperFirst(short) : short });
      }
    }
  }
  return splice(draft.text, splices);
}

/** The sentences that may go, the one that is missed least first. */
function byImportance(draft: Draft, within: Span): Target[] {
  const all = sentences(draft);
  const said = new Map<string, number>();
  for (const target of all) said.set(wordKey(draft, target), (said.get(wordKey(draft, target)) ?? 0) + 1);
  const firsts = new Set<number>();
  const opened = new Set<number>();
  for (const target of all) {
    const section = homeOf(target);
    if (!opened.has(section)) firsts.add(target.start);
    opened.add(section);
  }
  return all
    .filter(
      (target) =>
        target.start >= within.start &&
        target.end <= within.end &&
        (!mustStay(draft, target) || isSaidElsewhere(draft, target, within)),
    )
    .map((target) => {
      const key = wordKey(draft, target);
      const listed = draft.items.some((item) => item.start <= target.start && item.end >= target.end);
      const score =
        ((said.get(key) ?? 0) > 1 ? 0 : 100) + (listed ? 40 : 0) + (firsts.has(target.start) ? 30 : 0);
      const words = new Set(key.split(' ')).size;
      return { target, score: namesTitle(draft, target) || words < TELLING ? 0 : score + words };
    })
    .toSorted((left, right) => left.score - right.score)
    .map(({ target }) => target);
}

/** Words that a sentence needs beside those of the title to tell something. */
const TELLING = 3;

/** Whether a sentence only says what the document is called. */
export function namesTitle(draft: Draft, { start, end }: Target): boolean {
  const title = draft.outline.sections.find((one) => one.level === 1)?.title ?? '';
  const said = draft.text.slice(start, end);
  const [named, own] = [new Set(contentWords(title)), contentWords(said)];
  return title !== '' && said.includes(title) && own.filter((word) => !named.has(word)).length < TELLING;
}

function wordKey(draft: Draft, target: Target): string {
  return contentWords(draft.text.slice(target.start, target.end)).join(' ');
}

/**
 * Whether a sentence of a part says what another part says too, so that nothing is lost with it. In a whole document that is a
 * part further down: of two that say the same, one stays.
 */
function isSaidElsewhere(draft: Draft, target: Target, within: Span): boolean {
  const isWhole = within.start === 0 && within.end >= draft.text.length;
  const after = isWhole ? (target.section?.bodyEnd ?? target.end) : within.end;
  const words = contentWords(draft.text.slice(target.start, target.end));
  return (
    words.length > 3 &&
    !draft.items.some((item) => item.start <= target.start && item.end >= target.end) &&
    draft.units.some(
      (unit) =>
        (unit.end <= within.start || unit.start >= after) &&
        words.every((word) => contentWords(unit.text).includes(word)),
    )
  );
}

/** What somebody must or must not do, in running words. */
const bids =
  /(?<!\p{L})(?:don['’]?t|do not|never|must|shall|mustn['’]?t|cannot|can ?not|can['’]t|please|have to|has to|only if|unless|muss|müssen|darf|dürfen|niemals|bitte|doit|doivent|ne .{1,40} pas|jamais|debe|deben|nunca|por favor)(?!\p{L})/iu;

/** A person, or another name within a sentence; German writes every noun with a capital. */
function namesSomebody(raw: string, { language }: Draft): boolean {
  const isWithin = language !== 'de' && /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/u.test(raw);
  return isWithin || (raw.match(/(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu) ?? []).some(isPersonName);
}

function mustStay(draft: Draft, target: Target): boolean {
  const raw = draft.text.slice(target.start, target.end);
  if (/[?？]\s*$/u.test(raw) || /\b(?:MUST|SHALL|SHOULD|MAY)\b/u.test(raw) || keysIn(raw).length > 0)
    return true;
  if (bids.test(raw) || isRule(draft, target.section, raw)) return true;
  // what is feared, assumed or left out, and who does what, is told nowhere else
  if (kindOfFact(raw) !== 'fact' || namesSomebody(raw, draft)) return true;
  if (/^[*_]{2}[^*_\n]{1,40}:[*_]{2}/u.test(raw)) return true;
  // a label such as "**Out of scope**" or "These are left:" belongs to what follows it
  if (
    !/[.!…)"”]$/u.test(raw) &&
    !draft.items.some((one) => one.start <= target.start && one.end >= target.end)
  )
    return true;
  const item = draft.items.find((one) => one.start <= target.start && one.end >= target.end);
  if (item && openEntries(draft).some(({ start }) => start === item.start)) return true;
  if (
    item &&
    // of steps none is left out: what follows them would not come about
    (item.key ||
      item.list.ordered === true ||
      item.depth > 1 ||
      item.list.children.length === 1 ||
      item.node.children.length > 1)
  )
    return true;
  return protect(raw).length > 0;
}
