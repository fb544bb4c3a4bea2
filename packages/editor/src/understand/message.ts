import { attribution } from './chat/speaker.ts';
import type { Statement } from './statement.ts';

/** The statements of a statement's paragraph, and of its message where the paragraph is a conversation. */
export function messageOf({ block, index }: Statement, all: readonly Statement[]): Statement[] {
  const whole = all.filter((other) => other.block === block);
  const opens = (one: Statement) => attribution.test(one.masked.text);
  const from = whole.findLast((one) => one.index <= index && opens(one))?.index ?? 0;
  const to = whole.find((one) => one.index > index && opens(one))?.index ?? Number.POSITIVE_INFINITY;
  return whole.filter((one) => one.index >= from && one.index < to);
}
