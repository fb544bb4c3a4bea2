import { isOneSentence } from '../understand/argument/written.ts';
import { withoutDuty } from '../understand/parted-orders.ts';
import type { Statement } from '../understand/statement.ts';

/** A statement and how much of it is told. */
interface Told {
  readonly statement: Statement;
  /** Without its full stop. */
  readonly text: string;
}

/**
 * "We should page the list", "We should sort it by date": two duties that the input has in one sentence, in one sentence again where they are
 * told one behind the other. English.
 */
export function rejoined(told: readonly Told[]): string[] {
  const sentences: Told[] = [];
  for (const one of told) {
    const last = sentences.at(-1);
    const rest = withoutDuty(one.text);
    const isSame =
      last !== undefined &&
      rest !== null &&
      withoutDuty(last.text) !== null &&
      isOneSentence(last.statement, one.statement);
    if (isSame) sentences[sentences.length - 1] = { ...one, text: `${last.text} and ${rest}` };
    else sentences.push(one);
  }
  return sentences.map(({ text }) => text);
}
