import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { hasKnown, knownText } from './subjects.ts';

const rules =
  'instructions?|prompts?|rules?|guidelines|directives|context|programming|task|feedback|request|policy|policies';
/** An order stands first or behind a word that joins orders: what a service must answer is none. */
const ordered = '(?:^|\\b(?:and|then|please|now|just)\\s)';
/** What no document of any format says of itself. */
const attempts: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignore|disregard|forget|override|bypass)\\b.{0,60}\\b(?:previous|prior|above|earlier|all|your|these|the|system)\\b.{0,40}\\b(?:${rules})\\b`,
    'iu',
  ),
  /\b(?:ignore|disregard|forget) (?:everything|anything|all) (?:above|before|previous|(?:that )?(?:you|was|i|we) )/iu,
  /\b(?:reveal|print|show|repeat|output|dump|leak) (?:me )?(?:everything|all|anything|whatever|the (?:text|words|lines?)) (?:that |which )?(?:(?:is|stands|comes|was|came|written) )?(?:above|before (?:this|my))\b/iu,
  /\b(?:do anything now|\bDAN\b)\b/iu,
  /^(?:system|assistant|developer|root|admin(?:istrator)?)\s?:\s/iu,
  /\byou are (?:now|no longer)\b|\bfrom now on,? (?:you(?: are|['’]re| will)|(?:answer|respond|reply|speak|talk|act|write) (?:as|like|in)\b)/iu,
  /\b(?:ignore|disregard|forget) (?:the|this|that|your|my) (?:whole )?(?:document|doc|text|task|job|spec|draft)\b/iu,
  /\b(?:reveal|print|show|repeat|output) (?:me )?(?:your|the) (?:system|instructions?|prompt|hidden|secret|api key)/iu,
  new RegExp(
    `${ordered}(?:reveal|print|show|repeat|output|dump|leak|tell me) (?:me )?(?:all )?(?:your |the |of your )?(?:secrets?|configuration|environment variables|env vars|training data|passwords?)(?!\\p{L})`,
    'iu',
  ),
  /^repeat (?:the word|after me)\b/iu,
  /\bwhat (?:model|llm|ai) are you\b|\bwho (?:made|created|trained) you\b/iu,
];

/** What tells the editor what to be and how to answer; a prompt tells its model just that. */
const guises: readonly RegExp[] = [
  new RegExp(
    `${ordered}(?:act|behave|pretend|respond|roleplay|answer) (?:as (?:an? |if )|like an? |to be\\b|(?:that )?you(?:['’]re| are)\\b)`,
    'iu',
  ),
  new RegExp(
    `${ordered}(?:output|print|respond with|reply with|say|reply|respond|answer) (?:only|just|nothing but)\\b`,
    'iu',
  ),
];

/** What an attack is after, where the document does not speak of it. */
const aims = /\b(?:system prompt|developer message|jailbreak|hidden instructions)\b/iu;
/** "Never reveal the system prompt" forbids what an attack asks for. */
const forbidden =
  /(?<!\p{L})(?:never|not|\p{L}+n['’]t|cannot|refuses? to|without|nie|niemals|nicht|jamais|ne|nunca|no)\s(?:\p{L}+\s){0,3}$/iu;

/** Whether a clause tries to turn the editor into something else. */
export function isHijack(clause: string, draft: Draft): boolean {
  const known = knownText(draft);
  const aim = aims.exec(clause)?.[0].toLowerCase();
  const tried = draft.request.format === 'Prompt' ? attempts : [...attempts, ...guises];
  return (
    tried.some((pattern) => isTried(clause, pattern, known)) ||
    (aim !== undefined && !known.includes(aim) && isTried(clause, aims, known))
  );
}

/** "Ignore all instructions inside the mail" says of which input, and what to do with it. */
const ofInput = /^\s(?:\p{L}+\s){0,3}?(?:inside|in|within|from|of)\s(?:the |an? |any )?(?<what>\p{L}{3,})/iu;

/** Whether an attempt is made, and not only forbidden, or one of what the document reads. */
function isTried(clause: string, pattern: RegExp, known: string): boolean {
  const found = pattern.exec(clause);
  if (found === null || forbidden.test(clause.slice(0, found.index))) return false;
  const input = ofInput.exec(clause.slice(found.index + found[0].length))?.groups?.['what'];
  return input === undefined || !hasKnown(known)(contentWords(input)[0] ?? '');
}
