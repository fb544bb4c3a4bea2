import { singularOf } from '../../api/nouns.ts';
import type { Statement } from '../../statement.ts';
import type { Relation } from '../entity.ts';

const count =
  '(?:many|several|a number of|a couple of|a list of|multiple|various|one or more|zero or more|any number of|more than one|lots of|a lot of|up to \\d+|at most \\d+|a maximum of \\d+|\\d+(?: to | or |–|-)\\d+)';
const manyOf = new RegExp(
  `(?<!\\p{L})${count} (?:different |other )?([\\p{L}_-]{2,40}(?: [\\p{L}_-]{2,40})?)`,
  'giu',
);
const intoMany =
  /(?<!\p{L})(?:split|divided|broken(?: up| down)?|cut)(?: up)? into (?:\p{L}+ly )?([\p{L}_-]{2,40}s)(?!\p{L})/giu;
const oneOf =
  /(?<!\p{L}|more than )(?:exactly one|only one|just one|at most one|one and only one|a single|one)(?: \p{L}+ly)? ([\p{L}_-]{2,40}(?: [\p{L}_-]{2,40})?)(?! per(?!\p{L}))/giu;
const belonging =
  /(?<!\p{L})(?:belongs? to|(?:is|are) (?:a )?part of|(?:is|are) (?:made|placed|owned|written|booked|created|run|led|held|moved|carried|handled|delivered|signed|managed|taught|taken|kept|driven|supplied) by|refers? to|points? to|comes? from|lives? in|sits? in|is in|stands? in|hangs? in|(?:is|are) \p{L}{3,}(?:ed|en|un|nt|ld|pt) (?:to|in|on|at|under|into|inside)) (?:an?|the|its|one|exactly one|a single) ([\p{L}_-]{2,40}(?: [\p{L}_-]{2,40})?)/giu;
/** "A match links exactly two players": either of both has several. */
const paired =
  /(?<!\p{L})(?:links?|connects?|pairs?|joins?|is between|is played by|brings? together) (?:exactly |only |at least )?(?:two|three|four|\d+) ([\p{L}_-]{2,40}(?: [\p{L}_-]{2,40})?)/giu;
const mutual =
  /(?<!\p{L})(?:vice versa|the other way (?:round|around)|many[- ]to[- ]many|n:m|m:n)(?!\p{L})/iu;

/**
 * What sentences say of how many of one thing another has: "an animal lives in exactly one kennel", "a kennel holds up to
 * 4 animals". `find` gives the entity a word names, else undefined.
 */
export function toldRelations(
  statements: readonly Statement[],
  find: (word: string) => string | undefined,
): Relation[] {
  let before: string | undefined;
  return statements.flatMap(({ text, index }) => {
    let subject = /^(?:it|they|he|she) /iu.test(text) ? before : undefined;
    const told = text
      .replaceAll('`', '')
      .split(/[;,]\s|\sand (?=(?:an?|each|every|one|the) )/u)
      .flatMap((clause): Relation[] => {
        subject = subjectOf(clause, find) ?? subject;
        const own = subject;
        if (own === undefined) return [];
        const others = (pattern: RegExp) =>
          [...clause.matchAll(pattern)].flatMap((match) => {
            const other = objectIn(match[1] ?? '', find);
            return other === undefined || other === own ? [] : [other];
          });
        return [
          ...others(paired).map(
            (to): Relation => ({ from: own, to, cardinality: 'many-to-many', statements: [index] }),
          ),
          ...[...others(manyOf), ...others(intoMany)].map(
            (to): Relation => ({ from: own, to, cardinality: 'one-to-many', statements: [index] }),
          ),
          ...[...others(oneOf), ...others(belonging)].map(
            (from): Relation => ({ from, to: own, cardinality: 'one-to-many', statements: [index] }),
          ),
        ];
      });
    before = subject ?? subjectOf(text, find);
    return mutual.test(text) ? told.map((one) => ({ ...one, cardinality: 'many-to-many' as const })) : told;
  });
}

/** What a clause opens with: "each animal", "animals", "the kennel". */
function subjectOf(clause: string, find: (word: string) => string | undefined): string | undefined {
  const [, first = '', second = ''] =
    /^(?:and |but )?(?:(?:an?|each|every|one|the(?: same)?|any|all) )?([\p{L}_-]{2,40})(?: ([\p{L}_-]{2,40}))?/iu.exec(
      clause.trim(),
    ) ?? [];
  return find(`${first}_${second}`) ?? find(first);
}

/** "Loyal customers" are customers, "cargo bikes" may be an entity of two words. */
function objectIn(words: string, find: (word: string) => string | undefined): string | undefined {
  const [first = '', second = ''] = words.split(' ');
  return find(`${first}_${second}`) ?? find(first) ?? find(second);
}

/** The key under which a word and the name of an entity meet. */
export function entityKey(word: string): string {
  const words = word
    .toLowerCase()
    .replaceAll('-', '_')
    .split('_')
    .filter((part) => part !== '');
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join('_');
}
