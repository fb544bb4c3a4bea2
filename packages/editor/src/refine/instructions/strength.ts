import { type Modal, modalsOf } from '../data/modals.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { homeOf, keyOf } from '../target/keyed.ts';

const level =
  '(?:only |just )?(?:an? )?(?<level>optional|pflicht|verpflichtend|kann|muss|soll|mandatory|required|obligatory|must(?:[- ]have)?|shall|should(?:[- ]have)?|may|could(?:[- ]have)?|nice[- ]to[- ]have|recommended)(?: requirement)?';
const patterns = [
  new RegExp(
    `^(?:make|mark|set|flag|change|turn|declare) (?<which>\\S{1,12}) (?:as |to (?:be )?|into )?${level}$`,
    'iu',
  ),
  new RegExp(
    `^(?<which>\\S{1,12}) (?:is|are|should be|must be|can be|becomes) ${level}(?:,? (?:and )?not (?:an? )?\\p{L}+)?$`,
    'iu',
  ),
];

/** Makes a requirement bind more or less. */
export const strength: Instruction = {
  meta: {
    id: 'strength',
    does: 'Makes a requirement a MUST, a SHOULD or a MAY.',
    examples: ['make FR-3 optional', 'FR-1 is a should, not a must', 'mark FR-3 as mandatory'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { which, level: wanted } = pattern.exec(clause)?.groups ?? {};
      const key = which === undefined ? null : keyOf(draft, which);
      if (key === null || wanted === undefined) continue;
      return (now) => bound(now, key, modalOf(wanted));
    }
    return null;
  },
};

/** How much a word for it binds. */
export function modalOf(wanted: string): keyof Modal {
  if (/^(?:optional|kann|may|could|nice)/iu.test(wanted)) return 'MAY';
  return /^(?:should|soll|recommended)/iu.test(wanted) ? 'SHOULD' : 'MUST';
}

/** The requirement of a key as one that binds so much. */
export function bound(draft: Draft, key: string, level: keyof Modal, said = ''): Outcome {
  const target = homeOf(draft, key);
  const raw = target ? draft.text.slice(target.start, target.end) : '';
  for (const modals of [modalsOf[draft.language], modalsOf['en']]) {
    for (const [form, word] of formsOf(asSaid(modals ?? [], level, said), level)) {
      const found = new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, 'iu').exec(raw);
      if (!target || !found) continue;
      const [old] = found;
      const start = target.start + found.index;
      const after = draft.text.slice(start + old.length, start + old.length + 8);
      if (level === 'MAY' && /^ (?:not|nicht|no|pas|niet|non|não)\b/iu.test(after))
        return noEffect(draft, `${key} forbids something; what is forbidden cannot be optional.`);
      const text = old === old.toUpperCase() ? word.toUpperCase() : word;
      const doubled = /^k(?:ann|önnen)$/iu.test(text) ? / können(?=[.!]?\s*$)/u.exec(raw) : null;
      const at = target.start + (doubled?.index ?? 0);
      return applied(
        draft,
        splice(draft.text, [
          { start, end: start + old.length, text },
          ...(doubled && at > start ? [{ start: at, end: at + doubled[0].length, text: '' }] : []),
        ]),
        `${key} says ${text} now.`,
      );
    }
  }
  return noEffect(draft, `${key} says neither MUST nor SHOULD nor MAY.`);
}

/** Of several words that bind alike the one that was written as such: SOLLTE and not SOLL. */
function asSaid(modals: readonly Modal[], level: keyof Modal, said: string): readonly Modal[] {
  const isSaid = (modal: Modal) =>
    new RegExp(`(?<!\\p{L})${modal[level].toUpperCase()}(?!\\p{L})`, 'u').test(said);
  return [...modals.filter(isSaid), ...modals.filter((modal) => !isSaid(modal))];
}

/** Each form that may stand with the one that takes its place. */
function formsOf(modals: readonly Modal[], level: keyof Modal): [form: string, word: string][] {
  return modals.flatMap((modal) =>
    Object.values(modal).map((form): [string, string] => [form, modal[level]]),
  );
}
