import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { literal } from '../../read/literal.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { isSqlType } from '../entities/field-values.ts';
import type { WishKind } from './wish-kinds.ts';

/** Words that a name has at most. */
const MOST_NAMES = 4;

export const joining = /(?<!\p{L})(?:merge|combine|join|fuse|unite)(?!\p{L})/iu;

/** What parts are called in general, which names none. */
export const general =
  /^(?:(?:query[ -]?)?param(?:eter|etro|ètre|etr)?s?|query|fields?|columns?|propert(?:y|ies)|attributes?|types?|names?|terms?|words?|titles?|headings?|sections?|entit(?:y|ies)|tables?|models?|variables?|placeholders?|values?|feld(?:er)?|spalten?|namen?|wort|begriff|tabellen?|champs?|colonnes?|nom|mot|terme|campos?|columnas?|nombres?|palabra|término|nome|palavra|termo|parola|termine|veld(?:en)?|kolom|naam|woord|pol[ea]|kolumn[aęy]|nazw[aęy]|słowo)$/iu;
/** What something is called from now on: a path, a word of the subject, the name of a field, or a title. */
export function isNewName(value: string, kind: WishKind, message: string): boolean {
  switch (kind) {
    case 'rename-path':
      return value.startsWith('/');
    case 'replace-term':
    case 'replace-term-in-section': {
      const words = value.split(/\s+/u);
      const isBounded = [words[0], words.at(-1)].every((word) => contentWords(word ?? '').length > 0);
      return (
        words.length <= MOST_NAMES &&
        isBounded &&
        !general.test(value) &&
        isTerm(words, message) &&
        !isPlace(value, message)
      );
    }
    case 'rename-field':
      return (
        /^[\p{L}_]\w*$/u.test(value) &&
        contentWords(value).length > 0 &&
        !general.test(value) &&
        !isSqlType(value)
      );
    default:
      return isTitle(value, message) && !(kind === 'rename-heading' && joining.test(message));
  }
}

/** "Voucher change": a word with the order behind it is no name; nor is the verb of "give way to". */
function isTerm(words: readonly string[], message: string): boolean {
  const last = words.at(-1) ?? '';
  return !(words.length > 1 && opensWithVerb(last)) && !message.includes(`${last} way to`);
}

/** Parts of any text. */
const textPart =
  /^(?:(?:first|last|whole|entire) )?(?:wordings?|phrasings?|pages?|lines?|sentences?|paragraphs?|documents?|docs?|texts?|specs?)(?!\p{L})/iu;

/** Whether words only say where: "from the first page to the last", "in Alternatives". */
function isPlace(value: string, message: string): boolean {
  if (new RegExp(`["“„«'\`]${literal(value)}`, 'u').test(message)) return false;
  return (
    textPart.test(value) ||
    new RegExp(
      `(?<!\\p{L})(?:in|within|under|throughout|across|im|unter|dans|sous|en|bajo|nel|em) (?:the |all |der |dem |la |le |el )?${literal(value)}(?!\\p{L})`,
      'u',
    ).test(message)
  );
}

function isTitle(value: string, message: string): boolean {
  const isQuoted = new RegExp(`["“„«'\`]${literal(value)}`, 'u').test(message);
  return (
    keysIn(value).length === 0 &&
    !/^(?:is|are|was|were|be|to|should|must|from|of|in|at|by|with)(?!\p{L})/u.test(value) &&
    contentWords(value).length > 0 &&
    (isQuoted || /_|^\p{Lu}/u.test(value) || (/\s/u.test(value) && isGiven(value, message)))
  );
}

/** Whether a name in small letters stands behind what gives it, and is no part of more words: "go wrong" of "What could go wrong". */
function isGiven(value: string, message: string): boolean {
  const before = message.slice(0, message.indexOf(value)).trimEnd();
  return before === '' || giving.test(before);
}

const giving =
  /(?:[:=,;.!?>→–—-]|(?<!\p{L})(?:to|into|as|in|be|by|with|it|this|that|called|named|titled|say|read|name|title|zu|zur|zum|durch|mit|heißen|en|par|pour|à|a|al|por|como|in|naar|na))$/iu;

/** What a value or a name is set against is not part of it: "300 ms instead", "Maria to Tom". */
export const turned =
  /(?<!\p{L})(?:instead|rather|to|not|now|statt|anstatt|au lieu|en vez|invece|zamiast)(?!\p{L})/iu;

/** Names are written with capital letters, but for one that is typed in haste. */
export function isName(value: string): boolean {
  const words = value.split(/\s+/u);
  return (
    !/^\p{Lu}{2,}$|\p{N}/u.test(value) &&
    !/^(?:the |der |die |le |la |el |il |o |de )?(?:own|verantwortlich|responsab|propriet|eigena|właści)/iu.test(
      value,
    ) &&
    !turned.test(value) &&
    words.length <= MOST_NAMES &&
    contentWords(value).length > 0 &&
    (words.length === 1 ||
      /^[\p{Lu}@]/u.test(value) ||
      /^(?:the|die|der|das|le|la|les|el|los|as?|os?|il|de|het) /iu.test(value))
  );
}
