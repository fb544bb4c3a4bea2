import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { splice } from '../splice.ts';
import { homeOf, keyOf } from '../target/keyed.ts';

const level =
  '(?:only |just )?(?:an? )?(?<level>optional|pflicht|verpflichtend|kann|muss|mandatory|required|obligatory|must(?:[- ]have)?|shall|should(?:[- ]have)?|may|could(?:[- ]have)?|nice[- ]to[- ]have|recommended)(?: requirement)?';
const patterns = [
  new RegExp(
    `^(?:make|mark|set|flag|change|turn|declare) (?<which>\\S{1,12}) (?:as |to (?:be )?|into )?${level}$`,
    'iu',
  ),
  new RegExp(
    `^(?<which>\\S{1,12}) (?:is|should be|must be|can be|becomes) ${level}(?:,? (?:and )?not (?:an? )?\\p{L}+)?$`,
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

function modalOf(wanted: string): string {
  if (/^(?:optional|kann|may|could|nice)/iu.test(wanted)) return 'MAY';
  return /^(?:should|recommended)/iu.test(wanted) ? 'SHOULD' : 'MUST';
}

function bound(draft: Draft, key: string, modal: string): Outcome {
  const target = homeOf(draft, key);
  const found = target
    ? /\b(?:MUST|SHALL|SHOULD|MAY)\b/u.exec(draft.text.slice(target.start, target.end))
    : null;
  if (!target || !found) return noEffect(draft, `${key} says neither MUST nor SHOULD nor MAY.`);
  const start = target.start + found.index;
  return applied(
    draft,
    splice(draft.text, [{ start, end: start + found[0].length, text: modal }]),
    `${key} says ${modal} now.`,
  );
}
