import { upperFirst } from '../../first-letter.ts';
import type { MessageHeader } from './headed-talk.ts';
import type { SpokenLine } from './speaker.ts';

const name = String.raw`@?(\p{L}[\p{L}\p{N}'’._-]{1,24}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2})`;
const when =
  '(?:,? (?:on|at|am|le|el|vor|il y a|hace) [^:.!?]{3,30}|,? [^:.!?]{1,20} ago|,? (?:yesterday|today|last week))?';

/** "anna commented:", "@tom replied 3 days ago": a line of its own above a comment. */
const above = new RegExp(
  String.raw`^[>\s*_]{0,6}${name}[*_]{0,2} (?:commented|replied|answered|responded|wrote|kommentierte|schrieb|antwortete|a (?:écrit|commenté|répondu)|(?:escribió|comentó|respondió))${when}\s?:?[*_]{0,2}$`,
  'iu',
);

/** "Reply from maintainer: …", "Comment by Tom: …": whose comment a line gives. */
const within =
  /^(?:reply|comment|answer|response|feedback|remark|antwort|kommentar|rückmeldung|réponse|commentaire|respuesta|comentario) (?:from|by|of|von|vom|de|du|del) (?:the )?(\p{L}[\p{L}.'’-]{1,20}(?: \p{L}[\p{L}.'’-]{1,20})?): (?=\S)/iu;

/** Reads a line as what says who wrote the comment below it, else null. */
export function commentHeader(line: string): MessageHeader | null {
  const speaker = above.exec(line.trim())?.[1];
  return speaker === undefined ||
    /^(?:i|we|you|he|she|they|who|it|nobody|somebody|then|just|only)$/iu.test(speaker)
    ? null
    : { speaker: upperFirst(speaker), time: null };
}

/** Reads a sentence that says whose comment it is: what is said, and by whom; else null. */
export function commentLine(sentence: string): SpokenLine | null {
  const match = within.exec(sentence);
  return match && { speaker: match[1] ?? '', time: null, said: upperFirst(sentence.slice(match[0].length)) };
}
