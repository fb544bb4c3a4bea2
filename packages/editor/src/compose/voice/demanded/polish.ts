import type { Strength } from '../../../understand/statement.ts';
import { polishInfinitive } from './polish-finite.ts';
import { type Binding, bindingWord, clauseEnd } from './words.ts';

const binding: Binding = { MUST: ['MUSI', 'MUSZĄ'], SHOULD: null };
const letting: Binding = { MUST: ['MOŻE', 'MOGĄ'], SHOULD: null };

/** "Rezerwację można anulować": what is possible for whoever wants it. */
const possible = /^([^,;:]{2,80} )(?<!nie )można (?=\p{Ll}+ć(?!\p{L}))/u;
const conditional = /^(?:jeśli|jeżeli|gdy|kiedy)\s[^,]{4,160}, (?:to |wtedy )?/iu;
/** "Adresy, które się odbiły,": what is said of a subject between commas. */
const described = /^\p{L}+(?: \p{L}+)?, któr\p{L}+ [^,]{3,80}, /u;
/** "Maksymalnie 5 zdjęć": how much there may be of something. */
const atMost = /^(?:maksymalnie|najwyżej|maks\.) (?=(?:\d|\uE010))/iu;
/** Words before the verb. */
const longestSubject = 7;
/** What may have a verb of its own, or tells how it is today. */
const unsure = /[,;:]|(?:^| )(?:kto|co|któr\p{L}+|teraz|obecnie|dziś|dzisiaj|aktualnie) /iu;
const preposition =
  /^(?:w|we|z|ze|na|do|od|po|o|u|za|przez|przed|przy|bez|dla|ku|pod|nad|między|co|oraz|i|a|jak|żeby)$/iu;
const alone = /^(?:tylko|wyłącznie|jedynie) /iu;
/** A second clause behind a comma: a word before its verb or subject. */
const goesOn = /^, (?:potem|następnie|wtedy|później|a) /u;

/**
 * A Polish demand that is told as it shall be, in the voice of who has to do it: "Sala zostaje zwolniona" → "Sala MUSI zostać
 * zwolniona". Null where another verb may stand before the one that is found.
 */
export function polishDemand(prose: string, strength: Strength): string | null {
  const can = strength === 'MUST' ? prose.replace(possible, '$1MUSI dać się ') : prose;
  if (can !== prose) return withTail(can, strength);
  const most = atMost.exec(prose)?.[0];
  if (most !== undefined && strength === 'MUST')
    return `MOŻE być ${most.toLowerCase()}${prose.slice(most.length)}`;
  const when = conditional.exec(prose)?.[0] ?? '';
  const main = prose.slice(when.length);
  const who = described.exec(main)?.[0] ?? '';
  const clause = main.slice(who.length);
  const end = clauseEnd(clause);
  const said = told(clause.slice(0, end), who, strength);
  return said === null ? null : `${when}${who}${said}${besides(clause.slice(end), strength)}`;
}

/** A clause with the word that binds before its verb, and each verb of it in the infinitive. */
function told(clause: string, who: string, strength: Strength): string | null {
  const [first = '', ...others] = clause.split(/ (?=(?:i|oraz) )/u);
  const words = first.split(' ');
  const at = verbAt(words, who === '' ? 1 : 0);
  if (at < 0 || (at === words.length - 1 && others.length === 0 && who === '' && at < 1)) return null;
  const form = words[at] ?? '';
  const subject = words.slice(0, at);
  const isDenied = subject.at(-1) === 'nie';
  const lets = isDenied || alone.test(`${subject.join(' ')} `) || alone.test(`${words[at + 1] ?? ''} `);
  const word = bindingWord(lets ? letting : binding, strength, isMany(form));
  const infinitive = polishInfinitive(form);
  if (unsure.test(`${subject.join(' ')} `) || word === null || infinitive === null) return null;
  const rest = [...subject, word, infinitive, ...words.slice(at + 1)].join(' ');
  return [rest, ...others.map((other) => also(other, word, strength))].join(' ');
}

/** "… i płaci kartą", "… i klient otrzymuje go": another verb of the same subject, or of one of its own in small letters. */
function also(part: string, word: string, strength: Strength): string {
  const [joint = '', ...words] = part.split(' ');
  const own = polishInfinitive(words[0] ?? '');
  // "Nazwa i data": one word may be a noun as well.
  if (own !== null && words.length > 1) return [joint, own, ...words.slice(1)].join(' ');
  const at = verbAt(words, 1);
  const form = words[at] ?? '';
  const infinitive = at < 1 ? null : polishInfinitive(form);
  const modal = bindingWord(/^MO/u.test(word) ? letting : binding, strength, isMany(form));
  return infinitive === null || modal === null
    ? part
    : [joint, ...words.slice(0, at), modal.toLowerCase(), infinitive, ...words.slice(at + 1)].join(' ');
}

function withTail(text: string, strength: Strength): string {
  const end = clauseEnd(text);
  return text.slice(0, end) + besides(text.slice(end), strength);
}

/** ", potem rezerwacja wygasa": what follows then is bound as well, in small letters. */
function besides(tail: string, strength: Strength): string {
  const [, head = '', clause = ''] = goesOn.test(tail) ? (/^(, \p{L}+ )(.+)$/su.exec(tail) ?? []) : [];
  const end = clauseEnd(clause);
  const words = clause.slice(0, end).split(' ');
  const at = head === '' ? -1 : verbAt(words, 0);
  const form = words[at] ?? '';
  const modal = bindingWord(binding, strength, isMany(form));
  const infinitive = at < 0 ? null : polishInfinitive(form);
  if (infinitive === null || modal === null) return tail;
  return (
    head +
    [...words.slice(0, at), modal.toLowerCase(), infinitive, ...words.slice(at + 1)].join(' ') +
    clause.slice(end)
  );
}

/** Where the verb of a clause stands: the first that is none of what stands before a noun; -1 for nowhere. */
function verbAt(words: readonly string[], from: number): number {
  return words.findIndex(
    (word, at) =>
      at >= from &&
      at <= longestSubject &&
      polishInfinitive(word) !== null &&
      !preposition.test(words[at - 1] ?? '') &&
      // "trzymamy 2 lata"
      !/^(?:\d[\d.,]*|\uE010.\uE011)$/u.test(words[at - 1] ?? '') &&
      !/^(?:może|mogą|musi|muszą|można)$/u.test(word) &&
      // "Ma być dostępny" binds already.
      !(/^(?:ma|mają)$/u.test(word) && /ć$/u.test(words[at + 1] ?? '')),
  );
}

function isMany(form: string): boolean {
  return /ą$/u.test(form);
}
