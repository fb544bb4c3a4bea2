import { contentWords } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { wordCount } from '../../read/word-count.ts';
import { measuresIn } from '../claims/measure.ts';
import { isStatement } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import type { Instruction } from '../instruction.ts';
import { kindOfFact, requirementHome } from '../place/home.ts';
import type { FactKind } from '../place/kinds.ts';
import { placeFact } from '../place/place-fact.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { findTarget } from '../target/find.ts';
import { unquoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { findTicket } from '../target/tickets.ts';
import { demandsIn, holds } from '../told/demand-meant.ts';

const verb =
  '(?:add|include|mention|insert|append|note|state|put in|write|say|specify|document|record|clarify|explain|ensure|make (?:it )?clear|point out)';
const place = '(?: (?:to|in|under|into) (?:the )?(?<place>.{1,60}? section|[\\p{L}\\p{N} -]{1,30}?))?';
const typed = new RegExp(
  `^${verb} (?:in )?(?:a |an |another |one more |the |new |following |also |extra )*(?<what>functional requirement|non-functional requirement|nfr|requirement|acceptance criterion|open question|question|risk|assumption|non-goal|goal|note|sentence|bullet(?: point)?|item|line|point|step|paragraph|alternative|drawback|rule|instruction|dependency|benefit|example|constraint|relationship|decision|metric|alert)s?${place}\\s?(?::|that says|saying|stating|that|which says|about|on|of|to|for|regarding|whether|,|\\s-\\s|(?=\\s["“]))\\s?(?<words>.{1,4000})$`,
  'isu',
);
const titled =
  /^(?:new|another|additional|extra|one more|also a) (?<what>functional requirement|non-functional requirement|requirement|open question|question|risk|assumption|non-goal|goal)\s?[:–-]\s?(?<words>.{1,4000})$/isu;
const that = new RegExp(
  `^${verb}${place} ?(?:(?:how|why|what|when|who|where)(?: [^:]{2,80})?(?=:))?(?:the fact )?(?:that |:)\\s?(?<words>.{1,4000})$`,
  'isu',
);
/** "Mention that … in the design", where the document has a section of that name. */
const thatIn = new RegExp(
  `^${verb} that (?<words>.{8,2000}) (?:in|under|to|into) (?:the |our )?(?<place>[\\p{L} -]{3,40}?)(?: section| part)?$`,
  'isu',
);
/** "Add a consequence: …", where a section of that name in the plural lists them. */
const listed =
  /^(?:add|include|note|list|insert|append) (?:an? |another |one more |the )(?<what>(?:\p{L}{4,20} )?\p{L}{4,20})\s?[:–-]\s(?<words>.{3,4000})$/isu;
const into =
  /^(?:add|include|insert|append|put|mention|write) (?<words>.{1,2000}?) (?:to|in|into|under) (?:the )?(?<place>.{1,60}?)(?: section)?$/isu;

/** "Add Crowdin to the alternatives: too expensive": what is added, and what is said of it. */
const entry =
  /^(?:add|include|list|put|mention) (?!(?:an?|the|this|these|that|it|following|another|one more|new|also)(?!\p{L}))(?<entry>[^:]{2,80}?) (?:to|in|under|among) (?:the |our )?(?<place>[\p{L} -]{3,40}?)(?: section)?\s?:\s(?<words>.{3,400})$/isu;

/** "Alternatives: we also looked at SES" */
const under =
  /^(?:(?:an?|another|one more|new|further) )?(?<place>[\p{L} -]{3,40}?)(?: section)?\s?:\s(?<words>.{8,2000})$/isu;
const as =
  /^(?:add|list|note|put|mark|treat|record|declare|make|move) (?<words>.{2,400}?) (?:as|under|to|into|in|is|among) (?:an? |the |our )?(?<what>open question|question|risk|assumption|non-goal|goal|requirement|out of scope)s?$/iu;

const kinds: Readonly<Record<string, FactKind>> = {
  'out of scope': 'non-goal',
  'functional requirement': 'requirement',
  'non-functional requirement': 'requirement',
  requirement: 'requirement',
  nfr: 'requirement',
  'open question': 'question',
  question: 'question',
  risk: 'risk',
  assumption: 'assumption',
  'non-goal': 'non-goal',
  goal: 'goal',
};

/** Adds what the feedback states. */
export const addFact: Instruction = {
  meta: {
    id: 'add-fact',
    does: 'Adds a fact, requirement, risk, question or item in the words of the feedback to the section where it belongs.',
    examples: [
      'add a requirement that exports finish within 5 minutes',
      'mention that files are kept 30 days',
      'add "on-call rota" to Goals',
      'add an open question: who owns this?',
    ],
  },
  parse(clause, draft) {
    if (isOffTopic(clause, draft)) return null;
    for (const pattern of [entry, typed, titled, listed, as, thatIn, that, into, under]) {
      const { what, words: said, place: named, entry: name } = pattern.exec(clause)?.groups ?? {};
      if (name !== undefined && !(named && findSection(draft, named))) continue;
      const words = name === undefined || said === undefined ? said : `${name}: ${said}`;
      if (words !== undefined && pattern === as && findTarget(draft, words)) continue;
      if (pattern === thatIn && !isTitle(draft, named ?? '')) continue;
      if (pattern === listed && !findSection(draft, pluralOf(what ?? ''))) continue;
      if (words === undefined || (pattern === into && !(named && findSection(draft, named)))) continue;
      if (
        pattern === under &&
        !(named && findSection(draft, named) && (isStatement(words, draft) || givesValues(words)))
      )
        continue;
      if (ofEachTicket.test(words)) return null;
      // a name alone says nothing of a ticket
      if (named && wordCount(words) < 3 && findTicket(draft, named)) return null;
      // what is added as a part of the document or of a table is no fact in its own words
      if (/^(?:a |an |another |new |the )*(?:section|heading|chapter|field|column)\b/iu.test(words))
        return null;
      if (
        pattern === into &&
        !hasVerb(words) &&
        /^(?:more |some |an? |the )*(?:details?|information|examples?|context|words|depth|(?:acceptance )?criteria|tests?|scenarios?|explanations?|descriptions?)\b/iu.test(
          words,
        )
      )
        return null;
      const told = pattern === that ? withSubject(clause, words) : words;
      const kind = what
        ? kinds[what.toLowerCase()]
        : pattern === into && !hasVerb(words)
          ? 'goal'
          : pattern === that && named === undefined && isOfDemands(told, draft)
            ? 'requirement'
            : undefined;
      const own = what && kind === undefined ? pluralOf(what) : undefined;
      return (now) => {
        const where = named ? findSection(now, named) : own === undefined ? null : findSection(now, own);
        return placeFact(
          now,
          unquoted(told),
          kind ?? kindOfHome(where) ?? (own !== undefined && where ? 'goal' : undefined),
          where,
        );
      };
    }
    return null;
  },
};

const pluralOf = (what: string) =>
  `${what.replace(/criterion$/iu, 'criteria').replace(/(?<=[^aeiou])y$/iu, 'ie')}s`.replace(
    /criterias$/iu,
    'criteria',
  );

/** Whether words are all of the heading of a section. */
const isTitle = ({ outline }: Draft, words: string) =>
  outline.sections.some(({ title, level }) => level > 1 && title.toLowerCase() === words.toLowerCase());

/** "Explain how readers behave when the bus is down: they wait": who it is said of, and in which case. */
const ofWhom =
  /(?<!\p{L})(?:how|what) (?<who>(?:(?!how|what|when|if|that)\p{L}[\p{L}\p{N}-]* ){1,4}?)(?:behaves?|works?|reacts?|does?|handles?|acts?|responds?)(?: (?<when>(?:when|if|while|after) [^:]{3,80}))?\s?:\s(?:they|it|he|she) /iu;

function withSubject(clause: string, words: string): string {
  const { who, when } = ofWhom.exec(clause)?.groups ?? {};
  if (who === undefined) return words;
  const said = words.replace(/^(?:they|it|he|she) /iu, who);
  return when === undefined ? said : `${upperFirst(when)}, ${said}`;
}

/** What each ticket is to get is a value of theirs, and no fact. */
const ofEachTicket =
  /(?<!\p{L})(?:to|for|on|in) (?:all|every|each)(?: of)?(?: the)? (?:tickets?|stor(?:y|ies)|issues?|cards?)(?!\p{L})/iu;

/** "1000 requests per minute, and bodies up to 64 KB": values say something without a verb. */
function givesValues(words: string): boolean {
  return wordCount(words) > 3 && measuresIn(words, 0, words.length).length > 0;
}

/** "Ajoutez que le rappel est envoyé par SMS": what is said of a thing that the draft makes demands of. English binds by its verbs. */
function isOfDemands(words: string, draft: Draft): boolean {
  const [first] = contentWords(words);
  return (
    draft.language !== 'en' &&
    kindOfFact(words) === 'fact' &&
    requirementHome(draft, words) !== null &&
    first !== undefined &&
    demandsIn(draft).some((demand) => holds(demand.words)(first))
  );
}

/** A section of risks holds risks, whatever their words. */
function kindOfHome(section: Section | null): FactKind | undefined {
  const id = section?.ids.find((one) => one in kindsOfHomes);
  return id === undefined ? undefined : kindsOfHomes[id];
}

const kindsOfHomes: Readonly<Record<string, FactKind>> = {
  risks: 'risk',
  assumptions: 'assumption',
  goals: 'goal',
  'non-goals': 'non-goal',
  'open-questions': 'question',
  'unresolved-questions': 'question',
  'functional-requirements': 'requirement',
  'non-functional-requirements': 'requirement',
};

/** Whether words state something rather than name it. */
function hasVerb(words: string): boolean {
  return /\b(?:is|are|was|were|must|should|may|can|will|has|have|needs?|uses?)\b/iu.test(words);
}
