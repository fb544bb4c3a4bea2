import { lowerFirst } from '../../first-letter.ts';
import { detectLanguage } from '../../read/language.ts';

/** An answer without its yes or no. */
export interface Said {
  readonly polarity: 'yes' | 'no' | null;
  readonly words: string;
}

/** Reads an answer beside a question without its marks; null where it makes no statement of them. */
export type AnswerReader = (asked: string, answer: Said) => string | null;

const verb =
  /(?<!\p{L})(?:ist|sind|war|wird|werden|hat|haben|muss|müssen|soll|sollen|kann|können|darf|dürfen|gibt|bekommt|bekommen|braucht|brauchen|bleibt|bleiben|\p{Ll}{3,}(?:iert|ieren)|est|sont|sera|seront|ont|doit|doivent|peut|peuvent|faut|reste|restent|reçoit|reçoivent|es|son|será|serán|debe|deben|puede|pueden|tiene|tienen|queda|quedan|recibe|reciben|hay)(?!\p{L})/iu;
const german =
  /(?:^|, )(?:[Dd]er|[Dd]ie|[Dd]as|[Ww]ir|[Mm]an|[Ee]s|[Ss]ie|[Ee]r|[Ee]ine?) (?:\p{L}+ ){0,3}?\p{Ll}{2,}(?:t|en)(?: |$)/u;

/** Whether an answer has a verb of its own, so that it is a sentence. */
export function holdsVerb(words: string): boolean {
  if (verb.test(words)) return true;
  const { language } = detectLanguage(words);
  if (language === 'de') return german.test(words);
  return (
    /(?<!\p{L})(?:on|nous|il|elle|ils|elles|se|lo|la) \p{L}+(?:e|ons|ent|it|a|an|en)(?!\p{L})/iu.test(
      words,
    ) && words.split(' ').length > 4
  );
}

/** A first word that is no name in small letters. */
export function lowered(words: string): string {
  return /^(?:der|die|das|den|dem|ein|eine[nmr]?|wir|man|es|sie|er|nur|bis|ab|in|im|am|vor|nach|für|mit|per|alle|jede[nrs]?|sofern|le|la|les|l['’]|un|une|il|elle|on|nous|ils|elles|seulement|dans|pour|par|avant|après|chaque|pendant|jusqu|el|los|las|una|se|solo|sólo|por|para|en|antes|después|cada|durante|hasta|si|hay|debe|puede|es|son|está)(?![\p{L}])/iu.test(
    words,
  )
    ? lowerFirst(words)
    : words;
}

/** A statement without the end that the words behind it say, too: "before the date of return, 3 days before the date of return". */
export function withoutSameEnd(statement: string, words: string): string {
  const [own, other] = [statement.split(' '), words.split(' ')];
  let same = 0;
  while (
    same < other.length &&
    same < own.length - 2 &&
    own.at(-1 - same)?.toLowerCase() === other.at(-1 - same)?.toLowerCase()
  )
    same += 1;
  return same < FEWEST_SAME ? statement : own.slice(0, -same).join(' ');
}

const FEWEST_SAME = 3;
