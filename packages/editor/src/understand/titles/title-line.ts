import type { Block, Source } from '../../read/source.ts';
import type { Statement } from '../statement.ts';
import { fitted, longest, short } from './short.ts';
import { asSubject, modalOpening } from './topic-words.ts';

/** "Picking: batches instead of single orders": a first line that fits is a title as a whole. */
export function lineTitle(line: string): string {
  const subject = asSubject(line.replace(modalOpening, ''));
  return /^[^:]{6,60}: \S/u.test(subject) && subject.length <= longest ? fitted(subject) : short(subject);
}

/** A short line without a full stop above everything else: it names what follows. */
export function isLabelLine({ text, sentences }: Block): boolean {
  const words = text.trim().split(/\s+/u);
  return (
    sentences.length === 1 &&
    words.length >= 2 &&
    words.length <= 8 &&
    !/[.!?。？！,;:]$/u.test(text.trim()) &&
    !/(?<!\p{L})(?:is|are|was|were|has|have|must|should|can|will|does|do|needs?|wants?|dies|fails?|ist|sind|muss|soll|wird|est|sont|doit|es|son|debe)(?!\p{L})/iu.test(
      text,
    )
  );
}

/** A short first line that stands alone above the rest. */
export function isTitleLine(statement: Statement, source: Source): boolean {
  if (
    statement.block.kind !== 'paragraph' ||
    statement.text.length > longest ||
    statement.kind === 'question'
  )
    return false;
  const after = source.text.slice(statement.end, statement.end + 400).split('\n')[0] ?? '';
  const rest = source.text.slice(statement.end).trim();
  return (
    rest !== '' &&
    (after.trim() === '' || statement.kind === 'context') &&
    !/^(?:we|i|it|wir|ich|nous|on|je)(?!\p{L})/iu.test(statement.text)
  );
}
