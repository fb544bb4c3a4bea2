import { mainClause } from '../../../syntax/clause.ts';
import { parse } from '../../../syntax/parse.ts';
import type { Tree } from '../../../syntax/tree.ts';
import { type Phrase, phraseAt } from './phrase.ts';
import { finite, goesOn, isThird, participleAt, type Verb, verbFrom } from './verb.ts';

/** A thing that a clause names behind its verb, with the preposition before it. */
export interface Argument {
  readonly phrase: Phrase;
  /** In small letters; null of an object. */
  readonly by: string | null;
}

/** What a sentence says in one clause. */
export interface ToldClause extends Omit<Verb, 'verbAt' | 'first'> {
  /** Who or what it tells of; "it" and what is shared with the clause before are that one's; null of nothing named. */
  readonly subject: Phrase | null;
  /** What belongs to the subject: the flag of "every change of a flag". */
  readonly of: readonly Argument[];
  /** What stands before the subject: the employee of "for each employee". */
  readonly opening: readonly Argument[];
  /** Whether the subject is a word that points back. */
  readonly isPointing: boolean;
  readonly arguments: readonly Argument[];
  /** Where its verb stands in the sentence. */
  readonly verbStart: number;
  /** The words behind the verb, with what the sentence has in brackets. */
  readonly rest: string;
}

/** The clauses of a sentence and the tree they were read from. */
export interface ToldSentence {
  readonly tree: Tree;
  readonly clauses: readonly ToldClause[];
}

const separator = /^(?:[,;:–—-]|and|but|while|so|then|plus|where)$/u;
const pronoun = /^(?:it|they|he|she|we|you|i|this|these|those|each|everyone|somebody|nobody|people)$/u;
const pointing = /^(?:it|they|he|she|this|these|those|each)$/u;
const subordinate =
  /^(?:if|when|once|unless|until|because|since|whenever|as|that|which|who|whose|whether|than)$/u;
const linked = /^(?:IN|TO|RP)$/u;

/** Reads the clauses of one English sentence; null where it is too long to be one. What is in brackets is left out. */
export function clausesIn(sentence: string): ToldSentence | null {
  const plain = sentence.replace(/\([^()]*\)?/gu, (aside) => ' '.repeat(aside.length));
  const tree = parse(plain);
  if (tree === null) return null;
  const found: Found[] = [];
  for (const at of openingsIn(tree)) {
    const clause = clauseFrom(tree, at);
    if (clause !== null && clause.verbAt > (found.at(-1)?.verbAt ?? -1)) found.push({ ...clause, at });
  }
  let subject = labelOf(tree);
  const clauses = found.map((one, place): ToldClause => {
    const end = found[place + 1]?.at ?? tree.words.length;
    const last = lastBefore(tree, end);
    const { at: _, verbAt, first, ...clause } = one;
    if (!clause.isPointing) subject = clause.subject;
    return {
      ...clause,
      subject: clause.isPointing ? subject : clause.subject,
      arguments: argumentsIn(tree, first, last + 1),
      verbStart: tree.word(verbAt)?.start ?? 0,
      rest: sentence
        .slice(tree.word(first)?.start ?? sentence.length, restEnd(sentence, tree.word(last)?.end ?? 0))
        .trim(),
    };
  });
  return { tree, clauses };
}

/** "Device: serial number, installed at a site": what stands before the colon is told of. */
function labelOf(tree: Tree): Phrase | null {
  const label = phraseAt(tree, 0);
  return label !== null && tree.word(label.last + 1)?.text === ':' ? label : null;
}

/** What stands in brackets behind the last word goes with it. */
function restEnd(sentence: string, end: number): number {
  return end + (/^\s?\([^()]*\)?/u.exec(sentence.slice(end))?.[0].length ?? 0);
}

interface Found extends Omit<ToldClause, 'arguments' | 'rest' | 'verbStart'>, Verb {
  /** Where the clause begins. */
  readonly at: number;
}

/** Where clauses may begin: at the start, behind what separates, and where the main clause does. */
function openingsIn(tree: Tree): number[] {
  const places = tree.words.flatMap(({ text }, at) => (separator.test(text.toLowerCase()) ? [at + 1] : []));
  const main = mainClause(tree)?.subject?.first;
  // "When all lessons are completed a certificate is issued": without a comma between them.
  const afterCase = subordinate.test(tree.word(0)?.text.toLowerCase() ?? '')
    ? tree.words.flatMap(({ tag }, at) =>
        tag === 'DT' && /^(?:VBN|NNS?|CD|RB|JJ)$/u.test(tree.word(at - 1)?.tag ?? '') ? [at] : [],
      )
    : [];
  return [...new Set([0, ...places, ...afterCase, ...(main === undefined ? [] : [main])])].toSorted(
    (a, b) => a - b,
  );
}

