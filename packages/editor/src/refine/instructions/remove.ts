import { contentWords } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutPart } from '../editing/without-part.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { saysWhenDeleted } from '../sound/losses.ts';
import { findLoosely, findTarget } from '../target/find.ts';
import { sentences } from '../target/ordinal.ts';
import { findSection } from '../target/section.ts';
import { partsOf } from '../target/several.ts';
import { ticketsIn } from '../target/tickets.ts';
import { emptySectionsRemoved } from './remove-empty.ts';
import { ofDesign, removable, removeOne } from './remove-part.ts';
import { holds, placesOf, withoutNamed, withoutWord } from './remove-words.ts';
import { restatedValue } from './restated-value.ts';
import { mentionsRemoved } from './without-mentions.ts';

const pattern =
  /^(?:remove|delete|drop|erase|omit|cut(?: out)?|get rid of|take out|strip(?: out)?|leave out|scrap|eliminate|kill|exclude|lose|discard|ditch|kick out|throw (?:out|away)|toss(?: out)?) (.{1,600})$/isu;
const outside = /^(?:kick|throw|toss|leave|take) (.{1,300}?) (?:out|away)$/isu;
const needless =
  /^(?:we|i) (?:don't|do not) (?:need|want) (.{1,300}?)(?: any ?more| here| at all)?$|^(?:there is|there's) no need for (.{1,300})$|^([^,;:]{1,200}?) (?:is|are) (?:unnecessary|redundant|not needed|not necessary|superfluous|no longer needed|obsolete)$|^no (?:more )?(.{1,100}) section$|^([^,;:]{1,200}?) (?:should|must|can|could) (?:be (?:removed|deleted|dropped|cut|left out|taken out)|go(?: away)?)$/isu;

