import { withCapital } from '../../first-letter.ts';
import { baseOfThirdPerson } from '../clause/verbs.ts';
import { said } from './notes/words.ts';
import type { Parts } from './parts.ts';

/** A command as it is typed, with a flag or a value among its words, and what it does behind an arrow. */
const typed =
  /^(?!(?:the|an?|each|every|if|when|once)(?!\p{L}))(\p{L}[\p{L}\d_-]*(?=[^,;:?!]*\uE010)(?: [^\s,;:?!]+){1,8}?) (?:->|→|=>) (\p{Ll}{3,}s) (\p{L}.*)$/isu;

/** "dbtrim plan --root users -> prints which tables": the command is bound to what it does. English. */
export function byCommand(note: string): Parts | null {
  const [, command = '', verb = '', rest = ''] = typed.exec(note) ?? [];
  const base = baseOfThirdPerson(verb);
  return command !== '' && base !== null ? said(withCapital(command), `${base} ${rest}`) : null;
}
