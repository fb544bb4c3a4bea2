import { sentencesOf } from '../../read/sentences-of.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { listMark } from '../message/list-mark.ts';
import { masked } from '../message/masked.ts';
import { looksLikeOrder } from './order-like.ts';
import { instructionVerb, opensWithVerb } from './verbs.ts';

/** More instructions than this in one feedback are left to a second one. */
const most = 40;

/** "Two things: …" is no clause of its own, nor does its colon say what to write. */
const count =
  /^(?:(?:one|two|three|four|five|a few|some|a couple of|several|the following) (?:more |small |minor )?(?:things?|points?|changes?|remarks?|comments?|nits?)|(?:zwei|drei|ein paar|einige) (?:dinge|punkte|sachen)|(?:deux|trois|quelques) (?:choses|points|remarques)|(?:dos|tres|algunas) (?:cosas|puntos))\s?:\s/iu;
const joint =
  /(?:,|;|\s[+&](?=\s)|\s[–—-](?=\s)|\bbut\b|\baber\b|\bmais\b|\bpero\b|\band\b|\bthen\b|\balso\b|\bund\b|\bdann\b|\bet\b|\bpuis\b|\by\b|\bluego\b|\b(?:please|pls|bitte|just|maybe|perhaps|rather|better|instead|so|let['’]?s|let us|(?:can|could) (?:you|we)|i['’]d|i would|we should|you should|you can)\b|\s|\.)+$/iu;

/**
 * Splits feedback into clauses of one instruction each: lines of a list, sentences, and parts joined by "and", "then"
 * or a comma where an instruction verb follows. Quotations and code stay whole.
 */
export function clausesOf(feedback: string): string[] {
  const pieces = linesOf(feedback).flatMap((line) => {
    const sentences = sentencesOf(line);
    return withContinuations(sentences.map((sentence) => sentence.text));
  });
  return pieces
    .flatMap(splitAtVerbs)
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, most);
}

/** The lines of the feedback; lines without a list marker that follow one another are one text. */
function linesOf(feedback: string): string[] {
  const lines: string[] = [];
  for (const raw of feedback
    .split(/\r\n|\r|\n|[，,]\s?(?=另外|而且|并且|同时|还有)/u)
    .flatMap(withoutInlineNumbers)) {
    const line = raw
      .replace(/^(?:另外|而且|并且|同时|还有)[，,]?/u, '')
      .replace(listMark, '')
      .replace(count, '')
      .trim();
    if (line !== '') lines.push(line);
  }
  return lines;
}

/** Where the order before it holds. */
const throughout =
  /^(?:everywhere|throughout|(?:in|across) (?:all|every|the (?:whole|entire)) (?:places?|sections?|documents?|docs?|texts?)|überall|partout|en todas partes|dappertutto|overal|wszędzie)(?: please)?[.!]*$/iu;
