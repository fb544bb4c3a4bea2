import { contentWords } from '../../document/content-words.ts';

const words =
  'when|whenever|if|while|once|until|unless|as soon as|wenn|falls|sobald|solange|bevor|nachdem|quand|lorsque|dès que|tant que|avant que|après que|cuando|mientras|si';
/** The case that a question asks about: "who gets the alert when the import fails?" */
const asking = new RegExp(`\\S,? (?<told>(?:${words}) .{3,160}?)\\s?\\?$`, 'iu');
const telling = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** So much of a case that stands in an answer is said there. */
const SAID = 0.5;

/** A statement with the case that only its question named; as it is where it names one itself. */
export function withCase(asked: string, statement: string): string {
  const told = asking.exec(asked.trim())?.groups?.['told'];
  if (told === undefined || telling.test(statement)) return statement;
  const own = contentWords(told);
  const held = new Set(contentWords(statement));
  if (own.length === 0 || own.filter((word) => held.has(word)).length / own.length >= SAID) return statement;
  const plain = statement.replace(/[.!]+$/u, '');
  return /^(?:wenn|falls|sobald|solange|bevor|nachdem)/iu.test(told)
    ? `${plain}, ${told}`
    : `${plain} ${told}`;
}
