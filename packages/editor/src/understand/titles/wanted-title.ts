import type { Source } from '../../read/source.ts';
import { isImperative } from '../imperative.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { lowerWord } from '../lower-word.ts';
import type { Statement } from '../statement.ts';
import { actionOf } from './action-title.ts';
import { longest, short } from './short.ts';

/**
 * The first thing that the writers say they want, as a title: "Let patrons get a text message". English.
 *
 * @param isOrdered whether a title orders work
 */
export function wantedIn(
  statements: readonly Statement[],
  isOrdered: (title: string, statement: Statement) => boolean = opensWithOrder,
): string | null {
  for (const statement of statements) {
    if (statement.kind !== 'requirement' && statement.kind !== 'goal') continue;
    // What is done in a case alone is not what the whole is about.
    if (inCase.test(statement.text)) continue;
    const title = short(actionOf(statement));
    if (namesDeed(title) && isOrdered(title, statement)) return title;
  }
  return null;
}

const inCase = /^(?:if|when|whenever|once|unless|while|until)(?!\p{L})/iu;

/** Three words and more that say what is to be built, and not only that something is to be so. */
function namesDeed(title: string): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(title) &&
    title.split(' ').length > 2 &&
    !/^(?:ensure|make sure|allow|give|let (?!(?:the |our |all )?\p{L}+ ))(?!\p{L})|\d%/iu.test(title) &&
    !/^let (?:within|in|on|at|by)(?!\p{L})/iu.test(title)
  );
}

function opensWithOrder(title: string): boolean {
  return isImperative(title, cuesIn(title, 'en'));
}

/**
 * "Invoice", for "about the invoice thing", with where it belongs or what is wanted of it behind: "Export in the billing admin", "Invoice: move PDF
 * generation to a queue". A word that the text writes with a capital is a name and says enough.
 */
export function lengthened(
  title: string,
  statements: readonly Statement[],
  { text, blocks }: Source,
): string {
  const isBare = /^\p{Lu}\p{Ll}{2,}$/u.test(title) && text.includes(` ${title.toLowerCase()}`);
  if (!isBare || blocks.some(({ kind }) => kind === 'heading')) return title;
  const placed = placedIn(title, statements);
  if (placed !== null) return placed;
  const wanted = wantedIn(statements);
  const whole = wanted === null ? title : `${title}: ${lowerWord(wanted)}`;
  return [...whole].length <= longest ? whole : title;
}

/** "Export in the billing admin" of "click "Export" in the billing admin": a thing with where it belongs, as a sentence has it; else null. */
function placedIn(title: string, statements: readonly Statement[]): string | null {
  const place = new RegExp(
    `(?:(?<!\\p{L})(?:the|an?|our) |["“])${title}["”]? ((?:of|in|for|on) (?:the |our )?[\\p{L}-]+(?: [\\p{L}-]+)?)(?=[,.;]|$)`,
    'iu',
  );
  for (const { text } of statements) {
    const where = place.exec(text)?.[1];
    if (where !== undefined) return `${title} ${where}`;
  }
  return null;
}
