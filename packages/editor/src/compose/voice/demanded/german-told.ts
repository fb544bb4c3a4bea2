import { cuesIn } from '../../../understand/lexicon/cues.ts';
import type { Strength } from '../../../understand/statement.ts';
import { type Deed, deedsOf, determiner, isVerb, modal } from './german-deeds.ts';
import { auxiliary, denying, predicate } from './german-predicate.ts';
import { finiteAt, onlyFinite, participle } from './german-verbs.ts';
import { type Binding, bindingWord, clauseEnd } from './words.ts';

/** How German binds somebody to do something, and not to. */
export const binding: Binding = { MUST: ['MUSS', 'MÜSSEN'], SHOULD: ['SOLL', 'SOLLEN'] };
export const forbidding: Binding = { MUST: ['DARF', 'DÜRFEN'], SHOULD: ['SOLL', 'SOLLEN'] };

/** A clause that hangs on the one before, with no comma between them. */
const unmarked = /(?<=\p{L}) (?=(?:sobald|wenn|falls|sofern|solange|bevor|nachdem|weil|damit) \p{L})/iu;
/** Words of a subject at most; what stands in brackets does not count. */
const longestSubject = 9;
/** Whom a demand leaves out, or who alone is meant. */
const excluding = /^(?:nur|kein\p{L}*|niemand)(?!\p{L})/iu;
/** Whoever does it stands behind the verb: "Rollen vergibt nur der Admin". */
const subjectNext = /^(?:nur|der|die|das|ein|eine|man|wir|er|sie|es)$/u;
/** What is let, or is so, is told and not bound where it stands beside a demand. */
const merelyTold = /^(?:ist|sind|hat|haben|bleibt|bleiben|kann|können)$/u;
/** A main clause behind a comma: its subject, or a word before its verb. */
const mainClause =
  /^, (?:(?:der|die|das|ein|eine|jede[rs]?) \p{Lu}|(?:sonst|ansonsten|andernfalls|danach|dann|anschließend|zusätzlich|gleichzeitig) )/u;

/** "Der Rest wird angezeigt": whoever does it, and the verb in second place. Null where a word may be taken for another. */
export function germanTold(prose: string, strength: Strength): string | null {
  // "Legt eine Bestellung an mit …": what follows the prefix of the verb is not taken apart.
  if (/ (?:ab|an|auf|aus|ein|frei|zurück) (?:mit|für|von|zu|aus) /u.test(prose)) return null;
  return inTwo(prose, strength, (own) => {
    const at = verbAt(own);
    return at < 0 ? null : bound(own, at, strength);
  });
}

/** "…, wird der Rest angezeigt": behind a case the verb stands first. */
export function germanVerbFirst(prose: string, strength: Strength): string | null {
  return inTwo(prose, strength, (own) => (opensWithVerb(own.join(' ')) ? bound(own, 0, strength) : null));
}

/** Whether a clause opens with its verb: "erhalten alle eine Mail". */
export function opensWithVerb(clause: string): boolean {
  const [first = ''] = clause.split(' ', 1);
  return auxiliary.test(first) || onlyFinite(first) !== null;
}

/** The first clause of a text as it is worded, with what stands behind it. */
function inTwo(
  prose: string,
  strength: Strength,
  worded: (own: readonly string[]) => string | null,
): string | null {
  const end = clauseEnd(prose);
  const behind = unmarked.exec(prose.slice(0, end));
  const own = worded(prose.slice(0, behind?.index ?? end).split(' '));
  if (own === null) return null;
  return behind ? `${own},${prose.slice(behind.index)}` : own + besides(prose.slice(end), strength);
}

/** "…, der Monteur sieht aber einen Hinweis": what else is told behind a comma is bound as well, in small letters; else it stays. */
function besides(tail: string, strength: Strength): string {
  if (!mainClause.test(tail)) return tail;
  const clause = tail.slice(2);
  const end = clauseEnd(clause);
  const words = clause.slice(0, end).split(' ');
  const isInverted = isVerb(words[1] ?? '') && !/^\p{Lu}/u.test(words[1] ?? '');
  const at = isInverted ? 1 : verbAt(words);
  if (at < 0 || merelyTold.test(words[at] ?? '')) return tail;
  const said = bound(words, at, strength);
  return said === null ? tail : `, ${quietly(said)}${clause.slice(end)}`;
}

/** Only one word of a requirement is in capitals. */
function quietly(said: string): string {
  return said.replace(/(?<!\p{L})(?:MUSS|MÜSSEN|SOLL|SOLLEN|DARF|DÜRFEN)(?!\p{L})/u, (word) =>
    word.toLowerCase(),
  );
}

