import { isAgent } from '../../api/agents.ts';
import type { Kind, Statement } from '../../statement.ts';
import type { Relation } from '../entity.ts';

/** A word of a sentence that names an entity, alone or with the one behind it. */
interface Mention {
  readonly name: string;
  readonly said: string;
  readonly isPlural: boolean;
  /** Of its first word, and of the word behind its last. */
  readonly at: number;
  readonly end: number;
}

const untold: ReadonlySet<Kind> = new Set(['question', 'nonGoal', 'future', 'alternative', 'risk']);
const one: ReadonlySet<string> = new Set(
  'a|an|one|each|every|the|its|their|any|this|that|given|single|same'.split('|'),
);
const each: ReadonlySet<string> = new Set(['each', 'every']);
const links: ReadonlySet<string> = new Set(['of', 'for', 'per', 'to']);
const whose: ReadonlySet<string> = new Set(['their', 'his', 'her', 'its']);
/** Verbs by which one of something has several of what follows in the plural. */
const having: ReadonlySet<string> = new Set(
  'has|have|hold|holds|contain|contains|include|includes|bundle|bundles|group|groups|comprise|comprises|own|owns|collect|collects'.split(
    '|',
  ),
);
/** "Consists of", "is made of". */
const havingOf: ReadonlySet<string> = new Set(['consist', 'consists', 'made', 'composed']);

/**
 * Relations that sentences imply while they tell something else: "all attempts of a quiz", "alert rules for a greenhouse",
 * "one refund per return", "members list their bookings", "a project holds flags". `find` gives the entity a word names.
 */
export function impliedRelations(
  statements: readonly Statement[],
  find: (word: string) => string | undefined,
): Relation[] {
  return statements
    .filter(({ kind }) => !untold.has(kind))
    .flatMap(({ text }) => sentencesOf(text))
    .flatMap((words) => {
      const named = mentionsIn(words, find);
      return named.flatMap((mention, at) => {
        const before = named[at - 1];
        return [
          ...(before === undefined ? [] : ofOther(words, before, mention)),
          ...ofSubject(words, named.slice(0, at), mention),
        ];
      });
    });
}

/** The words of each clause that a full stop, semicolon or colon ends; commas and possessives are words of their own. */
function sentencesOf(text: string): string[][] {
  return text
    .replaceAll('`', '')
    .split(/[.;:!?()]+/u)
    .map((sentence) => sentence.toLowerCase().match(/['\u2019]s(?!\p{L})|\p{L}[\p{L}_-]*|,/gu) ?? []);
}

function mentionsIn(words: readonly string[], find: (word: string) => string | undefined): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const pair = next === '' ? undefined : find(`${word}_${next}`);
    const name = pair ?? find(word);
    if (name === undefined) continue;
    const said = pair === undefined ? word : next;
    const end = at + (pair === undefined ? 1 : 2);
    found.push({ name, said, isPlural: /[^s]s$/u.test(said) && !/s$/iu.test(name), at, end });
    at = end - 1;
  }
  return found;
}

/** "Episodes of a show", "a refund per return", "an attempt for a quiz": there are several of the first for the second. */
function ofOther(words: readonly string[], first: Mention, second: Mention): Relation[] {
  const [link = '', ...determiners] = words.slice(first.end, second.at);
  if (!links.has(link) || second.isPlural || first.name === second.name) return [];
  const isEach = link === 'per' || determiners.some((word) => each.has(word));
  const isOne = isEach || determiners.some((word) => one.has(word));
  const isMade = link === 'for' && (words[first.at - 1] === 'a' || words[first.at - 1] === 'an');
  if (!isOne || determiners.length > 2 || !(first.isPlural || isEach || isMade)) return [];
  return !first.isPlural && isAgent(first.said) ? [] : [several(second, first)];
}

/** "Members list their bookings", "the owner's pets", "a project holds flags": the subject has several of them. */
function ofSubject(words: readonly string[], before: readonly Mention[], many: Mention): Relation[] {
  const [subject] = before;
  const nearest = before.at(-1);
  if (subject === undefined || nearest === undefined || !many.isPlural) return [];
  const said = words.slice(Math.max(0, many.at - 3), many.at);
  const last = said.at(-1) ?? '';
  if (/^['\u2019]s$/u.test(last) && nearest.end === many.at - 1) return own(nearest, many);
  const owning = said.slice(-2).find((word) => whose.has(word));
  if (owning !== undefined)
    return own(owning === 'its' ? (before.findLast(({ isPlural }) => !isPlural) ?? nearest) : subject, many);
  const isOf = last === 'of' && havingOf.has(said.at(-2) ?? '');
  return having.has(last) || isOf ? own(nearest.at < many.at - 3 ? subject : nearest, many) : [];
}

function own(of: Mention, many: Mention): Relation[] {
  return of.name === many.name ? [] : [several(of, many)];
}

function several(of: Mention, many: Mention): Relation {
  return { from: of.name, to: many.name, cardinality: 'one-to-many', statements: [] };
}
