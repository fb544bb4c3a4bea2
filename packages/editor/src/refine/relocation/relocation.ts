import { contentWords, shareOf } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { tellsSomething } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { coordinationsIn } from '../enumerated/coordination.ts';
import type { Change } from '../instruction.ts';
import { statesFact } from '../intent/states-fact.ts';
import { isDenial } from '../place/left-out.ts';
import { describedPart, type Stated } from '../target/described.ts';
import { homeOf } from '../target/keyed.ts';
import type { Target } from '../target/target.ts';
import { kindNamed, type StatementKind, standsAs } from './kinds.ts';
import { type Place, placeNamed } from './place.ts';
import { relocated } from './relocate.ts';
import { type Complaint, complaintsIn, goalIn, likewise } from './wordings.ts';

/** Clauses that one complaint can be spread over. */
const MOST = 4;
/** Longer texts complain of more than where one thing stands. */
const LONGEST = 400;

/** A statement that is to stand elsewhere, and how many of the following clauses say so. */
export interface Relocation {
  readonly change: Change;
  /** The words it was read from. */
  readonly clause: string;
  readonly used: number;
}

/**
 * What a clause, with those after it, says of a statement that stands in the wrong place or is taken for what it is not
 * ("the error list sits under Security, belongs in the error model"). Null where it says no such thing, or where what it
 * speaks of or where that belongs is not plainly in the draft.
 */
export function relocationIn(clause: string, following: readonly string[], draft: Draft): Relocation | null {
  for (let used = 0; used < Math.min(MOST, following.length + 1); used += 1) {
    // "until 48 hours, not 24" is a wish of its own
    if (used > 0 && exchange.test(used === 1 ? clause : (following[used - 2] ?? ''))) return null;
    const words = [clause, ...following.slice(0, used)].map(closed).join(' ').trim();
    if (words.length > LONGEST) return null;
    const found = readIn(words, draft);
    if (!found) continue;
    const { parts, from } = found;
    const next = following[used];
    const goal = next === undefined ? null : goalIn(next);
    const named = goal === null ? null : placeNamed(draft, goal);
    const to = named ?? found.to;
    const taken = used + (named ? 1 : 0);
    const more = likewise.exec(following[taken] ?? '')?.groups?.['what'];
    const other = more === undefined ? null : partNamed(draft, more, from);
    const whole = other ? [...parts, other] : parts;
    return {
      change: (now) => relocated(now, whole, to),
      clause: [clause, ...following.slice(0, taken + (other ? 1 : 0))].join(' '),
      used: taken + (other ? 1 : 0),
    };
  }
  return null;
}

const exchange =
  /\d[^.;]*(?<!\p{L})(?:not|instead of|rather than|statt|nicht|au lieu de|pas|en vez de|no|invece di|non|em vez de|não|in plaats van|niet|zamiast|nie) (?:\p{L}+ )?\d/iu;

const closed = (clause: string) => (/[.!?;,:]$/u.test(clause.trim()) ? clause.trim() : `${clause.trim()};`);

interface Reading {
  readonly parts: readonly Target[];
  readonly to: Place;
  readonly from: (stated: Stated) => boolean;
}

function readIn(words: string, draft: Draft): Reading | null {
  for (const complaint of complaintsIn(words.replace(/;$/u, ''))) {
    const to = destinationOf(complaint, draft);
    const from = to ? originOf(complaint, draft) : null;
    if (!to || !from || (to.kind === 'non-goal' && isDenial(complaint.what))) continue;
    const part = partNamed(draft, complaint.what, from);
    if (part && !standsIn(draft, part, to) && !saysMore(draft, part, complaint.what))
      return { parts: [part], to, from };
  }
  return null;
}

/** So much of what words say has to stand in the part that they only name. */
const NAMED = 0.6;

/** Whether words state something that a part does not say: then they are to be written, and the part stays where it is. */
function saysMore(draft: Draft, part: Target, words: string): boolean {
  const said = draft.text.slice(part.start, part.end);
  const held = new Set(contentWords(said));
  return (
    tellsSomething(words) &&
    shareOf(contentWords(words), held) < NAMED &&
    (statesFact(words, draft) ||
      (words.match(/\d[\d.,]*|(?<=\p{Ll} )\p{Lu}\p{L}+/gu) ?? []).some((one) => !said.includes(one)))
  );
}

function destinationOf({ to, kind }: Complaint, draft: Draft): Place | null {
  if (to !== undefined) return placeNamed(draft, to);
  return kind === undefined ? null : placeNamed(draft, kind);
}

/** Where the statement has to stand: where it is said to be wrong. Null where the draft has no such place. */
function originOf({ from, not }: Complaint, draft: Draft): ((stated: Stated) => boolean) | null {
  const place = from === undefined ? null : placeNamed(draft, from);
  if (from !== undefined && !place) return null;
  const denied: StatementKind | null = not === undefined ? null : kindNamed(not);
  if (not !== undefined && denied === null) return null;
  return ({ target, family }) => {
    if (place?.section) return target.start >= place.section.start && target.end <= place.section.end;
    if (place?.kind) return standsAs(draft, place.kind, family, target);
    return denied === null || standsAs(draft, denied, family, target);
  };
}

/** Words that open a complaint and are no part of what it is about. */
const opening =
  /^(?:(?:and|but|also|so|und|aber|auch|et|y|e|i|a|oh|hey|hm+|why|warum|pourquoi|¿?por qué)[,:]? )*(?:(?:the fact|dass|que|che|dat|że|that)(?: that)? )?/iu;

function partNamed(draft: Draft, what: string, from: (stated: Stated) => boolean): Target | null {
  const words = what.replace(opening, '').trim();
  const [key, ...others] = keysIn(words);
  if (key && others.length === 0 && words.length < key.text.length + 20) {
    const home = homeOf(draft, key.text);
    return home && home.kind !== 'section' ? home : null;
  }
  const part = key ? null : describedPart(draft, words, (stated) => !stated.isEcho && from(stated));
  return part && isOneOfSeveral(draft, part, words) ? null : part;
}

/** Whether words name only one of the things that a statement lists: then not all of it is meant. */
function isOneOfSeveral(draft: Draft, part: Target, words: string): boolean {
  const named = contentWords(words);
  return coordinationsIn(draft.text, part).some((list) => {
    const members = list.members.map(({ start, end }) => contentWords(draft.text.slice(start, end)));
    const held = members.filter((member) => named.some((word) => member.includes(word)));
    return held.length === 1 && named.every((word) => held[0]?.includes(word));
  });
}

function standsIn(draft: Draft, part: Target, { section, kind }: Place): boolean {
  if (kind === 'non-goal') return standsAs(draft, kind, '', part);
  // what is left out may be listed under a label within the section
  const isLeftOut = standsAs(draft, 'non-goal', '', part);
  return !isLeftOut && section !== null && part.section?.start === section.start;
}
