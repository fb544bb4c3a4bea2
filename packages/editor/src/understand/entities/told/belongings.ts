import { singularOf } from '../../api/nouns.ts';
import { canBeThing } from '../../api/thing.ts';
import type { Statement } from '../../statement.ts';

/** A thing and another one it belongs to, both by name. */
interface Belonging {
  readonly name: string;
  readonly of: string;
}

const belongs =
  /(?:^|[.;,:] |\band )(?:an?|each|every|the|one) (\p{L}[\p{L}-]{1,30}) (?:(?:is|has) [^.;,]{2,60} and )?(?:always )?(?:belongs to|is in|is on|sits in|is (?:made |booked )?for|is tied to|is linked to|refers to|holds(?= exactly one)) (?:exactly |only |just |at most )?(?:one|a single) (\p{L}[\p{L}-]{1,30})(?: and (?:exactly |only |just )?(?:one|an?|a single) (\p{L}[\p{L}-]{1,30}))?/giu;
/** "Stands have a number and belong to one farm", "every farm has cows". */
const manyBelong =
  /(?:^|[.;,] )(?:the |all )?(\p{L}[\p{L}-]{1,30}s) (?:(?:have|has) [^.;]{2,80} and )?belong to (?:exactly |only )?(?:one|an?|a single) (\p{L}[\p{L}-]{1,30})/giu;
const hasMany =
  /(?:^|[.;,] |[-–] |\band )(?:an?|every|each) (\p{L}[\p{L}-]{1,30}) has (?:its |many |several )?(\p{L}[\p{L}-]{1,30}s)(?=$|[,.;]| and (?:an?|every|each) )/giu;
/** "An appointment is created for the referral", "invoices are written per client". */
const madeFor =
  /(?:^|[.;,:] |\band )(?:an?|the|one|each|new)? ?(\p{L}[\p{L}-]{2,30}(?: [\p{L}-]{3,30})?) (?:(?:is|are|gets?|must be|will be|should be|have to be|has to be|can be) )(?:\p{L}+ly )?(?:created|made|generated|issued|written|drawn up|opened|recorded|added|scheduled|raised|produced|planned|booked|printed) (?:for|per|once per|for each|for every) (?:the |each |every |an? |one )?(\p{L}[\p{L}-]{2,30})(?!\p{L})/giu;
/** What is sent or shown and not kept. */
const message =
  /^(?:e-?mail|mail|sms|message|notification|reminder|alert|push|warning|link|pdf|file|csv|log|backup|report|it|they|there|this|that|data|everything)s?$/iu;
const unstored =
  /^(?:time|day|week|month|year|hour|person|purpose|reason|place|thing|kind|type|side|end|case|group)$/u;

/** "A user can be in many teams and a team has many users": of either there are many, and neither belongs to the other. */
function hasManyOf(text: string, name: string, of: string): boolean {
  return new RegExp(
    `(?<!\\p{L})${name}s? [^.;]{0,30}(?:many|several|multiple|more than one|any number of) (?:\\p{L}+ )?${of}s(?!\\p{L})`,
    'iu',
  ).test(text);
}

/** What "a stay belongs to one dog and one run" says of the things in `described`: a stay has a dog and a run. */
export function belongingsIn(statements: readonly Statement[], described: ReadonlySet<string>): Belonging[] {
  const sentences = statements.map(({ text }) => text.replaceAll('`', ''));
  const single = sentences.flatMap((text) => [
    ...[...text.matchAll(manyBelong)].map(([, many = '', of = '']) => ({ name: many, of })),
    ...[...text.matchAll(hasMany)].map(([, of = '', many = '']) => ({ name: many, of })),
  ]);
  const told = single
    .map(({ name, of }) => ({ name: singularOf(name.toLowerCase()), of: singularOf(of.toLowerCase()) }))
    .filter(({ name, of }) => described.has(name) && of !== name && !unstored.test(of))
    .filter(({ name, of }) => !sentences.some((text) => hasManyOf(text, name, of)));
  const made = sentences.flatMap((text) =>
    [...text.matchAll(madeFor)]
      .map(([, name = '', of = '']) =>
        [name, of].map((word) => singularOf(word.toLowerCase()).replaceAll(' ', '_')),
      )
      .flatMap(([name = '', of = '']) =>
        described.has(of) && of !== name && !message.test(name) && !unstored.test(name) ? [{ name, of }] : [],
      ),
  );
  const further = sentences.flatMap((text) =>
    [...text.matchAll(belongs)].flatMap(([, subject = '', first = '', second = '']) => {
      const name = subject.toLowerCase();
      if (!described.has(name)) return [];
      return [first, second]
        .map((word) => singularOf(word.toLowerCase()))
        .filter((of) => of !== name && canBeThing(of) && !unstored.test(of))
        .map((of) => ({ name, of }));
    }),
  );
  return [...told, ...made, ...further];
}
