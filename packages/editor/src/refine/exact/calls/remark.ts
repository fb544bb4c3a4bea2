import { endOf, startOf } from '../../../document/outline.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { lineBreakOf, splice } from '../../editing/splice.ts';
import { isLabel } from '../../endpoints/labels.ts';
import { type OperationPlace, sameOperations } from '../../endpoints/operations.ts';

/** A draft in which the description of a call says one sentence more, before its tables; as it was where it says so already. */
export function withRemark(draft: Draft, call: OperationPlace, sentence: string): Draft {
  const [there] = sameOperations(draft, [call]);
  if (!there) return draft;
  const { section } = there;
  if (draft.text.slice(section.start, section.bodyEnd).includes(sentence)) return draft;
  const newline = lineBreakOf(draft.text);
  const label = section.nodes.find(isLabel);
  const before = label ? section.nodes[section.nodes.indexOf(label) - 1] : section.nodes.at(-1);
  const at = before ? endOf(before) : label ? startOf(label) : section.headingEnd;
  const text = before || !label ? newline + newline + sentence : sentence + newline + newline;
  return draftOf(splice(draft.text, [{ start: at, end: at, text }]), draft.request);
}