function lastBefore(tree: Tree, end: number): number {
  let last = end - 1;
  while (
    last > 0 &&
    (separator.test(tree.word(last)?.text.toLowerCase() ?? '') ||
      /^[.!?]$/u.test(tree.word(last)?.text ?? ''))
  )
    last -= 1;
  return last;
}

type Opened = Omit<Found, 'at'>;

function clauseFrom(tree: Tree, start: number): Opened | null {
  const word = (at: number) => tree.word(at)?.text.toLowerCase() ?? '';
  let at = start;
  while (/^(?:also|then|so|optionally|later)$/u.test(word(at)) && at < start + 2) at += 1;
  if (subordinate.test(word(at))) return null;
  const opening: Argument[] = [];
  while (linked.test(tree.word(at)?.tag ?? '') && opening.length < 2) {
    const phrase = phraseAt(tree, at + 1);
    if (phrase === null) return null;
    opening.push({ phrase, by: word(at) });
    at = phrase.last + (word(phrase.last + 1) === ',' ? 2 : 1);
  }
  const isBare = opening.length === 0;
  const shared = isBare
    ? (participleAt(tree, at) ?? (start > 0 || tree.word(at)?.tag === 'VBZ' ? verbFrom(tree, at) : null))
    : null;
  if (shared !== null) return { ...shared, subject: null, of: [], opening: [], isPointing: true };
  if (pronoun.test(word(at)) && finite.test(tree.word(at + 1)?.tag ?? '')) {
    const verb = verbFrom(tree, at + 1);
    return verb && { ...verb, subject: null, of: [], opening, isPointing: pointing.test(word(at)) };
  }
  const subject = subjectAt(tree, at);
  if (subject === null) return null;
  const of: Argument[] = [];
  let next = subject.last + 1;
  while (linked.test(tree.word(next)?.tag ?? '') && of.length < 2) {
    const phrase = phraseAt(tree, next + 1);
    if (phrase === null) return null;
    of.push({ phrase, by: word(next) });
    next = phrase.last + 1;
  }
  const verb = verbFrom(tree, next);
  return verb && { ...verb, subject, of, opening, isPointing: false };
}

/** "A quiz consists of": a form in -s behind a single thing is its verb, whatever it was taken for. */
function subjectAt(tree: Tree, at: number): Phrase | null {
  const phrase = phraseAt(tree, at);
  if (phrase === null || phrase.words.length < 2 || !/^(?:one|each)$/u.test(phrase.count)) return phrase;
  const last = tree.word(phrase.last);
  const isVerb =
    last?.tag === 'NNS' && isThird(tree, phrase.last) && goesOn.test(tree.word(phrase.last + 1)?.tag ?? '');
  return isVerb
    ? { ...phrase, last: phrase.last - 1, isPlural: false, words: phrase.words.slice(0, -1) }
    : phrase;
}

const particled =
  /^(?:bring|hand|take|check|turn|fill|set|log|put|look|write|drop|pick|give|carry)(?:s|es)?$/u;
const particle = /^(?:in|over|up|out|off|down)$/u;

/** The things named from one word to another. Of several with one preposition, each has it. */
function argumentsIn(tree: Tree, from: number, to: number): Argument[] {
  const found: Argument[] = [];
  let by: string | null = null;
  // "Bring in several bikes", "hand over a deal".
  const isParticle =
    particled.test(tree.word(from - 1)?.text.toLowerCase() ?? '') &&
    particle.test(tree.word(from)?.text.toLowerCase() ?? '');
  for (let at = isParticle ? from + 1 : from; at < to; at += 1) {
    const { text = '', tag = '.' } = tree.word(at) ?? {};
    if (tag === ',' && found.some((one) => one.by === null)) by = null;
    if (subordinate.test(text.toLowerCase()) && !/^(?:as|than)$/u.test(text.toLowerCase())) break;
    // "Up to 8", "at most one" are no prepositions.
    const phrase = phraseAt(tree, at);
    if (phrase === null) {
      if (linked.test(tag)) by = text.toLowerCase();
      continue;
    }
    if (phrase.last >= to) break;
    found.push({ phrase, by });
    at = phrase.last;
  }
  return found;
}
