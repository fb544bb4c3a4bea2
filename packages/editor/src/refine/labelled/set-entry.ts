import { isPersonName } from '../../correct/spelling/person-names.ts';
import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { detectLanguage } from '../../read/language.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import {
  type Coordination,
  coordinationsIn,
  withoutArticle,
  withoutMember,
} from '../enumerated/coordination.ts';
import { asSentence } from '../place/sentence.ts';
import { homeOf } from '../target/keyed.ts';
import { findSection } from '../target/section.ts';
import { ticketsIn } from '../target/tickets.ts';
import { type Entry, entriesIn } from './entries.ts';
import { likenessOf } from './label-names.ts';
import type { LabelWish } from './wish.ts';

/** Words that only point at what stands beside them. */
const pointing =
  /^(?:thing|stuff|one|part|row|risk|item|point|line|entry|table|tabl|section|ticket|story|document|doc|plan|ding|sache)$/u;
const ENOUGH = 0.6;
/** A question goes on no further behind its list. */
const REACH = 80;

/** Orders and questions are no labels, though a method or a column may have their name. */
const noLabel =
  /^(?:remove|delete|drop|fix|add|move|rename|replace)$|^how (?:many|much|often|long)(?!\p{L})|^(?:get|post|put|patch|delete) \//iu;

