import { upperFirst } from '../../first-letter.ts';
import { type AnswerReader, holdsVerb, lowered, type Said, withoutSameEnd } from './spoken-answer.ts';

const finite =
  'doit|doivent|peut|peuvent|faut|est|sont|a|ont|va|vont|sera|seront|devrait|devraient|faudrait|reste|restent|existe|existent';
const pronoun = '(?:il|elle|ils|elles|on|nous|vous)';

/** An answer to a French question as a statement. */
export const frenchAnswer: AnswerReader = (asked, answer) => {
  const named = /^qui(?: est-ce qui)? (?<verb>[\p{L}’']+) (?<object>.+)$/iu.exec(asked)?.groups;
  if (named) return whoDoes(named['verb'] ?? '', named['object'] ?? '', answer.words, frenchPlural);
  const when =
    /^(?:que se passe-t-il|que doit-il se passer|qu[’']arrive-t-il|que fait-on) (?<when>(?:si|quand|lorsque) .+)$/iu.exec(
      asked,
    )?.groups?.['when'];
  if (when !== undefined)
    return holdsCase(answer.words) ? null : `${upperFirst(when)}, ${lowered(answer.words)}`;
  const { word, rest } =
    /^(?<word>quand|où|combien de temps|jusqu[’']à quand|à quelle fréquence|comment) (?<rest>.+)$/iu.exec(
      asked,
    )?.groups ?? {};
  if (word !== undefined && rest !== undefined) {
    const statement = answer.polarity === null && !holdsVerb(answer.words) ? frenchOrder(rest) : null;
    if (statement === null) return null;
    const during =
      /^combien/iu.test(word) && /^(?:\d|une? |deux |trois |six )/iu.test(answer.words) ? 'pendant ' : '';
    return `${upperFirst(statement)} ${during}${lowered(answer.words)}`;
  }
  return answer.polarity === null ? null : polarOf(frenchOrder(asked), answer, frenchDenial);
};

/** The words of a question in the order of a statement; null where it is none that is known. */
function frenchOrder(question: string): string | null {
  const plain = /^est-ce qu(?:e |[’'])(?<rest>.+)$/iu.exec(question)?.groups?.['rest'];
  if (plain !== undefined) return plain;
  const first = new RegExp(`^(?<verb>\\p{L}+)-(?:t-)?(?<who>${pronoun}|ce) (?<rest>.+)$`, 'iu').exec(
    question,
  )?.groups;
  if (first) {
    const who = first['who']?.toLowerCase() ?? '';
    return `${who === 'ce' ? 'c’' : `${who} `}${first['verb']?.toLowerCase()} ${first['rest']}`;
  }
  const inner = new RegExp(
    `^(?<who>.{3,80}?) (?<verb>\\p{L}+)-(?:t-)?${pronoun}(?: (?<rest>.+))?$`,
    'iu',
  ).exec(question)?.groups;
  return inner ? `${inner['who']} ${inner['verb']} ${inner['rest'] ?? ''}`.trim() : null;
}

function frenchDenial(statement: string): string | null {
  const verb = new RegExp(`(?<=^|\\s)(?:${finite})(?=\\s)`, 'iu').exec(statement);
  if (!verb) return null;
  const ne = /^[aeiouhéè]/iu.test(verb[0]) ? 'n’' : 'ne ';
  // what need not be is not forbidden
  const pas = /^(?:doi(?:t|vent)|faut)$/iu.test(verb[0]) ? 'pas nécessairement' : 'pas';
  return `${statement.slice(0, verb.index)}${ne}${verb[0]} ${pas}${statement.slice(verb.index + verb[0].length)}`;
}

/** An answer to a Spanish question as a statement: the words of such a question stand in the order of one. */
export const spanishAnswer: AnswerReader = (asked, answer) => {
  const question = asked.replace(/^¿\s?/u, '');
  const named = /^qui[eé]n(?:es)? (?<verb>\p{L}+) (?<object>.+)$/iu.exec(question)?.groups;
  if (named) return whoDoes(named['verb'] ?? '', named['object'] ?? '', answer.words, spanishPlural);
  const when = /^qu[eé] (?:pasa|ocurre|sucede|debe pasar|hacemos|se hace) (?<when>(?:si|cuando) .+)$/iu.exec(
    question,
  )?.groups?.['when'];
  if (when !== undefined)
    return holdsCase(answer.words) ? null : `${upperFirst(when)}, ${lowered(answer.words)}`;
  const { word, rest } =
    /^(?<word>cu[aá]ndo|d[oó]nde|cu[aá]nto tiempo|hasta cu[aá]ndo|con qu[eé] frecuencia|c[oó]mo) (?<rest>.+)$/iu.exec(
      question,
    )?.groups ?? {};
  if (word !== undefined && rest !== undefined) {
    if (answer.polarity !== null || holdsVerb(answer.words)) return null;
    const during =
      /^cu[aá]nto/iu.test(word) && /^(?:\d|un |una |dos |tres )/iu.test(answer.words) ? 'durante ' : '';
    return `${upperFirst(rest)} ${during}${lowered(answer.words)}`;
  }
  return answer.polarity === null ? null : polarOf(question, answer, spanishDenial);
};

const spanishFinite =
  /(?<=^|\s)(?:(?:se|lo|la|los|las|le|les|nos) )?(?:debe|deben|puede|pueden|es|son|está|están|hay|tiene|tienen|hace|hacen|va|van|necesita|necesitan|necesitamos|queremos|existe|existen|guarda|guardan|usa|usan|paga|pagan)(?=\s|$)|(?<=\s)se \p{Ll}+(?:an?|en?)(?=\s|$)/iu;

function spanishDenial(statement: string): string | null {
  const isVerbFirst =
    !/^(?:el|la|los|las|un|una|unos|unas|cada|todos?|todas?|nuestr[oa]s?|este|esta|estos|estas|ese|esa) /iu.test(
      statement,
    );
  const at = isVerbFirst ? 0 : (spanishFinite.exec(statement)?.index ?? -1);
  // what need not be is not forbidden
  const said = statement.slice(Math.max(at, 0)).replace(/^debe(?<many>n?) /iu, 'tiene$1 que ');
  return at < 0 ? null : `${statement.slice(0, at)}no ${lowered(said)}`;
}

function polarOf(
  statement: string | null,
  { polarity, words }: Said,
  deny: (statement: string) => string | null,
): string | null {
  const whole = statement === null || polarity === 'yes' ? statement : deny(statement);
  if (whole === null) return null;
  return words === '' ? upperFirst(whole) : `${upperFirst(withoutSameEnd(whole, words))}, ${lowered(words)}`;
}

/** "L'équipe s'en occupe", "lo hace el almacén": who does what was asked. */
const does =
  /^(?<who>.{2,80}?) (?:s[’']en (?:occupe|charge)(?:nt)?|le fait|le font|lo hace|lo hacen|se encargan?|se ocupan?)(?: de (?:eso|ello|cela))?$/iu;
const objectPronoun = /^(?:(?:s[’']en|l[’']|les|la|le|lo|los|las|en|se) ?)/iu;

function whoDoes(
  verb: string,
  object: string,
  words: string,
  plural: (verb: string) => string,
): string | null {
  const own = new RegExp(`(?<=^|[\\s’'])${verb}(?!\\p{L})`, 'iu').exec(words);
  const doer = own ? undefined : does.exec(words)?.groups?.['who'];
  if (doer !== undefined) return whoDoes(verb, object, doer, plural);
  const behind = own ? words.slice(own.index + verb.length).trim() : '';
  // "lo paga el almacén"
  if (own && behind !== '' && /^(?:lo|la|los|las|le|les) $/iu.test(words.slice(0, own.index)))
    return `${upperFirst(behind)} ${own[0]} ${object}`;
  if (own) {
    const before = words
      .slice(0, own.index)
      .replace(new RegExp(`(?<=\\s)${objectPronoun.source.slice(1)}$`, 'iu'), '');
    return before.length < own.index && words.slice(own.index + verb.length).trim() === ''
      ? `${upperFirst(before.trim())} ${verb} ${object}`
      : words;
  }
  const limited = limits.exec(words)?.groups;
  if (limited) {
    const own = whoDoes(verb, object, limited['who'] ?? '', plural);
    return own === null ? null : `${own}, ${limited['limit']}`;
  }
  if (holdsVerb(words) || words.split(/\s+/u).length > MOST_WORDS) return null;
  const areSeveral = /^(?:les|nos|los|las|nuestros|nuestras) | (?:et|y) /iu.test(words);
  return `${upperFirst(words)} ${areSeveral ? plural(verb) : verb} ${object}`;
}

/** "Les clients, sauf si …": in which case it holds, behind who does it. */
const limits =
  /^(?<who>[^,]{2,60}),? (?<limit>(?:sauf|excepté|mais|uniquement|seulement|si|quand|salvo|excepto|pero|solo|sólo|cuando)(?!\p{L}).+)$/iu;
const MOST_WORDS = 12;
const irregular: ReadonlyMap<string, string> = new Map([
  ['est', 'sont'],
  ['a', 'ont'],
  ['doit', 'doivent'],
  ['peut', 'peuvent'],
  ['va', 'vont'],
  ['fait', 'font'],
  ['reçoit', 'reçoivent'],
  ['prend', 'prennent'],
  ['es', 'son'],
]);

function frenchPlural(verb: string): string {
  return irregular.get(verb) ?? (verb.endsWith('e') ? `${verb}nt` : verb);
}

function spanishPlural(verb: string): string {
  return irregular.get(verb) ?? (/[aeé]$/u.test(verb) ? `${verb}n` : verb);
}

function holdsCase(words: string): boolean {
  return words.split(' ').length < 3 || /(?<!\p{L})(?:si|quand|lorsque|cuando)(?!\p{L})/iu.test(words);
}
