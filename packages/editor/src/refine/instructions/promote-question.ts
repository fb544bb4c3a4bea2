import { lowerFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { removedWithKey } from '../editing/removal.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { homeOfFact } from '../place/home.ts';
import { insertInto } from '../place/insert.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';
import { findQuestion, questionText } from '../target/questions.ts';
import type { Target } from '../target/target.ts';

const pattern =
  /^(?:make|turn|convert|change|promote|move) (?<which>(?:the )?(?:open )?(?:Q-?\d{1,3}|question .{1,160}?|(?:first|second|third|fourth|fifth|sixth|seventh|last)(?: open)? question)) (?:in)?(?:to )?(?:an? |the )?(?:functional |non-functional )?requirements?$/isu;

/** Makes a requirement of an open question. */
export const promoteQuestion: Instruction = {
  meta: {
    id: 'promote-question',
    does: 'Takes an open question out and makes a requirement of it.',
    examples: ['make Q-2 a requirement', 'turn the first open question into a requirement'],
  },
  parse(clause, draft) {
    const which = pattern.exec(clause)?.groups?.['which'];
    if (which === undefined || !findQuestion(draft, which)) return null;
    return (now) => promoted(now, findQuestion(now, which));
  },
};

function promoted(draft: Draft, question: Target | null): Outcome {
  if (!question) return noEffect(draft, 'There is no such open question.');
  const { asked, key } = questionText(draft, question);
  const rest = draftOf(removedWithKey(draft, question, key), draft.request);
  const requirement = asBinding(asked, draft);
  const home = homeOfFact(rest, requirement, 'requirement');
  return applied(
    draft,
    insertInto(rest, home, requirement, 'item'),
    `Took out the question "${asked}" and added "${requirement}".`,
  );
}

/**
 * "Can admins cancel?" becomes "Admins MUST be able to cancel."; a question that yes does not answer becomes the demand
 * to settle it, since nobody has said how.
 */
function asBinding(question: string, draft: Draft): string {
  const bare = question.replace(/[?？\s]+$/u, '');
  const able = /^can (.{1,80}?) (\p{Ll}.{1,300})$/u.exec(lowerFirst(bare));
  const should = /^(?:should|must|do|does|will) ((?:the |a |an )?\p{L}+) (\p{Ll}.{1,300})$/u.exec(
    lowerFirst(bare),
  );
  if (draft.language === 'en' && able) return asRequirement(`${able[1]} can ${able[2]}`, draft);
  if (draft.language === 'en' && should) return asSentence(`${should[1]} MUST ${should[2]}`);
  return draft.language === 'en' ? `This MUST be settled: ${bare}?` : `${bare}?`;
}
