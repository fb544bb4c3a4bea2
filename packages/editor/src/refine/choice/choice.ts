import { withoutCapital } from '../../first-letter.ts';
import { placeAdded } from '../added/place.ts';
import { hasVerb } from '../clauses/statement.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { splice } from '../editing/splice.ts';
import { withMembers } from '../enumerated/coordination.ts';
import { applied, type Change, type Outcome } from '../instruction.ts';
import { oncePerDraft } from '../per-draft.ts';
import { answerInFull } from '../place/answer-in-full.ts';
import { homeOf } from '../target/keyed.ts';
import { wholeWords } from '../target/phrase.ts';
import { openQuestions, questionText } from '../target/questions.ts';
import { type Alternatives, alternativesIn, areSame } from './alternatives.ts';
import { type Decision, decisionIn } from './decision.ts';
import { withoutRejected } from './rejected.ts';

/**
 * The change of a choice between things that a draft names side by side: wherever it leaves them open it says what was taken, the
 * question for it goes, and so do the rows of what was not taken. What only a question said is written down as decided. Null where
 * words make no such choice.
 */
export const choiceMade = oncePerDraft((words: string, draft: Draft): Change | null => {
  const decision = decisionIn(words, draft);
  return decision && ((now) => chosen(now, words, decisionIn(words, now) ?? decision));
});

function chosen(draft: Draft, words: string, { open, taken, out }: Decision): Outcome {
  const kept = taken.map((at) => open.names[at] ?? '');
  const gone = out.map((at) => open.names[at] ?? '');
  const places = alternativesIn(draft).filter((one) => areSame(one, open));
  const asking = taken.length === 1 ? questionsOf(draft, places) : [];
  const isAsked = (place: Alternatives) =>
    asking.some(({ target }) => target.start <= place.list.start && target.end >= place.list.end);
  const told = places.filter((place) => !isAsked(place));
  const splices = told.flatMap(({ list, names }) =>
    withMembers(
      draft.text,
      list,
      list.members.flatMap(({ start, end }, at) =>
        kept.some((one) => one.toLowerCase() === names[at]?.toLowerCase())
          ? [draft.text.slice(start, end)]
          : [],
      ),
    ),
  );
  let now = draftOf(splice(draft.text, splices), draft.request);
  for (const { key, asked } of asking) now = withoutQuestion(now, key, asked);
  const only = taken.length === 1 ? kept[0] : undefined;
  if (only !== undefined) now = withoutRejected(now, gone, only);
  const [question] = asking;
  const isRecorded = told.length > 0 || question === undefined || only === undefined;
  const recorded = isRecorded ? now.text : withDecision(now, saidInFull(words, question.asked, only, gone));
  return applied(draft, recorded, messageOf(kept, gone, asking.length > 0, now.text));
}

function messageOf(
  kept: readonly string[],
  gone: readonly string[],
  isAnswered: boolean,
  text: string,
): string {
  const left = gone.filter((name) => wholeWords(name, 'i').test(text));
  const rest =
    left.length === 0 ? '' : ` ${left.join(' and ')} is still mentioned where it was no alternative.`;
  return `Took ${kept.join(' and ')} and not ${gone.join(' or ')}.${isAnswered ? ' Took out the question for it.' : ''}${rest}`;
}

/** The open questions that ask which of the alternatives is taken. */
function questionsOf(draft: Draft, places: readonly Alternatives[]) {
  return openQuestions(draft)
    .filter((target) => places.some(({ list }) => list.start >= target.start && list.end <= target.end))
    .map((target) => ({ target, ...questionText(draft, target) }));
}

function withoutQuestion(draft: Draft, key: string | null, asked: string): Draft {
  const target =
    (key === null ? null : homeOf(draft, key)) ??
    openQuestions(draft).find((one) => questionText(draft, one).asked === asked);
  return target ? draftOf(removedWithKey(draft, target, key), draft.request) : draft;
}

/** What was decided, in words that need no question: the answer to it where that is a statement, else what was taken and what was not. */
function saidInFull(words: string, asked: string, only: string, gone: readonly string[]): string {
  const full = answerInFull(asked, only);
  if (full !== only && hasVerb(full)) return full;
  const statement = gone.reduce(
    (left, name) =>
      left
        .replace(new RegExp(` (?:or|oder|ou|o|of|lub) (?:the )?${wholeWords(name, '').source}`, 'iu'), '')
        .replace(new RegExp(`${wholeWords(name, '').source} (?:or|oder|ou|o|of|lub) `, 'iu'), ''),
    asked.replace(/[?？]+$/u, ''),
  );
  const isBare = statement.trim().toLowerCase() === only.toLowerCase();
  if (!isBare && !opensQuestion.test(statement)) return statement;
  const not = /(?<!\p{L})(?:wir|es|nicht|für|und)(?!\p{L})/iu.test(words) ? 'nicht' : 'not';
  return `${only}, ${not} ${gone.map(inSentence).join(` ${not === 'not' ? 'or' : 'oder'} `)}`;
}

/** A word that only opened the question, in small letters; a name of several keeps its capitals. */
const inSentence = (name: string) => (/\s\p{Lu}/u.test(name) ? name : withoutCapital(name));

const opensQuestion =
  /^(?:which|what|who|where|when|why|how|should|shall|do|does|is|are|can|could|will|would|must|may|welche[rsmn]?|was|wer|wo|wie|soll|sollen|nehmen|nutzen|ist|sind)(?!\p{L})/iu;

function withDecision(draft: Draft, said: string): string {
  const placed = placeAdded(draft, { kind: 'decision', said, mitigation: null });
  return placed.text;
}
