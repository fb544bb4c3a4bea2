import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { spelledNumbers } from '../claims/spelled-numbers.ts';
import type { Draft } from '../draft.ts';
import { oncePerDraft, oncePerDraftAnd, readOnce } from '../per-draft.ts';
import { placeNamed } from '../target/ordinal-words.ts';
import { type Board, boardOf } from './board.ts';
import { areAlike, type Held, onlyHolder } from './only-holder.ts';
import { ticketsOfSomebody } from './whose.ts';

/** Tickets by their place on the board, from 0, with what was named before: what a pronoun or "the others" means. */
export interface Spoken {
  readonly last: readonly number[];
  readonly all: readonly number[];
}

const noun =
  '(?:tickets?|stor(?:y|ies)|issues?|cards?|tâches?|tareas?|karten?|zadani[ae]|zgłoszeni[ae]|tarefas?)';
const article =
  "(?:the|both|our|that|this|these|those|der|die|das|den|dem|des|le|la|les|l[’']|du|de la|aux?|el|los|las|lo|al|del|il|i|gli|o|os|as|het|de)";
const pointing = new RegExp(
  `^(?:(?:it|them|they|both(?: of them)?|that|this|these|those|es|sie|beide|ihn|diese[rsn]?|ça|ils?|elles?|les deux|ces deux|ambos|ambas|ellos|esos|estos|eso|entrambi|beide|oba|the result|the (?:merged|new|resulting|combined|first mentioned) (?:one|ticket|story)|ce(?:t|tte)?|ce(?:lui|lle)-(?:ci|là)|ese|este|esa|esta|le|lo|la|les|los|das|dies(?:es)?)(?: (?:one|two|${noun}))?|(?:the|these|those|ces|esos|estos|diese) (?:two |deux |dos |beiden )?${noun})$`,
  'iu',
);
const pair =
  /^(?:both(?: (?:of them|tickets|stories))?|beide(?: tickets)?|les deux(?: tickets)?|amb[oa]s(?: tickets)?|the two|these two|those two)$/iu;
const everyOne = new RegExp(
  `^(?:(?:all|every|each)(?: (?:of|one of))?(?: (?:the|our|these|those|them))?(?: ${noun})?|everything|alle(?:s|n)?(?: ${noun})?|jede[sm]? ticket|tou(?:s|tes)(?: les)?(?: ${noun})?|chaque ticket|tod[oa]s(?: l[oa]s)?(?: ${noun})?|wszystkie(?: ${noun})?|tutti(?: i)?(?: ${noun})?|alle(?: ${noun})?)$`,
  'iu',
);
const others = new RegExp(
  `^(?:the rest|all (?:the )?others?|(?:the|both) (?:other|remaining) (?:(?<count>one|two|three|four|2|3|4)(?: ${noun})?|${noun})|the others|everything else|the other ones|der rest|alle anderen|die (?:anderen|übrigen)(?: ${noun})?|le reste|les autres(?: ${noun})?|el resto|los demás|l[oa]s otr[oa]s|reszta|pozostałe)$`,
  'iu',
);
/** "All tickets about alerts": each whose title speaks of it. */
const aboutTopic = new RegExp(
  `^(?:(?:everything|all(?: (?:of )?the)?(?: ${noun})?|the ${noun}s?|every ${noun}|any ${noun})) (?:about|on|regarding|concerning|related to|that (?:is|are) about|that (?:mentions?|concerns?|has to do with|have to do with)|to do with|with) (?:the )?(?<topic>.{3,60})$`,
  'iu',
);
const except =
  /,? (?:except(?: for)?|but(?: not)?|apart from|außer|bis auf|sauf|excepto|menos|salvo|oprócz|tranne) /iu;
const opensWithNoun = new RegExp(`^(?:${article} )?${noun}`, 'iu');
const behindNoun = new RegExp(`^(?:${article} )?${noun} `, 'iu');
const numbered = new RegExp(`^(?:${noun})? ?(?:no\\.? |number |#|nr\\.? |n° ?)?(?<number>\\d{1,3})$`, 'iu');
const placed = new RegExp(`^(?<place>\\p{L}{4,11}|\\d{1,3}(?:st|nd|rd|th))(?: (?:one|${noun}))$`, 'iu');
const placedMore = /^(?<end>first|last) (?<count>two|three|2|3) (?:tickets|stories|issues|ones)$/iu;
const joint =
  /(?:,\s+(?:and |und |et |y |e |i )?|\s(?:and|und|et|y|e|i|en|&|as well as|sowie|ainsi que|plus)\s)/giu;
const range =
  /^(?<family>[A-Z]{1,8})-(?<first>\d{1,4})\s?(?:to|through|until|bis|à|a|–|-|…|\.\.)\s?(?:\k<family>-)?(?<last>\d{1,4})$/u;

