import { endpointsIn } from '../../../document/endpoints.ts';
import { sectionsOf } from '../../../document/outline.ts';
import type { Draft } from '../../draft.ts';
import type { OperationPlace } from '../../endpoints/operations.ts';
import { plain } from '../../entities/places.ts';
import { spokenName } from './names.ts';

const several = '(?:endpoints|calls|routes|operations|requests|ones)';
const word =
  '(?!(?:all|every|each|both|any|the|our|an?|to|on|in|for|from|of|at|with|add|remove|drop|and|or)(?!\\p{L}))\\p{L}+';
/** "All write endpoints", "both reservation endpoints", "the GETs". */
const group = new RegExp(
  `(?<!\\p{L})(?:(?:on|in|for|from|of|at|to|with) )?(?<whole>(?:(?:all|every|each|both|any|of|the|our) )*)(?:(?<what>${word}(?:[ /-]${word}){0,2}?) )?(?<noun>${several}|(?<=(?:all|every|each|both|any|of|the|our) )(?:GET|POST|PUT|PATCH|DELETE)(?:e?s)?)(?!\\p{L})`,
  'u',
);
const reading = /^(?:read|reading|read-only|get)$/iu;
const writing = /^(?:write|writing|mutating|modifying|unsafe|changing|state-changing)$/iu;

/** Operations that words name together, by what they have in common. */
export interface CallGroup {
  readonly operations: readonly OperationPlace[];
  /** The words without those of the group. */
  readonly rest: string;
}

/** The group of operations that words name: by method, by whether they write, or by their thing; null where they name none, or not surely. */
export function callGroup(
  words: string,
  operations: readonly OperationPlace[],
  draft: Draft,
): CallGroup | null {
  const found = group.exec(words);
  const { whole = '', what, noun = '' } = found?.groups ?? {};
  if (!found) return null;
  const [method] = /^(?:GET|POST|PUT|PATCH|DELETE)/u.exec(noun) ?? [];
  const meant = method !== undefined ? ofMethods([method], operations) : grouped(what, operations, draft);
  const isBoth = /both/u.test(whole);
  const own = isBoth && meant.length > 2 ? nearest(meant, what ?? '') : meant;
  if (own.length < 2 || (isBoth && own.length !== 2)) return null;
  return {
    operations: own,
    rest: `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`,
  };
}

function grouped(
  what: string | undefined,
  operations: readonly OperationPlace[],
  draft: Draft,
): readonly OperationPlace[] {
  if (what === undefined) return [];
  if (reading.test(what)) return ofMethods(['GET'], operations);
  if (writing.test(what)) return ofMethods(['POST', 'PUT', 'PATCH', 'DELETE'], operations);
  const methods = what.match(/(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/gu) ?? [];
  if (methods.length > 0) return ofMethods(methods, operations);
  const named = (nouns: string) => spokenName(what.replaceAll(' ', '_')).test(nouns);
  const things = new Map(
    draft.units
      .filter((unit) => unit.kind === 'row' && unit.section === sectionsOf(draft.outline, 'endpoints')[0])
      .flatMap((unit) => {
        const cells = unit.cells.map(plain);
        return endpointsIn(cells.join(' ')).map(({ key }) => [key, cells.at(-1) ?? ''] as const);
      }),
  );
  const ofThing = operations.filter(({ endpoint }) => named(things.get(endpoint.key) ?? ''));
  return ofThing.length > 0 ? ofThing : nearest(operations, what);
}

/** The operations whose path begins with what a word names. */
function nearest(operations: readonly OperationPlace[], what: string): readonly OperationPlace[] {
  const noun = spokenName(what.replaceAll(' ', '_'));
  return operations.filter(({ endpoint }) => {
    const [first = ''] = endpoint.path
      .split('/')
      .filter((part) => part !== '' && !/^(?:api|v\d+)$/u.test(part));
    return noun.test(first);
  });
}

function ofMethods(
  methods: readonly string[],
  operations: readonly OperationPlace[],
): readonly OperationPlace[] {
  return operations.filter(({ endpoint }) => methods.includes(endpoint.method));
}
