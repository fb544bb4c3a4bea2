import type { RootContent } from 'mdast';
import { quiet } from '../../compose/voice/binding.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed, stillMentioned, withoutReferences } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { withoutPart } from '../editing/without-part.ts';
import { isLabel } from '../endpoints/labels.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { excludedPlace, withExcluded } from '../place/excluded.ts';
import { requirementHome } from '../place/home.ts';
import { insertInto, nextNumber } from '../place/insert.ts';
import { placeQuestion } from '../place/place-fact.ts';
import { withScenario } from '../place/scenario.ts';
import { asQuestion, asRequirement } from '../place/sentence.ts';
import { promptOf, writtenOf } from '../prompts/parts.ts';
import { withRule } from '../prompts/written.ts';
import type { Target } from '../target/target.ts';
import { boardOf } from '../tickets/board.ts';
import { withoutRequirementAnywhere } from '../tickets/dropped-requirement.ts';
import { withoutBareTable } from './bare-table.ts';
import { emptyPhrase } from './emptied.ts';
import { withKeyed } from './keyed-entry.ts';
import { kindOfSection, standsAs } from './kinds.ts';
import { withoutMentions } from './mentions.ts';
import type { Place } from './place.ts';
import { withoutBareLabels, withProse } from './prose.ts';
import { saidBy } from './said.ts';

const wanting = /^(?:FR|NFR|REQ|BR)$/u;

/**
 * Moves statements to where they belong, each worded for its new place: among requirements with the next key, its strength
 * and a test, out of them without; as an item among items, as a sentence in running text. What is derived from them follows.
 */
export function relocated(draft: Draft, parts: readonly Target[], to: Place): Outcome {
  // tickets hold what there is to do, and nothing stands between them
  if (to.section?.ids.includes('tickets')) return noEffect(draft, 'Name the ticket that it belongs to.');
  const rule = movedRule(draft, parts, to);
  const [moving] = parts;
  if (rule !== null && moving)
    return applied(draft, rule, `Moved ${nameOf(draft, moving)} to "${to.section?.title ?? ''}".`);
  let now = draft;
  const names: string[] = [];
  for (const part of parts) {
    const here = now === draft ? part : standing(now, draft.text.slice(part.start, part.end), part);
    if (!here) return noEffect(draft, `${part.name} was not found any more.`);
    const text = moved(now, here, to);
    if (text === null) return noEffect(draft, `${part.name} cannot stand there.`);
    now = draftOf(text, draft.request);
    names.push(nameOf(draft, part));
  }
  const place = to.section?.title ?? excludedPlace(now)?.name ?? '';
  const left = (key: string) => keysIn(now.text).filter(({ text }) => text === key).length;
  const isKept = (key: string) => now.items.some((item) => item.key?.text === key);
  const notes = names.filter((name) => !isKept(name)).map((name) => stillMentioned(name, left(name)));
  return applied(draft, now.text, `Moved ${names.join(', ')} to "${place}".${notes.join('')}`);
}

/** A rule of a prompt in another of its lists, in its own words; null for all other parts. */
function movedRule(draft: Draft, parts: readonly Target[], to: Place): string | null {
  const [part, ...more] = parts;
  const item = part && draft.items.find((one) => one.start === part.start && one.depth === 1);
  const home = to.section && promptOf(draft) ? to.section.title : null;
  if (!item || more.length > 0 || home === null) return null;
  const { text } = writtenOf(draft, item);
  const rest = draftOf(removed(draft, part), draft.request);
  const section = rest.outline.sections.find((one) => one.title === home);
  return section ? withRule(rest, section, text.trim()) : null;
}

/** A part as a later draft has it, where it may stand elsewhere and under another number. */
function standing(draft: Draft, raw: string, part: Target): Target | null {
  const body = raw.replace(/^\s*(?:[*+-]|\d{1,9}[.)])\s+/u, '');
  const start = draft.text.indexOf(body);
  if (start < 0) return null;
  const end = start + body.length;
  const item = draft.items.find((one) => one.start <= start && one.end === end);
  const section = draft.outline.sections.findLast((one) => one.start <= start) ?? null;
  return { ...part, start: part.kind === 'item' ? (item?.start ?? start) : start, end, section };
}

