import { type Composition, say, section } from '../composition.ts';
import { firstDecision } from '../decision.ts';
import type { Section } from '../document.ts';
import { gist } from '../scenario/split.ts';
import { closedSentence } from '../voice/full-stop.ts';
import { type Topic, topicTable } from './topic-table.ts';

const topics: readonly Topic[] = [
  {
    name: 'topicOwner',
    words:
      /(?<!\p{L})(?:own(?:er|ed|s)|responsible|assign\p{L}{0,4}|full time|reviews|writes|does a|verantwortlich\p{L}{0,2}|zuständig|responsable|s'en occupe|se encarga)(?!\p{L})/iu,
  },
  {
    name: 'topicMilestone',
    words:
      /(?<!\p{L})(?:deadline|milestone|sprint|by (?:end|monday|tuesday|wednesday|thursday|friday|q[1-4])|start monday|due|pilot|until|till|from \d|frist|bis (?:zum|ende|montag|freitag)|échéance|d'ici|plazo|antes del?)(?!\p{L})/iu,
  },
  {
    name: 'topicDependencies',
    words:
      /(?<!\p{L})(?:depends? on|blocked by|waiting for|needs? the|kafka|postgres\p{L}{0,3}|redis|stripe|oracle|opensearch|hängt (?:von|an)|dépend de|depende de)(?!\p{L})/iu,
  },
  {
    name: 'topicRisk',
    words: /(?<!\p{L})(?:risk\p{L}?|danger|could break|worst|risiko|risque|riesgo)(?!\p{L})/iu,
  },
];

/** What a tech lead plans with. */
export function techLeadSections(composition: Composition): Section[] {
  return [section(composition, 'delivery-plan', 2, topicTable(topics, 'askDelivery', composition))];
}

/** The decision a tech lead has to know or to make, in one sentence for the top of the document. */
export function decisionLine(composition: Composition): string {
  const { requirements, phrases } = composition;
  const decided = firstDecision(composition);
  if (decided)
    return `**${phrases.decisionLabel}:** ${closedSentence(gist(decided.text.replace(/[.!。]+$/u, '')), composition.language)}`;
  const [first] = requirements;
  return `**${phrases.decisionNeeded}:** ${say(composition, first ? 'decideScope' : 'decideTopic', { id: first?.id ?? '' })}`;
}
