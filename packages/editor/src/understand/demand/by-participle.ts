import { lowerFirst, withCapital } from '../../first-letter.ts';
import { isPlainSubject, type Parts } from './parts.ts';

const participle =
  '(?:limited|restricted|sorted|grouped|ordered|masked|cached|signed|encrypted|hashed|stored|kept|sent|shown|hidden|displayed|logged|deleted|removed|archived|disabled|enabled|rejected|refused|refunded|accepted|allowed|forbidden|required|generated|created|updated|written|read|validated|checked|tested|reviewed|approved|tracked|measured|triggered|scheduled|retried|throttled|capped|paginated|versioned|translated|localized|supported|included|excluded|exported|imported|synced|backed up|switched (?:on|off)|turned (?:on|off)|locked|unlocked|released|assigned|notified|charged|billed)';
const shape = new RegExp(
  `^(?:(.{2,60}?)\\s)?(not |never |always |automatically )?(${participle}(?:\\s(?:to|by|in|into|for|after|at|as|from|via|with|within|without|on|per|only|until|when|if|automatically|once|daily|weekly|over|between|before|via)\\s.{2,}|\\s(?:\\d|\\uE010).*|))$`,
  'isu',
);

/** "Seats limited to 20", "sorted by price": a note that leaves out the "is". */
export function byParticiple(clause: string): Parts | null {
  const match = shape.exec(clause);
  const [, subject = 'it', adverb = '', action = ''] = match ?? [];
  if (!match || !isPlainSubject(subject) || /\p{Ll}(?:ed|(?<!(?:any|every|no)th)ing)$/iu.test(subject))
    return null;
  const isNegative = /^(?:not|never) /iu.test(adverb);
  return {
    subject: withCapital(subject),
    strength: null,
    isNegative,
    action: `be ${isNegative ? '' : adverb}${lowerFirst(action)}`,
  };
}
