import { proposes } from '../understand/argument/proposing.ts';
import { writtenTo } from '../understand/argument/written.ts';
import type { Composition } from './composition.ts';
import { inBrief } from './in-brief.ts';
import type { Requirement } from './requirement.ts';
import { stopOf } from './voice/full-stop.ts';
import { unframedGoal, unframedProposal } from './voice/unframed.ts';

/** The goals of the input; what one of them demands stands among the requirements in full, and here at its core. */
export function goalPoints(composition: Composition): string[] {
  const { pool, requirements, language, understanding } = composition;
  return pool.takeKinds('goal').map((goal) => {
    const demanded = requirements.find(({ statement }) => statement === goal);
    const text = demanded ? demandPoint(demanded, composition) : goal.text;
    if (language !== 'en') return text;
    return proposes(writtenTo(goal, understanding.source), language)
      ? unframedProposal(text)
      : unframedGoal(text);
  });
}

/** "There MUST be a log of changes", "it MUST be possible …": its own words say it better. */
const unnamed = /^(?:there|it)$/iu;

/** "The lookup answers in under 800 ms (NFR-1)." */
export function demandPoint(requirement: Requirement, composition: Composition): string {
  const { demand, statement } = requirement;
  // A demand without a verb that could be read is said as the input says it.
  const isRead =
    demand === null ||
    !(
      unnamed.test(demand.subject.text) ||
      /^(?:ensure that|provide|be as follows)(?!\p{L})/u.test(demand.action.text)
    );
  const said = (isRead ? inBrief(requirement, composition) : statement.text).replace(/[.。]$/u, '');
  return `${said} (${requirement.id})${stopOf(composition.language)}`;
}
