import { keysIn } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import { upperFirst } from '../../first-letter.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { formatSections } from '../../formats/sections.ts';
import { literal } from '../../read/literal.ts';
import { type Draft, draftOf } from '../draft.ts';
import type { Target } from '../target/target.ts';
import { phrasesIn } from '../terms/phrases.ts';
import { labelledLines } from '../tickets/labels.ts';
import { questionsLeftBehind } from './own-questions.ts';
import { withoutRangeEnd } from './relinked.ts';
import { lineBreakOf, lineEnd, lineStart, type Splice, splice, withoutLines } from './splice.ts';

/** The text of a draft without a target. A heading that is left with nothing says so, or goes if the format can spare it. */
export function removed(draft: Draft, target: Target): string {
  const text = cut(draft, target);
  if (target.kind === 'section' || target.kind === 'words' || !target.section) return text;
  const settled = settle(draftOf(text, draft.request), target.section.title);
  return questionsLeftBehind(draft, target, settled).reduceRight(
    (left, question) => removed(draftOf(left, draft.request), question),
    settled,
  );
}

function cut(draft: Draft, target: Target): string {
  const { text } = draft;
  if (target.kind === 'section') return withoutLines(text, target.start, target.end);
  if (target.kind === 'item') return renumberedAfter(draft, target);
  if (target.kind === 'block') return withoutLines(text, leadStart(draft, target), target.end);
  if (target.kind === 'row' || target.kind === 'title') return withoutLines(text, target.start, target.end);
  const item = draft.items.findLast((one) => one.start <= target.start && one.end >= target.end);
  const alone = (start: number, end: number) =>
    /^[\s>*+\-\d.)]*$/u.test(text.slice(start, target.start)) &&
    /^[\s.。]*$/u.test(text.slice(target.end, end));
  if (item && item.depth === 1 && alone(item.start, item.end))
    return renumberedAfter(draft, { ...target, start: item.start, end: item.end });
  if (item && item.depth === 1 && leavesLabelsOnly(text, item, target))
    return renumberedAfter(draft, { ...target, start: item.start, end: item.end });
  const paragraph = draft.units.find(
    (unit) => unit.kind === 'paragraph' && unit.start <= target.start && unit.end >= target.end,
  );
  if (paragraph && alone(paragraph.start, paragraph.end))
    return withoutLines(text, paragraph.start, labelledEnd(draft, paragraph));
  return withoutWords(text, target.start, target.end);
}

/** Whether an item without a sentence is only what was said of it: "*Mitigation:* none" of a risk that went. */
function leavesLabelsOnly(text: string, item: { start: number; end: number }, target: Target): boolean {
  const before = text
    .slice(item.start, target.start)
    .replace(/^[\s>]*(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u, '')
    .replace(/^[*_`]{0,4}[A-Z]{1,8}-\d{1,6}[*_`:]{0,5}\s*/u, '');
  return (
    before === '' &&
    /^\s{1,4}[*_]{1,3}[^*_\n]{1,40}:[*_]{1,3}[^\n]{0,400}$/u.test(text.slice(target.end, item.end))
  );
}

/** Where a paragraph ends, with what it only leads in: the items of "**Out of scope**" or of "The ids mean this:". */
function labelledEnd(draft: Draft, paragraph: Unit): number {
  const isLabel =
    paragraph.node.type === 'paragraph' &&
    paragraph.node.children.length === 1 &&
    paragraph.node.children[0]?.type === 'strong';
  const nodes = paragraph.section?.nodes ?? draft.outline.preface;
  const next = nodes[nodes.findIndex((node) => startOf(node) === paragraph.start) + 1];
  const leadsIn = isLabel || /:\s*$/u.test(draft.text.slice(paragraph.start, paragraph.end));
  return leadsIn && (next?.type === 'list' || next?.type === 'table') ? endOf(next) : paragraph.end;
}

/** Where a block begins with the paragraph that only leads in to it ("These parts are touched:"). */
function leadStart(draft: Draft, block: Target): number {
  const nodes = block.section?.nodes ?? draft.outline.preface;
  const lead = nodes[nodes.findIndex((node) => startOf(node) === block.start) - 1];
  return lead?.type === 'paragraph' &&
    /^[^\n.!?]{1,120}:\s*$/u.test(draft.text.slice(startOf(lead), endOf(lead)))
    ? startOf(lead)
    : block.start;
}

/** Takes words out of a line, with one of the spaces around them. */
export function withoutWords(text: string, start: number, end: number): string {
  const spaceAfter = /^[ \t]+/u.exec(text.slice(end, end + 20))?.[0].length ?? 0;
  const spaceBefore = /[ \t]+$/u.exec(text.slice(Math.max(0, start - 20), start))?.[0].length ?? 0;
  if (spaceAfter > 0) {
    const rest = text.slice(end + spaceAfter);
    const opens = /(?:^|[.!?]\s|\n\s{0,3}(?:[*+-]\s|\d{1,3}[.)]\s)?)$/u.test(
      text.slice(Math.max(0, start - 8), start),
    );
    const raised =
      opens && /^\p{Lu}/u.test(text.slice(start, end)) && /^\p{Ll}+(?![\p{L}\p{N}_./-])/u.test(rest);
    return text.slice(0, start) + (raised ? upperFirst(rest) : rest);
  }
  const before = text.slice(0, start - spaceBefore);
  // the comma that joined what went joins nothing any more
  const isLoose = /,$/u.test(before) && /^[.;:!?)]/u.test(text.slice(end, end + 1));
  return before.slice(0, before.length - (isLoose ? 1 : 0)) + text.slice(end);
}

