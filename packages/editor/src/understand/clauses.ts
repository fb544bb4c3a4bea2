import { readingLanguage } from '../read/reading-language.ts';
import type { Source, Span } from '../read/source.ts';
import { wordCount } from '../read/word-count.ts';
import { notedCallStarts } from './api/notation/noted-call-starts.ts';
import { dictatedClauses } from './chat/dictation.ts';
import { choiceJoins } from './choice.ts';
import { leavesBracketOpen } from './clause/brackets.ts';
import { doubtJoins } from './clause/doubted.ts';
import {
  bindingJoins,
  doingJoins,
  forbiddenJoins,
  type Join,
  orderJoins,
  reasonJoins,
  turnJoins,
  wholeJoins,
  wishJoins,
} from './clause/joins.ts';
import { leavesClauseOpen } from './clause/open-clause.ts';
import { askedJoins, remedyJoins, undeniedJoins } from './clause/order-joins.ts';
import { leadsToRemedy, possibilityJoins } from './clause/possible-case.ts';
import { sharedWishJoins } from './clause/shared-wish.ts';
import { isBaseVerb } from './clause/verbs.ts';
import { setsDeadline } from './deadlines.ts';
import { labelOf } from './hints.ts';
import { maskSpan } from './mask.ts';
import { cutsWith } from './pieces/cuts.ts';
import { leavesForLater, putOffBehind } from './put-off.ts';
import { spliceJoins } from './splices/splices.ts';

/** "Link is valid 7 days, max 50 open invites": a bound of its own behind a comma, and not "in parallel, at most 4 at once". */
const boundBehind =
  /,\s{1,3}(?=(?:max(?:imum)?|min(?:imum)?|at most|at least|no more than|up to) (?:\d|\uE010)[^\s,]* (?!(?:at once|at a time|at the same time|in parallel|in a row|concurrently|each|per|every)(?!\p{L}))\p{L})/giu;

/** "S3 for storage, retention 10 years": a bound that its noun names. */
const namedBoundBehind =
  /,\s{1,3}(?=(?:(?:data |log |session |link )?(?:retention|timeout|ttl|expiry|validity)|aufbewahrung|conservation|conservación|conservazione|retenção|bewaartermijn) (?:is |of |for )?(?:\d|\uE010))/giu;

/** "Progress bar pls, people start it twice": behind what is asked for politely, why. */
const reasonBehindPlease =
  /(?<=(?<!\p{L})(?:pls|plz|please)),\s{1,3}(?=(?:people|users|customers|clients|staff|everybody|everyone|somebody|they|we|it)\s\p{L})/giu;

