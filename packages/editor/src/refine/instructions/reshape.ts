import { endOf, startOf } from '../../document/outline.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { promptOf } from '../prompts/parts.ts';
import { type Shaped, shapedIn } from '../reading/shape.ts';
import { documentOf, findTarget } from '../target/find.ts';
import { sentences } from '../target/ordinal.ts';
import type { Target } from '../target/target.ts';
import { boardOf } from '../tickets/board.ts';
import { ticketListsNamed, withListsMarked } from '../tickets/shaped-lists.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';
import { listBehindColon } from './list-behind-colon.ts';
import { findReshaped, type Shape, type Wish, wishIn } from './reshape-wish.ts';
import { inShape } from './reshape-written.ts';

const names: Readonly<Record<Shape, string>> = {
  list: 'a bulleted list',
  numbered: 'a numbered list',
  table: 'a table',
  prose: 'a paragraph',
};
/** Gives a list, table or paragraph another shape. */
export const reshape: Instruction = {
  meta: {
    id: 'reshape',
    does: 'Turns paragraphs, lists and tables into bullets, numbered steps, a table or a paragraph; their words stay.',
    examples: [
      'turn the goals into bullets',
      'make the risks a table',
      'use numbered steps in the rollout section',
      'write the summary as one paragraph',
    ],
  },
  parse(clause, draft) {
    const wish = wishIn(clause, draft);
    if (!wish) return null;
    const { what, shape } = wish;
    // "action items as a table" is how the answer of a prompt is to look
    const named = promptOf(draft) === null ? undefined : findReshaped(draft, what)?.kind;
    if (
      named === 'words' ||
      (named === 'item' && !/(?<!\p{L})(?:step|rule|instruction|constraint)/iu.test(what))
    )
      return null;
    return ticketListsNamed(draft, what)
      ? (now) => inTickets(now, what, shape, /check/iu.test(clause))
      : (now) => shaped(now, wish, findReshaped(now, what) ?? documentOf(now));
  },
};

/** Gives the lists that tickets have another shape, as far as one fits within the list of a ticket's parts. */
function inTickets(draft: Draft, what: string, shape: Shape, isChecked: boolean): Outcome {
  const lists = ticketListsNamed(draft, what) ?? [];
  if (shape === 'table' || shape === 'prose')
    return noEffect(draft, `${what} stand within the parts of a ticket, where ${names[shape]} does not fit.`);
  const text = withListsMarked(draft, lists, isChecked ? 'boxes' : shape);
  return applied(
    draft,
    text,
    `Turned ${lists.length} list${lists.length > 1 ? 's' : ''} of tickets into ${names[shape]}; the words stay.`,
  );
}

const contrasted =
  /,? (?:not|instead of|rather than) (?:an? )?(?:numbers|numbered|bullets|list|table|prose|paragraphs?|text)\b/iu;

/** "Turn it into bullets, but leave the greeting as it is": a sentence that keeps its place and shape. */
const sparing =
  /^(?<order>.{6,160}?)(?: please)?,? (?:but |and |only )?(?:please )?(?:(?:keep|leave)(?: only)? (?<kept>.{3,60}?) (?:as (?:it is|they are|is|an? \p{L}+)|alone|out(?: of (?:it|that))?|there)|(?:except|apart from|but not|without) (?:for )?(?<but>.{3,60}?))[.!]*$/isu;

/** A shape that is set against another: neither of them is a word of the document; or one that spares a sentence at an end. */
export function reshapeChange(words: string, draft: Draft): Change | null {
  const plain = withoutCourtesies(words);
  if (contrasted.test(plain)) return reshape.parse(plain, draft);
  const { order, kept, but } = sparing.exec(plain.trim())?.groups ?? {};
  const phrase = kept ?? but;
  if (order === undefined || phrase === undefined || !findTarget(draft, phrase)) return null;
  const wish = wishIn(order, draft);
  return wish && ((now) => sparingly(now, wish, findTarget(now, phrase)));
}