/** Takes an item out of its list; the numbers of a numbered list close the gap where they had none. */
function renumberedAfter(draft: Draft, target: Target): string {
  const gone = draft.items.find((item) => item.start === target.start);
  const later = gone?.list.ordered
    ? draft.items.filter((item) => item.list === gone.list && item.index > gone.index)
    : [];
  const splices = later.flatMap((item): Splice[] => {
    const number = /^\d{1,9}/u.exec(draft.text.slice(item.start, item.start + 10))?.[0];
    const expected = (gone?.list.start ?? 1) + item.index;
    return number !== undefined && Number(number) === expected
      ? [{ start: item.start, end: item.start + number.length, text: String(expected - 1) }]
      : [];
  });
  return withoutLines(splice(draft.text, splices), target.start, target.end);
}

/** Looks after a section that lost something: an empty one gets its "none", or goes. */
function settle(draft: Draft, title: string): string {
  const section = draft.outline.sections.find((one) => one.title === title);
  if (
    !section ||
    section.end > section.bodyEnd ||
    draft.text.slice(section.headingEnd, section.bodyEnd).trim() !== ''
  )
    return draft.text;
  return isRequired(draft, section)
    ? withNone(draft, section)
    : withoutLines(draft.text, section.start, section.end);
}

function isRequired(draft: Draft, section: Section): boolean {
  return formatSections(draft.request.format).some((required) => section.ids.includes(required.id));
}

function withNone(draft: Draft, section: Section): string {
  const newline = lineBreakOf(draft.text);
  const rest = draft.text.slice(section.bodyEnd);
  const none = `${newline}${newline}${phrasesIn(draft.language).none}${newline}`;
  return draft.text.slice(0, section.headingEnd) + none + (rest === '' ? '' : newline) + rest;
}

/** A text without the references to a key, and how many mentions only its writer can reword. */
export interface Relieved {
  readonly text: string;
  readonly left: number;
}

/** Says how often a key that is gone is still mentioned; nothing where it is not. */
export function stillMentioned(key: string, left: number): string {
  return left > 0 ? ` ${key} is still mentioned in ${left} place${left > 1 ? 's' : ''}.` : '';
}

/** What joins a key to other words of a row. */
const link = ',? (?:and|und|et|y) |, ';
/** What joins two keys; between other words these mean more ("R-1と連携する"). */
const linkOfKeys = ' (?:e|en|i) |、|，|\\s?[和と]\\s?';

