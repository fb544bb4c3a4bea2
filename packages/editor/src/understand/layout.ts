import { contentWords } from '../document/content-words.ts';
import type { Block, Source } from '../read/source.ts';
import { leadActorOf } from './actors.ts';
import { metIn } from './chat/attendance.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { hintOf } from './hints.ts';
import { isSentence } from './titles/sentence-title.ts';

/** A short first line without a closing mark and above an empty one: the title of what follows, in all but its mark. */
export function entitlesText(block: Block, source: Source): boolean {
  return (
    block.kind === 'paragraph' &&
    block.sentences.length === 1 &&
    block.text.split(/\s+/u).length <= 14 &&
    !/[.!?:;,。！？：；，、]$/u.test(block.text) &&
    source.blocks.at(-1) !== block &&
    !/(?<!\p{L})(?:is|are|must|should|can|will|needs?|has|have|want|wants|muss|soll|ist|sind|doit|est|debe|es)(?!\p{L})/iu.test(
      block.text,
    )
  );
}

/** A name alone on the last line. */
export function isSignature(line: string, block: Block, isLast: boolean): boolean {
  return (
    block.kind === 'paragraph' &&
    /^\p{Lu}\p{Ll}{1,14}(?: \p{Lu}\p{Ll}{1,14})?[.,]?$/u.test(line.trim()) &&
    !determines.test(line.trim()) &&
    (isLast || block.sentences.length <= 2)
  );
}

/** "Kein Chat", "Nur Barzahlung": what stands before a thing, and is no name. */
const determines =
  /^(?:kein|keine|nur|jede[rs]?|ohne|no|only|max|min|each|every|all|ein|eine|der|die|das|the|geen)\s/iu;

/** "Background." at the start of a paragraph, "How it works" on a line of its own: a heading in all but its mark. */
export function isLabelAlone(prose: string, block: Block, ending: string): boolean {
  const words = prose.replace(/[.:]+$/u, '').split(/\s+/u);
  return (
    (block.kind === 'paragraph' || block.ordered) &&
    block.sentences.length > 1 &&
    (words.length === 1 || (words.length <= 4 && /^[^.!?]\s{0,1}\n/u.test(ending))) &&
    !/[?!,;]|: \p{L}/u.test(prose) &&
    !leftLine.test(prose) &&
    !prose.includes('\uE010') &&
    // "How it works" is a heading, "users cannot see why" is not.
    (opensQuestion.test(prose) || !isSentence(prose)) &&
    (hintOf(prose) !== null || (words.length === 1 && opensBlock(words[0] ?? '', block))) &&
    contentWords(prose).length <= 2
  );
}

/** "Refunds not now" says so of refunds, where "not now" is a heading. */
const leftLine = /^\p{L}[\p{L} -]* (?:not (?:now|yet|needed|planned)|later|out of scope)[.:]?$/iu;

const opensQuestion = /^(?:what|how|why|who|where|when)(?!\p{L})/iu;

/** "Price." before the rest of a paragraph: what it is about. */
function opensBlock(word: string, { text }: Block): boolean {
  return /^\p{Lu}\p{L}{2,}$/u.test(word) && text.startsWith(`${word}.`);
}

/** "2. Upgrade to Postgres 17" above bullets of the same depth: a point of the agenda, a heading in all but its mark. */
export function isTopic(block: Block, next: Block | undefined): boolean {
  return (
    block.kind === 'listItem' &&
    block.ordered &&
    next?.kind === 'listItem' &&
    !next.ordered &&
    next.depth === block.depth &&
    block.text.split(/\s+/u).length <= 8 &&
    !/[.!?;]$/u.test(block.text)
  );
}

/** "… and here's what I think we should do:", of any length. */
const pointsAhead = /(?<!\p{L})(?:what|how) (?:i|we|you|they|he|she|the \p{L}+) [^:;.!?]{2,80}:\s*$/iu;

/** A sentence of Chinese or Japanese that is closed says something itself. */
const wholeSentence = /.{25,}。\s*$/u;
/** "Il faut ajouter la double authentification." above its details: a demand, unless it points at what follows. */
const wholeDemand =
  /^(?:(?:we|i) (?:need|want|have|would like) to|il (?:nous )?faut|nous devons|on (?:doit|veut)|wir (?:müssen|wollen|möchten|brauchen)|hay que|necesitamos|queremos|tenemos que|precisamos|queremos|temos que|dobbiamo|vogliamo|we (?:moeten|willen)|musimy|chcemy)(?!\p{L})(?![^.]*(?<!\p{L})(?:following|these|folgend|suivant|siguiente|seguint|seguent|volgende|następuj))[^.:]{15,160}\.\s*$/iu;

