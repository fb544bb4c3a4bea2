import { withCapital } from '../../first-letter.ts';
import { presentClause } from '../clause/present.ts';
import type { Conditional } from './by-label.ts';
import { opensCase } from './case-words.ts';

/** "409 if the slot is taken", "202 because the bank takes two days": what a call answers. `whole` has the code unmasked. */
export function byAnswer(said: string, whole: string): Conditional | null {
  const [, event = ''] = /^([^,;:()]{3,80}?)\s(?:->|=>|→)\s(?:an? )?[45]\d\d[.!]?$/u.exec(whole) ?? [];
  const answered = answeredIn(said, whole);
  if (answered) return answered;
  const code = /\S+$/u.exec(said.replace(/[.!]+$/u, ''))?.[0] ?? '';
  const isClause = presentClause(event) !== null || hasModal.test(event);
  if (event !== '' && !isClause && !opensCase.test(event))
    return {
      subject: withCapital(said.slice(0, said.search(/\s(?:->|=>|→)\s/u))),
      strength: null,
      isNegative: false,
      action: `be refused with ${code}`,
      condition: null,
    };
  return /^(?:an? )?[1-5]\d\d (?:if|when|because|for|on|unless|with|after|above|beyond|over) \S/u.test(whole)
    ? { subject: 'The system', strength: null, isNegative: false, action: `answer ${said}`, condition: null }
    : null;
}

/** "A sent letter can't be changed -> 409" demands by its own verb. */
const hasModal = /(?<!\p{L})(?:can|cannot|can['’]t|must|may|should|will|won['’]t)(?!\p{L})/iu;

/** "Over limit -> 429 with Retry-After": the case, and what the answer is and has. */
function answeredIn(said: string, whole: string): Conditional | null {
  if (
    !/^(?:over|above|below|under|beyond|outside|without|with|within|after|before|during|on|no) [^,;:()]{2,60}?\s(?:->|=>|→)\s(?:an? )?[1-5]\d\d(?: (?:with|and|plus|incl(?:uding|\.)?) .{2,80})?[.!]?$/iu.test(
      whole,
    )
  )
    return null;
  const [event = '', answer = ''] = said.split(/\s(?:->|=>|→)\s/u);
  const condition = /^no /iu.test(event) ? `With ${event.toLowerCase()}` : withCapital(event);
  return {
    subject: 'The system',
    strength: null,
    isNegative: false,
    action: `answer ${answer.replace(/[.!]+$/u, '')}`,
    condition,
  };
}