/** Words around a description that only point: "the … one", "ticket for the …". */
const filler = new RegExp(
  `^(?:${article}\\s+|(?:the )?${noun}\\s+(?:about|on|for|that|which|with|called|named|of|zu[mr]?|für|über|mit|von|du|des|de la|de|d[’']|sur|pour|del|sobre|para|o|dla|over|voor)\\s+|${noun}\\s+(?=\\p{Lu}|\\p{Ll}{4})|(?:el|la|lo|los|celui|celle|ceux)\\s+(?:del?|de la|du|des|d[’'])\\s*|(?:the )?(?:one|ones|thing|stuff)\\s+(?:about|on|for|with|that|which)\\s+|(?:for|on|about|of|to|del?|des|du|d[’']|zu[mr]?|für|von|vom|bei|beim|an|al)\\s+)`,
  'iu',
);
const after = new RegExp(
  `(?:[\\s-]+(?:one|ones|thing|stuff|part|bit|work|item|topic|${noun}|sache|ding|teil|thema|truc|partie|parte)|['’]s)$`,
  'iu',
);

/**
 * The tickets a phrase means, by key, number, place, pronoun or by what they are about; each of several that it lists. Empty
 * where it names none, or where a description fits more than one.
 */
export function ticketsNamed(draft: Draft, phrase: string, spoken: Spoken = nothing): readonly number[] {
  return ticketsKnown(phrase, draft, spoken);
}

/** Lists are parted at each of their joints, and so are their parts: without this the same words are read again and again. */
const ticketsKnown = oncePerDraftAnd(
  (phrase: string, { last, all }: Spoken) => `${last}|${all}|${phrase}`,
  (phrase, draft, spoken) => ticketsRead(draft, phrase, spoken),
);

function ticketsRead(draft: Draft, phrase: string, spoken: Spoken): readonly number[] {
  const board = boardOf(draft);
  const words = phrase.trim().replace(/[.,;:!]+$/u, '');
  if (words === '' || board.tickets.length === 0) return [];
  const [kept = '', left] = words.split(except, 2);
  if (left !== undefined) {
    const whole = ticketsNamed(draft, kept, spoken);
    const without = ticketsNamed(draft, left, spoken);
    return whole.length < 2 || without.length === 0 ? [] : whole.filter((at) => !without.includes(at));
  }
  const group = groupOf(board, draft, words, spoken);
  if (group) return group;
  const one = titled(words, draft);
  if (one !== null) return [one];
  for (const match of words.matchAll(joint)) {
    const first = ticketsNamed(draft, words.slice(0, match.index), spoken);
    const second =
      first.length === 0 ? [] : ticketsNamed(draft, words.slice(match.index + match[0].length), spoken);
    if (second.length > 0) return [...new Set([...first, ...second])];
  }
  const loose = spokenOf(words, draft);
  return loose === null ? [] : [loose];
}

/** Where nothing was named before. */
export const nothing: Spoken = { last: [], all: [] };
const titled = oncePerDraft((words, draft) => oneNamed(draft, words, 'title'));
const spokenOf = oncePerDraft((words, draft) => oneNamed(draft, words, 'all'));

/** The one ticket a phrase means; null where it means none or several. */
export function ticketNamed(draft: Draft, phrase: string, spoken?: Spoken): number | null {
  const [only, ...more] = ticketsNamed(draft, phrase, spoken);
  return only === undefined || more.length > 0 ? null : only;
}

function groupOf({ tickets }: Board, draft: Draft, words: string, spoken: Spoken): number[] | null {
  const places = [...tickets.keys()];
  const all = [...new Set(spoken.all)];
  if (
    /^the (?:latter|second one|last one)$|^letztere[srn]?$|^ce dernier$|^el último$/iu.test(words) &&
    all.length > 1
  )
    return all.slice(-1);
  if (/^the (?:former|first one)$|^erstere[srn]?$/iu.test(words) && all.length > 1) return all.slice(0, 1);
  if (pair.test(words) && spoken.last.length < 2 && all.length > 1) return all.slice(-2);
  if (pointing.test(words)) return [...spoken.last];
  if (everyOne.test(words)) return places;
  const rest = others.exec(words);
  if (rest) return othersThan(spoken.all, places, rest.groups?.['count']);
  const owned = ticketsOfSomebody(words, draft, (told) => oneNamed(draft, told, 'title'));
  if (owned) return [...owned];
  const topic = aboutTopic.exec(words)?.groups?.['topic'];
  if (topic !== undefined) {
    const wanted = contentWords(topic);
    const found = places.filter((at) => {
      const held = wordsOf(draft)[at]?.title ?? [];
      return wanted.length > 0 && wanted.every((word) => [...held].includes(word));
    });
    if (found.length > 0) return found;
  }
  const { family, first, last } = range.exec(words)?.groups ?? {};
  if (family !== undefined)
    return places.filter((at) => {
      const key = keysIn(tickets[at]?.key ?? '')[0];
      return key?.family === family && key.number >= Number(first) && key.number <= Number(last);
    });
  const more = placedMore.exec(words.replace(/^the /iu, ''))?.groups;
  if (more) {
    const count = /two|2/iu.test(more['count'] ?? '') ? 2 : 3;
    return more['end']?.toLowerCase() === 'last' ? places.slice(-count) : places.slice(0, count);
  }
  return null;
}

