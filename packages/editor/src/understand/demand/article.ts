import { upperFirst } from '../../first-letter.ts';
import { indefiniteArticle } from '../../indefinite-article.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { lowerWord } from '../lower-word.ts';
import { isSoftwareThing } from './software-thing.ts';

/** Words that stand in place of an article, name nobody, or open no noun. */
const determined =
  /^(?:the|an?|this|that|these|those|each|every|all|any|some|no|nobody|nothing|none|both|either|neither|only|one|two|three|another|other|our|their|its|his|her|my|your|who|whoever|what|whatever|which|where|when|there|it|they|he|she|we|i|you|someone|somebody|anyone|anybody|everyone|everybody|everything|something|anything|people|staff|max(?:imum)?|min(?:imum)?|about|around|almost|nearly|over|under|at|in|on|for|to|by|with|within|without|from|after|before|if|as|per|not|never)(?!\p{L})/iu;
/** Groups of people that are spoken of without an article: "finance", "purchasing". */
const group =
  /(?<!\p{L})(?:people|staff|personnel|finance|marketing|sales|legal|support|ops|security|management|hr|accounting|purchasing|procurement|engineering|compliance|data|everyone|anyone)$/iu;
/** What says more of a noun behind it. */
const behindHead =
  /\s(?:of|for|in|on|at|by|up|out of|with|without|from|to|between|after|before|above|below|over|under|per|older|newer|larger|smaller|via)\s.*$/isu;
const longestHead = 4;

/** "Scan endpoint" → "The scan endpoint", "Admin" → "An admin": one thing or one person has an article in a sentence. */
export function withArticle(subject: string): string {
  const [first = ''] = subject.split(' ', 1);
  const isCommon = isSoftwareThing.test(first) || cuesIn(first, 'en').get('actor')?.index === 0;
  const lowered = isCommon ? first.toLowerCase() + subject.slice(first.length) : lowerWord(subject);
  if (lowered === subject && !/^\p{Ll}/u.test(subject)) return subject;
  // "Fluent Bit": two capitals in a row name one product.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?= |$)/u.test(subject)) return subject;
  if (
    determined.test(subject) ||
    /^\uE010|[,;:()"“`]|(?<!\p{L})(?:and|or|is|are|that|which|who|not)(?!\p{L})/iu.test(subject)
  )
    return subject;
  const head = lowered.replace(behindHead, '');
  const words = head.split(' ');
  if (words.length > longestHead || !words.every((word) => /^[\p{L}\d\uE010-\uF8FF’'-]{2,}$/u.test(word)))
    return subject;
  if (/(?:[^s]s|ing|ly)$/iu.test(head) || group.test(head) || isDeed(head) || isDoing(subject))
    return subject;
  const actor = cuesIn(head, 'en').get('actor')?.cue.toLowerCase() ?? '';
  const isPerson = actor !== '' && head.toLowerCase().endsWith(actor);
  const article = isPerson ? upperFirst(indefiniteArticle(lowered)) : 'The';
  return /^\p{Lu}/u.test(subject) ? `${article} ${lowered}` : `${article.toLowerCase()} ${lowered}`;
}

/** "Rolling back to the former model", "logging in with a card", "recording an entry", "sending again": what is done, with how or to what, and no thing. */
function isDoing(subject: string): boolean {
  return doing.test(subject);
}

const doing =
  /^\p{L}{2,}ing (?:(?:back|up|down|off|out|over|in|on|away|through|to|from|into|with|without|by|as|at|again|once|twice|an?|the|any|all|each|every|both|one|two|more|less|its|their|our|your|his|her|this|that|these|those)(?!\p{L})|\d|\uE010)/iu;

/** "Resend", "retry": a verb on its own that names what is done. */
function isDeed(head: string): boolean {
  return !isSoftwareThing.test(head) && (isBaseVerb(head) || isBaseVerb(head.replace(/^re/iu, '')));
}