/** The text of a draft without a target, and without what only refers to the key of it. */
export function removedWithKey(draft: Draft, target: Target, key: string | null): string {
  const text = removed(draft, target);
  return key === null ? text : withoutReferences(draftOf(text, draft.request), key).text;
}

/**
 * Takes out what only speaks of a key that is gone: items and rows that begin with it, and its mention in a row of
 * keys. A mention within a sentence stays; its writer has to see to it.
 */
export function withoutReferences(draft: Draft, key: string): Relieved {
  let current = draft;
  for (let round = 0; round < 50; round += 1) {
    const about = current.units.find(
      (unit) => (unit.kind === 'item' || unit.kind === 'row') && !unit.header && speaksOnlyOf(unit, key),
    );
    if (!about) break;
    const item = current.items.find((one) => one.start <= about.start && one.end >= about.end);
    const [start, end] =
      item && about.kind === 'item'
        ? [item.start, item.end]
        : [lineStart(current.text, about.start), lineEnd(current.text, about.end - 1)];
    const kind = about.kind === 'item' ? 'item' : 'row';
    current = draftOf(
      removed(current, { kind, start, end, name: key, section: about.section }),
      draft.request,
    );
  }
  const whole = `${literal(key)}(?!\\d)`;
  const text = withoutRangeEnd(withoutOpen(withoutLabelled(current, key), key, current), key)
    .replace(
      new RegExp(
        `(?:${link}|(?<=\\d)(?:${linkOfKeys}))${whole}(?=[,)\\s|.;?、，。；）をのはがに]|$)|(?<![\\p{L}\\p{N}-])${whole}(?:${link}|(?:${linkOfKeys})(?=[A-Z]{1,8}-\\d))`,
        'gu',
      ),
      '',
    )
    .replace(
      new RegExp(
        `\\s?[(（](?:see )?${whole}[)）]|\\s?[,;]?\\s(?:see|siehe|voir|véase|vedi|ver|zie|zob\\.) ${whole}(?!${link}|${linkOfKeys})|；?见 ?${whole}(?!${link}|${linkOfKeys})|(?<=。)${whole} を参照してください。`,
        'gu',
      ),
      '',
    );
  return { text, left: keysIn(text).filter((one) => one.text === key).length };
}

/**
 * Whether an item or a row is about a key alone: it begins with it, is what a map of coverage says of it, or tests it and
 * nothing else ("**T-1** (FR-1) Given …").
 */
function speaksOnlyOf(unit: Unit, key: string): boolean {
  const isMapped =
    unit.kind === 'row' &&
    unit.section?.ids.includes('coverage-map') === true &&
    unit.cells.at(-1)?.trim() === key;
  const isItsTest =
    unit.section?.ids.includes('test-plan') === true &&
    new RegExp(`^[A-Z]{1,8}-\\d{1,6}:?\\s?[(（]${literal(key)}[)）]`, 'u').test(unit.text) &&
    keysIn(unit.text)
      .slice(1)
      .every((one) => one.text === key);
  const [only, ...others] = keysIn(unit.text);
  return (
    isMapped ||
    isItsTest ||
    (only?.text === key && others.length === 0 && unit.text.replace(/^[\s*_`[(|]+/u, '').startsWith(key))
  );
}

/** The text in which a section that was open only for a question which is gone says that it has nothing. */
function withoutOpen(text: string, key: string, { language }: Draft): string {
  const open = fill(phrasesOf(language).gapOpen, { questions: key });
  return text
    .split('\n')
    .map((line) => (line === open ? phrasesIn(language).none : line))
    .join('\n');
}

/** The text with "none" where a labelled line named only the key: "**Dependencies:** US-6". */
function withoutLabelled(draft: Draft, key: string): string {
  const { none } = phrasesOf(draft.language);
  return splice(
    draft.text,
    labelledLines(draft.text, { start: 0, end: draft.text.length }).flatMap(({ value }): Splice[] => {
      const words = draft.text.slice(value.start, value.end);
      const isOnly = words.endsWith(key) && keysIn(words).length === 1 && words.split(/\s+/u).length < 6;
      return isOnly ? [{ ...value, text: none }] : [];
    }),
  );
}
