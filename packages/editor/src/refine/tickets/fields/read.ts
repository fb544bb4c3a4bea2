import type { Draft } from '../../draft.ts';
import { masked } from '../../message/masked.ts';
import { boardOf } from '../board.ts';
import { conceptOf } from '../concepts.ts';
import { nothing, type Spoken, ticketsNamed } from '../named.ts';
import { partRead, type State } from './part.ts';
import type { Setting } from './write.ts';

/** What a clause sets on tickets, and the tickets that are not to have it as a requirement any more. */
export interface FieldWish {
  readonly settings: readonly Setting[];
  /** "… and not in the load test ticket": where what was set must not stand. */
  readonly notIn: readonly number[];
}

const joint =
  /(?:[,;:]|\s[–—-]|[.!?])\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|i|en)\s)?|\s(?:and|und|et|y|e|i|en|&|but|aber|mais|pero|plus|with)\s|,?\s(?=(?:except|apart from|außer|sauf|excepto)\s)/giu;
const MOST_JOINTS = 14;
/** Characters of a part that says something of tickets by itself. */
const LONGEST_PART = 240;
/** Parts that are read for one clause. */
const MOST_TRIES = 250;

/** What a clause sets on tickets, where every part of it is read; null where any is not, or nothing is set. */
export function fieldWishIn(clause: string, draft: Draft, spoken: Spoken = nothing): FieldWish | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const words = clause
    .trim()
    .replace(/(?<!\d)[.!]+$/u, '')
    // what is said of several tickets is said of each of those, and of no others
    .replace(severally, '$<said>');
  const quoted = quotedField(words, draft);
  if (quoted) return quoted;
  if (rebuilds.test(masked(clause))) return null;
  const joints = [...masked(words).matchAll(joint)].map(({ index, 0: mark }) => ({
    start: index,
    end: index + mark.length,
    endsSentence: /^[.!?]/u.test(mark),
  }));
  if (joints.length > MOST_JOINTS) return null;
  const ends = [...joints, { start: words.length, end: words.length, endsSentence: true }];
  let tries = 0;
  const found = read(0, {
    settings: [],
    notIn: [],
    spoken,
    field: null,
    unsure: 0,
    isCued: cue.test(words),
    isPending: false,
  });
  return found;

  /** Where a part that begins here may end: what is left out goes as far as it names tickets ("except US-5 and US-12"). */
  function endsFrom(from: number) {
    const behind = ends.filter(({ start }) => start > from);
    if (!leftOut.test(words.slice(from))) return behind;
    const isTickets = ({ start }: { readonly start: number }) =>
      ticketsNamed(draft, words.slice(from, start).replace(leftOut, '')).length > 0;
    return [...behind.filter(isTickets).toReversed(), ...behind];
  }

  function read(from: number, state: State): FieldWish | null {
    if (from >= words.length) {
      const isFact = state.unsure > 0 && state.unsure < 2 && !state.isCued;
      return state.settings.length === 0 || isFact || state.isPending
        ? null
        : { settings: state.settings, notIn: state.notIn };
    }
    for (const { start, end, endsSentence } of endsFrom(from)) {
      if (start - from > LONGEST_PART) continue;
      tries += 1;
      if (tries > MOST_TRIES) return null;
      for (const next of partRead(words.slice(from, start), state, draft)) {
        const whole = read(end, next);
        if (whole) return whole;
      }
      // a part is of one sentence
      if (endsSentence) return null;
    }
    return null;
  }
}

const severally = /^(?<said>.*[A-Z]{1,8}-\d{1,4}.*\S) (?:each|apiece)(?: of them)?$/su;
const leftOut = /^(?:except(?: for)?|apart from|außer|sauf|excepto)\s/iu;
/** What orders tickets to be made, parted, joined or dropped is about more than their fields. */
const rebuilds =
  /\b(?:(?:own|separate|new|another|eigenes|separates|neues|propre|nouveau|propio|nuevo|aparte) (?:ticket|story|issue|bug|task)|of its own|split|merge[dn]?|combine|drop|remove|delete|criteri\p{L}+|kriteri\p{L}+|crit[eè]r\p{L}+|ACs?|rename|add an?)\b/iu;

const cue =
  /\b(?:owners?|assignees?|assign|names?|responsib\p{L}+|who does what|zuständig\p{L}*|verantwortlich\p{L}*|namen|responsables?|noms|nombres|US-\d)\b|\b(?:tickets?|stor(?:y|ies)|ones?)\b/iu;
const quotedPair =
  /^(?:please )?(?:add|put|set|write|insert|füge|ergänze|ajoute[rz]?|añade|pon) (?:an? |the )?(?:line |field |label )?["“„«]\s?(?<label>[\p{L} -]{2,30}?)\s?:\s?(?<value>[^"“”„»\n]{1,80}?)\s?["“”»] (?:to|in|on|for|under|bei|zu|in|à|dans|sur|a|en) (?<tickets>.{2,120}?)(?: hinzu| ein)?$/iu;

/** What all the work of a ticket has to come to before it counts as finished, as teams agree on it. */
const done = '(?<label>definition of done|DoD)';
const doneFor: readonly RegExp[] = [
  new RegExp(
    `^(?:please )?(?:add|put|give|write|füge?|ergänze|ajoute[rz]?|añad[ea]|agrega|aggiungi|adiciona|acrescenta|voeg|dodaj) (?:an? |the |this |eine |une |una |uma |een )?${done} (?:to|in|on|for|bei|zu|in|à|dans|sur|a|en|aan|do|em) (?<tickets>.{2,80}?)(?: hinzu| toe)?\\s?[:–—-]\\s(?<value>.{3,300})$`,
    'iu',
  ),
  new RegExp(
    `^(?:please )?(?:give |add to |gib |füge |ergänze (?:bei |in )?)?(?<tickets>[^:]{2,80}?) (?:needs?|should have|must have|gets?|has|have|braucht|bekommt|soll)? ?(?:an? |the |this |eine |als )?${done}(?: hinzu| bekommen)?\\s?[:–—-]\\s(?<value>.{3,300})$`,
    'iu',
  ),
];

/** "Add "Owner: Jonas" to US-1 and US-2", "every ticket needs a definition of done: …". */
function quotedField(words: string, draft: Draft): FieldWish | null {
  const {
    label,
    value,
    tickets: named,
  } = [quotedPair, ...doneFor].map((pattern) => pattern.exec(words)?.groups).find((groups) => groups) ?? {};
  const tickets = named === undefined ? [] : ticketsNamed(draft, named);
  if (label === undefined || value === undefined || tickets.length === 0) return null;
  const concept = conceptOf(label)?.id ?? 'other';
  return {
    settings: [{ tickets, concept, label: label.toLowerCase() === 'owner' ? 'owner' : label, value }],
    notIn: [],
  };
}