/** Where the verb of a clause stands that opens with its subject or with what stands for it; -1 for nowhere. */
function verbAt(words: readonly string[]): number {
  const isAlone = !words.some((word) => auxiliary.test(word));
  return words.findIndex((word, index) => {
    if (index === 0 || index - inBrackets(words.slice(0, index)) >= longestSubject) return false;
    if (auxiliary.test(word)) return true;
    const before = words[index - 1] ?? '';
    if (!/^(?:\p{Lu}|\uE010|man$|er$|es$)/u.test(before) || determiner.test(before)) return false;
    // "Boot reserviert für Mitglieder": what is so, unless people do it
    if (
      index === 1 &&
      /iert$/u.test(word) &&
      /^(?:für|von|durch|bis|mit|in|im|auf|am|an|bei|nach|per|zu|zum|zur)$/u.test(words[2] ?? '') &&
      !cuesIn(before, 'de').has('actor')
    )
      return false;
    // "Fotos verkleinert auf …": what was done to several
    if (
      index === 1 &&
      participle.test(word) &&
      word.endsWith('t') &&
      /(?:en|s)$/u.test(before) &&
      !subjectNext.test(words[index + 1] ?? '')
    )
      return false;
    return (isAlone ? onlyFinite(word) : finiteAt(word)) !== null;
  });
}

/** How many of the words stand in brackets. */
function inBrackets(words: readonly string[]): number {
  const [aside = ''] = /\([^()]*\)/u.exec(words.join(' ')) ?? [];
  return aside === '' ? 0 : aside.split(' ').length;
}

/** A clause whose verb stands at a place, with the word that binds there and each of its verbs behind what it says. */
function bound(words: readonly string[], at: number, strength: Strength): string | null {
  const [first, ...others] = deedsOf(words[at] ?? '', words.slice(at + 1));
  const subject = words.slice(0, at).join(' ');
  if (!first || first.rest.length === 0 || /^(?:und|oder)$/u.test(first.rest[0] ?? '')) return null;
  const word = wordFor(first, subject, strength);
  const said = ableTo(subject, first) ?? predicate(first.verb, first.rest);
  if (word === null || said === null || deniesHalf(first.rest)) return null;
  const parts = [`${subject} ${word} ${said}`.trimStart()];
  for (const deed of others) {
    const own = also(deed, wordFor(deed, deed.subject ?? subject, strength), word);
    if (own === null) return null;
    parts.push(`${deed.joint} ${own}`);
  }
  return parts.join(' ');
}

/** "Stornieren kann man bis 9 Uhr": what somebody can do stands before the verb. */
function ableTo(subject: string, { verb, rest }: Deed): string | null {
  const isDeed =
    /^\p{Lu}\p{Ll}{3,}(?:en|ern|eln)$/u.test(subject) && /^(?:man|er|sie|wir)$/u.test(rest[0] ?? '');
  const text = rest.join(' ');
  return isDeed && /^(?:kann|können)$/u.test(verb) && !denying.test(text) ? `${text} können` : null;
}

/** "Nie im Klartext gespeichert und nach 90 Tagen ungültig": of two that go with one verb, only one is denied. */
function deniesHalf(rest: readonly string[]): boolean {
  const halves = rest.join(' ').split(/ (?:und|oder) (?=.* )/u);
  const isDenied = (half: string | undefined) =>
    /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*)(?!\p{L})/u.test(half ?? '');
  return (
    halves.length === 2 &&
    isDenied(halves[0]) !== isDenied(halves[1]) &&
    participle.test(halves[0]?.split(' ').at(-1) ?? '')
  );
}

/** A deed beside the first: behind the word that binds that one where both are bound alike, else with its own in small letters. */
function also({ subject, verb, rest }: Deed, word: string | null, before: string): string | null {
  const who = subject === null ? '' : `${subject} `;
  if (modal.test(verb) || (merelyTold.test(verb) && subject !== null))
    return `${who}${[verb, ...rest].join(' ')}`;
  const said = predicate(verb, rest);
  if (said === null || word === null) return null;
  return subject === null && word === before ? said : `${who}${word.toLowerCase()} ${said}`;
}

/** "Muss nicht" and "muss nur" leave free what "darf nicht" and "darf nur" forbid. */
function wordFor({ verb, rest }: Deed, subject: string, strength: Strength): string | null {
  const forbids = excluding.test(subject) || denying.test(rest.join(' '));
  return bindingWord(forbids ? forbidding : binding, strength, /(?:en|ern|eln|sind)$/u.test(verb));
}
