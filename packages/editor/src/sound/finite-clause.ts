import { participleOf } from '../correct/lexicon/participles.ts';
import { baseOf, baseOfPast } from '../correct/lexicon/verbs.ts';
import { isVerbBase, isVerbOnly } from '../correct/lexicon/word-class.ts';
import { englishWords } from '../correct/spelling/english-words.ts';
import { isPersonName } from '../correct/spelling/person-names.ts';
import { presentClause } from '../understand/clause/present.ts';
import { baseOfThirdPerson, isNounToo } from '../understand/clause/verbs.ts';

/** Whether an English text that opens with no conjunction could stand alone: a subject, then a verb that has its tense. */
export function isFiniteClause(text: string): boolean {
  return (
    told.test(text) ||
    presentClause(text) !== null ||
    actsNow(text) ||
    allAct(text) ||
    deedActs(text) ||
    happened(text)
  );
}

/** "It is the law", "customers got double mails", "two of them were angry". */
const told =
  /^(?:(?:it|that|this|they|we|he|she|there|nobody|everybody|somebody)(?:['’](?:s|re)(?!\p{L})| (?:is|are|was|were|has|have|had|got|does|did)(?!\p{L}))|(?:(?:the|an?|our|some|all|most|one|two|three|\p{L}+) )?(?:[\p{L}-]+ ){1,3}?(?:was|were|got|had|went|came|took|saw|forgot|lost|broke|began|knew|said|told|thought)(?!\p{L}))/iu;

/** "The scanner dies at noon", "flour dust kills the wifi": one thing, and a verb that no list of ours has. */
function actsNow(clause: string): boolean {
  const [, sure = ''] = /^(?:the|our|its?|an?) \p{L}+ (\p{Ll}{3,})s(?= |$)/iu.exec(clause) ?? [];
  if (isVerbOnly(sure)) return true;
  const [, verb = ''] =
    /^(?:\p{L}+ ){1,2}(\p{Ll}{3,})s (?=(?:the|an?|its|our|their) )/iu.exec(clause) ?? namedActs(clause);
  return isVerbBase(verb) || participleOf(verb) !== undefined;
}

/** "Patients forget dates": several, and a verb that is no noun. */
function allAct(clause: string): boolean {
  const [, verb = ''] =
    /^(?:(?:the|our|all|some|most|many) )?\p{L}{3,}(?<!s)s (\p{Ll}{3,}) \p{L}/iu.exec(clause) ?? [];
  const isVerb = isVerbOnly(verb) || (participleOf(verb) ?? verb) !== verb;
  return verb !== '' && isVerb && !englishWords().isGeneral(`${verb}'s`);
}

/** "Rolling back helps", "changing the limit caused delays": a deed, and what it does or did. */
function deedActs(clause: string): boolean {
  const words = clause.split(' ');
  if (!/^\p{L}{2,}ing$/u.test(words[0] ?? '')) return false;
  return words.slice(1).some((word, at) => {
    const next = words[at + 2] ?? '';
    const isThird = (baseOf(word) !== undefined || baseOfThirdPerson(word) !== null) && !isNounToo(word);
    // "Results used by others": a participle has its doer or place behind it
    const isPast = baseOfPast(word) !== undefined && !/^(?:by|in|for|with|to|on|at|from|as|)$/u.test(next);
    return isThird || isPast;
  });
}

/** "Tom prefers MinIO": somebody by name. */
function namedActs(clause: string): readonly string[] {
  const [name = '', form = ''] = clause.split(' ');
  return isPersonName(name) && /^\p{Ll}{3,}s$/u.test(form) && !isNounToo(form) ? ['', form.slice(0, -1)] : [];
}

/** "Last year a lady complained", "support resent them by hand in May": a form of the past with a time, or of people. */
function happened(clause: string): boolean {
  const words = clause.toLowerCase().split(/\s+/u);
  // "The estimated share": behind an article it is no verb
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      baseOrPast(word) &&
      !/^(?:the|an?|its|our|their|each|every)$/u.test(words[index - 1] ?? ''),
  );
  return at > 0 && (pastTime.test(clause) || people.test(clause));
}

function baseOrPast(word: string): boolean {
  return /^\p{Ll}{2,}ed$/u.test(word) || baseOfPast(word) !== undefined;
}

const pastTime =
  /(?<!\p{L})(?:last (?:\p{L}+)|yesterday|ago|once|twice|already|recently|back then|this (?:morning|week|month|year)|(?:in|on|since) (?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|20\d\d))(?!\p{L})/iu;
const people =
  /^(?:we|they|he|she|people|somebody|someone|nobody|everybody|customers?|users?|clients?|support|sales|marketing|legal|finance)(?!\p{L})/iu;
