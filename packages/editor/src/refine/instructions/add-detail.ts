import { keysIn } from '../../document/keys.ts';
import { isTold } from '../clauses/statement.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { placeFact, placeQuestion } from '../place/place-fact.ts';
import { factsAbout } from '../reading/facts.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { isRelevant } from '../scope/relevance.ts';
import { unquoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { phrasesIn } from '../terms/phrases.ts';

const pattern =
  /^(?:(?:add|include|mention|insert|append|put in|specify|cover|describe|give(?: me| us)?|provide|show|discuss|address|consider|define|explain|clarify|document|elaborate on|expand on|go into)(?: (?:some|more|a bit more|a few|further|additional|any|the|an?))*(?: (?:details?|information|info|context|depth|words|explanation|examples?)(?: (?:about|on|for|regarding|of|to|into))?)?) (?<topic>.{1,2000})$|^(?:more|further) (?:details?|information|info|depth) (?:about|on|for|regarding) (?<wanted>.{1,300})$/isu;
const missing =
  /^(?:(?:there is|there's|there are|it has|you have|we have) no|(?:(?:the |this )?(?:document|spec|rfc|text|doc) |it |this )?(?:is missing|lacks|misses|does not (?:mention|say|cover|explain)|doesn't (?:mention|say|cover|explain)|says nothing about)|missing:?|what about|why is there no|how about|where is|where are) (?:(?:any )?(?:mention|description|discussion) of |anything about |any )?(?<topic>[^?]{1,300}?)[?.!]*$/isu;

/** Adds what the input says of a topic; what nobody has said becomes an open question. */
export const addDetail: Instruction = {
  meta: {
    id: 'add-detail',
    does: 'Adds what the original input says of a topic and the document does not; asks where it says nothing.',
    examples: [
      'add more details about error handling',
      'describe the migration',
      'there is no rollback plan',
      'what about rate limits?',
    ],
  },
  parse(clause, draft) {
    if (isOffTopic(clause, draft)) return null;
    const direct = pattern.exec(clause)?.groups;
    const absent = missing.exec(clause)?.groups;
    const topic = direct?.['topic'] ?? direct?.['wanted'] ?? absent?.['topic'];
    const isOfDocument =
      direct !== undefined && !/^(?:explain|define|describe|show|discuss|clarify)\b/iu.test(clause);
    const isToldThere = /^(?:add|include|mention|insert|append|put in|specify|document)\s/iu.test(clause);
    if (
      topic !== undefined &&
      (nameless.test(topic) || keysIn(topic).length > 0) &&
      !isStatement(topic, isToldThere)
    )
      return null;
    if (topic !== undefined && (partOfDesign.test(topic) || ofEach.test(topic))) return null;
    if (topic === undefined || (!isOfDocument && !isRelevant(topic, draft))) return null;
    return (now) =>
      addTopic(
        now,
        unquoted(
          topic.replace(/ (?:a (?:bit|little) )?(?:more|further|better|in (?:more |greater )?detail)$/iu, ''),
        ),
        isToldThere,
      );
  },
};

/** "Each its own FR", "it there" name no topic one could ask about. */
const nameless =
  /\b(?:it|its|t?here|them|they|this|that|these|those|each|instead|too|also|same|both|one|ones|everything|anything|something|again)\b/iu;

/** A field, an index, a label: what is to be made of a thing that the document does not have, and nothing to be asked about. */
const partOfDesign =
  /^(?:(?:an?|the|another|new) ){0,2}(?:fields?|columns?|attributes?|entit(?:y|ies)|tables?|index(?:es)?|parameters?|labels?|tickets?):? (?:on )?\S+(?: (?:to|on|in|for|with) .{1,80})?$/iu;

/** "A pro/con list for each option": what each of several is to get is nothing to be asked about. */
export const ofEach =
  /(?<!\p{L})(?:lists?|tables?|sections?|columns?|diagrams?|charts?|summar(?:y|ies)|paragraphs?|sentences?|examples?) (?:for|of|to|per|under) (?:each|every|all)(?!\p{L})/iu;

function addTopic(draft: Draft, phrase: string, isToldThere: boolean): Outcome {
  const place = / (?:to|in|under) (?:the )?(.{1,60}?)(?: section)?$/iu.exec(phrase);
  const section = (place?.[1] ? findSection(draft, place[1]) : null) ?? findSection(draft, phrase);
  const topic = place?.[1] && section && place.index > 0 ? phrase.slice(0, place.index) : phrase;
  if (isStatement(topic, isToldThere)) return placeFact(draft, topic, undefined, section);
  const facts = factsAbout(draft, topic);
  if (facts.length === 0 && draft.request.format === 'Optimize')
    return noEffect(
      draft,
      `Neither the text nor the feedback says more about ${topic}; write what is to be added.`,
    );
  if (facts.length === 0) {
    const asked = placeQuestion(draft, phrasesIn(draft.language).askFor(topic.replace(/[?.!]+$/u, '')));
    const message = `${asked.message} Neither the input nor the feedback says more about it.`;
    return asked.status === 'applied' ? { ...asked, message } : asked;
  }
  const text = facts.reduce(
    (current, fact) => placeFact(draftOf(current, draft.request), fact, undefined, section).text,
    draft.text,
  );
  return applied(
    draft,
    text,
    `Added ${facts.length} statement${facts.length > 1 ? 's' : ''} of the input about ${topic}.`,
  );
}

/**
 * Whether words state something, and do not only name what is to be told of.
 *
 * @param isToldThere whether they stand behind a word for adding: "mention members keep their card", but not "describe the way members take"
 */
function isStatement(words: string, isToldThere: boolean): boolean {
  // "the new address: postgres://billing:5432" gives a value
  if (/^[^:]{3,80}:\s+(?=.*(?:\d|`|\/\/|@))\S/u.test(words)) return true;
  if (words.split(/\s+/u).length < SHORTEST) return false;
  return states.test(words) || (isToldThere && (permits.test(words) || isTold(words)));
}

const SHORTEST = 4;
const states = /\s(?:is|are|was|were|must|should|will|has|have)\s/iu;
const permits = /\s(?:can|can['’]t|cannot|could|may|might|needs?|uses?|runs?|takes?|costs?)\s/iu;