/** A short line that ends in a colon or stands right before a list, a table or code. */
export function isAnnouncement(block: Block, next: Block | undefined, sentence: string): boolean {
  if (!next || (sentence.length > 90 && !pointsAhead.test(sentence))) return false;
  if (
    block.kind !== 'listItem' &&
    next.kind === 'listItem' &&
    /[:：]\s*$/u.test(sentence) &&
    hintOf(sentence) !== null
  )
    return true;
  if (next.kind === 'listItem' && block.kind === 'listItem')
    return (
      next.depth > block.depth &&
      (namesActor(sentence, block) ||
        !(isBaseVerb(/^\p{L}+/u.exec(sentence)?.[0] ?? '') && /\s\p{L}/u.test(sentence)))
    );
  if (next.kind === 'listItem') return introduces(block);
  return (
    (next.kind === 'code' || next.kind === 'table') &&
    !/(?<!\p{L})(?:must|should|shall)(?!\p{L})/iu.test(sentence)
  );
}

/** "Support agents:" above nested items: whom they are about, whatever else its first word may be. */
function namesActor(sentence: string, block: Block): boolean {
  return /[:：]\s*$/u.test(sentence) && leadActorOf({ lead: sentence, heading: null, block }) !== null;
}

/**
 * What introduces the items of each depth of a list: a short line before the list, an item above nested ones. `leads`
 * are those that held so far, by depth.
 */
export function leadsAfter(
  block: Block,
  next: Block | undefined,
  leads: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> {
  if (next?.kind !== 'listItem') return new Map();
  const held = new Map([...leads].filter(([depth]) => depth <= next.depth));
  if (block.kind === 'listItem' && next.depth <= block.depth) return held;
  const last = block.sentences.at(-1)?.text ?? '';
  // Who met when is no word on the points below.
  const isLead = last.length <= 90 && introduces(block) && metIn(block.text).length === 0;
  if (block.kind === 'listItem' || isLead) held.set(next.depth, last);
  return held;
}

/** The last of several lines or of many sentences above a list introduces it only where it says so; a line alone always does. */
function introduces({ text, sentences }: Block): boolean {
  if (severalThings.test(text)) return true;
  if (wholeSentence.test(text) || wholeDemand.test(text)) return false;
  const isShort = sentences.length <= mostIntroducing && !text.trimEnd().includes('\n');
  return sentences.length === 1 || isShort || /[:…]\s*$/u.test(text);
}

/** "We need to change a few things in the sender": what follows says which. */
const severalThings =
  /(?<!\p{L})(?:an? few|some|several|the following|these|two|three|four|five|\d+) (?:\p{L}+ )?(?:things|changes|points|improvements|fixes|tweaks|adjustments)(?!\p{L})/iu;

/** Sentences of a line that introduces a list without a colon. */
const mostIntroducing = 2;

/** "Double bookings." before the rest of a point: up to three words, none of them a verb in a finite form. */
const shortName =
  /^\p{Lu}\p{L}+(?: (?!(?:is|are|was|were|has|have|will|must|should|can)(?!\p{L}))\p{L}+){0,2}\.$/u;

/** "Incident of 6 March" on the first line of a numbered point, with prose below it: a heading in all but its mark. */
export function pointTitle({ kind, ordered, text, sentences }: Block): string | null {
  const opening = sentences[0]?.text.trim() ?? '';
  const opensPoint = kind === 'listItem' && ordered && sentences.length > 1 && shortName.test(opening);
  if (opensPoint) return opening.slice(0, -1);
  const line = text.split('\n')[0]?.trim() ?? '';
  const isTitle =
    kind === 'listItem' &&
    ordered &&
    sentences.length > 1 &&
    line === sentences[0]?.text.trim() &&
    line.split(/\s+/u).length <= 8 &&
    !/[.!?;:,]$/u.test(line) &&
    // "What to do" is a heading, whatever its verb.
    (opensQuestion.test(line) || !isSentence(line));
  return isTitle ? line : null;
}
