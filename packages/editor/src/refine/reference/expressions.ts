import { contentWords } from '../../document/content-words.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { masked } from '../message/masked.ts';
import { findOrdinal } from '../target/ordinal.ts';
import { placeNamed } from '../target/ordinal-words.ts';
import { findSection } from '../target/section.ts';
import { boardOf } from '../tickets/board.ts';
import { holding } from './likeness.ts';
import { type Node, nodesIn } from './nodes.ts';
import { everyNoun, kindsNamed, type NodeKind, pointers } from './nouns.ts';
import { pluralsIn } from './plurals.ts';
import { nodeDescribed } from './resolve.ts';

/** Words of a message that describe a part of the document, with the name by which orders find it. */
interface Expression {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** An expression with the part that it means. */
interface Described extends Expression {
  readonly node: Node;
}

/** Whether nouns that only point count ("the bit about expiry") beside those that name a kind. */
export interface Reach {
  readonly loosely: boolean;
}

const determiner =
  "(?:the|that|this|our|your|my|der|die|das|den|dem|des|le|la|les|l['’]|cette|ce|el|los|las|il|lo|os|as|het|de)";
const noun = `(?<noun>${[...everyNoun.split('|'), ...pointers.split('|')].toSorted((left, right) => right.length - left.length).join('|')})`;
/** What joins a noun and what it is about. */
const about =
  "(?:about|on|for|with|regarding|concerning|around|of|covering|describing|mentioning|saying|called|dealing with|to do with|related to|that|which|where|who|whose|when|in which|über|zu|zur|zum|mit|für|von|vom|bei|beim|wegen|betreffend|sur|avec|pour|concernant|à propos d(?:e|u|es)|qui|que|où|de la|de l['’]|des|du|d['’]|sobre|con|para|acerca de|de los|de las|del|de|su|sul|sulla|sui|con|per|over|met|voor|dat|die|o|dotyczące|z)";
const opens = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:(?<determiner>${determiner}) ?)?(?:open |acceptance |functional |non-functional |user |offene |question )?${noun}(?: (?:there )?(?:you (?:have|wrote|made|put) )?)(?<about>${about})(?: |(?<=['’]))`,
  'giu',
);
/** "What you wrote about Twilio". */
const written =
  /(?<![\p{L}\p{N}])(?:what (?:you|it) (?:wrote|have|say|says|said|put|write|claims?|states?|tells?)(?: there| here)?|(?:was|wie) du|ce que (?:tu as|vous avez) (?:écrit|dit|mis)|lo que (?:pusiste|escribiste|dice|dices)) (?:about|on|regarding|concerning|for|über|zu|sur|sobre) /giu;
const closes = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?<determiner>${determiner}) (?<words>(?:(?!(?:${determiner}|of|in|on|for|to|at|by|with|each|every|per|from|into|one|own|two|another|an?|and|or|is|are|und|et|y) )[\\p{L}\\p{N}'’./%-]+ ){1,6}?)${noun}(?![\\p{L}\\p{N}'’-]| of view)`,
  'giu',
);
/** What tells that something is not there, or is another one. */
const indefinite =
  /(?:\b(?:an?|another|no|any|new|add|create|open|have|has|gets?|includes?|needs?|want|missing|every|each|all|more|neue[nrs]?|ein(?:e[nrs]?)?|kein(?:e[nr]?)?|un|une|una|nouveau|nouvelle|nuev[oa]|aucune?|ningún|ninguna) )$/iu;
/** What an order takes away is taken away in part, where it is said of a piece. */
const takesAway =
  /\b(?:remove|delete|drop|cut|kill|scrap|strike|take out|get rid of|kick|lose|raus|weg|streich\p{L}*|lösch\p{L}*|entfern\p{L}*|supprim\p{L}*|enl[eè]v\p{L}*|retir\p{L}*|quit\p{L}*|elimin\p{L}*|borr\p{L}*|togli|rimuovi|verwijder|usuń)\b/iu;
/** Words that say what is to become of a part, and not what it is. */
const verb =
  /^(?:is|are|was|were|isn['’]t|aren['’]t|should|shouldn['’]t|must|mustn['’]t|needs?|has|have|hasn['’]t|can|can['’]t|could|may|will|would|do|does|doesn['’]t|don['’]t|depends?|blocks?|goes|go|belongs?|sounds?|reads?|looks?|lacks?|misses|to|into|in|under|before|after|behind|below|above|from|instead|and|or|with|the|that|this|ist|sind|soll|sollte|muss|müssen|braucht|gehört|hat|kann|darf|nach|vor|in|unter|und|hinter|als|est|sont|doit|doivent|devrait|a|vaut|manque|va|et|dans|après|avant|sous|es|son|debe|debería|tiene|vale|falta|y|en|después|antes|è|deve|e|dopo|prima|moet|heeft|en|jest|ma|i)$/iu;
const relative = /^(?:that|which|where|who|whose|when|in which|qui|que|où|die|der|das|dat)$/iu;
const asking =
  /^(?:what|who|whom|whose|which|why|how|whether|if|wer|was|wie|warum|ob|qui|quoi|comment|pourquoi|quién|qué|cómo)$/iu;
const LONGEST = 12;

/** Words that count parts, or say how good one is. */
const places =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|last|next|other|only|open|remaining|same|previous|final|penultimate|\d{1,2}(?:st|nd|rd|th)|old|new|whole|entire|current|following|former|latter|long|short|big|small|right|wrong|bad|good|main|erste[rsn]?|zweite[rsn]?|dritte[rsn]?|letzte[rsn]?|ganze[rsn]?|premi[eè]re?|deuxième|troisième|dernière?|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa])$/iu;

/** The descriptions of parts of the draft that stand in a message, in order, none within another. */
export function expressionsIn(message: string, draft: Draft, { loosely }: Reach): Expression[] {
  const hidden = masked(message);
  const isBeside = nounAlone.test(message) || boardOf(draft).tickets.length > 0;
  const isCounted = (called: string) =>
    loosely || kindsNamed(called) !== null || (/^one$/iu.test(called) && isBeside);
  const found = [
    ...openedIn(hidden, draft, isCounted),
    ...countedIn(hidden, draft),
    ...(loosely ? writtenIn(hidden, draft) : []),
    ...closedIn(hidden, draft, isCounted),
    ...pluralsIn(message, draft),
  ].toSorted((left, right) => left.start - right.start || right.end - left.end);
  const apart: Expression[] = [];
  // what goes by its name already is not described as well
  for (const one of found)
    if (one.start >= (apart.at(-1)?.end ?? 0) && !message.includes(one.name)) apart.push(one);
  return apart;
}

const nounAlone = new RegExp(`(?<![\\p{L}-])(?:${everyNoun})(?![\\p{L}-])`, 'iu');
/** What is said of a place on the board is said of the place. */
const nounsButTickets = everyNoun
  .split('|')
  .filter((one) => kindsNamed(one)?.includes('ticket') !== true)
  .join('|');
/** "The second requirement in Performance". */
const counted = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])the (?:first|second|third|fourth|fifth|last|only|final|\\d{1,2}(?:st|nd|rd|th)) (?:open |unresolved |functional |non-? ?functional |acceptance )?(?:${nounsButTickets})(?: (?:in|of|under) [\\p{L} -]{3,40}?)?(?=\\s?[:,.;!?]|\\s(?:is|are|should|must|needs?|has|can|to)(?!\\p{L})|$)`,
  'giu',
);

function countedIn(message: string, draft: Draft): Expression[] {
  return [...message.matchAll(counted)].flatMap((match) => {
    const family = /non-? ?functional/iu.test(match[0]) ? 'NFR' : /functional/iu.test(match[0]) ? 'FR' : null;
    const target = family === null ? findOrdinal(draft, match[0]) : keyedAt(draft, family, match[0]);
    const said = target ? draft.text.slice(target.start, target.end).replace(/^[\s#|*_+-]+/u, '') : '';
    const key = leadingKey(said);
    return key ? [{ start: match.index, end: match.index + match[0].length, name: key.text }] : [];
  });
}

/** "The second non-functional requirement": the one of that place among those of a family. */
function keyedAt(draft: Draft, family: string, phrase: string): Span | null {
  const items = draft.items.filter(({ key }) => key?.family === family);
  return items[placeNamed(phrase.split(' ')[1] ?? '', items.length)] ?? null;
}

/** "The ticket about the waiting list", "the one where a patient waits": the description stands behind the noun. */
function openedIn(message: string, draft: Draft, isCounted: (noun: string) => boolean): Expression[] {
  return [...message.matchAll(opens)].flatMap((match) => {
    const { determiner: article, noun: called = '', about: joint = '' } = match.groups ?? {};
    const start = match.index;
    if (!isCounted(called) || !isPointedAt(message, start, called, article)) return [];
    const kinds = kindsMeant(called, message, draft);
    const end = start + match[0].length;
    const found = described(message, { start, end }, kinds, relative.test(joint), draft);
    const isPiece = kindsNamed(called) === null;
    return found.filter(
      ({ node, end: to }) =>
        !(isPiece && node.kind !== 'ticket' && speaksOfOther(message, { start, end: to }, node, draft)),
    );
  });
}

function writtenIn(message: string, draft: Draft): Expression[] {
  return [...message.matchAll(written)].flatMap((match) =>
    described(message, { start: match.index, end: match.index + match[0].length }, null, false, draft),
  );
}

/** "The waiting list ticket": the description stands before the noun. */
function closedIn(message: string, draft: Draft, isCounted: (noun: string) => boolean): Expression[] {
  return [...message.matchAll(closes)].flatMap((match) => {
    const { determiner: article, words = '', noun: called = '' } = match.groups ?? {};
    const start = match.index;
    const isPiece = kindsNamed(called) === null;
    if (!isCounted(called) || !isPointedAt(message, start, called, article) || keysIn(words).length > 0)
      return [];
    if (words.split(' ').every((word) => word === '' || places.test(word))) return [];
    const section = isPiece ? findSection(draft, `${words}${called}`) : null;
    if (section && leadingKey(section.title) === null) return [];
    const end = start + match[0].length;
    const node = nodeDescribed(words, draft, kindsMeant(called, message, draft));
    const isHeld = node !== null && contentWords(words).every((word) => holding(node, word) > 0);
    const isMeant =
      node?.name &&
      isHeld &&
      !(isPiece && node.kind !== 'ticket' && speaksOfOther(message, { start, end }, node, draft));
    return isMeant ? [{ start, end, name: node.name }] : [];
  });
}

/** "The soil thing is wrong, it should be 15 and not 18": a figure of the draft that stands elsewhere than in a part. */
function speaksOfOther(
  message: string,
  { start, end }: { readonly start: number; readonly end: number },
  node: Node,
  draft: Draft,
): boolean {
  const figures = contentWords(message.slice(0, start) + message.slice(end)).filter((word) =>
    /^\d/u.test(word),
  );
  const standing = figures.filter((figure) => nodesIn(draft).some((one) => one.words.includes(figure)));
  return standing.length > 0 && !standing.some((figure) => node.words.includes(figure));
}

/** Whether a noun means a part that stands there: not one to be added, nor a piece that is to be taken out of one. */
function isPointedAt(message: string, start: number, called: string, article: string | undefined): boolean {
  const before = message.slice(0, start);
  if (indefinite.test(before.replace(/\S+$/u, '') === before ? before : '')) return false;
  const isPiece = kindsNamed(called) === null;
  if (isPiece && !/^one$/iu.test(called) && takesAway.test(message)) return false;
  const isFirst = /(?:^|[.!?:;,\n]|\b(?:and|und|et|y)) ?$/u.test(before);
  return article !== undefined || (isFirst && !isPiece);
}

/** What is said of demands alone. */
const binding = /(?<!\p{L})(?:MUST|SHOULD|MAY|optional|mandatory)(?!\p{L})/u;

/** What a noun may stand for: one that only points means a ticket where there are tickets. */
function kindsMeant(called: string, message: string, draft: Draft): readonly NodeKind[] | null {
  const own = kindsNamed(called);
  if (own) return own;
  const named = [...message.matchAll(new RegExp(`(?<![\\p{L}-])(?:${everyNoun})(?![\\p{L}-])`, 'giu'))];
  const [beside] = named;
  if (beside && /^one$/iu.test(called)) return kindsNamed(beside[0]);
  if (binding.test(message)) return ['requirement'];
  return boardOf(draft).tickets.length > 0 ? ['ticket', 'question', 'assumption'] : null;
}

/** The longest description from a place on whose every word the part holds that it means. */
function described(
  message: string,
  { start, end: from }: { readonly start: number; readonly end: number },
  kinds: readonly NodeKind[] | null,
  isRelative: boolean,
  draft: Draft,
): Described[] {
  const rest = /^[^,:;!?()\n]*?(?=[,:;!?()\n]|\.(?:\s|$)|\s[–—-]\s|$)/u.exec(message.slice(from))?.[0] ?? '';
  const tokens = [...rest.matchAll(/\S+/gu)].slice(0, LONGEST);
  // "the task about tests in US-1"
  const nested = kinds?.some((kind) => kind === 'criterion' || kind === 'task') === true;
  const of = nested ? / (?:in|of|from|under) (?<key>[A-Z]{1,8}-\d{1,6})(?![\p{L}\p{N}])/u.exec(rest) : null;
  const owner = of ? ` ${of.groups?.['key']}` : '';
  let best: { readonly node: Node; readonly end: number; readonly at: number } | null = null;
  for (const [at, token] of tokens.entries()) {
    if (
      !isRelative &&
      at > 0 &&
      verb.test(token[0]) &&
      !/^(?:the|that|this|with|in|and|de|en|a|y|et|und)$/iu.test(token[0])
    )
      break;
    if (contentWords(token[0]).length === 0) continue;
    const end = token.index + token[0].length;
    const node = nodeDescribed(rest.slice(0, end) + owner, draft, kinds);
    const isHeld = node !== null && contentWords(token[0]).every((word) => holding(node, word) > 0);
    if (node && isHeld) best = { node, end, at };
    else if (best) break;
    else if (at > 4) break;
  }
  if (!best?.node.name) return [];
  const tail = isRelative ? trailing(tokens.slice(best.at + 1).map(([word]) => word)) : 0;
  const last = tokens[best.at + tail];
  // "the question on what time of day it goes out" is told by a whole clause
  const isClause = asking.test(tokens[0]?.[0] ?? '');
  const own = from + (isClause ? rest.trimEnd().length : last ? last.index + last[0].length : best.end);
  const end = of && of.index >= own - from ? from + of.index + of[0].length : own;
  return [{ start, end, name: best.node.name, node: best.node }];
}

/** Words behind a relative clause that say what is to become of what it describes. */
const goesOn =
  /^(?:should|shouldn['’]t|must|needs?|can|could|has|to|into|before|after|under|behind|and|or|soll|sollte|muss|und|nach|vor|doit|devrait|et|debe|debería|y)$/iu;

/** How many little words behind the last word of a relative clause still belong to it: "where they say what it is". */
function trailing(words: readonly string[]): number {
  const open = words.findIndex((word) => contentWords(word).length > 0 || goesOn.test(word));
  if (open === -1) return words.length;
  return goesOn.test(words[open] ?? '') ? open : 0;
}
