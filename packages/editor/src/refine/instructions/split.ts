import type { Item } from '../../document/items.ts';
import { upperFirst } from '../../first-letter.ts';
import { splitSentences } from '../../read/sentences.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { labelsFrom } from '../labelled/behind.ts';
import { plainClause } from '../message/plain-clause.ts';
import { demands, isTorn, itemLead, itemsOf, withParts } from '../splitting/split-item.ts';
import { thoughtsOf } from '../splitting/thoughts.ts';
import { findTarget } from '../target/find.ts';
import { sentences } from '../target/ordinal.ts';
import type { Target } from '../target/target.ts';
import { ticketsIn } from '../target/tickets.ts';
import { codeSpans } from '../terms/code-spans.ts';

const pattern =
  /^(?:split|break)(?: up| down| apart)? (?<what>.{1,150}?)(?: up| apart)?(?: in(?:to)? (?:two|2|three|several|multiple|separate|smaller|shorter|its|different)?[^:]{0,40}(?::.{1,200})?)?$/iu;

/** "Put the two alternatives in separate bullets." */
const asList =
  /^(?:put|list|write|show|give|make|set) (?:the |our )?(?:(?:two|three|four|2|3|4) )?(?<what>.{3,80}?) (?:in|as|on|into) (?:their )?(?:own|separate|individual|single) (?:bullets?(?: points?)?|items?|points?|entries|lines)$/iu;

/** "… into two sections: A, B" gives headings, and not what stands under each. */
const intoSections = / in(?:to)? (?:\p{L}+ |\d ){0,3}(?:sub)?(?:sections?|chapters?|headings?)(?!\p{L})/iu;

/** Splits an item, a paragraph or long sentences into parts. */
export const split: Instruction = {
  meta: {
    id: 'split',
    does: 'Splits an item into items of their own keys, or a paragraph into paragraphs, at sentences and at "and".',
    examples: ['split FR-2 into two requirements', 'split the first paragraph', 'break up the second bullet'],
  },
  parse(clause, draft) {
    const what = (pattern.exec(clause) ?? asList.exec(clause))?.groups?.['what'];
    if (what === undefined || !findTarget(draft, what)) return null;
    if (intoSections.test(clause) && findTarget(draft, what)?.kind === 'section')
      return (now) =>
        noEffect(now, 'Which words go under which heading is not said; add a section and move them there.');
    return (now) => (isOfList.test(clause) ? unrolled(now, what) : null) ?? parted(now, what);
  },
};

