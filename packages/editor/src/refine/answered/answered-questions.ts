import { sentencesOf } from '../../read/sentences-of.ts';
import { addedStatement } from '../added/added.ts';
import { halvesAt } from '../clauses/halves.ts';
import { isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { plainClause } from '../message/plain-clause.ts';
import { orderIn } from '../reading/order.ts';
import { inTurn } from '../reading/several.ts';
import { relocationIn } from '../relocation/relocation.ts';
import { questionAnsweredBy } from '../target/question-answered.ts';
import { findQuestion, questionAbout, questionText } from '../target/questions.ts';
import type { Target } from '../target/target.ts';
import { answered } from './answered.ts';
import { answerWordsIn } from './wording.ts';

/** Longer words say more than an answer. */
const LONGEST = 1000;
const joint = /,? (?:and|und|et|y|&) |, /u;

/**
 * The change that answers open questions in sentences which say that they do: "Q-1 is answered: …", "…. That also answers Q-1". Where
 * what answers them is an order, it is carried out and the questions go. Null where the sentences say no such thing.
 */
export function answeredQuestions(words: string, draft: Draft): Change | null {
  const found = words.length > LONGEST ? null : answerWordsIn(words);
  if (!found || found.said === '') return answeredByYes(words, draft) ?? answeredApart(words, draft);
  if (sentencesOf(found.said).length > 1) return null;
  const named = /Q-?\d|question|frage|pregunta/iu.test(found.which);
  const which = named ? found.which.split(joint) : [found.which];
  const questions = which.map((one) => asked(draft, one));
  if (questions.length === 0 || questions.some((one) => one === null)) return null;
  const removal = isNeedless(words, found.said, questions, draft)
    ? orderIn(
        `remove ${questions.map((one) => (one ? questionText(draft, one).key : '')).join(' and ')}`,
        draft,
      )
    : null;
  if (removal) return removal;
  const order = addedStatement(found.said, draft) ?? ordered(found.said, draft);
  if (order) return (now) => closedBy(now, order, which);
  const isOrder = opensWithVerb(plainClause(found.said)) || /[?？]$/u.test(found.said);
  // what begins with a key says something of the document, not of its subject
  if (isOrder || /^[A-Z]{1,8}-\d/u.test(found.said)) return null;
  const [first, ...others] = which;
  if (first === undefined) return null;
  return (now) => {
    const outcome = answered(now, asked(now, first), found.said);
    return outcome.status === 'applied' && others.length > 0 ? closedBy(now, () => outcome, others) : outcome;
  };
}

const goesOnly =
  /(?<!\p{L})(?:can|may|should|must|could|kann|können|soll|muss|peut|doit|puede|debe|può|deve|pode|kan|mag|może)(?: \p{L}+){0,2} (?:go|away|be (?:removed|dropped|deleted)|weg|raus|gestrichen|entfallen|sortir|disparaître|être supprimée?|quitarse|irse|eliminarse|andare|sair|eruit|wypaść)(?!\p{L})/iu;
/** "X is no target value": what a thing is not. */
const deniesWhatItIs =
  /(?<!\p{L})(?:is|are|was|were|ist|sind|war|waren|est|sont|es|son|è|sono|é|são)(?: (?:\p{L}+ ){0,2})?(?:not an?|n['’]t an?|no(?: \p{L})|kein\p{L}*|pas un\p{L}*|non un\p{L}*|nessun\p{L}*|ningun\p{L}*|geen)(?!\p{L})|(?:isn|aren|wasn|weren)['’]t an?(?!\p{L})/iu;
const asksWhether =
  /^(?:is|are|was|do|does|did|can|may|must|should|shall|will|ist|sind|soll|sollen|muss|müssen|darf|dürfen|kann|können|est|sont|faut|doit|es|debe|puede)(?!\p{L})/iu;

/** Whether a question is to go for a reason that says only what something is not, which answers no question but whether it is so. */
function isNeedless(
  words: string,
  said: string,
  questions: readonly (Target | null)[],
  draft: Draft,
): boolean {
  return (
    goesOnly.test(words) &&
    deniesWhatItIs.test(said) &&
    questions.every((one) => one !== null && !asksWhether.test(questionText(draft, one).asked))
  );
}

/** The order that an answer is, such as "add a requirement …"; what states something is none. */
function ordered(said: string, draft: Draft): Change | null {
  const moved = relocationIn(said, [], draft);
  if (moved) return moved.change;
  const plain = plainClause(said);
  return opensWithVerb(plain) && !isStatement(said, draft) ? orderIn(said, draft) : null;
}

const polar =
  /^(?:yes|no|yep|nope|ja|nein|doch|oui|non|sí|no|sì)(?:[,.;:]\s*|\s+[–—-]\s+)(?<rest>.{8,600})$/isu;

/** "No, we don't need to keep the history, …" answers the question it says again. */
function answeredByYes(words: string, draft: Draft): Change | null {
  const rest = polar.exec(words.trim())?.groups?.['rest'];
  if (rest === undefined || sentencesOf(words).length > 1 || !questionAnsweredBy(draft, rest)) return null;
  return (now) => answered(now, questionAnsweredBy(now, rest), words.trim());
}

/** "Only the owner may change it, and percentages come later": two halves that each answer another question. */
function answeredApart(words: string, draft: Draft): Change | null {
  for (const halves of halvesAt(words, /,? (?:and|but|und|aber|et|mais|y|pero) |; /giu, draft)) {
    const answers = halves.map((half) => half.trim().replace(/[.!]+$/u, ''));
    const questions = answers.map((one) => (isStatement(one, draft) ? questionAnsweredBy(draft, one) : null));
    const [first, second] = questions;
    if (!first || !second || first.start === second.start) continue;
    const answer =
      (said: string, now: Draft): Change =>
      () =>
        answered(now, questionAnsweredBy(now, said), said);
    return (now) => inTurn(answers, now, answer);
  }
  return null;
}

function asked(draft: Draft, which: string): Target | null {
  return findQuestion(draft, which.trim()) ?? questionAbout(draft, which);
}

async function closedBy(draft: Draft, order: Change, which: readonly string[]): Promise<Outcome> {
  const outcome = await order(draft);
  if (outcome.status !== 'applied') return outcome;
  let now = draftOf(outcome.text, draft.request);
  const gone: string[] = [];
  for (const one of which) {
    const question = asked(now, one);
    if (!question) continue;
    const { key, asked: words } = questionText(now, question);
    gone.push(`"${words}"`);
    now = draftOf(removedWithKey(now, question, key), draft.request);
  }
  if (gone.length === 0) return noEffect(draft, 'There is no such open question.');
  return applied(draft, now.text, `${outcome.message} Took out the question ${gone.join(', ')}.`);
}
