import { proposes } from '../understand/argument/proposing.ts';
import { isOneSentence, writtenTo } from '../understand/argument/written.ts';
import type { Statement } from '../understand/statement.ts';
import type { Composition } from './composition.ts';

/** What an input argues for. */
export interface Proposal {
  /** The sentences that say what is proposed; empty where none says so outright. */
  readonly said: readonly Statement[];
  /** What stands right behind in the same paragraph and says why. */
  readonly reasons: readonly Statement[];
  /** "Should we move to server-sent events?" at its beginning: what the proposal answers, else null. */
  readonly question: Statement | null;
}

/** Kinds by which a sentence behind the proposal gives a reason for it. */
const reasoning: ReadonlySet<Statement['kind']> = new Set(['context', 'problem', 'alternative']);

function isReason({ kind, topics, text }: Statement): boolean {
  return reasoning.has(kind) && (topics.has('cause') || judging.test(text));
}

/** What those who write think of it, or what speaks for it. */
const judging =
  /^(?:we|i|nobody|no one|it|that|this|both|because|wir|ich|niemand|das|es|weil|denn|on|nous|personne|cela|nadie|eso)(?!\p{L})|(?<!\p{L})(?:cheaper|easier|simpler|faster|enough|günstiger|einfacher|schneller|reicht|suffit|plus simple|más (?:fácil|barato|simple)|basta)(?!\p{L})/iu;

const asksWhether =
  /^(?:should|shall|do|can|could) (?:we|i)(?!\p{L})|^(?:sollen|sollten|wollen) wir(?!\p{L})|^(?:faut-il|doit-on|devrions-nous|deberíamos|¿deberíamos|dovremmo|devemos|moeten we|zullen we|czy powinniśmy)(?!\p{L})/iu;

/** Reads what the input proposes, why, and the question that it answers. */
export function proposalOf({ understanding }: Composition): Proposal {
  const { statements, source, language } = understanding;
  const isProposal = (one: Statement) =>
    one.kind !== 'question' && one.kind !== 'nonGoal' && proposes(writtenTo(one, source), language);
  const opening = statements.find(isProposal);
  if (opening === undefined) return { said: [], reasons: [], question: null };
  const said = statements.filter(
    (one) => one === opening || (one.index > opening.index && isOneSentence(opening, one)),
  );
  const next = said.length + opening.index;
  const reasons: Statement[] = [];
  for (const one of statements.slice(next)) {
    if (
      one.block !== opening.block ||
      !isReason(one) ||
      source.text.slice(opening.end, one.start).includes('\n')
    )
      break;
    reasons.push(one);
  }
  const [first] = statements;
  const isAnswered = first?.kind === 'question' && asksWhether.test(first.text);
  return { said, reasons, question: isAnswered ? first : null };
}

/** Whether what is proposed can be said before the problem: it points at nothing that was told before. */
export function standsAlone({ said }: Proposal): boolean {
  const opening = (said[0]?.text ?? '').split(' ').slice(0, 6).join(' ');
  return !pointing.test(opening);
}

const pointing = /(?<!\p{L})(?:why|it|this|that|them|these|es|das|ihn|sie|le|la|lo)(?!\p{L})/iu;
