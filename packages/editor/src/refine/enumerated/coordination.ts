import type { Span } from '../../read/source.ts';
import type { Splice } from '../editing/splice.ts';

/** Words joined as equals: "Germany, Austria and Switzerland", with the places of its members and of what joins them. */
export interface Coordination extends Span {
  /** In order; each without the words around it. */
  readonly members: readonly Span[];
  /** What stands between member n and member n + 1. */
  readonly joints: readonly Span[];
  /** "and", "or" and the like; null where commas alone join. */
  readonly conjunction: string | null;
}

const conjunction = '(?:and|or|und|oder|sowie|et|ou|y|o|e|i|of|en|plus)';
const joint = new RegExp(`,\\s(?:${conjunction}\\s)?|\\s(?:and|or|und|oder|sowie|et|ou|y|o|plus)\\s`, 'gu');
const joining = new RegExp(`^${conjunction}$`, 'u');
/** Words that no member of such a list holds: they begin or end the list. */
const bound =
  /^(?:an?|the|its|their|his|her|our|your|my|of|to|in|on|at|by|via|with|without|for|from|as|into|about|never|always|per|after|before|until|when|while|where|if|that|which|who|because|so|but|not|only|also|both|either|between|than|is|are|was|were|be|been|being|am|has|have|had|do|does|did|must|should|shall|can|could|may|might|will|would|cannot|it|they|we|you|i|he|she|this|these|those|there|then|each|every|all|any|no|such|like|der|die|das|den|dem|des|ein|eine|einen|einem|mit|per|von|für|im|in|am|ist|sind|wird|werden|muss|müssen|soll|sollen|kann|können|le|la|les|un|une|des|du|de|par|pour|avec|est|sont|doit|doivent|peut|el|los|las|una|por|con|para|es|son|debe|deben|puede|MUST|SHOULD|MAY)$/iu;
