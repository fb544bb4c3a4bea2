import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import { type Key, keysIn, leadingKey } from '../../document/keys.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutBareTable } from '../relocation/bare-table.ts';
import { withoutMentions } from '../relocation/mentions.ts';
import { sentences } from '../target/ordinal.ts';
import type { Target } from '../target/target.ts';
import { removed, removedWithKey, stillMentioned, withoutReferences, withoutWords } from './removal.ts';
import { tellsSame } from './tells-same.ts';
import { withoutSentence } from './without-sentence.ts';

/**
 * The text without a part and without what only refers to it, and a note on what still does.
 */
export function withoutPart(draft: Draft, target: Target): { text: string; note: string } {
  const shorter = withoutSentence(draft, target);
  if (shorter !== null) return { text: shorter, note: '' };
  const text = withoutEchoes(draft, target, removed(draft, target));
  const key = leadingKey(
    target.section && target.kind === 'section'
      ? target.section.title
      : draft.text.slice(target.start, target.end).replace(/^[\s>*+|-]*(?:\d{1,9}[.)])?\s*/u, ''),
  );
  const isGone =
    key !== null &&
    target.kind !== 'words' &&
    (target.kind !== 'sentence' ||
      !draftOf(text, draft.request).items.some((one) => one.key?.text === key.text));
  if (!isGone) return { text, note: '' };
  const asked = isDemand(key.family) ? withoutQuestionsOf(draftOf(text, draft.request), key.text) : text;
  const rest = withoutReferences(draftOf(asked, draft.request), key.text);
  const derived = isDemand(key.family)
    ? withoutDerived(draftOf(rest.text, draft.request), key.text)
    : rest.text;
  const raw = draft.text.slice(target.start, target.end);
  const left = keysIn(derived).filter((one) => one.text === key.text).length;
  return {
    text: withoutOrphans(draftOf(derived, draft.request), keysIn(raw)),
    note: stillMentioned(key.text, left),
  };
}

/** The text without several parts, from the last to the first so that places stay true, and notes on what still refers to them. */
export function withoutParts(draft: Draft, parts: readonly Target[]): { text: string; note: string } {
  let { text } = draft;
  let note = '';
  for (const part of parts.toSorted((left, right) => right.start - left.start)) {
    const rest = withoutPart(draftOf(text, draft.request), part);
    text = rest.text;
    note += rest.note;
  }
  return { text, note };
}

/** Whether keys of a family are those of requirements. */
export function isDemand(family: string): boolean {
  return /^(?:FR|NFR|REQ|BR)$/u.test(family);
}

/** The text without what is derived from a requirement that is gone: its row among the parts, its test, questions about it alone. */
function withoutDerived(draft: Draft, key: string): string {
  return withoutBareTable(draftOf(withoutMentions(draft, key), draft.request));
}

/** The text without the questions that cite a requirement which is gone, and nothing else. */
export function withoutQuestionsOf(draft: Draft, key: string): string {
  const asked = draft.items.filter(({ key: own, section, start, end }) => {
    const [, ...cited] = keysIn(draft.text.slice(start, end));
    const isQuestion = own?.family === 'Q' && section?.ids.some((id) => id.endsWith('questions'));
    // "(FR-6, US-3)" names the ticket that the requirement stands in
    const isOfIt = cited.some(({ text }) => text === key);
    return isQuestion && isOfIt && cited.every(({ text, family }) => text === key || family === 'US');
  });
  return asked.reduceRight(
    (text, { start, end, section, key: own }) =>
      removedWithKey(
        draftOf(text, draft.request),
        { kind: 'item', start, end, name: 'the question', section },
        own?.text ?? null,
      ),
    draft.text,
  );
}

/** The text without the questions that ask only of keys which went with a part: nothing but questions speaks of those any more. */
function withoutOrphans(draft: Draft, gone: readonly Key[]): string {
  const asked = draft.items.filter(
    (item) => item.key?.family === 'Q' && item.section?.ids.some((id) => id.endsWith('questions')),
  );
  const isAsked = (key: Key) => asked.some((item) => item.start <= key.start && key.end <= item.end);
  const left = keysIn(draft.text);
  const orphans = new Set(
    gone
      .map(({ text }) => text)
      .filter((text) => left.filter((key) => key.text === text).every((key) => isAsked(key))),
  );
  return asked
    .filter((item) => {
      const [, ...others] = keysIn(draft.text.slice(item.start, item.end));
      return others.length > 0 && others.every((key) => orphans.has(key.text));
    })
    .reduceRight(
      (text, { start, end, section }) =>
        removed(draftOf(text, draft.request), { kind: 'item', start, end, name: 'the question', section }),
      draft.text,
    );
}

/** The text without what says again what a requirement said which is out of it: items that cite it alone, and sentences of prose beside others. */
export function withoutEchoes(draft: Draft, target: Target, text: string): string {
  const raw = draft.text.slice(target.start, target.end);
  const key = leadingKey(raw.replace(/^\s*[*+-]\s+/u, ''))?.text;
  if (target.kind !== 'item' || key === undefined) return text;
  const said = withoutKey(raw);
  let current = draftOf(text, draft.request);
  for (let round = 0; round < 10; round += 1) {
    const echo = current.items.find(
      (item) => item.key === null && item.depth === 1 && isEcho(item, said, key),
    );
    if (!echo) break;
    const { start, end, section } = echo;
    current = draftOf(
      removed(current, { kind: 'item', start, end, name: 'the same', section }),
      draft.request,
    );
  }
  return withoutRetold(current, said);
}

/** Whether an item tells what a requirement does, or cites it alone behind some of its words: "12 hours (FR-4)". */
function isEcho({ text, section }: Item, said: string, key: string): boolean {
  if (tellsSame(withoutKeys(text), said)) return true;
  // a goal is told in the words of what it demands
  if (section?.ids.some((id) => id === 'goals' || id === 'non-goals') === true) return false;
  const held = contentWords(said);
  const cited = keysIn(text);
  return (
    cited.length === 1 &&
    new RegExp(`\\(${key}\\)[.!]?\\s*$`, 'u').test(text) &&
    contentWords(withoutKeys(text)).every((word) => held.includes(word))
  );
}

/** The text without the sentences of prose that tell nothing but what a requirement said, where another stands beside them. */
function withoutRetold(draft: Draft, said: string): string {
  const retold = sentences(draft).filter((one) => {
    const paragraph = draft.units.find(
      ({ kind, start, end }) => kind === 'paragraph' && start <= one.start && one.end <= end,
    );
    const isAlone = paragraph?.start === one.start && paragraph.end === one.end;
    return paragraph !== undefined && !isAlone && tellsSame(draft.text.slice(one.start, one.end), said);
  });
  return retold.reduceRight((text, { start, end }) => withoutWords(text, start, end), draft.text);
}

function withoutKeys(words: string): string {
  return keysIn(words).reduceRight((left, key) => left.slice(0, key.start) + left.slice(key.end), words);
}

function withoutKey(raw: string): string {
  return raw.replace(/^[\s>*+-]*(?:\d{1,9}[.)])?\s*[*_`[(]{0,4}[A-Z]{1,8}-\d{1,6}/u, '');
}
