import type { ModelEvent } from '../model.ts';
import type { AnswerPart } from './question.ts';

/**
 * What the parts of an answer mean to who asked. Text is held back for as long as it may still become the answer that says out of scope.
 *
 * @param outOfScope the whole of that answer; null: there is none
 * @param unchanged what is answered in its place
 */
export function createAnswerEvents(
  outOfScope: string | null,
  unchanged: string,
): (part: AnswerPart) => readonly ModelEvent[] {
  let held = '';
  let holding = outOfScope !== null;
  return (part) => {
    if (part.type === 'end') {
      const isOutOfScope = holding && held.trim() === outOfScope;
      const text = isOutOfScope ? unchanged : held;
      const report = {
        ...(outOfScope === null ? {} : { isOutOfScope }),
        ...(part.sources.length === 0 ? {} : { sources: part.sources }),
      };
      const end = { type: 'end', usage: part.usage, report } as const;
      return isOutOfScope || text !== '' ? [{ type: 'text', text }, end] : [end];
    }
    held += part.text;
    holding &&= (outOfScope ?? '').startsWith(held.trim());
    if (holding) return [];
    const text = held;
    held = '';
    return [{ type: 'text', text }];
  };
}
