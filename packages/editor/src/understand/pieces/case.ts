import { presentClause } from '../clause/present.ts';
import { lowerWord } from '../lower-word.ts';

/** A case as a requirement opens with it: "If our db is down", "In case of a duplicate within 5 min". */
export function caseIn(written: string): string {
  const text = written
    .replace(/\s?(?:->|=>|→|=|:)\s?$/u, '')
    .replace(/[\s,;:–—-]{1,6}$/u, '')
    .replace(/^(?:and|but|so|then) /iu, '');
  if (opens.test(text) || /^\p{L}+ly$/u.test(text)) return text;
  if (/^(?:no|\d|\uE010)/iu.test(text) || presentClause(text) === null)
    return `in case of ${lowerWord(text)}`;
  return `if ${lowerWord(text)}`;
}

const opens =
  /^(?:if|when|whenever|once|while|until|unless|after|before|as|at|in|on|for|from|with|without|within|during|by|per|only|given|where|every|each|since|because|above|below|over|under|between|beyond|outside|inside|besides|instead|upon|to|then|of|among|across|through|here|there|later|afterwards|otherwise|otherwise|today|tonight|daily|weekly|monthly|whoever|however|even|except|regardless|provided|depending|via|towards|around|near|next|last|first)(?!\p{L})/iu;
