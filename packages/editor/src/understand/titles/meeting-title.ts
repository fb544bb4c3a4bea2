import type { Block, Source } from '../../read/source.ts';
import { metIn } from '../chat/attendance.ts';
import { hintOf } from '../hints.ts';
import { meetingSubject, namesMeeting } from './meeting-name.ts';
import { withoutKind } from './topic-words.ts';

/** The first heading; below the name of a meeting the first that names a matter: "Minutes platform sync, 4 June". */
export function headingOf(first: Block, { blocks }: Source): string {
  const named = withoutKind(first.text);
  if (!namesMeeting(first.text) && metIn(first.text).length === 0) return named;
  const matter = blocks.find(
    (block) => block.kind === 'heading' && block !== first && hintOf(block.text) === null,
  );
  return matter === undefined
    ? (meetingSubject(first.text, metIn(first.text).length > 0) ?? named)
    : withoutKind(matter.text);
}