const givesText =
  /^(?:(?:please|bitte|por favor|per favore|s'il (?:te|vous) pla[iî]t|can you|could you) )?(?:add|create|insert|include|append|new|füge|ergänze|neue[rs]?|ajoute[rz]?|nouvelle?|añad[ea]|agreg[au]e?|nuev[oa]|adicion[ae]|acrescent[ae]|nov[oa]|aggiungi|nuov[oa]|voeg|nieuwe?|dodaj|now[aey])\b[^:]{1,120}:\s\S/iu;
/** "Non-goal." after a statement says what it is. */
const names = /^(?:(?:that|it)(?:['’]s| is) )?(?:an? )?(?:non[- ]?goal|out of scope|open question)[.!]?$/iu;
const ofTicket = /^(?:please )?(?:add|create|open) .{0,40}\b(?:ticket|story|issue|bug)\b/iu;
const ofRisk = /\badd .{0,20}\brisk\b/iu;
/** "POST /files is missing." and what the next sentence says of it. */
const addsCall =
  /(?:^|\s)(?:add|need|missing|create|include)(?=\s|[.!]?$).*(?:GET|POST|PUT|PATCH|DELETE) \/|(?:GET|POST|PUT|PATCH|DELETE) \/\S* (?:endpoint )?is missing[.!]?$/u;
const tellsOfCall = /^(?:it )?(?:takes|returns|accepts|gives|answers|responds|needs|expects|gets)(?=\s)/iu;
const detail =
  /^(?:as an? |estimate|priority|mitigation|gegenmaßnahme|owner|assignee|given |acceptance|story points|als )/iu;
const wish =
  /^(?:(?:please|also|then|and|otherwise|apart from that|rest|the rest|bitte|außerdem|sonst) |thanks?\b|danke\b|merci\b|looks good)/iu;

/** Sentences after "add a risk: …" that are no order of their own belong to what is added. */
function withContinuations(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const continues =
      before !== undefined &&
      (names.test(sentence) ||
        throughout.test(sentence) ||
        givesText.test(before) ||
        (ofTicket.test(before) && detail.test(sentence)) ||
        (addsCall.test(before) && tellsOfCall.test(sentence)) ||
        (ofRisk.test(before) && /^mitigation\b|^gegenmaßnahme\b/iu.test(sentence))) &&
      (detail.test(sentence) ||
        tellsOfCall.test(sentence) ||
        !(looksLikeOrder(sentence) || wish.test(sentence)));
    const start = names.test(sentence)
      ? before?.replace(/[.!]$/u, ',')
      : throughout.test(sentence)
        ? before?.replace(/[.!]$/u, '')
        : ofRisk.test(before ?? '')
          ? before?.replace(/\?$/u, '.')
          : before;
    if (continues) joined[joined.length - 1] = `${start} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** "1) shorter 2) no Slack" in lines of their own, so that no number of a point is taken for a value; points behind an order are its own. */
export function pointsApart(feedback: string): string {
  return feedback
    .split('\n')
    .flatMap((line) => {
      const points = withoutInlineNumbers(line);
      return points.length > 1 && points[0] === ''
        ? points.map((point) => point.replace(listMark, '').trim()).filter(Boolean)
        : [line];
    })
    .join('\n');
}

/** "1) drop this 2) shorten that": points of a list in one line. */
function withoutInlineNumbers(line: string): string[] {
  const points = [...line.matchAll(/(?:^|\s)\(?(\d)\)\s/gu)];
  const counted = points.length > 1 && points.every((point, at) => Number(point[1]) === at + 1);
  if (!counted) return [line];
  const starts = points.map((point) => point.index);
  return [line.slice(0, starts[0]), ...starts.map((start, at) => line.slice(start, starts[at + 1]))];
}

function splitAtVerbs(sentence: string): string[] {
  const hidden = masked(sentence);
  const parts: string[] = [];
  let from = 0;
  for (const match of hidden.matchAll(instructionVerb)) {
    // "time and number of products" names a thing
    if (isThing.test(hidden.slice(match.index))) continue;
    const before = hidden.slice(from, match.index);
    const glue = joint.exec(before)?.[0] ?? '';
    if (
      !isJoint(glue, before) &&
      !(/\b(?:and|und|et|y)\s$/iu.test(glue) && orderOfValue.test(sentence.slice(match.index)))
    )
      continue;
    const cut = match.index - glue.length;
    if (cut <= from) continue;
    parts.push(sentence.slice(from, cut));
    from = match.index;
  }
  parts.push(sentence.slice(from));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A word that opens no order, since what it is of follows: "the number of products". */
const isThing = /^(?!(?:get rid|take out)\s)\p{L}+ of (?!which|them|it)/iu;

/** "… and change the retention to 5 days" is an order of its own, whatever was said to be added before it. */
const orderOfValue =
  /^(?:change|set|update|cambia|cambie|ändere|setze|changez?|replace|ersetze|remplacez?|reemplaza) .{2,60}? (?:to|a|auf|à|with|durch|par|por) \S.{0,40}$/iu;

/**
 * Whether what stands between two verbs separates two instructions. A bare "and" does not where the words before it
 * say what to write ("add that users export and delete data").
 */
function isJoint(glue: string, before: string): boolean {
  if (/^\s*[A-Z]{1,4}-?\d{1,4}(?:,| and| und| et| y)\s*$/u.test(before)) return false;
  if (
    /^(?:in|under|within|for|regarding|as|to|im|dans|en) (?:the |an? |another )?[^,]{1,80}?(?:,|\salso)\s*$/iu.test(
      before,
    )
  )
    return false;
  if (/^\s*;/u.test(glue)) return true;
  // "should also answer 409": the verb belongs to what stands before it
  if (/^\s*also\s*$/iu.test(glue) && (modal.test(before) || isSubject(before))) return false;
  if (intoParts.test(before) && /^\s*(?:and|und|et|y)\s*$/iu.test(glue)) return false;
  if (condition.test(before) || listsActions(before) || forbidden.test(before)) return false;
  const separates =
    /[,;]|\s[–—-]\s|\s[+&]\s|\b(?:but|aber|mais|pero)\b|\bthen\b|\bdann\b|\bpuis\b|\bluego\b|\balso\b/iu.test(
      glue,
    );
  const joins = /\b(?:and|und|et|y)\b/iu.test(glue);
  // a bare "and" divides orders; what a statement says of two things it leaves whole
  if (!separates && joins && !opensWithVerb(before.replace(softened, '')) && binds.test(before)) return false;
  // "is clumsy and cut off" says one thing in two words
  if (!separates && joins && describes.test(before) && !opensWithVerb(before.replace(softened, '')))
    return false;
  const content = /\bthat\b|:|\b(?:saying|stating|dass|que)\b/iu.test(before);
  if (content) return separates && joins;
  return separates || joins;
}

/** "The conditions also include …": who or what does it stands before the verb. */
function isSubject(before: string): boolean {
  return (
    /^\s*(?:the |our |all )?\p{L}+s(?: \p{L}+)? also\s*$/iu.test(before) && !opensWithVerb(before.trim())
  );
}

const modal =
  /\b(?:can|cannot|could|must|should|shall|may|might|will|would|needs? to|has to|have to|ought to) also\s*$/iu;
const describes =
  /\b(?:is|are|was|were|looks?|feels?|seems?|got)(?: (?:just|so|too|very|really|a bit|way))* [\p{L}-]+\s+and\s*$/iu;
/** "Don't say A, say B" is one order. */
const forbidden =
  /^\s*(?:don['’]t|do not|never|stop|instead of) (?:say|us|writ|call)\p{L}* [^,]{1,160},\s*$/iu;
const softened = /^\s*(?:please|pls|also|then|and|bitte|just|can you|could you|let['’]?s)[, ]+/iu;
const binds = /\b(?:must|should|shall|may|can|will|needs? to|has to|have to)\b/iu;
/** "Split it into mail reminders and …": what follows names the other part. */
const intoParts = /^\s*(?:please )?(?:split|break|divide|separate)\b[^:;]* in(?:to)? [^,;]+$/iu;
/** "When the token expires, use …" says when something is done. */
const condition =
  /^\s*(?:when|whenever|if|once|after|before|while|until|as soon as|in case|unless|wenn|falls|sobald|quand|lorsque|si|cuando)\s[^,]*,\s*$/iu;
/** "Users can create, update …", "the job must check and …": what is done one after the other. */
const actions =
  /\b(?:can|cannot|could|must|should|shall|may|might|will|would|to|has to|have to|needs? to)(?: not| also)? (?<verb>\p{L}+)(?:, \p{L}+)*,?(?: and)?\s*$/iu;
const listsActions = (before: string) => isBaseVerb(actions.exec(before)?.groups?.['verb'] ?? '');
