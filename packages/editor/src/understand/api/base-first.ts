import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { verbPattern } from './verbs.ts';

const verbs = verbPattern.split('|');
/** The verbs of operations as they stand behind one who does them; a pattern. */
export const thirdPersons = verbs
  .filter((verb) => !verb.includes(' '))
  .map(thirdPersonOf)
  .join('|');
/** "Getting", "looking up": the verb of each such form. */
export const gerunds: ReadonlyMap<string, string> = new Map(
  verbs.flatMap((verb) => gerundsOf(verb).map((form) => [form, verb] as const)),
);

const baseOfThird = new Map(verbs.map((verb) => [thirdPersonOf(verb), verb]));

/** "Fetches all readings" and "fetching all readings" → "fetch all readings". */
export function baseFirst(words: string): string {
  // What is asked for is read where there are several of it already, and made where it is one of a kind.
  const asked = words
    .replace(
      /^ask(?:s|ing)? for (?=(?:the|all|their|its|open|free|available|nearby|new|next|current)(?: \p{L}+){1,3}?s(?!\p{L}))/iu,
      'list ',
    )
    .replace(/^ask(?:s|ing) for /iu, 'ask for ');
  if (asked !== words) return asked;
  const [verb = ''] = /^\p{L}+/u.exec(words) ?? [];
  const plain = verb.toLowerCase();
  const base = verbs.includes(plain) ? undefined : (baseOfThird.get(plain) ?? gerunds.get(plain));
  return base === undefined ? words : base + words.slice(verb.length);
}

/** "Getting", "cancelling", "canceling", "creating". */
function gerundsOf(verb: string): string[] {
  const [first = '', ...particle] = verb.split(' ');
  return [`${first.replace(/(?<=[^aeo])e$/u, '')}ing`, `${first}${first.at(-1) ?? ''}ing`].map((form) =>
    [form, ...particle].join(' '),
  );
}