/** The tickets beside those that were named, where there are so many of them as a phrase says. */
function othersThan(
  named: readonly number[],
  places: readonly number[],
  count: string | undefined,
): number[] {
  const left = named.length === 0 ? [] : places.filter((at) => !named.includes(at));
  if (count === undefined) return left;
  const said = count.toLowerCase();
  const number = said === 'one' ? 1 : (spelledNumbers.get(said) ?? Number(said));
  return left.length === number ? left : [];
}

/** What a phrase says a ticket is about, without the words around it that only point. */
const describing = oncePerDraft((phrase) => {
  let plain = phrase.trim();
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(filler, '').replace(after, '').trim();
  }
  return plain;
});

function oneNamed(draft: Draft, phrase: string, where: 'title' | 'all'): number | null {
  const { tickets } = boardOf(draft);
  const plain = phrase.trim().replace(/^["“«„]\s*(.*?)\s*["”»]$/u, '$1');
  const spelled = plain.replace(behindNoun, '').toUpperCase();
  const keyed = tickets.findIndex((one) => one.key !== null && one.key === spelled);
  if (keyed >= 0) return keyed;
  const exact = tickets.findIndex((one) => one.title.toLowerCase() === plain.toLowerCase());
  if (exact >= 0) return exact;
  // "not an 8" says how large something is
  if (
    keysIn(plain).length > 0 ||
    /^(?:(?:not|an?|the|only|just|nicht|kein\p{L}*|eine?|pas|une?|no|un) )*\d{1,3}$/iu.test(plain)
  ) {
    if (!/^(?:the )?\d{1,3}$/iu.test(plain) || keysIn(plain).length > 0) return null;
  }
  const counted = plain.replace(/^the /iu, '');
  const number = opensWithNoun.test(plain) ? numbered.exec(counted)?.groups?.['number'] : undefined;
  if (number !== undefined) {
    const at = tickets.findIndex((one) => keysIn(one.key ?? '')[0]?.number === Number(number));
    return at >= 0 ? at : Number(number) <= tickets.length ? Number(number) - 1 : null;
  }
  const place = placed.exec(counted)?.groups?.['place'];
  const at = place === undefined ? -1 : placeNamed(place, tickets.length);
  if (at >= 0) return at;
  const described = describing(plain, draft);
  const holder = onlyHolder(described, wordsOf(draft), where);
  return holder ?? unmade(described, draft, withNoun.test(plain) ? /^(?<what>.*\S)[\s-]\S+$/u : made);
}

/** What software is made of: a ticket that builds a part of it may tell only what it is for. */
const made =
  /(?<what>\S.*)[\s-](?:pages?|screens?|views?|forms?|features?|functions?|functionality|dialogs?|modules?|seite|maske|ansicht|funktion|page|écran|fonction|página|pantalla|función)$/iu;

/** Words that call what they name a ticket. */
const withNoun = new RegExp(`^(?:${article} )?${noun} |[\\s-]${noun}$`, 'iu');

/** "The preorder page", "the text message ticket": the one on preorders, on texts, where no ticket tells of a page or a message. */
function unmade(described: string, draft: Draft, pattern: RegExp): number | null {
  const what = pattern.exec(described)?.groups?.['what'];
  const [head] = contentWords(described).slice(-1);
  const isTold = wordsOf(draft).some(
    ({ all }) => head === undefined || all.some((word) => areAlike(word, head)),
  );
  return what === undefined || isTold ? null : onlyHolder(what, wordsOf(draft), 'title');
}

/** The words of each ticket's title, and of all that tells what it is about. */
const wordsOf = readOnce((draft): readonly Held[] => {
  const { tickets, rows } = boardOf(draft);
  return tickets.map((one) => ({
    title: contentWords(one.title),
    all: contentWords(
      [
        one.title,
        ...one.statements.map((statement) => statement.text),
        ...rows.filter((row) => one.key !== null && row.tickets.includes(one.key)).map((row) => row.text),
      ].join(' '),
    ),
  }));
});

/** The key of the one requirement of the tickets that a phrase means; null where it means none or several. */
export function requirementNamed(draft: Draft, phrase: string): string | null {
  const { tickets, rows } = boardOf(draft);
  const [key, ...more] = keysIn(phrase);
  if (key) return more.length === 0 && rows.some((row) => row.key === key.text) ? key.text : null;
  const held = rows.map((row) => {
    const said = tickets.flatMap((one) => one.statements).find((one) => one.key === row.key);
    return { title: contentWords(row.text), all: contentWords(`${row.text} ${said?.text ?? ''}`) };
  });
  const plain = describing(phrase.trim().replace(/^["“«„]\s*(.*?)\s*["”»]$/u, '$1'), draft);
  const at = onlyHolder(plain, held, 'title') ?? onlyHolder(plain, held, 'all');
  return at === null ? null : (rows[at]?.key ?? null);
}
