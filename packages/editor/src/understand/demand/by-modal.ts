import { anyModal, modals } from '../clause/modals.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { adverb, bound, isPlainSubject, isSelf, lowerOrdinary, type Parts } from './parts.ts';

/** "users should be able to …", "the token must not …": somebody is bound by a modal verb. */
export function byModal(clause: string, condition: string | null): Parts | null {
  const match = anyModal.exec(clause);
  if (!match) return null;
  const modal = modals.find(({ pattern }) => new RegExp(`^(?:${pattern})$`, 'iu').test(match[0]));
  const subject = clause
    .slice(0, match.index)
    .trim()
    .replace(/\s(?:also|always|only|really|then|still)$/iu, '');
  const action = clause
    .slice(match.index + match[0].length)
    .replace(new RegExp(`^\\s{1,2}${adverb.replace('|just', '|just|please')}`, 'iu'), '');
  if (!modal || !isPlainSubject(subject) || !/^(?:not |never )?\p{L}/u.test(action)) return null;
  if (/^(?:not|never) /iu.test(action)) {
    return {
      ...bound(subject, action, condition),
      strength: modal.strength,
      isNegative: true,
      action: action.replace(/^(?:not|never) /iu, ''),
    };
  }
  const wish = /^(?:want|would|['’]d)/iu.test(match[0]);
  if (wish && !isSelf(subject)) {
    return {
      subject: 'The system',
      strength: modal.strength,
      isNegative: false,
      action: `let ${lowerOrdinary(subject)} ${action}`,
    };
  }
  return { ...bound(subject, action, condition), strength: modal.strength, isNegative: modal.isNegative };
}

/** "Technicians can reorder photos": they must be able to. */
export function byCapability(clause: string): Parts | null {
  const match =
    /^(.{2,60}?) (?:can(?! not)|(?:is|are) able to|will be able to) (?:also )?(\p{Ll}.{2,})$/su.exec(clause);
  const subject = match?.[1] ?? '';
  if (!match || !isPlainSubject(subject)) return null;
  if (!/^you$/iu.test(subject) && !cuesIn(subject, 'en').has('actor')) return null;
  return {
    subject: /^you$/iu.test(subject) ? 'Users' : isSelf(subject) ? 'The system' : subject,
    strength: null,
    isNegative: false,
    action: `be able to ${match[2]}`,
  };
}
