import { withCapital } from '../../first-letter.ts';
import type { Parts } from './parts.ts';

const allowance = /^ensure that ([^,;:]{2,60}?) (?:can|may) only (be \p{Ll}{3,} [^;:]{4,200})$/su;
const early = /^only (be \p{Ll}{3,}(?: [^,;:]{2,80}?)?) ((?:if|when|once|after) .{4,})$/su;

/**
 * What may be done in one case alone, with "only" before that case: "only be promoted if the score is high" → "be promoted only
 * if …". Anything else stays as it is.
 */
export function restricted<Made extends Parts>(made: Made): Made {
  if (made.isNegative) return made;
  const [, subject, inner = ''] = allowance.exec(made.action) ?? [];
  const action = subject === undefined ? made.action : `only ${inner}`;
  const [, deed = '', only = ''] = early.exec(action) ?? [];
  if (deed === '') return made;
  return {
    ...made,
    subject: subject === undefined ? made.subject : withCapital(subject),
    action: `${deed} only ${only}`,
  };
}
