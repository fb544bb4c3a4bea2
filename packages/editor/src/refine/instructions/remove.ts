import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { withoutMentions } from '../relocation/mentions.ts';
import { stillMentioned, withoutReferences, withoutWords } from '../removal.ts';
import { saysWhenDeleted } from '../sound/losses.ts';
import { findAbout } from '../target/about.ts';
import { findLoosely, findTarget } from '../target/find.ts';
import { isQuoted, unquoted, wholeWords } from '../target/phrase.ts';
import { partsOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';
import { ticketsIn } from '../target/tickets.ts';
import { withoutRequirementAnywhere } from '../tickets/dropped-requirement.ts';
import { isDemand, withoutPart } from '../without-part.ts';
import { restatedValue } from './restated-value.ts';

const pattern =
  /^(?:remove|delete|drop|erase|omit|cut(?: out)?|get rid of|take out|strip(?: out)?|leave out|scrap|eliminate|kill|exclude|lose|discard|ditch|kick out|throw (?:out|away)|toss(?: out)?) (.{1,600})$/isu;
const outside = /^(?:kick|throw|toss|leave|take) (.{1,300}?) (?:out|away)$/isu;
const needless =
  /^(?:we|i) (?:don't|do not) (?:need|want) (.{1,300}?)(?: any ?more| here| at all)?$|^(?:there is|there's) no need for (.{1,300})$|^([^,;:]{1,200}?) (?:is|are) (?:unnecessary|redundant|not needed|not necessary|superfluous|no longer needed|obsolete)$|^no (?:more )?(.{1,100}) section$|^([^,;:]{1,200}?) (?:should|must|can|could) (?:be (?:removed|deleted|dropped|cut|left out|taken out)|go(?: away)?)$/isu;
const every = /^(?:all|any|every|each)(?: (?:the|of the))? \S/iu;

/** "Everything about the export": what is stated of it, and where that is said again. */
const all =
  /^(?:everything|anything|all(?: (?:of )?(?:that|the stuff|the text|the parts|the bits))?|the (?:whole )?(?:part|bit|stuff|thing|business)) (?:about|on|regarding|concerning|related to|to do with|(?:that(?:['’]s| is)?|which(?: is)?) (?:about|related to|(?:has |is )?(?:something |anything )?to do with|concerns?|deals? with|mentions?|talks? about|refers? to)) (?:the |our )?(?=\S)/iu;

/** "FR-1 together with its test", "… and whatever refers to it": a removal takes these along by itself. */
const dependants =
  /(?:,? (?:and|together with|along with|including|plus|with)(?: also)? (?:all |any )?(?:of )?(?:its|their|the|every|everything|whatever|anything|all|any) ?(?:\p{L}+ ){0,3}?(?:tests?|scenarios?|references?|mentions?|that|links?|bullets?|lines?|rows?|sentences?|items?|entr(?:y|ies))(?: (?:in|from|of|under) (?:the )?[^,;]{2,40}?)?(?: (?:that |which )?(?:refers?|points?|belongs?|links?|goes|relates?|mentions?|cites?|quotes?|says?|repeats?)(?: (?:to|with))? (?:it|them|this|that|the same))?)$/iu;

/** Removes a section, an item, a row, a sentence or words. */
export const remove: Instruction = {
  meta: {
    id: 'remove',
    does: 'Removes a section, item, row, sentence or words, and what only refers to them.',
    examples: [
      'remove the Risks section',
      'delete FR-3',
      'drop the sentence about Redis',
      'we do not need the second bullet of Goals',
    ],
  },
  parse(clause, draft) {
    if (saysWhenDeleted(clause)) return restatedValue.parse(clause, draft);
    const direct = pattern.exec(clause)?.[1] ?? outside.exec(clause)?.[1];
    const loose = needless
      .exec(clause)
      ?.slice(1)
      .find((part) => part !== undefined);
    const word = literally.exec(direct ?? '')?.groups?.['words'];
    if (word !== undefined && placesOf(draft, word).length > 0) return (now) => withoutWord(now, word);
    const phrases = (direct ?? loose)
      ?.replace(
        /^(?:the )?(?:tickets|requirements|risks|questions|tasks|stories|items|goals) (?=[A-Z]{1,10}-\d)/u,
        '',
      )
      .replace(dependants, '')
      .replace(all, 'all mentions of ');
    if (phrases === undefined) return null;
    if (
      direct !== undefined &&
      /^(?:it|this|that|them|these|those)(?: (?:status|value|field|column|word|name|entry|option|one))?$/iu.test(
        phrases.trim(),
      )
    )
      return (now) =>
        noEffect(now, `Say what "${phrases.trim()}" is: a section, a key or words of the document.`);
    const part = /^(.{1,100}?) from (?:the )?(.{1,80})$/isu.exec(phrases);
    if (part?.[1] && part[2] && findTarget(draft, part[2]) && holds(draft, part[2], part[1])) {
      const [, words, place] = part;
      return (now) => withoutNamed(now, words ?? '', place ?? '');
    }
    const isElsewhere =
      part?.[1] !== undefined &&
      part[2] !== undefined &&
      findTarget(draft, part[2])?.kind === 'section' &&
      findTarget(draft, part[1]) === null;
    if (isElsewhere && !/^(?:all|any|every|each) /iu.test(phrases))
      return (now) => noEffect(now, `Nothing in ${part?.[2]} is ${part?.[1]}; name the words to take out.`);
    const parts = each.test(phrases) ? partsOf(draft, phrases) : [];
    if (parts.length > 1) return (now) => withoutAll(now, phrases);
    const named = phrases.split(
      /,? (?:and|und|et|y) (?=the |section |[A-Z]{1,8}-\d)|, (?=the |[A-Z]{1,8}-\d)/u,
    );
    const listed = phrases.split(/\s?, (?:and )?| and | & | as well as /u);
    const wanted =
      named.length > 1 && named.every((one) => findLoosely(draft, one))
        ? named
        : listed.length > 1 && listed.every((one) => isPart(draft, one))
          ? listed
          : [phrases];
    if (ofTickets.test(phrases) && wanted.every((one) => isOutsideTickets(draft, one)))
      return (now) => noEffect(now, `Name the ticket that loses ${phrases.trim()}, and its number there.`);
    if (!wanted.some((one) => removable(draft, one)))
      return direct !== undefined && (isOfDocuments(phrases) || ofDesign.test(phrases.trim()))
        ? (now) => noEffect(now, `Nothing in the document is ${(direct ?? phrases).trim()}.`)
        : null;
    return (now) =>
      wanted.reduce<Outcome>((done, one) => removeOne(done, one, draftOf(done.text, now.request)), {
        text: now.text,
        status: 'no-effect',
        message: '',
      });
  },
};

/** Criteria and tasks are parts of tickets, and nothing else goes in their place. */
const ofTickets = /^(?:the |all |every |any )?(?:acceptance )?(?:criteri(?:a|on)|tasks?|acs?)(?!\p{L})/iu;

function isOutsideTickets(draft: Draft, phrase: string): boolean {
  const tickets = ticketsIn(draft);
  const target = removable(draft, phrase);
  return (
    tickets.length > 0 &&
    target !== null &&
    !tickets.some((ticket) => target.start >= ticket.start && target.end <= ticket.end)
  );
}

/** "The word suite" is no part of the document that only holds it. */
const literally =
  /^(?:the |every |each |all )?(?:words?|terms?|phrases?|expressions?|adjectives?|adverbs?)(?: of)? (?!in |from |about |that )["“„']?(?<words>[^"“”„']{2,60}?)["”']?(?: everywhere)?$/iu;

function placesOf({ text }: Draft, words: string): number[] {
  return [...text.matchAll(wholeWords(words, 'gi'))].map(({ index }) => index);
}

function withoutWord(draft: Draft, words: string): Outcome {
  const places = placesOf(draft, words).toReversed();
  const text = places.reduce((left, at) => withoutWords(left, at, at + words.length), draft.text);
  return applied(
    draft,
    text,
    `Took "${words}" out in ${places.length} place${places.length > 1 ? 's' : ''}.`,
  );
}

/** "The second task of every ticket": one in each of them. */
const each = / (?:of|in|from) (?:each|every|all) /iu;

function withoutAll(draft: Draft, phrase: string): Outcome {
  const parts = partsOf(draft, phrase).toSorted((left, right) => right.start - left.start);
  const text = parts.reduce((left, part) => withoutPart(draftOf(left, draft.request), part).text, draft.text);
  return applied(draft, text, `Removed ${phrase.trim()}: ${parts.length} items.`);
}

/** Whether words name a part of the draft and not only stand in it somewhere. */
function isPart(draft: Draft, words: string): boolean {
  const target = findTarget(draft, words);
  return target !== null && target.kind !== 'words' && target.kind !== 'document';
}

/** Where words stand in the part of the draft that a phrase means. */
function placeOfWords(draft: Draft, place: string, words: string): Span | null {
  const target = findTarget(draft, place);
  const found = target
    ? wholeWords(unquoted(words), 'i').exec(draft.text.slice(target.start, target.end))
    : null;
  return target && found
    ? { start: target.start + found.index, end: target.start + found.index + found[0].length }
    : null;
}

function holds(draft: Draft, place: string, words: string): boolean {
  return placeOfWords(draft, place, words) !== null;
}

/** Takes words out of a part of the draft, with the comma or the "and" that joined them to others. */
function withoutNamed(draft: Draft, words: string, place: string): Outcome {
  const found = placeOfWords(draft, place, words);
  if (!found) return noEffect(draft, `${place} does not say ${words}.`);
  // "iOS 16" is one thing
  const end =
    found.end + (/^\s\d[\w.]*(?<!\.)/u.exec(draft.text.slice(found.end, found.end + 16))?.[0].length ?? 0);
  const isLast = /^(?:[,.;:)\n]|$)/u.test(draft.text.slice(end, end + 1));
  const before = isLast
    ? /(?:,\s(?:and\s|or\s)?|\s(?:and|or)\s)$/u.exec(
        draft.text.slice(Math.max(0, found.start - 8), found.start),
      )
    : null;
  const after = before ? null : /^(?:,\s|\s(?:and|or)\s)/u.exec(draft.text.slice(end, end + 6));
  const text = withoutWords(
    draft.text,
    found.start - (before?.[0].length ?? 0),
    end + (after?.[0].length ?? 0),
  );
  return applied(draft, text, `Took "${draft.text.slice(found.start, found.end)}" out of ${place}.`);
}

/** Words that show that a thing of a document is meant, even where this one has none. */
function isOfDocuments(phrase: string): boolean {
  return /\b(?:sections?|sentences?|bullets?|items?|paragraphs?|rows?|headings?|requirements?|mentions?|references?|questions?|tables?|lists?|words?|risks?|goals?|[A-Z]{1,8}-\d+)\b/iu.test(
    phrase,
  );
}

/** What a phrase names; words that carry no meaning of their own are none. */
function removable(draft: Draft, phrase: string): Target | null {
  const target = ruleOf(draft, findLoosely(draft, phrase), phrase);
  const isEmpty =
    target?.kind === 'words' &&
    !isQuoted(phrase) &&
    contentWords(draft.text.slice(target.start, target.end)).length === 0;
  return isEmpty || (target?.kind === 'section' && isPartOf(target, phrase)) ? null : target;
}

/** A case that only says which requirement covers it goes with that: the rule is meant, and not the line that points to it. */
function ruleOf(draft: Draft, target: Target | null, phrase: string): Target | null {
  if (!target?.section?.ids.includes('failure-cases') || /fail|edge|case|error/iu.test(phrase)) return target;
  const [key, ...others] = keysIn(draft.text.slice(target.start, target.end));
  return key && others.length === 0 && isDemand(key.family) ? findTarget(draft, key.text) : target;
}

/** "The entity order", where the document has none, is not the section that lists entities. */
function isPartOf({ name }: Target, phrase: string): boolean {
  const part = ofDesign.exec(phrase.trim())?.groups?.['name'];
  return part !== undefined && !contentWords(name).some((word) => contentWords(part).includes(word));
}

const ofDesign =
  /^(?:the )?(?:entity|table|field|column|endpoint|parameter|index|enum(?:eration)?) [`"“]?(?<name>[^\s`"”]{2,60})[`"”]?$/iu;

function removeOne(before: Outcome, phrase: string, draft: Draft): Outcome {
  const target = removable(draft, phrase);
  if (!target)
    return before.status === 'applied'
      ? before
      : noEffect(draft, `Nothing in the document is ${phrase.trim()}.`);
  if (target.kind === 'document' || holdsAll(draft, target))
    return noEffect(draft, 'The whole document cannot be removed; name a part of it.');
  const names = [target.name];
  let after = withoutRequirement(draft, target) ?? withoutPart(draft, target);
  if (every.test(phrase.trim())) after = removeAll(draftOf(after.text, draft.request), phrase, names);
  const outcome = applied(draft, after.text, `Removed ${names.join(', ')}.${after.note}`);
  return before.status === 'applied'
    ? { ...outcome, message: `${before.message} ${outcome.message}` }
    : outcome;
}

/** The draft without a requirement that its tickets implement; null where the target is none. */
function withoutRequirement(draft: Draft, target: Target): { text: string; note: string } | null {
  const [key] = keysIn(target.name);
  const text =
    target.kind === 'row' && key && isDemand(key.family) ? withoutRequirementAnywhere(draft, key.text) : null;
  if (text === null || !key) return null;
  const rest = withoutMentions(
    draftOf(withoutReferences(draftOf(text, draft.request), key.text).text, draft.request),
    key.text,
  );
  const left = keysIn(rest).filter((one) => one.text === key.text).length;
  return { text: rest, note: stillMentioned(key.text, left) };
}

/** The section of the title holds all others. */
function holdsAll(draft: Draft, target: Target): boolean {
  return target.section?.level === 1 && target.kind === 'section' && draft.outline.sections.length > 1;
}

function removeAll(draft: Draft, phrase: string, names: string[]): { text: string; note: string } {
  let current = draft;
  let notes = '';
  for (let round = 0; round < 50; round += 1) {
    const next = findAbout(
      current,
      phrase.trim().replace(/^(?:all|any|every|each)(?: (?:the|of the))? /iu, ''),
    );
    if (!next || next.kind === 'document') break;
    names.push(next.name);
    const { text, note } = withoutPart(current, next);
    notes += note;
    current = draftOf(text, draft.request);
  }
  return { text: current.text, note: notes };
}