/** "Everything about the export": what is stated of it, and where that is said again. */
const all =
  /^(?:everything|anything|all(?: (?:of )?(?:that|the stuff|the text|the parts|the bits))?|the (?:stuff|business)|the whole (?:part|bit|thing)) (?:about|on|regarding|concerning|related to|to do with|(?:that(?:['’]s| is)?|which(?: is)?) (?:about|related to|(?:has |is )?(?:something |anything )?to do with|concerns?|deals? with|mentions?|talks? about|refers? to)) (?:the |our )?(?=\S)/iu;

/** "FR-1 together with its test", "… and whatever refers to it": a removal takes these along by itself. */
const dependants =
  /(?:,? (?:and|together with|along with|including|plus|with)(?: also)? (?:all |any )?(?:of )?(?:its|their|the|every|everything|whatever|anything|all|any) ?(?:\p{L}+ ){0,3}?(?:tests?|scenarios?|references?|mentions?|that|links?|bullets?|lines?|rows?|sentences?|items?|entr(?:y|ies))(?: (?:in|from|of|under) (?:the )?[^,;]{2,40}?)?(?: (?:that |which )?(?:refers?|points?|belongs?|links?|goes|relates?|mentions?|cites?|quotes?|says?|repeats?)(?: (?:to|with))? (?:it|them|this|that|the same))?)$/iu;

/** "DELETE returns 200" says what the operation of that method does. */
const isMethod =
  /^DELETE (?:returns?|answers?|responds?|gives?|sends?|should|must|can|may|has|needs?|takes?|is|does|also|always|never)(?!\p{L})/u;

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
    if (isMethod.test(clause)) return null;
    const direct = pattern.exec(clause)?.[1] ?? outside.exec(clause)?.[1];
    const loose = needless
      .exec(clause)
      ?.slice(1)
      .find((part) => part !== undefined);
    const word = literally.exec(direct ?? '')?.groups?.['words'];
    if (word !== undefined && placesOf(draft, word).length > 0) return (now) => withoutWord(now, word);
    const quotation = quoted.exec(direct?.trim() ?? '')?.groups?.['words'];
    if (quotation !== undefined && standsWithin(draft, quotation))
      return (now) => withoutWord(now, quotation);
    const phrases = (direct ?? loose)
      ?.replace(
        /^(?:the )?(?:tickets|requirements|risks|questions|tasks|stories|items|goals) (?=[A-Z]{1,10}-\d)/u,
        '',
      )
      .replace(dependants, '')
      .replace(all, 'all mentions of ');
    if (phrases === undefined) return null;
    const unmentioned = mentionsRemoved(phrases, draft);
    if (unmentioned) return unmentioned;
    const topic = direct !== undefined && all.test(direct) ? direct.replace(all, '') : null;
    if (topic !== null && severalSpeakOf(draft, topic))
      return (now) =>
        severalSpeakOf(now, topic) ?? noEffect(now, `Nothing in the document is about ${topic}.`);
    const beyond = sectionsBeside(phrases, draft);
    if (beyond.length > 0) return (now) => withoutSections(now, phrases);
    const emptied = emptySectionsRemoved(phrases, draft);
    if (emptied) return emptied;
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
    if (wanted.some((one) => isLabelAlone(draft, one)))
      return (now) => noEffect(now, `Say which of them is ${phrases.trim()}, by its number or its words.`);
    if (!wanted.some((one) => removable(draft, one)))
      return direct !== undefined &&
        (isOfDocuments(phrases) || ofDesign.test(phrases.trim()) || topic !== null)
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

/** Which of several keyed parts is to go is for whoever asks to say; null where none or one speaks of a topic. */
function severalSpeakOf(draft: Draft, topic: string): Outcome | null {
  const wanted = contentWords(topic);
  const keys = draft.items.flatMap(({ key, text }) =>
    key &&
    key.family !== 'T' &&
    wanted.length > 0 &&
    wanted.every((word) => contentWords(text).includes(word))
      ? [key.text]
      : [],
  );
  return keys.length < 2
    ? null
    : noEffect(
        draft,
        `${keys.join(', ')} speak of ${topic.trim()}; say which of them are to go, such as: remove ${keys[0]}.`,
      );
}

const quoted = /^["“„«](?<words>[^"“”„«»]{2,60})["”“»]$/u;

/** Whether quoted words are a part of sentences, and no sentence, entry or heading of their own. */
function standsWithin(draft: Draft, words: string): boolean {
  if (placesOf(draft, words).length === 0) return false;
  const plain = (text: string) =>
    text
      .trim()
      .replace(/[.!?]$/u, '')
      .toLowerCase();
  const wholes = [
    ...[...draft.units, ...draft.items].map(({ text }) => text),
    ...sentences(draft).map(({ start, end }) => draft.text.slice(start, end)),
  ];
  return wholes.every((text) => plain(text) !== plain(words));
}

const beside =
  /^(?:everything|all|all (?:the )?sections|every section|anything|the sections)(?: that (?:comes?|stands?|follows?|is|are))? (?<where>below|after|behind|above|before) (?:the )?(?<heading>[\p{L}][\p{L} -]{2,40}?)(?: section)?$/iu;

/** The sections below a section, or above it up to the title; none where a phrase speaks of something else. */
function sectionsBeside(phrase: string, draft: Draft): Section[] {
  const { where = '', heading = '' } = beside.exec(phrase.trim())?.groups ?? {};
  const named = heading === '' ? null : findSection(draft, heading);
  if (!named) return [];
  const isBelow = /^(?:below|after|behind)$/iu.test(where);
  return draft.outline.sections.filter(
    ({ start, end, level }) =>
      level > 1 && level <= named.level && (isBelow ? start >= named.end : end <= named.start),
  );
}

function withoutSections(draft: Draft, phrase: string): Outcome {
  const gone = sectionsBeside(phrase, draft);
  const text = gone.toReversed().reduce((left, section) => {
    const { start, end, title } = section;
    const target = { kind: 'section', start, end, name: `"${title}"`, section } as const;
    return withoutPart(draftOf(left, draft.request), target).text;
  }, draft.text);
  return applied(draft, text, `Removed ${gone.map(({ title }) => `"${title}"`).join(', ')}.`);
}

/** "**Acceptance criteria**" only heads the list behind it, which would be left without it. */
function isLabelAlone(draft: Draft, phrase: string): boolean {
  const target = removable(draft, phrase);
  return (
    target !== null && /^\s*(?:[-*] )?\*\*[^*\n]+\*\*:?\s*$/u.test(draft.text.slice(target.start, target.end))
  );
}

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

/** Words that show that a thing of a document is meant, even where this one has none. */
function isOfDocuments(phrase: string): boolean {
  return /\b(?:sections?|sentences?|bullets?|items?|paragraphs?|rows?|headings?|requirements?|mentions?|references?|questions?|tables?|lists?|words?|risks?|goals?|[A-Z]{1,8}-\d+)\b/iu.test(
    phrase,
  );
}
