import type { Strength } from '../../../understand/statement.ts';
import { being, passive } from '../dutch-verbs.ts';
import { dutchInfinitive } from './dutch-finite.ts';
import { able, denying, dutchPredicate, isDutchVerb } from './dutch-predicate.ts';
import { type Binding, bindingWord, clauseEnd } from './words.ts';

/** How Dutch binds somebody to do something, and not to. */
export const binding: Binding = { MUST: ['MOET', 'MOETEN'], SHOULD: ['ZOU', 'ZOUDEN'] };
export const forbidding: Binding = { MUST: ['MAG', 'MOGEN'], SHOULD: null };

const determiner =
  /^(?:de|het|een|elke?|iedere|ieder|alle|deze|dit|die|onze|ons|hun|zijn|haar|geen|welke|beide|nieuwe|alleen|op|in|na|voor|met|van|naar|bij|per|te|aan|door|om|zonder|binnen|tot|uit)$/iu;
/** What stands behind a verb in second place. */
const behind =
  /^(?:de|het|een|elke?|iedere|alle|deze|dit|die|onze|hun|zijn|haar|geen|we|wij|hij|zij|ze|er|je|u|men|in|op|na|voor|met|van|naar|bij|per|aan|door|om|zonder|binnen|tot|uit|via|als|zodra|alleen|ook|niet|nooit|altijd|meteen|direct|automatisch|maximaal|minimaal|hooguit|minstens|pas|toch|weer|dan|of|dat|wat|zich|twee|drie|daarna|eerst|\d.*|\uE010.*|\p{Lu}.*)$/u;
/** Forms that no other word has. */
const surely = /^(?:ziet|zien|gaat|krijgt|blijft)$/u;
const merelyTold = /^(?:is|zijn|heeft|hebben|kan|kunnen|mag|mogen|moet|moeten)$/u;
const longestSubject = 10;

/** "De klant kiest een tijdvak": whoever does it, and the verb in second place. Null where a word may be taken for another. */
export function dutchTold(prose: string, strength: Strength): string | null {
  const end = clauseEnd(prose);
  const words = prose.slice(0, end).split(' ');
  const at = verbAt(words);
  const said = at < 1 ? null : bound(words, at, strength);
  return said === null ? null : said + besides(prose.slice(end), strength);
}

/** "…, dan vervalt de aanvraag": behind a case the verb stands first. */
export function dutchVerbFirst(prose: string, strength: Strength): string | null {
  const end = clauseEnd(prose);
  const words = prose.slice(0, end).split(' ');
  const said = isDutchVerb(words[0] ?? '') ? bound(words, 0, strength) : null;
  return said === null ? null : said + prose.slice(end);
}

/** Where the verb of a clause stands that opens with its subject or with what stands for it; -1 for nowhere. */
function verbAt(words: readonly string[]): number {
  return words.findIndex((word, at) => {
    if (at === 0 || at > longestSubject) return false;
    const before = words[at - 1] ?? '';
    if (determiner.test(before)) return false;
    if (passive.test(word) || being.test(word) || able.test(word) || /^(?:heeft|hebben)$/u.test(word))
      return true;
    // "De nieuwe klant": a noun behind its adjective
    if (/e$/u.test(before) && at > 1 && determiner.test(words[at - 2] ?? '')) return false;
    return surely.test(word) || (dutchInfinitive(word) !== null && behind.test(words[at + 1] ?? ''));
  });
}

/** ", 10 min van tevoren komt er een melding": what else is told behind a comma is bound as well, in small letters; else it stays. */
function besides(tail: string, strength: Strength): string {
  const [, comma = '', clause = ''] = /^(, (?:en |maar )?)(.+)$/su.exec(tail) ?? [];
  const end = clauseEnd(clause);
  const words = clause.slice(0, end).split(' ');
  const at = /^(?:die|dat|wat|wie|waar\p{L}*|als|zodra|tot|om|omdat|zodat)$/u.test(words[0] ?? '')
    ? -1
    : verbAt(words);
  if (comma === '' || at < 1 || merelyTold.test(words[at] ?? '')) return tail;
  const said = bound(words, at, strength);
  return said === null ? tail : `${comma}${quietly(said)}${clause.slice(end)}`;
}

function quietly(said: string): string {
  return said.replace(/(?<!\p{L})(?:MOET|MOETEN|ZOU|ZOUDEN|MAG|MOGEN)(?!\p{L})/u, (word) =>
    word.toLowerCase(),
  );
}

/** A clause whose verb stands at a place, with the word that binds there; a second verb of it is bound as well. */
function bound(words: readonly string[], at: number, strength: Strength): string | null {
  const subject = words.slice(0, at).join(' ');
  const verb = words[at] ?? '';
  const rest = words.slice(at + 1);
  const joint = rest.findIndex(
    (word, index) => /^(?:en|of)$/u.test(word) && nextVerb(rest.slice(index + 1)) >= 0,
  );
  const own = joint < 0 ? rest : rest.slice(0, joint);
  const word = wordFor(subject, verb, own, strength);
  const said = own.length === 0 ? null : dutchPredicate(verb, own.join(' '));
  if (word === null || said === null) return null;
  const first = `${subject} ${word} ${said}`.trim();
  if (joint < 0) return first;
  const second = rest.slice(joint + 1);
  const next = nextVerb(second);
  const other = second.slice(0, next).join(' ');
  const secondVerb = second[next] ?? '';
  if (next > 0 && merelyTold.test(secondVerb)) return `${first} ${rest.slice(joint).join(' ')}`;
  const deed = dutchPredicate(secondVerb, second.slice(next + 1).join(' '));
  const modal = wordFor(next > 0 ? other : subject, secondVerb, second.slice(next + 1), strength);
  if (deed === null || modal === null) return null;
  const also = next === 0 && modal === word ? deed : `${other} ${modal.toLowerCase()} ${deed}`.trim();
  return `${first} ${rest[joint]} ${also}`;
}

/** Where the verb of a clause stands that begins behind "en": at once, or behind a subject of its own; -1 where it goes on with the one before. */
function nextVerb(words: readonly string[]): number {
  if (isDutchVerb(words[0] ?? '') && (words.length === 1 || behind.test(words[1] ?? ''))) return 0;
  return /^(?:de|het|een|elke?|er|hij|zij|ze|na|\d.*)$/iu.test(words[0] ?? '') ? verbAt(words) : -1;
}

function wordFor(subject: string, verb: string, rest: readonly string[], strength: Strength): string | null {
  const forbids = /^(?:alleen|geen|niemand)(?!\p{L})/iu.test(subject) || denying.test(rest.join(' '));
  return bindingWord(
    forbids ? forbidding : binding,
    strength,
    /(?:en|aan|ien|oen)$/u.test(verb) || verb === 'zijn',
  );
}
