import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { knownText, shareHeld } from './subjects.ts';

/** Why something was decided, asked of whoever wrote it. */
const why =
  /^(?:and |but |so )?(?<wonder>(?:i|we) (?:(?:really |still |just )?(?:do not|don['’]t) (?:understand|get|see|know)|wonder)|(?:i(?:['’]ve| have)? )?no idea|(?:it(?:['’]s| is) )?not clear(?: to me)?|ich (?:verstehe|weiß) nicht,?|mir ist (?:nicht klar|unklar),?|je ne (?:comprends|vois|sais) pas|no (?:entiendo|sé))?\s?(?:why|how come|warum|wieso|pourquoi|por qué|¿por qué)(?!\p{L})[^.;]{3,160}[?？]?$/iu;
/** What would go on beside the text with its own subject. */
const compared =
  /^(?:please |can you |could you )*(?:compare|contrast) (?:this|it|that|our \p{L}+|the (?:doc\p{L}*|spec|design|api|model))(?: \p{L}+)? (?:with|to|against) /iu;
/** What somebody looks for in the text and does not find. */
const missed =
  /^(?:and |but |so |ok,? )?(?:where(?:['’]s| is| are| was| did| has| have)|wo (?:ist|sind|bleibt|bleiben)|où (?:est|sont)|¿?dónde est[áa]n?|dov['’]?(?:è|e sono)|waar (?:is|zijn)|gdzie (?:jest|są)) (?:the|our|my|all|that|der|die|das|unsere?|le|la|les|notre|nos|el|los|las|il|lo|i|gli|de|het|onze)(?!\p{L})[^.;]{2,100}$/iu;
/** So much of what is asked about has to be what the document speaks of. */
const ENOUGH = 0.34;

/** Whether a clause asks about what the document is about, and orders nothing that could be written. */
export function asksAboutSubject(clause: string, draft: Draft): boolean {
  if (missed.test(clause) && namesFigure(clause, draft)) return true;
  const asks =
    compared.test(clause) || missed.test(clause) || (why.test(clause) && keysIn(clause).length === 0);
  return asks && shareHeld(clause, knownText(draft)) >= ENOUGH;
}

/** Whether a clause has a figure that the text or its input has: "the years 5-7 rule". */
function namesFigure(clause: string, draft: Draft): boolean {
  const figures = clause.match(/\d[\d.,:/–-]{0,12}/gu) ?? [];
  const known = new Set(knownText(draft).match(/\d[\d.,:/–-]{0,12}/gu));
  return figures.some((figure) => known.has(figure));
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

/** What is said to a clause that may be about the document and asks for nothing that could be told. */
export function unclear({ text }: Draft): Outcome {
  return {
    text,
    status: 'not-understood',
    message:
      'It is not clear what this asks of the document, and nothing was changed; name the part and the words, such as: replace "A" with "B" in Design, or: add to Design: C.',
  };
}

/** What is proposed in the form of a question: "why don't we drop it?" */
const proposing = /(?<!\p{L})(?:not|\p{L}+n['’]t|nicht|keine?[nr]?|pas|no|never|isn['’]t)(?!\p{L})/iu;

/** "Why Kubernetes and not Airflow?" proposes neither. */
const setAgainst = /,? (?:and|und|et|y|e|en) (?:not|nicht|pas|no|non|não|niet|nie) /iu;

/** Whether a clause only asks why the document is as it is: nothing in it is an order, whatever its words could be. */
export function asksWhy(clause: string, draft: Draft): boolean {
  const asked = why.exec(clause.replace(/[.!]+$/u, ''));
  const isWonder = asked?.groups?.['wonder'] !== undefined;
  if (
    !asked ||
    !(isWonder || (/[?？]\s*$/u.test(clause) && !proposing.test(clause.replace(setAgainst, ' '))))
  )
    return false;
  return (
    keysIn(clause).some((key) => draft.text.includes(key.text)) ||
    shareHeld(clause, knownText(draft)) >= ENOUGH
  );
}

/** Whether a clause asks those who write a prompt what to do; its model is told nothing by it. */
export function asksWriters(clause: string, { request }: Draft): boolean {
  return request.format === 'Prompt' && ofWriters.test(clause.trim());
}

const ofWriters =
  /^(?:and |but |so )?(?:what|which|who|how) [^,]{0,60}?(?:should|shall|do|did|can|could|will|would) (?:we|i)(?!\p{L})[^.]{0,120}\?$/iu;
