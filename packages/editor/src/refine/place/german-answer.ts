import { isPersonName } from '../../correct/spelling/person-names.ts';
import { upperFirst } from '../../first-letter.ts';
import { type AnswerReader, holdsVerb, lowered, type Said, withoutSameEnd } from './spoken-answer.ts';

const who =
  /^(?:wer|welche[rs]? (?:Team|Person|Abteilung|Gruppe|Firma|Dienst)) (?<verb>\p{Ll}+) (?<object>.+)$/iu;
const circumstance =
  /^(?<word>bis wann|ab wann|seit wann|wann|wie lange|wie oft|wo|wohin|womit|wodurch) (?<verb>\p{Ll}+) (?<rest>.+)$/iu;
const conditioned =
  /^was (?:passiert|geschieht|soll passieren|soll geschehen|tun wir|machen wir),? (?<when>(?:wenn|falls|sobald) .+)$/iu;
const noun = '\\p{Lu}[\\p{L}\\p{N}-]*';
const subject = new RegExp(
  `^(?<subject>(?:wir|man|es|sie|ich|er|das|dies|alle)(?= )|(?:(?:der|die|das|ein|eine|unsere?|jede[rs]?|alle|diese[rs]?|beide) )?(?:\\p{Ll}+e[nrs]? ){0,2}${noun}(?: (?:des|der|von|vom) (?:\\p{Ll}+e[nrs] )?${noun})?) (?<predicate>.+)$`,
  'u',
);
const modals: ReadonlyMap<string, string> = new Map([
  ['darf', 'dürfen'],
  ['soll', 'sollen'],
  ['sollte', 'sollten'],
  ['muss', 'müssen'],
  ['kann', 'können'],
  ['hat', 'haben'],
  ['ist', 'sind'],
  ['wird', 'werden'],
  ['gibt', 'geben'],
  ['nimmt', 'nehmen'],
  ['trägt', 'tragen'],
  ['darauf', 'darauf'],
]);
const pronoun = /(?<!\p{L})(?:sie|es|ihn|das|diese[nrs]?)(?=$|[,.;]| \p{Ll}+(?! \p{Lu}))/u;
/** "Das Team macht das" says who does what was asked. */
const does = /^(?<who>.{2,80}?) (?:macht|tut|übernimmt|erledigt)(?: (?:das|es|sie|ihn))?$/u;
const isDoneBy =
  /^(?:das|es|sie|die|den|ihn) (?:mach(?:t|en)|tut|tun|übern(?:immt|ehmen)|erledig(?:t|en)) (?<who>.{2,80})$/iu;

/** An answer to a German question as a statement: its verb stands second, and what is not said again comes from the question. */
export const germanAnswer: AnswerReader = (asked, answer) => {
  const named = who.exec(asked)?.groups;
  if (named) return whoDoes(named['verb'] ?? '', named['object'] ?? '', answer.words);
  const when = conditioned.exec(asked)?.groups?.['when'];
  if (when !== undefined)
    return /(?<!\p{L})(?:wenn|falls|sobald)(?!\p{L})/iu.test(answer.words) || !holdsVerb(answer.words)
      ? null
      : `${upperFirst(answer.words)}, ${when}`;
  const said = circumstance.exec(asked)?.groups;
  if (said)
    return answer.polarity === null ? saidOf(said['verb'] ?? '', said['rest'] ?? '', answer.words) : null;
  return answer.polarity === null ? null : polar(asked, answer);
};

