import { contentWords } from '../../document/content-words.ts';
import type { Draft } from '../draft.ts';
import { likenesses } from '../reference/likeness.ts';
import { outstanding } from '../reference/outstanding.ts';
import { homeOf, keyOf } from '../target/keyed.ts';
import { findQuestion, openQuestions, questionText } from '../target/questions.ts';
import type { Target } from '../target/target.ts';
import type { Slots } from './intent.ts';
import { restOf } from './rest-of-clause.ts';

/** So much of what an answer speaks of has to stand in a question; less where no other one holds any of it. */
const ENOUGH = 0.5;
const ENOUGH_ALONE = 0.25;
/** So much less every other question has to hold. */
const CLEAR = 0.2;

/** Words about questions and answers, which tell of none what it asks. */
const aboutQuestions = new Set(
  contentWords(
    'question questions answer answers answered ask asks asked asking closed close settled settles settle open concerning regarding number still reads read says said say yes no',
  ),
);

/**
 * The open question that an answer belongs to: the one that it names or, where it names none, the one that asks what stands beside
 * the answer. Null where none does, or more than one may be meant.
 */
export function questionMeant(slots: Slots, draft: Draft, clause: string): Target | null {
  const named = slots.what === undefined ? null : findQuestion(draft, slots.what);
  if (named) return named;
  const { rest, at } = restOf(clause, slots);
  if (at < 0) return null;
  const key = keyOf(draft, `question ${/(?<![\p{L}\p{N}])Q-?\d{1,3}(?!\p{N})/iu.exec(rest)?.[0] ?? ''}`);
  if (key !== null) return homeOf(draft, key);
  const ordinal =
    /(?<![\p{L}\p{N}])(?:first|second|third|fourth|fifth|last|[1-9](?:st|nd|rd|th)) (?:open )?question/iu.exec(
      rest,
    )?.[0];
  if (ordinal !== undefined) return findQuestion(draft, ordinal);
  return asking(draft, topicOf(`${slots.what ?? ''} ${rest}`));
}

/** The question that asks of most of the words, where no other one holds nearly as much of them. */
function asking(draft: Draft, topic: readonly string[]): Target | null {
  if (topic.length === 0) return null;
  const all = openQuestions(draft);
  const scores = likenesses(
    topic,
    all.map((one) => ({ title: contentWords(questionText(draft, one).asked), words: [] })),
  );
  const isAlone = scores.filter((score) => score > 0).length === 1;
  return outstanding(all, scores, { enough: isAlone ? ENOUGH_ALONE : ENOUGH, clear: CLEAR });
}

function topicOf(words: string): string[] {
  return [...new Set(contentWords(words))].filter((word) => !aboutQuestions.has(word));
}
