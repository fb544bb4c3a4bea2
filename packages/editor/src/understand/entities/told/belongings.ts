import { singularOf } from '../../api/nouns.ts';
import type { Statement } from '../../statement.ts';

/** A thing and another one it belongs to, both by name. */
interface Belonging {
  readonly name: string;
  readonly of: string;
}

const belongs =
  /(?:^|[.;,] |\band )(?:an?|each|every|the|one) (\p{L}[\p{L}-]{1,30}) (?:always )?(?:belongs to|is (?:made |booked )?for|is tied to|is linked to|refers to) (?:exactly |only |just )?(?:one|a single) (\p{L}[\p{L}-]{1,30})(?: and (?:exactly |only |just )?(?:one|an?|a single) (\p{L}[\p{L}-]{1,30}))?/giu;
const unstored =
  /^(?:time|day|week|month|year|hour|person|purpose|reason|place|thing|kind|type|side|end|case|group)$/u;

/** What "a stay belongs to one dog and one run" says of the things in `described`: a stay has a dog and a run. */
export function belongingsIn(statements: readonly Statement[], described: ReadonlySet<string>): Belonging[] {
  return statements.flatMap(({ text }) =>
    [...text.replaceAll('`', '').matchAll(belongs)].flatMap(([, subject = '', first = '', second = '']) => {
      const name = subject.toLowerCase();
      if (!described.has(name)) return [];
      return [first, second]
        .map((word) => singularOf(word.toLowerCase()))
        .filter((of) => of !== '' && of !== name && !unstored.test(of))
        .map((of) => ({ name, of }));
    }),
  );
}
