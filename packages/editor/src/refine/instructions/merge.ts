import { keysIn, leadingKey } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import type { Span } from '../../read/source.ts';
import { type Draft, draftOf } from '../draft.ts';
import { relinked } from '../editing/relinked.ts';
import { removed } from '../editing/removal.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { bindsTwice, oneDemand } from '../merging/one-demand.ts';
import { findTarget } from '../target/find.ts';
import { unquoted } from '../target/phrase.ts';
import { mergedTickets } from '../tickets/merged-ticket.ts';
import { rewordItem } from './reword-item.ts';

const pattern =
  /^(?:merge|combine|join|unite|unify|fuse|consolidate|fold) (?:the )?(?:sections? |requirements? |tickets? |items? |bullets? )?(?<both>.{3,300}?)(?: (?:sections?|tickets?|requirements?|together|(?:in)?to (?:one|a single)(?: (?!called|named)\p{L}{1,20}){0,2}))*(?:,? (?:with the (?:title|heading|name)|under the (?:title|heading|name)|as|called|named|under|titled) (?<name>.{1,100}))?$/iu;

/** "Merge Goals and Non-goals into Scope": what the one of both is to be called. */
const intoNew =
  /^(?:merge|combine|join|unite|unify|fuse|consolidate|fold) (?:the )?(?:sections? )?(?<both>.{3,200}?) (?:in)?to (?:(?:an?|one|the|a single)(?: new)? )?(?:(?:section|heading|chapter|part) )?(?:called |named |titled )?(?!one$|a single )(?<name>["“„]?\p{L}[^:;]{1,60}?)(?: section)?$/iu;

/** Merges two sections or two items into the first of them. */
export const merge: Instruction = {
  meta: {
    id: 'merge',
    does: 'Merges two sections or items; references to the second lead to the first.',
    examples: ['merge FR-1 and FR-2', 'combine Goals and Non-goals', 'fold the Risks section into Design'],
  },
  parse(clause, draft) {
    const { order, text } = told.exec(clause)?.groups ?? {};
    if (order !== undefined && text !== undefined) {
      const pair = pairOrdered(order, draft);
      const [kept] = keysIn(order);
      return pair && kept ? (now) => mergedAs(now, pair, kept.text, text) : null;
    }
    const pair = pairOrdered(clause, draft);
    return pair ? (now) => merged(now, pair, true) : null;
  },
};

/** Two parts that are to be one: what describes the one that stays, and the other, and what they are to be called. */
interface Pair {
  readonly what: string;
  readonly other: string;
  readonly name: string | undefined;
}

function pairOrdered(clause: string, draft: Draft): Pair | null {
  const put =
    /^(?:put|bring|group|take|lump) (?<both>.{3,300}?) together(?<rest>(?: (?:as|under|into|in|called) .{1,100})?)$/iu.exec(
      clause,
    )?.groups;
  if (put) return pairOrdered(`merge ${put['both']}${put['rest']}`, draft);
  const two = /^(?:merge|combine|join|unite) the (first|last) two (.{1,60}?)(?: into one.{0,20})?$/iu.exec(
    clause,
  );
  const places = two?.[1]?.toLowerCase() === 'last' ? ['penultimate', 'last'] : ['first', 'second'];
  const numbered =
    /^(?<verb>\p{L}+) (?:the )?(?<what>\p{L}{4,20}?)s (?<first>\d{1,2}) (?:and|&|with) (?<second>\d{1,2})(?<rest>.{0,60})$/iu.exec(
      clause,
    )?.groups;
  if (numbered)
    return pairOrdered(
      `${numbered['verb']} ${numbered['what']} ${numbered['first']} and ${numbered['what']} ${numbered['second']}${numbered['rest']}`,
      draft,
    );
  const spelled = two ? `merge ${places.map((place) => `the ${place} ${two[2]}`).join(' and ')}` : clause;
  const folded = /^(?:merge|fold|integrate) (?<what>.{1,150}?) into (?<other>.{1,150})$/iu.exec(
    clause,
  )?.groups;
  if (folded?.['what'] && folded['other'] && isMergeable(draft, folded['what'], folded['other'])) {
    const { what, other } = folded;
    return { what: other, other: what, name: undefined };
  }
  const renamed = intoNew.exec(spelled)?.groups;
  if (renamed?.['both'] && renamed['name'] && !findTarget(draft, renamed['name'])) {
    const { both, name } = renamed;
    const pair = pairIn(both, draft);
    if (pair) return { what: pair[0], other: pair[1], name };
  }
  const groups = pattern.exec(spelled)?.groups;
  const [what, other] = pairIn(groups?.['both'] ?? '', draft) ?? [];
  if (what === undefined || other === undefined) return null;
  const name = groups?.['name'];
  const keepsOther = /^(?:fold|merge) .{1,150} into /iu.test(clause) && !/ and /iu.test(clause);
  return keepsOther ? { what: other, other: what, name } : { what, other, name };
}

/** The two phrases of one, parted where each of them names a part of its own: headings have an "and" within. */
function pairIn(both: string, draft: Draft): readonly [what: string, other: string] | null {
  for (const { 0: sign, index } of both.matchAll(/ (?:and|with|into|&) (?:the )?/giu)) {
    const pair = [both.slice(0, index), both.slice(index + sign.length)] as const;
    const [left, right] = pair.map((phrase) => findTarget(draft, phrase));
    if (left && right && left.start !== right.start) return pair;
  }
  return null;
}

/** "Combine FR-6 and FR-7 as follows: …" says what the one is to say. */
const told =
  /^(?<order>[^:]{5,160}?)(?: as follows| like this|,? (?:so that )?(?:it|that|this) (?:says|reads))?\s?:\s(?<text>.{12,})$/isu;

async function mergedAs(draft: Draft, pair: Pair, kept: string, text: string): Promise<Outcome> {
  const one = merged(draft, pair, false);
  const now = draftOf(one.text, draft.request);
  const worded = rewordItem.parse(`change ${kept} to: ${text}`, now);
  if (one.status !== 'applied' || !worded)
    return noEffect(draft, `${kept} cannot be given another text by merging.`);
  const outcome = await worded(now);
  return { ...outcome, status: 'applied', message: `${one.message} ${outcome.message}` };
}

/** Whether two phrases name parts of one kind. */
function isMergeable(draft: Draft, what: string, other: string): boolean {
  const [left, right] = [findTarget(draft, what), findTarget(draft, other)];
  return left !== null && right !== null && left.kind === right.kind && left.kind !== 'words';
}

/** What gives a section another title; nothing where there is none to give. */
function titleOf({ heading }: Section, title: string | undefined): Splice[] {
  const [first, last] = [heading.children[0], heading.children.at(-1)];
  return first && last && title !== undefined
    ? [{ start: startOf(first), end: endOf(last), text: title }]
    : [];
}

/** What parts two bodies that become one: bullets of both are one list. */
function gapBetween(before: string, body: string, newline: string): string {
  const last = before.slice(before.lastIndexOf('\n') + 1);
  const mark = /^[*+-] /u.exec(body)?.[0];
  return mark !== undefined && last.startsWith(mark) ? newline : newline.repeat(2);
}

/** `isOneSentence` asks that requirements bind once; what is going to be worded anew need not. */
function merged(draft: Draft, { what, other, name }: Pair, isOneSentence: boolean): Outcome {
  const kept = findTarget(draft, what);
  const gone = findTarget(draft, other);
  const newline = lineBreakOf(draft.text);
  if (!kept || !gone || kept.start === gone.start) return noEffect(draft, 'These two cannot be merged.');
  if (kept.kind === 'section' && gone.kind === 'section' && kept.section && gone.section) {
    const title = name === undefined ? undefined : unquoted(name);
    const ticket = mergedTickets(draft, kept.section, gone.section, title);
    if (ticket !== null)
      return {
        ...applied(draft, ticket, `Merged ${gone.name} into ${kept.name}; their estimates count together.`),
        focus: leadingKey(kept.section.title)?.text ?? kept.section.title,
      };
    const body = draft.text.slice(gone.section.headingEnd, gone.end).trim();
    const end =
      kept.section.headingEnd + draft.text.slice(kept.section.headingEnd, kept.end).trimEnd().length;
    const text = splice(draft.text, [
      ...titleOf(kept.section, title),
      {
        start: end,
        end,
        text: body === '' ? '' : gapBetween(draft.text.slice(0, end), body, newline) + body,
      },
      { start: gone.start, end: gone.end, text: '' },
    ]);
    const renamed = gone.end >= draft.text.length ? `${text.trimEnd()}${newline}` : text;
    const keys = [
      leadingKey(gone.section.title)?.text ?? '',
      leadingKey(kept.section.title)?.text ?? '',
    ] as const;
    return {
      ...applied(draft, relinked(renamed, ...keys), `Merged ${gone.name} into ${kept.name}.`),
      focus: title ?? kept.section.title,
    };
  }
  if (kept.kind !== gone.kind || (kept.kind !== 'item' && kept.kind !== 'block' && kept.kind !== 'row'))
    return noEffect(draft, `${kept.name} and ${gone.name} are not of one kind.`);
  const [standing, words] = [wordsIn(draft, kept), wordsIn(draft, gone)];
  const isDemand = isOneSentence && kept.kind === 'item' && bindsTwice(standing, words);
  const one = isDemand ? oneDemand(standing, words, draft.language) : null;
  if (isDemand && !one)
    return noEffect(
      draft,
      `${kept.name} and ${gone.name} cannot be said in one sentence that binds once; say how the one is to read, such as: merge ${kept.name} and ${gone.name} as follows: …`,
    );
  const end = draft.text.slice(0, kept.end).trimEnd().length;
  const joined = splice(draft.text, [
    one
      ? { start: end - standing.length, end, text: one.text }
      : {
          start: kept.end,
          end: kept.end,
          text: `${/[.!?…]$/u.test(draft.text.slice(kept.start, kept.end).trimEnd()) ? '' : '.'} ${words}`,
        },
  ]);
  const shift = kept.end <= gone.start ? joined.length - draft.text.length : 0;
  const text = removed(draftOf(joined, draft.request), {
    ...gone,
    start: gone.start + shift,
    end: gone.end + shift,
  });
  const bound = one?.isStronger ? ' Both bind as the stronger of them did.' : '';
  return applied(
    draft,
    relinked(text, gone.name, kept.name),
    `Merged ${gone.name} into ${kept.name}.${bound}`,
  );
}

/** What a part says behind its mark and its key. */
function wordsIn(draft: Draft, part: Span): string {
  return draft.text
    .slice(part.start, part.end)
    .replace(
      /^[\s>]*(?:[*+-]|\d{1,9}[.)])?\s*(?:\[[ xX]\]\s+)?(?:[*_]{0,2}[A-Z]{1,8}-\d{1,6}[*_]{0,2}\s?[:.–—-]{0,2}[*_]{0,2}\s*)?/u,
      '',
    )
    .trim();
}