/** A semicolon, or a comma before a remark on how things are now or who does it till when: the ends of a thought of at least three words. */
const boundary =
  /；|;\s{1,3}|,\s{1,3}(?=(?:(?:the )?owner (?:is|will be)|owned by|done by|(?:the )?deadline (?:is|:)|due (?:by|on|in|before)|has to be (?:done|live|out) by|zuständig ist|verantwortlich ist|fertig bis|à faire avant|responsable:?|el responsable es)\s)|,\s{1,3}(?=(?:right now|rn|currently|at the moment|today|nobody wants|derzeit|aktuell|momentan|heute|actuellement|aujourd'hui|actualmente|hoy|ahora mismo)\s)/giu;

/** "Some are on a list, they must never get one": a comma between two sentences, the second of which binds. */
const splice =
  /,\s{1,3}(?=(?:they|it|he|she)\s(?:\p{L}+\s)?(?:must|should|ha(?:s|ve) to|needs? to|shall)\s)/giu;
const tellsWhole =
  /^(?!(?:if|when|whenever|once|after|before|while|until|unless|as|because|since|given|in case)(?!\p{L})).*(?<!\p{L})(?:is|are|was|were|has|have|had|gets?|goes|does|do|can|will)(?!\p{L})/isu;

/** Splits a sentence into its thoughts; brackets and protected spans stay whole. */
export function clausesOf(source: Source, sentence: Span): Span[] {
  const raw = source.text.slice(sentence.start, sentence.end);
  const isEnglish = readingLanguage(source) === 'en';
  const isLoose =
    wishJoins(raw).length > 0 ||
    choiceJoins(raw).length > 0 ||
    (isEnglish && sharedWishJoins(raw).length > 0);
  const isMarked = /[;,；]/u.test(raw) || wordCount(raw) >= longRun || isLoose;
  if (!isMarked && !(isEnglish && mayJoin.test(raw))) return [sentence];
  const spoken = dictatedClauses(source, sentence);
  if (spoken) return spoken;
  const masked = maskSpan(source, sentence);
  const cuts: { at: number; length: number }[] = [];
  const parts =
    listsOrders(masked.text) || listsActions(masked.text) || (isEnglish && listsNeeds(masked.text))
      ? orderBoundary
      : /[;,:；]/u.test(masked.text)
        ? boundary
        : runOnBoundary;
  const splices = [
    ...(parts === boundary ? joinsIn(masked.text) : []),
    ...wishJoins(masked.text),
    ...(isEnglish ? sharedWishJoins(masked.text) : []),
    ...choiceJoins(masked.text),
    ...doubtJoins(masked.text),
    ...(parts === boundary && isEnglish ? spliceJoins(masked.text) : []),
    ...(isEnglish ? possibilityJoins(masked.text) : []),
  ];
  const marks = [...masked.text.matchAll(parts)].map(({ 0: mark, index }) => ({
    index,
    length: mark.length,
  }));
  const all = [...marks, ...splices].toSorted((a, b) => a.index - b.index);
  const apart = deadlineBehind(raw) ?? (isEnglish ? putOffBehind(raw) : null);
  const standing = all.filter(({ index, length }) => {
    const before = masked.text.slice(0, index);
    const after = masked.text.slice(index + length);
    const isShort = parts === boundary && (wordCount(before) < 3 || wordCount(after) < 3);
    return isMarked && !isOfList(after) && !isShort && !leavesBracketOpen(before);
  });
  const joins = (isEnglish && parts !== orderBoundary ? cutsWith(masked.text, standing) : standing).filter(
    ({ index, length }) =>
      !hangs.test(masked.text.slice(index + length).trimStart()) &&
      !(isEnglish && leavesForLater(masked.text.slice(index + length))) &&
      !(isEnglish && leadsToRemedy(masked.text, index)) &&
      !(isEnglish && leavesClauseOpen(masked.text.slice(0, index))),
  );
  for (const { index, length } of joins) {
    const at = sentence.start + unmaskedLength(masked.text.slice(0, index), masked.tokens);
    if (at > (cuts.at(-1)?.at ?? -1))
      cuts.push({
        at,
        length:
          marks.some((one) => one.index === index) && !splices.some((one) => one.index === index)
            ? 1
            : length,
      });
  }
  const spans: Span[] = [];
  let from = sentence.start;
  if (apart !== null && !cuts.some(({ at }) => at === sentence.start + apart))
    cuts.push({ at: sentence.start + apart, length: 1 });
  for (const at of notedCallStarts(raw))
    if (cuts.every((one) => one.at !== sentence.start + at))
      cuts.push({ at: sentence.start + at, length: 1 });
  for (const { at, length } of cuts.toSorted((a, b) => a.at - b.at)) {
    spans.push({ start: from, end: at });
    from = at + length;
    while (/\s/u.test(source.text[from] ?? '')) from += 1;
  }
  return [...spans, { start: from, end: sentence.end }].filter((span) => span.end > span.start);
}

/** "…, meaning that it loads all of it": what comes of what was said before, without a subject of its own; "…, whatever else is going on". English. */
const hangs =
  /^(?:so that|in order (?:to|that)|whatever|whoever|whichever|wherever|however (?:many|much|long|often|few|big|small|far|late)|no matter (?:what|who|how|which|where|when|if|whether)|regardless|only (?:if|when|once|after|while|until))(?!\p{L})|^(?:thus |thereby |therefore )?(?:meaning|making|causing|leading to|resulting in|allowing|forcing|leaving|which means) (?:that |it |us |them |the |to )/iu;

/** "What it is, where it belongs and who has it": one more of what is asked, and no thought of its own. */
function isOfList(after: string): boolean {
  return (
    /^(?:where|who|whom|which|how|whether) (?!can|may|must|should|is going|do |does )\p{L}/iu.test(after) &&
    !after.trimEnd().endsWith('?')
  );
}

/** "Owner is Priya, launch 3 March": where the last part begins that only says when, as an offset of its comma. */
function deadlineBehind(sentence: string): number | null {
  const at = sentence.lastIndexOf(', ');
  return at > 0 && wordCount(sentence.slice(0, at)) >= 2 && setsDeadline(sentence.slice(at + 2)) ? at : null;
}

function joinsIn(masked: string): Join[] {
  const spliced = [...masked.matchAll(splice)]
    .filter(({ index }) => tellsWhole.test(masked.slice(0, index)))
    .map(({ 0: mark, index }) => ({ index, length: mark.length }));
  const bounds = [...masked.matchAll(boundBehind)]
    .filter(({ index }) => tellsWhole.test(masked.slice(0, index)))
    .map(({ 0: mark, index }) => ({ index, length: mark.length }));
  return [
    ...spliced,
    ...bounds,
    ...[...masked.matchAll(namedBoundBehind), ...masked.matchAll(reasonBehindPlease)].map(
      ({ 0: mark, index }) => ({ index, length: mark.length }),
    ),
    ...bindingJoins(masked),
    ...doingJoins(masked),
    ...orderJoins(masked),
    ...forbiddenJoins(masked),
    ...reasonJoins(masked),
    ...wholeJoins(masked),
    ...turnJoins(masked),
    ...undeniedJoins(masked),
    ...askedJoins(masked),
    ...remedyJoins(masked),
  ];
}

/** What may stand between two thoughts without a comma. */
const mayJoin = /\s(?:[-–—]|so|and|but|then|plus|otherwise)\s/iu;

/** Words from which on a sentence without a single comma is taken for several. */
const longRun = 22;

/** "… and we need to …", "… also the results should …": where the next thought of a run-on begins. */
const runOnBoundary =
  /\s(?=(?:also|and also|and then|and|but|plus|so(?!\s(?:the|it|they)\s(?:\p{L}+\s){0,3}(?:has(?! to)|have(?! to)|can|are|is|shows?)\s))\s(?:the|we|it|they|users?|people|i)\s(?:\p{L}+\s){0,3}(?:must|should|need|needs|has|have|can|want|are|is|think|shows?)\s)|\s(?=i (?:think|guess|believe) (?:we|it|the)\s)/giu;

const orderBoundary = /,\s{1,3}(?:and\s)?(?=[\p{Ll}\d\uE010])/gu;

/** "Next steps: monitor the slots, alert at 80%, drop unused slots": at least three orders in a row. */
function listsOrders(masked: string): boolean {
  const body = masked.replace(/^[^:]{2,30}:\s/u, '').replace(/\([^()]{0,200}\)/gu, '');
  const parts = body.split(/,\s{1,3}(?:and\s)?/u);
  return (
    parts.length >= 3 &&
    parts.every((part) => wordCount(part) >= 2 && isBaseVerb(/^\p{L}+/u.exec(part)?.[0] ?? ''))
  );
}

/** "Needs: prams only at step-free doors, groups that do not fit reported, 300 guests in under 1 s": at least three demands in a row. */
function listsNeeds(masked: string): boolean {
  const label = labelOf(masked);
  const parts = (label?.rest ?? '').replace(/\([^()]{0,200}\)/gu, '').split(/,\s{1,3}(?:and\s)?/u);
  return (
    label?.kind === 'requirement' &&
    parts.length >= 3 &&
    parts.every(
      (part) =>
        wordCount(part) >= fewestInNeed && !/^(?:or|but|which|that|who|with|as|so|if|when)\s/iu.test(part),
    )
  );
}

/** Words of a demand that stands in a row of them: fewer name a thing ("needs: a scanner, a printer, a lamp"). */
const fewestInNeed = 4;

/** "Action items: two-phase migrations (Tom), alert on 5xx (Sara), staging with real shapes": what several are to do. */
function listsActions(masked: string): boolean {
  const [label = ''] =
    /^(?:action items?|action points?|actions|todos?|to-dos?|next steps?|follow-?ups?|tasks)\s?:\s/iu.exec(
      masked,
    ) ?? [];
  const parts = masked.slice(label.length).split(/,\s{1,3}/u);
  return (
    label !== '' &&
    parts.length >= 2 &&
    parts.every((part) => wordCount(part) >= 2) &&
    parts.filter((part) => /\(\p{Lu}[\p{L} ]{1,20}\)[.]?$/u.test(part)).length * 2 >= parts.length
  );
}

function unmaskedLength(before: string, tokens: readonly string[]): number {
  let used = 0;
  const lengths = before.replace(/\uE010[\uE100-\uF8FF]\uE011/gu, () =>
    ' '.repeat(tokens[used++]?.length ?? 0),
  );
  return lengths.length;
}
