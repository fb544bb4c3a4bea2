import { splitSentences } from '../../read/sentences.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { lineBreakOf, splice } from '../splice.ts';
import { itemLead, itemsOf } from '../splitting/split-item.ts';
import { thoughtsOf } from '../splitting/thoughts.ts';
import { findTarget } from '../target/find.ts';

const pattern =
  /^(?:split|break)(?: up| down| apart)? (?<what>.{1,150}?)(?: up| apart)?(?: in(?:to)? (?:two|2|three|several|multiple|separate|smaller|shorter|its|different)?[^:]{0,40}(?::.{1,200})?)?$/iu;

/** Splits an item, a paragraph or long sentences into parts. */
export const split: Instruction = {
  meta: {
    id: 'split',
    does: 'Splits an item into items of their own keys, or a paragraph into paragraphs, at sentences and at "and".',
    examples: ['split FR-2 into two requirements', 'split the first paragraph', 'break up the second bullet'],
  },
  parse(clause, draft) {
    const what = pattern.exec(clause)?.groups?.['what'];
    return what === undefined || !findTarget(draft, what) ? null : (now) => parted(now, what);
  },
};

function parted(draft: Draft, what: string): Outcome {
  const target = findTarget(draft, what);
  if (!target) return noEffect(draft, `The document has no ${what}.`);
  const item = draft.items.find((one) => one.start === target.start);
  const newline = lineBreakOf(draft.text);
  if (item) {
    const words = draft.text.slice(item.start, item.end).replace(itemLead, '');
    const parts = thoughtsOf(words, draft);
    if (parts.length < 2) return noEffect(draft, `${target.name} holds one thought only.`);
    const text = itemsOf(draft, item, parts);
    return applied(
      draft,
      splice(draft.text, [{ start: item.start, end: item.end, text }]),
      `Split ${target.name} into ${parts.length}.`,
    );
  }
  const unit =
    draft.units.find(
      (one) => one.kind === 'paragraph' && one.start <= target.start && one.end >= target.start,
    ) ?? draft.units.find((one) => one.kind === 'paragraph' && one.section?.start === target.section?.start);
  const found = unit ? splitSentences(draft.text, { start: unit.start, end: unit.end }, []) : [];
  const middle = found[Math.ceil(found.length / 2)];
  if (!unit || !middle) return noEffect(draft, `${target.name} holds one sentence only.`);
  const before = draft.text.slice(0, middle.start).trimEnd();
  return applied(
    draft,
    `${before}${newline}${newline}${draft.text.slice(middle.start)}`,
    `Split ${target.name} in two.`,
  );
}