function whoDoes(verb: string, object: string, words: string): string | null {
  const own = new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'iu');
  const doer = own.test(words) ? undefined : (does.exec(words) ?? isDoneBy.exec(words))?.groups?.['who'];
  if (doer !== undefined) return whoDoes(verb, object, doer);
  if (own.test(words)) {
    const [before = '', behind = ''] = [
      words.slice(0, words.search(own)),
      words.slice(words.search(own) + verb.length),
    ];
    // "das erstattet die Buchhaltung"
    if (/^(?:das|dies|es|die|sie|den|ihn|diese[nrs]?) $/iu.test(before) && behind.trim() !== '')
      return `${upperFirst(behind.trim())} ${verb} ${object}`;
    const end = /\s(?<last>\p{Ll}+)$/u.exec(object)?.groups?.['last'] ?? '';
    // "darf sie schließen" ends as the question does
    const what =
      end !== '' && behind.trim().endsWith(` ${end}`) ? object.slice(0, -end.length).trim() : object;
    return pronoun.test(behind) ? `${upperFirst(before)}${verb}${behind.replace(pronoun, what)}` : words;
  }
  const limited = limits.exec(words)?.groups;
  if (limited) {
    const own = whoDoes(verb, object, limited['who'] ?? '');
    return own === null ? null : `${own}, ${limited['limit']}`;
  }
  if (holdsVerb(words) || words.split(/\s+/u).length > MOST_WORDS) return null;
  return `${upperFirst(words)} ${isSeveral(words) ? (modals.get(verb) ?? verb.replace(/e?t$/u, 'en')) : verb} ${object}`;
}

/** "Die Kunden, außer …": in which case it holds, behind who does it. */
const limits =
  /^(?<who>[^,]{2,60}),? (?<limit>(?:außer|ausgenommen|aber|sofern|solange|wenn|falls|sobald)(?!\p{L}).+)$/iu;
const MOST_WORDS = 12;

/** Whether an answer names more than one: "die Filialen", "Admins und Prüfer". */
function isSeveral(words: string): boolean {
  if (/ (?:und|sowie) /u.test(words)) return true;
  const last = words.split(' ').at(-1) ?? '';
  const hasOwn = /^(?:der|das|ein|eine|unser|jede[rs]?|kein) /iu.test(words);
  if (hasOwn || isPersonName(last) || last === last.toUpperCase()) return false;
  const isFeminine = /^(?:die|unsere) /iu.test(words);
  return isFeminine ? /(?:en|er|innen)$/u.test(last) : /\p{Ll}(?:en|er|innen|s)$/u.test(last);
}

function saidOf(verb: string, rest: string, words: string): string | null {
  const { subject: who = '', predicate = '' } = subject.exec(`${rest} `)?.groups ?? {};
  if (holdsVerb(words) || words.split(/\s+/u).length > MOST_WORDS) return null;
  if (who === '')
    return new RegExp(`^${noun}$`, 'u').test(rest) ? `${upperFirst(rest)} ${verb} ${lowered(words)}` : null;
  return `${upperFirst(who)} ${verb} ${lowered(words)} ${predicate}`.trim();
}

const opening = /^(?<verb>\p{L}+(?:t|n|en|ss|f|nn|ll|l|d)) (?<rest>.+)$/iu;

function polar(asked: string, { polarity, words }: Said): string | null {
  const { verb = '', rest = '' } = opening.exec(asked)?.groups ?? {};
  const { subject: who = '', predicate = '' } = subject.exec(rest)?.groups ?? {};
  if (who === '' || predicate === '') return null;
  const statement =
    polarity === 'yes'
      ? `${upperFirst(who)} ${verb.toLowerCase()} ${predicate}`
      : denied(upperFirst(who), verb.toLowerCase(), predicate);
  if (statement === null) return null;
  return words === '' ? statement : `${withoutSameEnd(statement, words)}, ${lowered(words)}`;
}

/** "Nicht" stands before what closes the sentence, and an article takes its place before a noun. */
function denied(who: string, verb: string, said: string): string | null {
  const predicate = said.replace(/(?<!\p{L})(?:auch|schon|noch) /u, '');
  if (/^eine?[nmrs]? /u.test(predicate)) return `${who} ${verb} k${predicate}`;
  if (/^\p{Lu}[\p{L}-]*(?:en|er|s|e)(?: |$)/u.test(predicate) && !/t$/u.test(predicate))
    return `${who} ${verb} keine ${predicate}`;
  const closing = /(?<before>.* |^)(?<last>\p{Ll}+(?:en|n|t)(?: (?:werden|sein|haben|können))?)$/u.exec(
    predicate,
  )?.groups;
  if (closing) return `${who} ${verb} ${closing['before'] ?? ''}nicht ${closing['last'] ?? ''}`;
  return /^(?:ist|sind|bleibt|bleiben)$/u.test(verb) ? `${who} ${verb} nicht ${predicate}` : null;
}
