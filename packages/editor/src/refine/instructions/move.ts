import { keysIn } from '../../document/keys.ts';
import { endOf, startOf } from '../../document/outline.ts';
import { goesOnWithOrder } from '../clauses/verbs.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { kindOfSection } from '../relocation/kinds.ts';
import { placeNamed } from '../relocation/place.ts';
import { relocated as placedAt } from '../relocation/relocate.ts';
import { findTarget } from '../target/find.ts';
import { partOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';
import { ticketsIn } from '../target/tickets.ts';
import { movable } from './movable.ts';
import { besideBlock, relocated } from './relocated.ts';
import { reordered, swapped, turnedOrder } from './swapped.ts';

const verb = '(?:move|put|place|bring|shift|relocate|reorder)';
const beside = new RegExp(
  `^${verb} (?<what>.{1,200}?) (?:so (?:that )?it (?:is|comes|stands) )?(?:to (?:right |just )?)?(?:right |just |directly )?(?<side>before|above|in front of|ahead of|after|below|behind|following|under(?:neath)?) (?<anchor>.{1,120})$`,
  'iu',
);
const edge = new RegExp(
  `^${verb} (?<what>.{1,200}?) (?:up |down )?(?:to|at) the (?:very )?(?<edge>top|beginning|start|front|end|bottom)(?: of (?:the )?(?<place>.{1,80}))?$|^(?:start|begin) with (?<first>.{1,120})$|^(?:end|finish|close) with (?<last>.{1,120})$`,
  'iu',
);
const into = new RegExp(
  `^${verb} (?<what>.{1,200}?)(?: from (?:the )?(?<from>[^,]{2,40}?))?(?: (?:up|down|over|across))? (?:in)?to (?:the )?(?<place>.{1,80}?)(?: as (?:an? )?(?:to-?do|item|bullet|point|task|entry)s?)?$`,
  'iu',
);
const swap =
  /^(?:swap|switch|exchange)(?: the order of)? (?<what>.{1,120}?) (?:and|with) (?<other>.{1,120})$/iu;
const should =
  /^(?<what>.{1,120}?) (?:should|must|needs to) (?:come|go|be|stand|appear)(?: right)? (?<side>before|above|after|below) (?<anchor>.{1,120})$/iu;
const ends =
  /^(?:(?<what>.{1,120}?) (?:should|must|needs to|has to|ought to) (?:come|go|be|stand|appear|be moved)|(?:move|put|place|bring|make) (?<moved>.{1,120}?))(?: to| at)?(?: the)?(?: very)? (?<edge>first|last|top|beginning|start|front|end|bottom)(?: one| item)?$/iu;

/** Moves sections and items. */
export const move: Instruction = {
  meta: {
    id: 'move',
    does: 'Moves a section before or after another or to an end of the document, an item within its list or to another section; swaps two.',
    examples: [
      'move Risks before Design',
      'put the open questions at the top',
      'move FR-3 to Non-goals',
      'swap Goals and Non-goals',
    ],
  },
  parse(said, draft) {
    // "put it under Risks instead" says where it goes, and that it is not to stand where it does
    const clause = said.replace(/,? (?:instead|rather)$/iu, '');
    const near = (beside.exec(clause) ?? should.exec(clause))?.groups;
    if (
      near?.['what'] &&
      near['anchor'] &&
      // "below 1 second" is a limit, and no place
      !/^(?:an? |one )?\d/u.test(near['anchor']) &&
      placedPart(draft, near['what']) &&
      placedPart(draft, near['anchor'])
    ) {
      const { what, side = '', anchor } = near;
      return (now) => moveBeside(now, what, anchor, /^(?:before|above|in front of|ahead of)$/iu.test(side));
    }
    const far = edge.exec(clause)?.groups;
    const subject = far?.['what'] ?? far?.['first'] ?? far?.['last'];
    if (far && subject !== undefined && placedPart(draft, subject)) {
      const up = far['first'] !== undefined || /top|beginning|start|front/iu.test(far['edge'] ?? '');
      return (now) => moveToEdge(now, subject, up);
    }
    const end = ends.exec(clause)?.groups;
    const named = end?.['what'] ?? end?.['moved'];
    const found = named === undefined ? null : findTarget(draft, named);
    if (end && named !== undefined && found && /^(?:section|item|block)$/u.test(found.kind))
      return (now) => moveToEdge(now, named, /first|top|beginning|start|front/iu.test(end['edge'] ?? ''));
    const around = turnedOrder(clause, draft);
    if (around) return around;
    const both = swap.exec(clause)?.groups;
    const pair = goesOnWithOrder(both?.['other'] ?? '') ? undefined : both;
    const [one, two] = [pair?.['what'], pair?.['other']].map((phrase) =>
      phrase === undefined || findTarget(draft, phrase) ? phrase : `item ${phrase}`,
    );
    if (one && two && findTarget(draft, one) && findTarget(draft, two)) {
      const [what, other] = [one, two];
      return (now) => swapped(now, what, other);
    }
    const { what: moved, place, from } = into.exec(clause)?.groups ?? {};
    if (moved === undefined || place === undefined) return null;
    // where the section is named that it stands in, nothing of another moves
    const home = from === undefined ? null : placeNamed(draft, from)?.section;
    const isSaidBy = home && !home.ids.includes('tickets') && keysIn(moved).length === 0;
    const what = isSaidBy ? `${moved} from ${from}` : moved;
    if (!placeNamed(draft, place) || movable(draft, what).length === 0) return null;
    return (now) => {
      const to = placeNamed(now, place);
      const parts = movable(now, what);
      if (!to || parts.some((part) => part.kind === 'section' || part.kind === 'document'))
        return noEffect(now, `${what} cannot stand under ${place}.`);
      return parts.every((part) => to.section !== null && part.section?.start === to.section.start)
        ? noEffect(now, `${what} already stands under "${to.section?.title}".`)
        : placedAt(now, parts, to);
    };
  },
};

/** What a phrase names: a part of the draft before words that stand in it. */
function placedPart(draft: Draft, phrase: string): Target | null {
  return partOf(draft, phrase) ?? findTarget(draft, phrase);
}

/** "The Halle part before Leipzig": in a text without headings the paragraphs that speak of them. */
function paragraphOf(draft: Draft, target: Target | null): Target | null {
  if (draft.outline.sections.length > 0 || !target || !/^(?:words|sentence)$/u.test(target.kind))
    return target;
  const node = draft.outline.preface.find((one) => startOf(one) <= target.start && endOf(one) >= target.end);
  return node?.type === 'paragraph'
    ? { ...target, kind: 'block', start: startOf(node), end: endOf(node) }
    : target;
}

const ofPart = /(?<!\p{L})(?:part|paragraph|bit|passage|section)(?!\p{L})/iu;

function moveBeside(draft: Draft, what: string, anchor: string, before: boolean): Outcome {
  const [named, anchored] = [placedPart(draft, what), placedPart(draft, anchor)];
  const isOfParts = ofPart.test(what) || ofPart.test(anchor);
  const [target, other] = isOfParts
    ? [paragraphOf(draft, named), paragraphOf(draft, anchored)]
    : [named, anchored];
  if (!target || !other) return noEffect(draft, 'One of the two is not in the document.');
  if (target.start === other.start || (other.start >= target.start && other.end <= target.end))
    return noEffect(draft, `${target.name} cannot stand beside itself.`);
  if (target.kind === 'section' && other.kind === 'section') {
    const text = relocated(draft, target, before ? other.start : other.end);
    return applied(draft, text, `Moved ${target.name} ${before ? 'before' : 'after'} ${other.name}.`);
  }
  const asBlocks = besideBlock(draft, target, other, before);
  if (asBlocks) return asBlocks;
  if (target.kind === 'item' && other.kind === 'item') {
    const [item, neighbour] = [target, other].map((one) =>
      draft.items.find((held) => held.start === one.start),
    );
    if (item && neighbour && item.list === neighbour.list) {
      const others = draft.items.filter((one) => one.list === item.list && one !== item);
      const place = others.indexOf(neighbour) + (before ? 0 : 1);
      return applied(
        draft,
        reordered(draft, others.toSpliced(place, 0, item)),
        `Moved ${target.name} ${before ? 'before' : 'after'} ${other.name}.`,
      );
    }
    const raw = draft.text.slice(target.start, target.end);
    const newline = lineBreakOf(draft.text);
    const at = before ? other.start : other.end;
    const piece = before ? `${raw}${newline}` : `${newline}${raw}`;
    const inserted = splice(draft.text, [{ start: at, end: at, text: piece }]);
    const shift = at <= target.start ? piece.length : 0;
    const moved = { ...target, start: target.start + shift, end: target.end + shift };
    return applied(
      draft,
      removed(draftOf(inserted, draft.request), moved),
      `Moved ${target.name} ${before ? 'before' : 'after'} ${other.name}.`,
    );
  }
  return other.section
    ? placedAt(draft, [target], { section: other.section, kind: kindOfSection(other.section) })
    : noEffect(draft, `${target.name} cannot stand beside ${other.name}.`);
}

function moveToEdge(draft: Draft, what: string, up: boolean): Outcome {
  const target = placedPart(draft, what);
  if (!target) return noEffect(draft, `The document has no ${what}.`);
  const tickets = ticketsIn(draft);
  const own = tickets.find((ticket) => ticket.start === target.section?.start);
  if (target.kind === 'section' && own) {
    const at = up ? tickets[0]?.start : tickets.at(-1)?.end;
    return applied(
      draft,
      relocated(draft, target, at ?? own.start),
      `Moved ${target.name} to the ${up ? 'top' : 'end'} of the tickets.`,
    );
  }
  if (target.kind === 'section') {
    const level = target.section?.level ?? 2;
    const siblings = draft.outline.sections.filter((section) => section.level === level);
    const first = siblings[0];
    const at = up ? (first?.start ?? 0) : draft.text.length;
    return applied(draft, relocated(draft, target, at), `Moved ${target.name} to the ${up ? 'top' : 'end'}.`);
  }
  if (target.kind === 'block') return blockToEdge(draft, target, up);
  const item = draft.items.find((one) => one.start === target.start);
  const list = item ? draft.items.filter((one) => one.list === item.list) : [];
  const neighbour = up ? list.at(0) : list.at(-1);
  if (!item || !neighbour || neighbour === item)
    return noEffect(draft, `${target.name} already stands there.`);
  const others = list.filter((one) => one !== item);
  return applied(
    draft,
    reordered(draft, up ? [item, ...others] : [...others, item]),
    `Moved ${target.name} to the ${up ? 'top' : 'end'} of its list.`,
  );
}

/** A paragraph or table before or after all others that stand under its heading. */
function blockToEdge(draft: Draft, target: Target, up: boolean): Outcome {
  const nodes = target.section?.nodes ?? draft.outline.preface;
  const last = up ? nodes.at(0) : nodes.at(-1);
  if (!last || startOf(last) === target.start) return noEffect(draft, `${target.name} already stands there.`);
  const edge: Target = { ...target, start: startOf(last), end: endOf(last), name: 'the others' };
  return besideBlock(draft, target, edge, up) ?? noEffect(draft, `${target.name} cannot stand there.`);
}