/** The one labelled place of the draft that a wish means; null where none or more than one fits. */
export function entryFor(draft: Draft, wish: LabelWish): Entry | null {
  const { label, of, value } = wish;
  if (namesLabel(draft, value) || noLabel.test(label)) return null;
  const rated = entriesIn(draft)
    .filter((entry) => entry.kind !== 'section' || isText(wish) || isShort(draft, entry))
    // "Raj: we could use Airflow" says who said it
    .filter((entry) => wish.isSet || !isPersonName(entry.label.split(' ')[0] ?? ''))
    .map((entry) => ({ entry, likeness: likenessOf(entry.label, label) }))
    .filter(({ likeness }) => likeness > 0);
  const placed = rated.filter(({ entry }) => isOf(draft, entry, of));
  const best = Math.max(0, ...placed.map(({ likeness }) => likeness));
  const found = placed.filter(({ likeness }) => likeness === best).map(({ entry }) => entry);
  if (found.length === 1) return found[0] ?? null;
  const open = found.filter((entry) => isOpen(draft, entry));
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** Words that a paragraph has at least. */
const PARAGRAPH = 4;

/** Whether a value is written to stand as a text of its own. */
function isText({ value, isSet }: LabelWish): boolean {
  return isSet && value.split(/\s+/u).length >= PARAGRAPH;
}

/** Whether a section holds a word or two, as "Proposed" under "Status": then a value takes their place. */
function isShort({ text }: Draft, { value: { start, end }, label }: Entry): boolean {
  return (
    text.slice(start, end).trim().split(/\s+/u).length < PARAGRAPH - 1 &&
    label.split(/\s+/u).length < PARAGRAPH - 1
  );
}

/** "Jonas, status draft": what goes on with another label is more than one value. */
function namesLabel(draft: Draft, value: string): boolean {
  const others = value.split(/[,;]\s|\s(?:and|und|et|y|e|en|i)\s/u).slice(1);
  const labels = entriesIn(draft).filter(({ kind }) => kind === 'row' || kind === 'line');
  return others.some((part) => {
    const [first = ''] = part
      .replace(/^(?:and|the|der|die|das|den|le|la|el|il|[oa]|de|het) |^l['’]/u, '')
      .split(/[\s:]/u);
    return labels.some((entry) => likenessOf(entry.label, first) > 0);
  });
}

/** Whether a place is that of what a wish speaks of: of its section, or of a row or item that it names or that holds its words. */
function isOf(draft: Draft, { section, subject, home, kind }: Entry, of: string | null): boolean {
  const wanted = contentWords(of ?? '').filter((word) => !pointing.test(word));
  if (of === null || wanted.length === 0) return kind !== 'column' && kind !== 'within';
  // what a ticket has a value of is the ticket's to say
  if (kind === 'line' && ticketsIn(draft).some((ticket) => ticket === section)) return false;
  const place = findSection(draft, of.replace(/ (?:table|list|row)$/iu, ''));
  if (place !== null && place === section) return true;
  const named = keysIn(of)[0];
  if (named) return keysIn(draft.text.slice(home.start, home.end))[0]?.text === named.text;
  const held = contentWords(`${section?.title ?? ''} ${subject}`);
  const shared = wanted.filter((word) => held.some((other) => areKin(word, other))).length;
  return subject === '' ? shared === wanted.length : shared / wanted.length >= ENOUGH;
}

/** Whether a place only says that its value is not known. */
function isOpen(draft: Draft, { value, kind }: Entry): boolean {
  const old = draft.text.slice(value.start, value.end);
  return (
    kind === 'gap' ||
    /^[–—-]?$/u.test(old) ||
    old === phrasesOf(draft.language).rfcNotStated ||
    questionsIn(old).length > 0
  );
}

function questionsIn(words: string): string[] {
  return keysIn(words).flatMap((key) => (key.family === 'Q' ? [key.text] : []));
}

/** The text with a value at a labelled place. A question that was open for it alone goes; of one that asks for more, its part goes. */
export function withEntry(draft: Draft, entry: Entry, value: string): string {
  const old = draft.text.slice(entry.value.start, entry.value.end);
  const fresh = splice(draft.text, [{ ...entry.value, text: inForm(draft, entry, value) }]);
  return questionsIn(old).reduce(
    (text, key) => withoutQuestion(draftOf(text, draft.request), key, entry.label),
    fresh,
  );
}

/** A value as its place holds it: no bars in a cell, a sentence behind a label within an item, the label before it in a gap. */
function inForm(draft: Draft, { kind, label, value: own }: Entry, said: string): string {
  const value = inLanguage(said, draft.language);
  if (kind === 'gap') return asSentence(`${upperFirst(label)}: ${value}`);
  // "Proposed" is no sentence, and neither is what takes its place
  if (kind === 'section' && !/[.!?…]$/u.test(draft.text.slice(own.start, own.end))) return upperFirst(value);
  if (kind === 'within' || kind === 'section') return asSentence(value);
  return kind === 'line' ? value : value.replaceAll(/\s*\|\s*/gu, ' / ');
}

/** "El equipo "Atlas"" is "Atlas" in a document of another language: what is quoted needs no translation. */
function inLanguage(said: string, language: string): string {
  const { before = '', name } =
    /^(?<before>[^"“”„«»]{0,40})["“„«](?<name>[^"“”„«»]{2,80})["“”»]$/u.exec(said)?.groups ?? {};
  if (name === undefined) return said;
  return before.trim() === '' || detectLanguage(said).language !== language ? name.trim() : said;
}

function withoutQuestion(draft: Draft, key: string, label: string): string {
  const home = homeOf(draft, key);
  if (!home) return draft.text;
  const isAsked = keysIn(draft.text).some(
    (one) => one.text === key && (one.start < home.start || one.end > home.end),
  );
  if (!isAsked) return removed(draft, home);
  for (const list of coordinationsIn(draft.text, home)) {
    const at = list.members.findIndex(
      ({ start, end }) => likenessOf(withoutArticle(draft.text.slice(start, end)), label) > 0,
    );
    if (at >= 0) return splice(draft.text, withoutMember(draft.text, withTail(draft, list), at));
  }
  return draft.text;
}

/** A list whose last member has an article has all that follows it in the question: "…, and the owner of the data". */
function withTail({ text }: Draft, list: Coordination): Coordination {
  const last = list.members.at(-1);
  if (!last || withoutArticle(text.slice(last.start, last.end)) === text.slice(last.start, last.end))
    return list;
  const tail = /^[^?.;,\n]*/u.exec(text.slice(list.end, list.end + REACH))?.[0].length ?? 0;
  const end = list.end + tail;
  return { ...list, end, members: [...list.members.slice(0, -1), { start: last.start, end }] };
}
