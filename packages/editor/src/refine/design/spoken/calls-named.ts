import { contentWords } from '../../../document/content-words.ts';
import { type Endpoint, endpointsIn } from '../../../document/endpoints.ts';
import { areKin } from '../../claims/kin.ts';
import type { Draft } from '../../draft.ts';
import { type OperationPlace, operationsIn, operationsMeant } from '../../endpoints/operations.ts';
import { callGroup } from './calls-grouped.ts';

/** The operations that words name, calls they write that the design does not have, and the words beside them. */
export interface CallsNamed {
  readonly known: readonly OperationPlace[];
  readonly fresh: readonly Endpoint[];
  readonly rest: string;
  /** "Everywhere", "all endpoints". */
  readonly isOfAll: boolean;
}

const written =
  /[`"]?(?<![\p{L}\p{N}])(GET|POST|PUT|PATCH|DELETE)\s{1,3}`?(\/[^\s`",;()?]*)(?:\?[^\s`"]*)?[`"]?/giu;
const bare = /(?<![\p{L}\p{N}}/])[`"]?(\/[\p{L}_{][^\s`",;()?]*)[`"]?/gu;
const noun =
  '(?:endpoints?|calls?|routes?|operations?|api|endpunkt(?:e|s)?|aufruf|point de terminaison|appel|ruta|llamada)';
const described = new RegExp(
  `(?:the |a |an |der |die |das |dem |el |la |le )?(?<what>(?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)[- ]${noun}(?!\\p{L})|${noun} (?:for|of|that|which|to|für|zum|de|pour|para) (?:the |an? |der |die |das |los |las |les )?(?<other>[\\p{L}-]+(?: [\\p{L}-]+){0,2})`,
  'iu',
);
const method = /(?<![\p{L}\p{N}])[`"]?(?:GET|POST|PUT|PATCH|DELETE)[`"]?(?:s|es)?(?![\p{L}\p{N}-])/gu;
const all =
  /(?<!\p{L})(?:(?:on|in|for|from|of|at|to|bei|für|auf|dans|pour|en|sur|par[at]?) )?(?:everywhere|throughout|all (?:of )?(?:the )?(?:endpoints?|calls?|operations?|routes?|of them)|every (?:endpoint|call|operation|route)|each (?:endpoint|call|operation)|all others?|überall|alle(?:n)? endpunkte?n?|partout|tous les (?:endpoints|appels|points)|en todas partes|todos los endpoints|anywhere|any (?:endpoint|call))(?!\p{L})/iu;

/** "Both endpoints", of a design that has two. */
const ofBoth =
  /(?<!\p{L})(?:(?:on|in|for|from|of|at|to) )?(?:both (?:of )?(?:the )?(?:endpoints|calls|operations|routes)|beide[nr]? endpunkte?n?|les deux (?:endpoints|appels)|ambos endpoints)(?!\p{L})/iu;

/** "All lists", "the list endpoints": operations that give several things. */
const lists =
  /(?<!\p{L})(?:(?:on|in|for|to|bei|für|pour|en|para) )?(?:(?:all|every|each|the|our|alle[n]?|toutes les|les|todas las|las) )?(?:lists(?! \p{L}+ (?:parcels|entries))|list endpoints?|list calls?|collection endpoints?|listen|listes|listas)(?!\p{L})(?=\s(?:should|must|need|take|accept|get|have|are|sollen|brauchen|doivent|deben)|$|\s?[,.;:])/iu;

/** Reads which operations words speak of: as written, by a path or a method alone, else by what they do. */
export function callsNamed(words: string, draft: Draft): CallsNamed {
  const operations = operationsIn(draft);
  const known = new Map<string, OperationPlace>();
  const fresh: Endpoint[] = [];
  const add = (found: readonly OperationPlace[]) => {
    for (const one of found) known.set(one.endpoint.key, one);
  };
  let rest = words.replace(written, (_, verb: string, path: string) => {
    const [call] = endpointsIn(`${verb.toUpperCase()} ${path}`);
    const own = operations.find(({ endpoint }) => endpoint.key === call?.key);
    if (own) add([own]);
    else if (call) fresh.push(call);
    return ' ';
  });
  if (lists.test(rest) && known.size === 0 && fresh.length === 0) {
    add(operations.filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.endsWith('}')));
    rest = rest.replace(lists, ' ');
  }
  const together = known.size === 0 && fresh.length === 0 ? callGroup(rest, operations, draft) : null;
  if (together) {
    add(together.operations);
    rest = together.rest;
  }
  const isOfAll = all.test(rest) || (operations.length === 2 && ofBoth.test(rest));
  rest = rest.replace(all, ' ').replace(operations.length === 2 ? ofBoth : /$^/u, ' ');
  if (known.size === 0 && fresh.length === 0)
    rest = rest.replace(bare, (whole: string, path: string) => {
      const [call] = endpointsIn(`GET ${path}`);
      const key = call?.key.slice(4);
      const own = operations.filter(({ endpoint }) => endpoint.key.endsWith(` ${key}`));
      const verbs = rest.match(method)?.map((one) => one.replace(/[^A-Z]/gu, '')) ?? [];
      const meant = own.filter(({ endpoint }) => verbs.length === 0 || verbs.includes(endpoint.method));
      add(meant);
      return meant.length > 0 ? ' ' : whole;
    });
  if (known.size > 0 || fresh.length > 0 || isOfAll)
    return {
      known: [...known.values()],
      fresh,
      rest: known.size > 0 ? rest.replace(method, ' ') : rest,
      isOfAll,
    };
  const [verb, second] = rest.match(method)?.map((one) => one.replace(/[^A-Z]/gu, '')) ?? [];
  const ofMethod = operations.filter(({ endpoint }) => endpoint.method === verb);
  if (verb !== undefined && second === undefined && ofMethod.length === 1) {
    const only = ofMethod[0];
    return {
      known: ofMethod,
      fresh,
      // what is done is told by the method: a verb before all else orders something
      rest: only
        ? orderOf(rest) + withoutNouns(rest.replace(method, ' ').slice(orderOf(rest).length), only)
        : rest,
      isOfAll,
    };
  }
  // a name as code has it is one of a field, and describes no call
  const spoken = rest.replace(coded, ' ');
  const groups = described.exec(spoken)?.groups;
  const phrase = groups?.['what'] ?? groups?.['other'];
  const phrased = phrase === undefined ? [] : operationsMeant(draft, phrase);
  const meant = phrased.length > 0 ? phrased : operationsMeant(draft, spoken);
  const [own] = meant;
  return own && meant.length === 1
    ? { known: meant, fresh, rest: withoutNouns(rest.replace(method, ' '), own), isOfAll }
    : { known: [], fresh, rest, isOfAll };
}

const coded =
  /[`"]?(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+[`"]?|(?<![\p{L}\p{N}])\p{Ll}+(?:\p{Lu}\p{Ll}+)+/gu;

const acts =
  /(?<!\p{L})(?:creat\p{L}*|book(?:ing)?|list(?:ing|e)?|read(?:ing)?|fetch\p{L}*|updat\p{L}*|delet\p{L}*|cancel\p{L}*|search\p{L}*|chang\p{L}*|edit\p{L}*|modif\p{L}*|remov\p{L}*|start\p{L}*|ending|single|details?|one|erstell\p{L}*|lösch\p{L}*|buch\p{L}*)(?!\p{L})/giu;

const orderOf = (words: string): string => /^\s*(?:[Rr]emove|[Dd]elete)(?!\p{L})/u.exec(words)?.[0] ?? '';

/** Words without those that the path of an operation and what it does give. */
function withoutNouns(words: string, { endpoint }: OperationPlace): string {
  const nouns = contentWords(endpoint.path.replace(/[{}/_-]/gu, ' '));
  return words
    .replace(/\p{L}[\p{L}\p{N}_]*(?:-\p{L}+)*/gu, (word) =>
      !/_|\p{Ll}\p{Lu}/u.test(word) &&
      contentWords(word.replaceAll('-', ' ')).some((one) => nouns.some((own) => areKin(one, own)))
        ? ' '
        : word,
    )
    .replace(acts, ' ');
}