/** The key a part begins with, or its first words. */
function nameOf(draft: Draft, part: Target): string {
  const raw = draft.text.slice(part.start, part.end).replace(/^[\s|*_`+-]*(?:\d{1,9}[.)]\s+)?[\s*_`]*/u, '');
  return leadingKey(raw)?.text ?? `"${raw.slice(0, 60).trim()}"`;
}

function moved(draft: Draft, part: Target, to: Place): string | null {
  const raw = draft.text.slice(part.start, part.end);
  const ofTickets = movedFromTickets(draft, part, to);
  if (ofTickets !== undefined) return ofTickets;
  const body = raw.replace(/^\s*(?:[*+-]|\d{1,9}[.)])\s+/u, '');
  const key = leadingKey(body.replace(/^[*_`]+/u, ''));
  const bindsThere = key !== null && wanting.test(key.family) && to.kind === null;
  const isDemand = key !== null && wanting.test(key.family);
  const wasEntry = key === null && (part.kind === 'item' || part.kind === 'row');
  const stays = isDemand && (to.kind === 'requirement' || (bindsThere && !isPlainHere(draft, part)));
  const said = stays ? body.trim() : saidBy(draft, part, to.kind);
  const without = withoutStatement(draft, part, { key: key?.text ?? null, stays });
  const place = placeIn(without, to);
  return place === undefined ? null : written(without, said, to, place, { keepsKey: stays, wasEntry });
}

/** A requirement that tickets implement, moved out of them; undefined for any other part. */
function movedFromTickets(draft: Draft, part: Target, to: Place): string | null | undefined {
  const [key] = part.kind === 'row' ? keysIn(part.name) : [];
  const statement = boardOf(draft)
    .tickets.flatMap(({ statements }) => statements)
    .find((one) => one.key === key?.text);
  if (!key || !statement || to.kind === 'requirement') return undefined;
  const without = withoutRequirementAnywhere(draft, key.text);
  if (without === null) return null;
  const rest = withoutReferences(draftOf(without, draft.request), key.text).text;
  const now = draftOf(withoutMentions(draftOf(rest, draft.request), key.text), draft.request);
  const place = placeIn(now, to);
  const said = quiet(statement.text);
  return place === undefined ? null : written(now, said, to, place, { keepsKey: false, wasEntry: true });
}

/** Whether a part stands among the requirements of a document that has a section for them: elsewhere nothing binds. */
function isPlainHere(draft: Draft, part: Target): boolean {
  return standsAs(draft, 'requirement', '', part);
}

/** The section of a place as a draft has it; undefined where it is gone. */
function placeIn(draft: Draft, { section }: Place): Section | null | undefined {
  return section === null ? null : draft.outline.sections.find((one) => one.title === section.title);
}

function written(
  draft: Draft,
  said: string,
  to: Place,
  section: Section | null,
  { keepsKey, wasEntry }: { readonly keepsKey: boolean; readonly wasEntry: boolean },
): string | null {
  if (keepsKey && section) {
    const key = leadingKey(said.replace(/^[*_`]+/u, ''))?.text ?? null;
    const bare = said.replace(/^[*_`]*[A-Z]{1,8}-\d{1,6}[*_`]*\s?[:.]?[*_`]*\s*/u, '');
    const isKeyed = draft.items.some((item) => item.section === section && item.key !== null);
    return isKeyed ? insertInto(draft, section, bare, 'item', key) : insertInto(draft, section, said, 'item');
  }
  if (to.kind === 'non-goal') return withExcluded(draft, said).text;
  if (to.kind === 'requirement') return withRequirement(draft, said, section);
  if (to.kind === 'question') return placeQuestion(draft, asQuestion(said, draft.language)).text;
  if (!section) return null;
  if (to.kind === 'risk' || to.kind === 'assumption') return withKeyed(draft, said, section, to.kind);
  if (to.kind === 'alternative') return withAlternative(draft, said, section);
  if (to.kind === 'goal') return insertInto(draft, section, said, 'item');
  return withProse(draft, section, said, wasEntry);
}

/** An alternative among the others; the line that says there is none gives way to it. */
function withAlternative(draft: Draft, said: string, section: Section): string {
  const { rfcOther, rfcOtherOpen } = phrasesOf(draft.language);
  const [open = ''] = rfcOtherOpen.split(/[,;，；]/u);
  const none = draft.items.find(
    (item) => item.section === section && item.text.startsWith(rfcOther) && item.text.includes(open),
  );
  const fresh = insertInto(draft, section, said, 'item');
  if (!none) return fresh;
  const { start, end } = none;
  return removed(draftOf(fresh, draft.request), { kind: 'item', start, end, name: rfcOther, section });
}

function withRequirement(draft: Draft, said: string, section: Section | null): string {
  const sentence = asRequirement(said.replace(/[.]$/u, ''), draft);
  const named = section && kindOfSection(section) === 'requirement' ? requirementHome(draft, said) : null;
  const home = named ?? section ?? requirementHome(draft, said);
  const hasKeys = draft.items.some((item) => item.section === home && item.key !== null);
  const family = home?.ids.includes('non-functional-requirements') ? 'NFR' : 'FR';
  const text = hasKeys
    ? insertInto(draft, home, sentence, 'item')
    : insertInto(draft, home, `**${family}-${nextNumber(draft, family)}:** ${sentence}`, 'item');
  return withScenario(draftOf(text, draft.request), sentence, said);
}

/** The text without a statement and what is derived from it; a section that is left with nothing says so in its own words. */
function withoutStatement(
  draft: Draft,
  part: Target,
  { key, stays }: { readonly key: string | null; readonly stays: boolean },
): Draft {
  const { request } = draft;
  const all = allOf(draft, part);
  const phrase = all && part.section ? emptyPhrase(part.section, draft.language) : null;
  let text =
    all && phrase !== null
      ? splice(draft.text, [{ ...all, text: phrase }])
      : stays
        ? removed(draft, part)
        : withoutPart(draft, part).text;
  if (key !== null && !stays) {
    text = withoutReferences(draftOf(text, request), key).text;
    text = withoutMentions(draftOf(text, request), key);
  }
  for (const asked of keysIn(draft.text.slice(part.start, part.end)))
    if (asked.family === 'Q') text = withoutLoneQuestion(draftOf(text, request), asked.text);
  const bare = withoutBareLabels(draftOf(text, request), draft);
  return draftOf(withoutBareTable(draftOf(bare, request)), request);
}

/** All that a section holds, its explanation for newcomers aside, where a part is that; null where it holds more. */
function allOf(draft: Draft, part: Target): { start: number; end: number } | null {
  const { section } = part;
  if (!section || section.end > section.bodyEnd) return null;
  const holding = section.nodes.filter((node) => endOf(node) > part.start && startOf(node) < part.end);
  const [node] = holding;
  if (!node || holding.length > 1) return null;
  const rest = draft.text
    .slice(startOf(node), endOf(node))
    .replace(draft.text.slice(part.start, part.end), '')
    .replace(/[*_]{1,3}[\p{L} ]{3,40}\s?:[*_]{1,3}\s[^\n]*/u, '');
  const at = section.nodes.indexOf(node);
  const isOpened = at === 1 && section.nodes.length === 2 && section.nodes[0]?.type === 'paragraph';
  const isAll =
    section.nodes.length === 1 ||
    (isOpened && node.type === 'list' && !isLabel(section.nodes[0] as RootContent));
  return isAll && !/[\p{L}\p{N}]/u.test(rest) ? { start: startOf(node), end: endOf(node) } : null;
}

/** The text without a question that nothing leads to any more. */
function withoutLoneQuestion(draft: Draft, key: string): string {
  const item = draft.items.find((one) => one.key?.text === key);
  const led = keysIn(draft.text).filter(({ text }) => text === key);
  if (!item || led.length > 1) return draft.text;
  const { start, end, section } = item;
  return removed(draft, { kind: 'item', start, end, name: key, section });
}
