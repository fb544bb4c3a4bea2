import { exchangesIn } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Words that ask, point or bind, and name nothing. */
const small =
  /^(?:who|what|which|why|how|when|where|whose|it|its|that|this|these|those|they|them|he|she|him|her|we|us|our|is|are|was|were|be|been|has|have|had|does|do|did|and|or|of|to|in|on|at|for|by|wer|was|welche[rsn]?|wie|wann|wo|warum|es|sie|er|das|die|der|qui|que|quoi|quel(?:le)?s?|où|quand|quién|qué|cuál|cómo|cuándo|dónde|chi|che|quale|wie|wat|welke|kto|co|quem|qual)$/iu;
const naming = /["“„«`]/u;

/** A word that only asks or points gives way where somebody quotes it, or in the one line they name. */
export const smallWordsStay: Postcondition = ({ changed, clause }) => {
  const lost = exchangesIn(changed).filter(({ old, fresh }) => {
    const was = old.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    return small.test(was) && fresh.split(' ').length < FEW;
  });
  const [first] = lost;
  return first !== undefined && (lost.length > 1 || !naming.test(clause))
    ? `put ${quoted(first.fresh)} in the place of ${quoted(first.old)}`
    : null;
};

/** More words than these say something anew, and keep none of what stood there. */
const FEW = 6;
