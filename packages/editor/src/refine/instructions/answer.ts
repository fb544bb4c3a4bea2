import { contentWords } from '../../document/content-words.ts';
import { endpointsIn } from '../../document/endpoints.ts';
import { keysIn } from '../../document/keys.ts';
import { type Section, sectionsOf } from '../../document/outline.ts';
import { placeAdded } from '../added/place.ts';
import { isDecision } from '../answered/decision.ts';
import { answerAndRest, withoutAnsweredPart } from '../answered/remaining.ts';
import { withoutLead } from '../answered/wording.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { answerInFull } from '../place/answer-in-full.ts';
import { isGap } from '../place/gap.ts';
import { homeOfFact, kindOfFact, questionSection } from '../place/home.ts';
import { insertInto } from '../place/insert.ts';
import type { FactKind } from '../place/kinds.ts';
import { inOtherLanguage } from '../place/other-language.ts';
import { bindsAs, holdsRequirements, otherHome, placeFact } from '../place/place-fact.ts';
import { asSentence } from '../place/sentence.ts';
import { withShare } from '../place/share-answer.ts';
import { removed, removedWithKey } from '../removal.ts';
import { type Splice, splice } from '../splice.ts';
import { homeOf } from '../target/keyed.ts';
import { givesThingAsked, ownQuestionAnswered } from '../target/question-answered.ts';
import { findQuestion, ownQuestionAbout, questionAbout, questionText } from '../target/questions.ts';
import { findSection } from '../target/section.ts';
import type { Target } from '../target/target.ts';

