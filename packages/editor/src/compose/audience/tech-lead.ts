import { DATE, plansDate } from '../../understand/dates.ts';
import { type Composition, say, section } from '../composition.ts';
import { firstDecision } from '../decision.ts';
import type { Section } from '../document.ts';
import { proposalOf } from '../proposal.ts';
import { asQuestion } from '../questions/as-question.ts';
import { askGap } from '../shared-gaps.ts';
import { closedSentence } from '../voice/full-stop.ts';
import { type Topic, topicTable } from './topic-table.ts';

/** Not who was there: "Present: Anna, Piotr". */
const hasOwner =
  /^(?!(?:present|attending|attendees|participants|here|excused|absent|apologies|anwesend|teilnehmer\p{L}*|présents?|asistentes|presenti|presentes|aanwezig|obecni)(?!\p{L}))/iu;

const topics: readonly Topic[] = [
  { name: 'topicOwner', words: hasOwner, kinds: new Set(['owner']) },
  {
    name: 'topicMilestone',
    words: new RegExp(
      String.raw`${DATE}|(?<!\p{L})(?:deadline|milestone|sprint|due|end of|frist|échéance|plazo|scadenza|prazo|termin|release|launch|go-live)(?!\p{L})`,
      'iu',
    ),
    kinds: new Set(['owner', 'rollout']),
    wholly: new Set(['schedule']),
  },
  {
    name: 'topicDependencies',
    words:
      /(?<!\p{L})(?:depends? on|blocked by|waiting for|needs? the|kafka|postgres\p{L}{0,3}|redis|stripe|oracle|opensearch|hängt (?:von|an)|dépend de|depende de)(?!\p{L})/iu,
    otherwise: ({ understanding }) => {
      const names = understanding.parts.filter((part) => part.isDependency).map(({ name }) => name);
      return names.length > 0 ? names.slice(0, mostNamed).join(', ') : null;
    },
  },
  {
    name: 'topicRisk',
    words: /(?<!\p{L})(?:risk\p{L}?|danger|could break|worst|risiko|risque|riesgo)(?!\p{L})/iu,
    wholly: new Set(['risk']),
  },
];

/** Systems that a cell of the table names. */
const mostNamed = 4;

/** What a tech lead plans with. */
export function techLeadSections(composition: Composition): Section[] {
  const { statements } = composition.understanding;
  if (!statements.some(({ kind, text }) => kind === 'owner' || kind === 'schedule' || plansDate(text)))
    askGap(composition, 'owner');
  return [section(composition, 'delivery-plan', 2, topicTable(topics, composition))];
}

/**
 * The decision a tech lead has to know or to make, in one sentence for the top of the document: what was decided, else what is proposed, else what the input
 * leaves open, else whether to go ahead.
 */
export function decisionLine(composition: Composition): string {
  const { phrases } = composition;
  const decided = firstDecision(composition);
  if (decided) return `**${phrases.decisionLabel}:** ${closedSentence(decided.text, composition.language)}`;
  return `**${phrases.decisionNeeded}:** ${openDecision(composition) ?? say(composition, 'decideScope')}`;
}

/** What is to be decided where nothing was: the question a proposal answers, the proposal itself (null), else the first open point. */
function openDecision(composition: Composition): string | null {
  const { said, question } = proposalOf(composition);
  if (question !== null) return asQuestion(question.text, composition.language);
  return said.length > 0 ? null : openPoint(composition);
}

/** The first question that the input itself asks. */
function openPoint({ understanding, language }: Composition): string | null {
  return understanding.statements.reduce<string | null>(
    (found, { kind, text }) => found ?? (kind === 'question' ? asQuestion(text, language) : null),
    null,
  );
}
