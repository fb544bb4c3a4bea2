import type { Block, Source } from '../../read/source.ts';
import { hintOf } from '../hints.ts';
import { withoutKind } from './topic-words.ts';

/** The first heading; below the name of a meeting the first that names a matter: "Minutes platform sync, 4 June". */
export function headingOf(first: Block, { blocks }: Source): string {
  const named = withoutKind(first.text);
  if (!namesMeeting(first.text)) return named;
  const matter = blocks.find(
    (block) => block.kind === 'heading' && block !== first && hintOf(block.text) === null,
  );
  return matter === undefined ? named : withoutKind(matter.text);
}

/** Whether a title says when people met, and not what about. */
export function namesMeeting(title: string): boolean {
  return isMeeting.test(title);
}

const isMeeting =
  /^(?:(?:minutes|notes|protokoll|compte[- ]rendu|acta|verbale|notulen|ata|protokół)(?!\p{L}).*(?<!\p{L})(?:sync|meeting|call|stand-?up|retro|weekly|jour fixe|besprechung|sitzung|réunion|reunión|riunione|reunião|overleg|spotkani\p{L}+)(?!\p{L})|(?:\p{L}+ ){0,2}(?:sync|meeting|call|stand-?up|retro|weekly|jour fixe)(?:,? .*\d.*)?$)/iu;