const named =
  /^(?:the )?(?:answer|reply|response|solution)?\s?(?:to|for|on|re(?:garding)?|about|concerning|as for)?\s?(?<which>Q-?\d{1,3}|(?:the )?(?:open )?question (?:no\.? |number |#)?\d{1,3}|(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|last)(?: open)? question)\s?(?:is|:|,|->|→|=>|–|—|-|=|has been answered:|is answered:)\s?(?<answer>.{1,2000})$/isu;
const about =
  /^(?:the )?(?:answer to|as for|regarding|re|about|on|concerning|to answer)(?: the (?:open )?question(?: (?:about|of|on|whether))?)? (?<topic>.{1,160}?)(?:\s(?:question )?is\s|[:,–—]\s?|\s-\s)(?<answer>.{1,2000})$/isu;
/** "The q about Redis: …", "for the double start: …", "the retention question: …". */
const pointed =
  /^(?:(?:the |your )?(?:open )?(?:q|question|point|issue)\s(?:about|on|of|re|regarding|with|whether)\s(?:the )?(?<topic>[^:]{2,100}?)|(?:for|with) (?:the )?(?<case>[^:,]{2,80}?)|(?:the )?(?<thing>[^:,]{2,60}?) (?:question|q|point))\s?(?::|=|->|→|–|—)\s?(?<answer>.{1,2000})$/isu;
const asking =
  /^(?<topic>(?:who|what|when|where|which|how|whether|why|do|does|is|are|can|should|wer|was|wann|wo|wie|qui|quand|où|quién|cuándo|dónde) [^:?→=>-]{3,120}?)\s?(?:->|→|=>|:|=|\?)\s?(?<answer>.{1,2000})$/isu;
/** "Refunds: yes, they need it too" */
const labelled = /^(?:the )?(?<label>[^:?=→.,]{3,60}?)\s?:\s(?<said>.{2,2000})$/isu;
/** A verb where the label is its subject: "cancelled orders: are kept, not processed". */
const withoutSubject =
  /^(?:is|are|was|were|will|must|should|may|can|get|gets|has|have|needs?|stays?|goes?|go|wird|werden|ist|sind|soll|sollen|muss|müssen|darf|dürfen|kann|können|bleibt|bleiben|est|sont|sera|seront|doit|doivent|es|son|será|serán|debe|deben|é|são|è|sono|wordt|worden|moet|jest|są|będzie|będą) (?!it |they |we |es |sie |wir )/iu;
const resolve =
  /^(?:answer|resolve|close|settle) (?<which>(?:the )?(?:open )?(?:Q-?\d{1,3}|question .{1,160}?|(?:first|second|third|last)(?: open)? question))(?:\s?(?:(?:with|as|by|to say|saying):?|:)\s?(?<answer>.{1,2000}))$/isu;

/** Answers an open question: the question goes, the answer stands where such facts belong. */
export const answer: Instruction = {
  meta: {
    id: 'answer',
    does: 'Takes an open question out and puts the answer of the feedback into the section where it belongs.',
    examples: [
      'Q-2: 30 days',
      'the answer to question 1 is yes, for admins only',
      'regarding ownership: the data team owns it',
    ],
  },
  parse(clause, draft) {
    for (const pattern of [resolve, named]) {
      const groups = pattern.exec(clause)?.groups;
      const { which, answer: words } = groups ?? {};
      if (which === undefined || words === undefined || !findQuestion(draft, which)) continue;
      return (now) => answered(now, findQuestion(now, which), words);
    }
    const settled = labelledAnswer(clause, draft);
    if (settled) return settled;
    for (const pattern of [about, asking, pointed]) {
      const groups = pattern.exec(clause)?.groups;
      const topic = groups?.['topic'] ?? groups?.['case'] ?? groups?.['thing'];
      const words = groups?.['answer'];
      if (topic === undefined || words === undefined || !questionAbout(draft, topic)) continue;
      return (now) => answered(now, questionAbout(now, topic), words);
    }
    return null;
  },
};

/** The change that writes down "refunds: yes, they need it too" where the input asks one question about refunds. */
export function labelledAnswer(clause: string, draft: Draft): Change | null {
  const { label = '', said } = labelled.exec(clause)?.groups ?? {};
  if (said === undefined || !ownQuestionAbout(draft, label) || findSection(draft, label)) return null;
  const words = withoutSubject.test(said) ? `${label} ${said}` : said;
  return (now) => answered(now, ownQuestionAbout(now, label), words);
}

const agrees = /^(?:yes|yep|yeah|sure|ja|oui|sí|sì|sim|tak)(?!\p{L})/iu;

/** Takes a question out and writes its answer down. */
export function answered(draft: Draft, question: Target | null, said: string): Outcome {
  if (!question) return noEffect(draft, 'There is no such open question.');
  const { asked, key } = questionText(draft, question);
  const foreign = inOtherLanguage(draft, said, asked);
  if (foreign) return foreign;
  const { said: given, rest } = answerAndRest(withoutLead(said));
  const shared = rest === null ? withShare(draft, asked, given) : null;
  if (shared !== null) {
    const now = draftOf(shared, draft.request);
    const asking = key === null ? null : homeOf(now, key);
    const text = asking ? removedWithKey(now, asking, key) : shared;
    return applied(
      draft,
      text,
      `Took out the question "${asked}" and wrote its answer into the requirement.`,
    );
  }
  const words = answerInFull(asked, given);
  const isWhole =
    !opensPointing.test(words) &&
    (isStatement(words) ||
      words !== given ||
      namesSubject(words, asked) ||
      ownQuestionAnswered(draft, words)?.start === question.start);
  const fact = isWhole ? words : `${asked} ${asSentence(words)}`;
  // its place says in which case
  const inPlace = /^what(?!\p{L})/iu.test(asked) ? given : words;
  const part = withoutAnsweredPart(draft, question, { said: given, rest });
  if (part === null && rest !== null)
    return noEffect(draft, `Which part of "${asked}" is answered was not seen; say the question that stays.`);
  const settled =
    key === null || part !== null ? null : whereItIsOpen(draft, question, key, { words: inPlace, fact });
  if (key !== null && settled !== null) {
    const now = draftOf(settled, draft.request);
    return applied(
      draft,
      removed(now, homeOf(now, key) ?? question),
      `Took out the question "${asked}" and wrote its answer where it was open.`,
    );
  }
  const text = part ?? removedWithKey(draft, question, key);
  const gone =
    part === null
      ? `Took out the question "${asked}".`
      : `Took out of the question "${asked}" what is answered.`;
  const without = draftOf(text, draft.request);
  // a yes to what is asked makes it a demand
  const isNeedless =
    /\b(?:(?:do|does)(?: not|n['’]t) (?:need|have to)|need not)\b|(?<!\p{L})(?:pas nécessairement|no tienen? que|no hay que|muss (?:.* )?nicht|müssen (?:.* )?nicht|muss keine?n?|müssen keine?)(?!\p{L})/iu.test(
      words,
    );
  const binds =
    (kindOfFact(words) === 'requirement' && !isNeedless) || (words !== given && agrees.test(given));
  const found = (isNeedless ? plainHome : outsideTickets)(
    without,
    `${asked.replace(/\?$/u, '')} ${words}`,
    binds ? 'requirement' : 'fact',
  );
  // what only says who does something is no demand
  const home =
    found &&
    holdsRequirements(without, found) &&
    (!bindsAs(words, without) || (!binds && givesThingAsked(words, asked)))
      ? otherHome(without, words)
      : found;
  if (isWhole) {
    const gap = part === null || key === null ? null : sectionOpenFor(without, key);
    if (gap)
      return applied(
        draft,
        insertInto(without, gap, asSentence(fact)),
        `${gone} Wrote its answer under "${gap.title}".`,
      );
    const isDemand = binds && (home === null || holdsRequirements(without, home));
    const isDecided = !isDemand && isDecision(without, home);
    const placed = isDecided
      ? placeAdded(without, { kind: 'decision', said: fact, mitigation: null })
      : placeFact(
          without,
          fact,
          isDemand ? 'requirement' : isNeedless ? 'fact' : undefined,
          home && questionSection(without)?.start !== home.start ? home : null,
        );
    return placed.status === 'applied'
      ? { ...placed, message: `${gone} ${placed.message}` }
      : applied(draft, text, `${gone} The document already says so.`);
  }
  return applied(
    draft,
    insertInto(without, home, fact),
    `${gone} Wrote its answer down${home ? ` under "${home.title}"` : ''}.`,
  );
}

/** What is spoken of only by a pronoun, in languages whose answers are not put in the words of the question. */
const opensPointing =
  /^(?:l[ioae]|gli|os|as|dat|dit|to|je|ich|das|es|eso|ça|cela) \p{Ll}+(?:[aei]|em|t|ą|ę|ej|uje) /u;

/** Where stands what need not be: nowhere among demands. */
function plainHome(draft: Draft, fact: string, kind: FactKind): Section | null {
  const home = outsideTickets(draft, fact, kind);
  const [plain] = sectionsOf(
    draft.outline,
    'design',
    'overview',
    'context-problem',
    'context',
    'purpose-owner',
  );
  const holdsDemands = draft.items.some(
    (item) => item.section === home && /^N?FR$/u.test(item.key?.family ?? ''),
  );
  return holdsDemands ? (plain ?? home) : home;
}

/** Where a fact stands that is no part of a ticket: those have lists of their own. */
function outsideTickets(draft: Draft, fact: string, kind: FactKind): Section | null {
  const home = homeOfFact(draft, fact, kind);
  const [tickets] = sectionsOf(draft.outline, 'tickets');
  const [context] = [...sectionsOf(draft.outline, 'context'), ...sectionsOf(draft.outline, 'epic-goal')];
  const isWithin = home && tickets && home.start >= tickets.start && home.end <= tickets.end;
  return isWithin ? (context ?? home) : home;
}

/** Whether an answer says by itself what it is about: it is a sentence, and names a thing of the question. */
function namesSubject(words: string, asked: string): boolean {
  const known = contentWords(asked);
  return (
    words.trim().split(/\s+/u).length >= 4 &&
    !/^(?:it|they|this|that|these|those|yes|no|in|after|for|at|by|from)(?!\p{L})/iu.test(words) &&
    contentWords(words).some((word) => known.some((other) => areKin(word, other)))
  );
}

/**
 * The text with an answer at every place that calls its question open, behind the colon or in the cell of "X: open, see Q-1",
 * or in the place of the one paragraph that says that nothing is known. Null where other places lead to the question.
 */
function whereItIsOpen(
  draft: Draft,
  question: Target,
  key: string,
  { words, fact }: { readonly words: string; readonly fact: string },
): string | null {
  const citing = draft.units.filter(
    (unit) =>
      (unit.end <= question.start || unit.start >= question.end) &&
      keysIn(draft.text.slice(unit.start, unit.end)).some((one) => one.text === key),
  );
  const [unit] = citing;
  if (citing.length === 1 && unit?.kind === 'paragraph' && isGap(draft.language, unit.text.trim()))
    return splice(draft.text, [{ start: unit.start, end: unit.end, text: asSentence(fact) }]);
  const open = new RegExp(`(?<=(?::[*_]{0,2}|\\|)\\s)[^:|\\n]{1,60}?${key}(?!\\d)\\)?\\.?`, 'u');
  const said = words.trim().replace(/^\p{Lu}(?=\p{Ll}+\s)/u, (letter) => letter.toLowerCase());
  const calls = endpointsIn(words.replaceAll('`', '')).map((call) => call.key);
  const splices = citing.flatMap(({ start, end, kind, section }): Splice[] => {
    const found = open.exec(draft.text.slice(start, end));
    const [own] = endpointsIn((section?.title ?? '').replaceAll('`', ''));
    // what is said of one call leaves another open, and nothing asks for it any more
    if (found && own && calls.length > 0 && !calls.includes(own.key)) {
      const bare = found[0].replace(withReference, '');
      return [{ start: start + found.index, end: start + found.index + found[0].length, text: bare }];
    }
    const text = kind === 'row' ? said.replaceAll('|', '\\|') : /[.!?]$/u.test(said) ? said : `${said}.`;
    return found ? [{ start: start + found.index, end: start + found.index + found[0].length, text }] : [];
  });
  return splices.length > 0 && splices.length === citing.length ? splice(draft.text, splices) : null;
}

const withReference = /,?\s\(?\p{L}+ Q-\d{1,4}\)?\.?$/u;

/** The section of which all that is said is that nothing is known, with the question of a key; null where there is none. */
function sectionOpenFor(draft: Draft, key: string): Section | null {
  const unit = draft.units.find(
    (one) =>
      one.kind === 'paragraph' &&
      one.section?.nodes.length === 1 &&
      isGap(draft.language, one.text.trim()) &&
      keysIn(one.text).some((cited) => cited.text === key),
  );
  return unit?.section ?? null;
}

function isStatement(words: string): boolean {
  return (
    words.trim().split(/\s+/u).length >= 4 &&
    !/\b(?:it|they|this|these|those|yes|no)\b/iu.test(words) &&
    /\s(?:is|are|was|were|must|should|may|can|will|shall|has|have|needs?|uses?|keeps?|stores?|kept|runs?|sends?|owns?|takes?|expires?|do|does|lasts?|\p{L}{3,20}(?:ed|s))\s/iu.test(
      words,
    )
  );
}