/** "Split the first paragraph after "…"", "start a new paragraph before "…"". */
const cutting =
  /^(?:(?:split|break|divide|cut)(?: up)? .{3,80}?|(?:start|begin|make|open|insert|add) (?:an? )?(?:new )?(?:paragraph(?: break)?|line break|break)) (?<at>after|behind|before|at|from|with)(?: the words?| the sentence)? ["“„](?<words>[^"“”]{2,120})["”“]$/iu;

/** A paragraph that is parted at words that are quoted; null where the words ask for none. */
export function paragraphBreakChange(said: string, draft: Draft): Change | null {
  const { words, at = '' } = cutting.exec(plainClause(said))?.groups ?? {};
  return words !== undefined && cutIn(draft, words, at) ? (now) => cutAt(now, words, at) : null;
}

/** Where a paragraph is to be cut: between sentences, before or behind the one with the words; null where these do not stand in one. */
function cutIn(
  draft: Draft,
  words: string,
  at: string,
): { readonly before: number; readonly behind: number } | null {
  const found = sentences(draft).find(({ start, end }) => draft.text.slice(start, end).includes(words));
  const unit = draft.units.find(
    (one) => one.kind === 'paragraph' && found && one.start <= found.start && found.end <= one.end,
  );
  if (!found || !unit) return null;
  const cut = /^(?:after|behind)$/iu.test(at) ? found.end : found.start;
  const before = unit.start + draft.text.slice(unit.start, cut).trimEnd().length;
  const behind = cut + (/^\s*/u.exec(draft.text.slice(cut))?.[0].length ?? 0);
  return before > unit.start && behind < unit.end ? { before, behind } : null;
}

function cutAt(draft: Draft, words: string, at: string): Outcome {
  const cut = cutIn(draft, words, at);
  if (!cut) return noEffect(draft, `No paragraph can be parted at "${words}".`);
  const text = lineBreakOf(draft.text).repeat(2);
  return applied(
    draft,
    splice(draft.text, [{ start: cut.before, end: cut.behind, text }]),
    `Split the paragraph at "${words}".`,
  );
}

/** "One bullet per alternative", "into separate points". */
const isOfList =
  /(?<!\p{L})(?:one|an?|own|single|separate|individual|several) (?:list )?(?:bullets?(?: points?)?|items?|points?|entr(?:y|ies)|lines?)(?!\p{L})/iu;
const betweenMembers = /[,;]\s+(?:and |or |und |oder |et |ou |y |o )?(?![^(]*\))/u;
const FEWEST = 2;

/** The one item of a section that lists things behind one another, as an item for each; null where none does, or more than one. */
function unrolled(draft: Draft, what: string): Outcome | null {
  const target = findTarget(draft, what);
  const [list, ...others] = draft.items
    .filter(
      (item) => item.key === null && item.start >= (target?.start ?? 0) && item.end <= (target?.end ?? 0),
    )
    .map((item) => ({ item, words: draft.text.slice(item.start, item.end).replace(itemLead, '') }))
    .map(({ item, words }) => ({ item, members: words.replace(/[.]$/u, '').split(betweenMembers), words }))
    .filter(({ members, words }) => members.length >= FEWEST && !/^\*\*|Q-\d/u.test(words));
  if (!list || others.length > 0) return null;
  const end = list.words.endsWith('.') ? '.' : '';
  const texts = list.members.map((one) => upperFirst(one) + end);
  const { start, end: to } = list.item;
  const text = splice(draft.text, [{ start, end: to, text: itemsOf(draft, list.item, texts) }]);
  return applied(draft, text, `Made ${texts.length} entries of one under ${target?.name ?? what}.`);
}

/** The one item of a section; null where it has several, or holds other things too. */
function onlyItemIn(draft: Draft, target: Target): Item | undefined {
  const within = draft.items.filter(({ start, end }) => target.start <= start && end <= target.end);
  return target.kind === 'section' && within.length === 1 && target.section?.nodes.length === 1
    ? within[0]
    : undefined;
}

/** What an item that demands nothing lists behind one another. */
function membersOf(words: string): string[] {
  const members = words.replace(/[.]$/u, '').split(betweenMembers);
  return members.map((one) => `${upperFirst(one)}.`);
}

function parted(draft: Draft, what: string): Outcome {
  const target = findTarget(draft, what);
  if (!target) return noEffect(draft, `The document has no ${what}.`);
  const item = draft.items.find((one) => one.start === target.start) ?? onlyItemIn(draft, target);
  const newline = lineBreakOf(draft.text);
  if (item) {
    const words = draft.text.slice(item.start, item.end).replace(itemLead, '');
    const labels = labelsFrom(words);
    const said = words.slice(0, labels);
    const isDemand = demands.test(item.key?.family ?? '');
    const parts = (said.includes(';') && !isDemand ? membersOf(said) : thoughtsOf(said, draft)).map(
      (part) => part + words.slice(labels),
    );
    if (parts.length < 2 || isTorn(words, parts))
      return noEffect(draft, `${target.name} holds one thought only.`);
    return applied(draft, withParts(draft, item, parts), `Split ${target.name} into ${parts.length}.`);
  }
  const unit =
    draft.units.find(
      (one) => one.kind === 'paragraph' && one.start <= target.start && one.end >= target.start,
    ) ?? draft.units.find((one) => one.kind === 'paragraph' && one.section?.start === target.section?.start);
  const found = unit
    ? splitSentences(draft.text, { start: unit.start, end: unit.end }, codeSpans(draft.text))
    : [];
  const middle = found[Math.ceil(found.length / 2)];
  if (ticketsIn(draft).some(({ start }) => start === target.start))
    return noEffect(draft, `Say what each ticket is to hold, such as: split ${target.name} into A and B.`);
  if (!unit || !middle) return noEffect(draft, `${target.name} holds one sentence only.`);
  const before = draft.text.slice(0, middle.start).trimEnd();
  return applied(
    draft,
    `${before}${newline}${newline}${draft.text.slice(middle.start)}`,
    `Split ${target.name} in two.`,
  );
}
