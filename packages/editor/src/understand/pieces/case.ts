import { presentClause } from '../clause/present.ts';
import { lowerWord } from '../lower-word.ts';

/** A case as a requirement opens with it: "If our db is down", "In case of a duplicate within 5 min". */
export function caseIn(written: string): string {
  const text = written
    .replace(/\s?(?:->|=>|→|=|:)\s?$/u, '')
    .replace(/[\s,;:–—-]{1,6}$/u, '')
    .replace(/, then$/iu, '')
    .replace(/^(?:and|but|so|then) /iu, '');
  if (lacksVerb.test(text) && presentClause(text.replace(/^\S+ /u, '')) === null)
    return text.replace(/ /u, ' there is ');
  if (opens.test(text) || isTime.test(text) || /^\p{L}+ly$/u.test(text)) return text;
  if (/^(?:no|\d|\uE010)/iu.test(text) || presentClause(text) === null)
    return `in case of ${lowerWord(text)}`;
  return `if ${lowerWord(text)}`;
}

/** "When no badge": a case without a verb. */
const lacksVerb = /^(?:if|when|while) no \p{L}+$/iu;

/** "Thirty years after its date", "90 days before the end". */
const isTime =
  /^(?:(?:\p{L}+|\d+) (?:minute|hour|day|week|month|year)s?|\uE010.\uE011(?: (?:minute|hour|day|week|month|year)s?)?) (?:after|before) /iu;

const opens =
  /^(?:if|when|whenever|should|once|while|until|unless|after|before|as|at|in|on|for|from|with|without|within|during|by|per|only|given|where|every|each|since|because|above|below|over|under|between|beyond|outside|inside|besides|instead|upon|to|then|of|among|across|through|here|there|later|afterwards|otherwise|otherwise|today|tonight|daily|weekly|monthly|whoever|however|even|except|regardless|provided|depending|via|towards|around|near|next|last|first)(?!\p{L})/iu;
