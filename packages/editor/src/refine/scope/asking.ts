import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { knownText, shareHeld } from './subjects.ts';

/** Why something was decided, asked of whoever wrote it. */
const why =
  /^(?:and |but |so )?(?:why|how come|warum|wieso|pourquoi|por qué|¿por qué)(?!\p{L})[^.;]{3,160}[?？]?$/iu;
/** What would go on beside the text with its own subject. */
const compared =
  /^(?:please |can you |could you )*(?:compare|contrast) (?:this|it|that|our \p{L}+|the (?:doc\p{L}*|spec|design|api|model))(?: \p{L}+)? (?:with|to|against) /iu;
/** So much of what is asked about has to be what the document speaks of. */
const ENOUGH = 0.34;

/** Whether a clause asks about what the document is about, and orders nothing that could be written. */
export function asksAboutSubject(clause: string, draft: Draft): boolean {
  const asks = compared.test(clause) || (why.test(clause) && keysIn(clause).length === 0);
  return asks && shareHeld(clause, knownText(draft)) >= ENOUGH;
}

/** What is said to a question that no words of the document can answer. */
export function unanswered({ text }: Draft): Outcome {
  return {
    text,
    status: 'not-understood',
    message:
      'This asks about the document and nothing was changed; to keep it as an open question, say: add the question "…".',
  };
}

/** What is proposed in the form of a question: "why don't we drop it?" */
const proposing = /(?<!\p{L})(?:not|\p{L}+n['’]t|nicht|keine?[nr]?|pas|no|never|isn['’]t)(?!\p{L})/iu;

/** Whether a clause only asks why the document is as it is: nothing in it is an order, whatever its words could be. */
export function asksWhy(clause: string, draft: Draft): boolean {
  if (!why.test(clause) || !/[?？]\s*$/u.test(clause) || proposing.test(clause)) return false;
  return (
    keysIn(clause).some((key) => draft.text.includes(key.text)) ||
    shareHeld(clause, knownText(draft)) >= ENOUGH
  );
}
