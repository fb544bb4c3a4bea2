import type { Join } from './joins.ts';
import { isBaseVerb } from './verbs.ts';

/** "Retries: 3 times": a note with a figure, which is settled whatever is asked behind it. */
const settledNote = /^[\p{L}][\p{L} /-]{1,40}: (?=[^?]*[\d\uE010])/u;

/** What opens a question, in the languages of documents. */
const asks =
  /^(?:open|questions?|unclear|not sure|unsure|offen|frage|question|à voir|duda|pregunta|dubbio|dúvida|vraag|pytanie)(?!\p{L})|: (?:how|what|when|where|why|who|which|is|are|do|does|can|should|shall|could|would|will|may|wie|was|wann|wo|warum|wer|welche|comment|quoi|quand|qui|quel\p{L}*|cómo|qué|cuándo|quién|come|quando|chi|como|quem|hoe|wat|wie|jak|co|kto|czy)(?!\p{L})/iu;

/** What joins the last thing said, which is the one that is asked. */
const joint = /,\s{1,2}(?:(?:and|or|then|maybe|perhaps) ){0,2}|\s(?:and|then)(?: maybe| perhaps)? /giu;

/**
 * "Retries: 3 times with backoff, after that failed and page the on-call?": the question mark belongs to the last order alone. Where
 * that begins; English only.
 */
export function doubtJoins(masked: string): Join[] {
  const label = settledNote.exec(masked)?.[0];
  if (label === undefined || !/\?\s*$/u.test(masked) || asks.test(masked)) return [];
  const last = [...masked.matchAll(joint)].filter(({ index }) => index > label.length + 4).at(-1);
  if (last === undefined) return [];
  const asked = masked.slice(last.index + last[0].length);
  return (orders.test(asked) || isBaseVerb(/^\p{Ll}+/u.exec(asked)?.[0] ?? '')) &&
    /^\S+ \S/u.test(asked) &&
    asked.split(' ').length <= mostAsked
    ? [{ index: last.index, length: last[0].length }]
    : [];
}

/** "Page the on-call": whatever the verb is, it has an object. */
const orders = /^\p{Ll}{3,} (?:the|an?|our|them|him|her|it|someone|somebody|everyone|everybody) ?/iu;

/** Words of what is asked; more of them ask about the whole. */
const mostAsked = 8;