const word = /[`“"]?[\p{L}\p{N}_][\p{L}\p{N}_.+'’-]*[`”"]?/gu;
/** Words of the longest member. */
const LONGEST = 4;
/** A member of a sentence is shorter than this, so no more has to be looked at. */
const REACH = 80;

/** The lists that stand in a stretch of prose; `end` is where its last word ends. */
export function coordinationsIn(text: string, { start, end }: Span): Coordination[] {
  const joints = [...text.slice(start, end).matchAll(joint)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
  const found: Coordination[] = [];
  for (let at = 0; at < joints.length; at += 1) {
    const chain = chainFrom(text, joints, at);
    const whole = bounded(text, chain, { start, end });
    if (whole) found.push(whole);
    at += chain.length - 1;
  }
  return found;
}

/** The joints that follow one another with nothing but a member between them. */
function chainFrom(text: string, joints: readonly Span[], from: number): Span[] {
  const first = joints[from];
  if (!first) return [];
  const chain = [first];
  for (const next of joints.slice(from + 1)) {
    const last = chain.at(-1) ?? first;
    // what follows "and" ends the list, and a thing with an article is none of bare ones: "red, green and a size"
    if (
      chain.length > 1 &&
      isConjunction(text, next) &&
      !opensWithArticle(text, last.end) &&
      opensWithArticle(text, next.end)
    )
      break;
    if (isConjunction(text, last) || !isMember(text.slice(last.end, next.start))) break;
    chain.push(next);
  }
  return chain;
}

function opensWithArticle(text: string, at: number): boolean {
  return isArticle(/^\p{L}+(?= )/u.exec(text.slice(at, at + 10))?.[0] ?? '');
}

function isConjunction(text: string, { start, end }: Span): boolean {
  return /\p{L}/u.test(text.slice(start, end));
}

/** Whether words can be a member of a list: few of them, and none that goes on about another. */
export function isMember(between: string): boolean {
  const words = withoutArticle(between.trim()).split(' ');
  return (
    words.length <= LONGEST &&
    words.every((one) => one !== '' && !bound.test(one) && !/^[(]|[.:;()|]$/u.test(one))
  );
}

/** A list with its first and its last member, which the words that bound a list set off from the rest of the sentence. */
function bounded(text: string, joints: readonly Span[], { start, end }: Span): Coordination | null {
  const [opening] = joints;
  const closing = joints.at(-1);
  if (!opening || !closing) return null;
  const first = firstMember(text, Math.max(start, opening.start - REACH), opening.start);
  const last = lastMember(text, closing.end, Math.min(end, closing.end + REACH));
  // a word with an article right behind it is a verb: "and took the cluster"
  if (!first || !last || opensWithArticle(text, last.end + 1)) return null;
  const between = joints
    .slice(1)
    .map((next, at) => ({ start: joints[at]?.end ?? next.start, end: next.start }));
  const members = [first, ...between, last];
  return {
    start: first.start,
    end: last.end,
    members,
    joints,
    conjunction: /\p{L}+/u.exec(text.slice(closing.start, closing.end))?.[0] ?? null,
  };
}

function firstMember(text: string, from: number, to: number): Span | null {
  const words = [...text.slice(from, to).matchAll(word)].map((one) => ({
    start: from + one.index,
    end: from + one.index + one[0].length,
    text: one[0],
  }));
  let start: number | null = null;
  let next = to;
  for (const one of words.toReversed().slice(0, LONGEST)) {
    if (text.slice(one.end, next).trim() !== '') break;
    if (bound.test(one.text)) {
      if (start !== null && isArticle(one.text)) start = one.start;
      break;
    }
    start = one.start;
    next = one.start;
    // a name of code is a member by itself
    if (one.text.endsWith('`')) break;
  }
  return start === null ? null : { start, end: to };
}

function lastMember(text: string, from: number, to: number): Span | null {
  let end: number | null = null;
  let next = from;
  let count = 0;
  for (const one of text.slice(from, to).matchAll(word)) {
    const at = from + one.index;
    const isOpening = end === null && isArticle(one[0]);
    if (text.slice(next, at).trim() !== '' || count >= LONGEST) break;
    if (!isOpening && (bound.test(one[0]) || joining.test(one[0]) || /^\d/u.test(one[0]))) break;
    next = at + one[0].length;
    if (isOpening) continue;
    // the full stop of the sentence is no part of its last word
    const plain = one[0].replace(/[.'’]+$/u, '');
    end = at + plain.length;
    count += 1;
    if (plain !== one[0]) break;
  }
  return end === null ? null : { start: from, end };
}

function isArticle(one: string): boolean {
  return /^(?:an?|the|its|their|ein|eine|einen|der|die|das|den|un|une|le|la|les|el|los|las|una)$/iu.test(one);
}

/** Words without the article before them. */
export function withoutArticle(words: string): string {
  const [first = ''] = words.split(' ');
  return isArticle(first) ? words.slice(first.length).trimStart() : words;
}

/** Puts one more member behind the others, joined as they are. */
export function withMember(text: string, list: Coordination, member: string): Splice[] {
  const last = list.joints.at(-1);
  const fresh = styled(text, list, member);
  if (!last || list.conjunction === null) return [{ start: list.end, end: list.end, text: `, ${fresh}` }];
  const joined = text.slice(last.start, last.end);
  return [
    { start: last.start, end: last.end, text: ', ' },
    { start: list.end, end: list.end, text: `${joined}${fresh}` },
  ];
}

/** Puts one more member at a place among the others. */
export function withMemberAt(text: string, list: Coordination, member: string, at: number): Splice[] {
  const next = list.members[at];
  if (!next) return withMember(text, list, member);
  return [{ start: next.start, end: next.start, text: `${styled(text, list, member)}, ` }];
}

/** A member written as the others are: as code where all of them are code. */
function styled(text: string, list: Coordination, member: string): string {
  const areCode = list.members.every(({ start, end }) => /^`.*`$/u.test(text.slice(start, end)));
  return areCode && !member.startsWith('`') ? `\`${member}\`` : member;
}

/** Takes a member out; what is left is joined as it was. */
export function withoutMember(text: string, list: Coordination, at: number): Splice[] {
  const { members, joints } = list;
  const [member, before, after] = [members[at], joints[at - 1], joints[at]];
  if (!member) return [];
  if (after) {
    const gone =
      at === 0 ? { start: member.start, end: after.end } : { start: before?.start ?? 0, end: member.end };
    return [{ ...gone, text: '' }, ...closedUp(text, list)];
  }
  if (!before) return [];
  const moved = joints[at - 2];
  const joined = members.length === 3 ? ` ${list.conjunction ?? ''} ` : text.slice(before.start, before.end);
  return [
    { start: before.start, end: member.end, text: '' },
    ...(moved && list.conjunction !== null ? [{ ...moved, text: joined }] : []),
  ];
}

/** "A, B, and C" that loses one of the first needs no comma any more. */
function closedUp(text: string, { members, joints, conjunction: word }: Coordination): Splice[] {
  const last = joints.at(-1);
  return members.length === 3 && last && word !== null && text.charAt(last.start) === ','
    ? [{ ...last, text: ` ${word} ` }]
    : [];
}

/** Puts other members in the place of all, joined as the others were. */
export function withMembers(text: string, list: Coordination, members: readonly string[]): Splice[] {
  const fresh = members.map((member) => styled(text, list, member));
  const last = list.conjunction === null ? '' : ` ${list.conjunction} ${fresh.at(-1) ?? ''}`;
  const words = last === '' ? fresh.join(', ') : `${fresh.slice(0, -1).join(', ')}${last}`;
  return [{ start: list.start, end: list.end, text: fresh.length > 1 ? words : (fresh[0] ?? '') }];
}