/** Another shape for all but a target at the start or the end of a paragraph, which is set off as one of its own. */
function sparingly(draft: Draft, wish: Wish, spared: Target | null): Outcome {
  const unit = spared && draft.units.find(({ start, end }) => start <= spared.start && spared.end <= end);
  const own = spared && sentences(draft).find(({ start, end }) => start <= spared.start && spared.end <= end);
  const isFirst = own?.start === unit?.start;
  if (!unit || !own || (!isFirst && unit.end !== own.end))
    return noEffect(draft, 'What is to keep its shape stands within the rest, which would be torn apart.');
  const gap = lineBreakOf(draft.text).repeat(2);
  const start = unit.start + draft.text.slice(unit.start, isFirst ? own.end : own.start).trimEnd().length;
  const end = isFirst ? start + (/^\s*/u.exec(draft.text.slice(start))?.[0].length ?? 0) : own.start;
  const apart = draftOf(splice(draft.text, [{ start, end, text: gap }]), draft.request);
  const rest = isFirst
    ? { start: start + gap.length, end: unit.end - (end - start) + gap.length }
    : { start: unit.start, end: start };
  const outcome = shaped(apart, wish, { ...documentOf(apart), ...rest });
  return outcome.status === 'applied' ? outcome : { ...outcome, text: draft.text };
}

function shaped(draft: Draft, wish: Wish, target: Target): Outcome {
  const { shape, from, columns } = wish;
  const behind = shape === 'list' || shape === 'numbered' ? listBehindColon(draft, target, shape) : null;
  if (behind)
    return applied(
      draft,
      splice(draft.text, [behind]),
      `Turned what ${target.name} lists into ${names[shape]}.`,
    );
  const others = (['prose', 'list', 'numbered', 'table'] as const).filter((form) => form !== shape);
  const order =
    shape === 'table' || shape === 'numbered'
      ? (['list', 'numbered', 'table', 'prose'] as const).filter((form) => form !== shape)
      : others;
  const found = (from === null || from === shape ? order : [from])
    .map((form) => shapedIn(draft, target, [form]))
    .find((one) => one !== null && (one.form !== 'prose' || one.lines.length > 1));
  // paragraphs of one sentence each
  const bullets = !found && shape === 'list' ? withRest(draft, target) : draft.text;
  if (bullets !== draft.text)
    return applied(draft, bullets, `Turned the paragraphs in ${target.name} into ${names[shape]}.`);
  if (found && shape === 'numbered' && found.lines.every((line) => isKeyed.test(line)))
    return noEffect(draft, `The entries of ${target.name} have keys that number them.`);
  if (!found || isTicket(draft, found) || found.lines.some((line) => isTorn(line)))
    return noEffect(draft, `Nothing in ${target.name} can take that shape, or it already has it.`);
  const text = splice(draft.text, [
    { start: found.start, end: found.end, text: inShape(found, shape, draft, columns) },
  ]);
  const rest =
    shape === 'list' && found.form === 'prose' ? withRest(draftOf(text, draft.request), target) : text;
  return applied(draft, rest, `Turned ${names[found.form]} in ${target.name} into ${names[shape]}.`);
}

/** An entry that opens with its key. */
const isKeyed = /^[*_`]{0,4}[A-Z]{1,8}-\d{1,6}(?!\p{N})/u;

/** Whether marks of emphasis open in a line and close in another one. */
const isTorn = (line: string) => (line.match(/\*\*|__/gu)?.length ?? 0) % 2 > 0;

/** The text with the paragraphs of a section that are left in bullets as well; its labels stay. */
function withRest(draft: Draft, { kind, section }: Target): string {
  const own = draft.outline.sections.find(({ start }) => kind === 'section' && start === section?.start);
  const paragraphs = (own?.nodes ?? []).filter((node) => node.type === 'paragraph');
  const splices = paragraphs.flatMap((node) => {
    const place = { start: startOf(node), end: endOf(node) };
    const isLabel = /^\*\*[^*\n]+\*\*:?$|:$/u.test(draft.text.slice(place.start, place.end));
    const found = isLabel ? null : shapedIn(draft, { ...documentOf(draft), ...place }, ['prose']);
    return found ? [{ start: found.start, end: found.end, text: inShape(found, 'list', draft, []) }] : [];
  });
  return splice(draft.text, splices);
}

/** The parts of a ticket are a list that stays one, whatever words in it are meant. */
function isTicket(draft: Draft, { start, end }: Shaped): boolean {
  return boardOf(draft).tickets.some(
    (ticket) => ticket.lines.filter((line) => line.start >= start && line.end <= end).length >= LABELS,
  );
}

/** So many labelled lines show that a list is a ticket. */
const LABELS = 3;
