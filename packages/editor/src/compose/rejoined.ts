import { isOneSentence } from '../understand/argument/written.ts';
import { sharedOpening } from '../understand/clause/shared-modal.ts';
import type { Statement } from '../understand/statement.ts';

/** A statement and how much of it is told. */
interface Told {
  readonly statement: Statement;
  /** Without its full stop. */
  readonly text: string;
}

/**
 * "We should page the list", "We should sort it by date": two duties of the same that the input has in one sentence, in one sentence again where they are
 * told one behind the other. English.
 */
export function rejoined(told: readonly Told[]): string[] {
  const sentences: { readonly first: Told; readonly deeds: string[] }[] = [];
  for (const one of told) {
    const last = sentences.at(-1);
    const opening = sharedOpening(one.text);
    const isSame =
      last !== undefined &&
      opening !== null &&
      sharedOpening(last.first.text) === opening &&
      isOneSentence(last.first.statement, one.statement);
    if (isSame) last.deeds.push(one.text.slice(opening.length));
    else sentences.push({ first: one, deeds: [] });
  }
  return sentences.map(({ first, deeds }) =>
    deeds.length < 2
      ? [first.text, ...deeds].join(' and ')
      : `${[first.text, ...deeds.slice(0, -1)].join(', ')} and ${deeds.at(-1)}`,
  );
}
