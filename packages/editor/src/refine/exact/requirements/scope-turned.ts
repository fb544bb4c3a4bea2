import { contentWords } from '../../../document/content-words.ts';
import { sectionsOf } from '../../../document/outline.ts';
import { upperFirst } from '../../../first-letter.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { removed } from '../../editing/removal.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../../instruction.ts';
import { inScope } from '../../instructions/in-scope.ts';
import { withExcluded } from '../../place/excluded.ts';
import { insertInto } from '../../place/insert.ts';
import { asSentence } from '../../place/sentence.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { holdSame, holdsAll } from './demands.ts';

const thing = '(?:the |our )?(?<what>\\p{L}[\\p{L} -]{2,40}?)';
const verb = '(?:move|put|place|shift|bring|make)';
const toGoals = [
  `^${verb} ${thing} (?:back )?(?:in(?:to)?|to|under|among) (?:the |our )?goals$`,
  `^(?:make )?${thing} (?:is |should be |becomes )?a goal(?: now| after all| instead)?$`,
].map((one) => new RegExp(one, 'iu'));
const toNonGoals = [
  `^${verb} ${thing} (?:in(?:to)?|to|under|among) (?:the |our )?non-? ?goals$`,
  `^${thing} (?:is |should be |becomes )an? non-? ?goal(?: now| instead)?$`,
].map((one) => new RegExp(one, 'iu'));
const doneNow = [
  `^(?:we(?: will|['’]ll| are|['’]re)?|let['’]s) (?:do|doing|offer|offering|support|supporting|build|building) ${thing} (?:now|after all)$`,
].map((one) => new RegExp(one, 'iu'));

/** "Move delivery to the goals" where "Not doing delivery" stands among the non-goals, "move sms fallback to non-goals" where a clause tells of it. */
export const scopeTurned: ExactReader = (words, draft) => {
  const goal = groupsOf(toGoals, words)?.['what'];
  if (goal !== undefined && nonGoalsOf(draft, goal).length === 1) return (now) => asGoal(now, goal);
  const left = groupsOf(toNonGoals, words)?.['what'];
  if (left !== undefined && clausesOf(draft, left).length > 0) return (now) => asNonGoal(now, left);
  const done = groupsOf(doneNow, words)?.['what'];
  return done === undefined ? null : inScopeAgain(done, draft);
};

const inScopeAgain = (what: string, draft: Draft): Change | null =>
  nonGoalsOf(draft, what).length === 1 ? inScope.parse(`${what} is in scope after all`, draft) : null;

function nonGoalsOf(draft: Draft, what: string) {
  const wanted = contentWords(what);
  return draft.items.filter(
    ({ section, text }) =>
      section?.ids.includes('non-goals') === true &&
      wanted.length > 0 &&
      holdsAll(contentWords(text), wanted),
  );
}

/** What is said not to be done is none of the goals in these words: the thing alone is. */
function asGoal(draft: Draft, what: string): Outcome {
  const [item] = nonGoalsOf(draft, what);
  const before = item && draftOf(removed(draft, { ...item, kind: 'item', name: item.text }), draft.request);
  const [goals] = before ? sectionsOf(before.outline, 'goals') : [];
  if (!before || !goals) return noEffect(draft, `Nothing among the non-goals is called "${what}".`);
  const sentence = asSentence(upperFirst(what));
  return applied(
    draft,
    insertInto(before, goals, sentence, 'item'),
    `Took "${what}" out of the non-goals and put it under "${goals.title}".`,
  );
}

function asNonGoal(draft: Draft, what: string): Outcome {
  const without = draftOf(splice(draft.text, clausesOf(draft, what)), draft.request);
  const { text, name } = withExcluded(without, asSentence(upperFirst(what)));
  return applied(draft, text, `Took what tells of ${what} out and named it under "${name}".`);
}

const parted = /(?<before>^|[;.]\s+)(?<part>[^;.“”"]{4,80})(?=[;.]|$|”)/gu;

/** The clauses that tell of a thing and of nothing else, where another stands beside them; in quotations too. */
function clausesOf(draft: Draft, what: string): Splice[] {
  const wanted = contentWords(what);
  return draft.units.flatMap(({ kind, start, end, section }) => {
    if (kind === 'heading' || section?.ids.includes('non-goals') === true || wanted.length < 2) return [];
    return [...draft.text.slice(start, end).matchAll(parted)].flatMap(({ index, groups }): Splice[] => {
      const { before = '', part = '' } = groups ?? {};
      const isOfIt = before !== '' && holdSame(contentWords(part), wanted);
      const from = start + index;
      return isOfIt ? [{ start: from, end: from + before.length + part.length, text: '' }] : [];
    });
  });
}
