import { type Endpoint, pathParameters } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import type { Statement } from '../../understand/statement.ts';

/** Who may do what, in the languages of the documents: "only the owner may", "admins only", "das darf nur der Besitzer". */
const permission = new RegExp(
  [
    String.raw`(?<!\p{L})only (?!if|when|while|after|before|once|until|with|in|on|at|for \d|one|\d)[^,;:.]{2,60}? (?:may|can|(?:is|are) allowed|(?:MUST|SHOULD) be able)(?!\p{L})`,
    String.raw`(?<!\p{L})only (?!if|when|while|after|before|once|until|with|in|on|at|one|\d)\p{L}[^,;:.]{1,40}? (?:MUST )?(?:deletes?|creates?|edits?|changes?|removes?|sees?|reads?|approves?|cancels?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:may|can) only (?!be(?!\p{L}))`,
    String.raw`(?:[,;(\x60]|^|[–—-])\s?(?:by |for |the )?(?!read|json|https|one|this|that)\p{L}[\p{L} -]{1,40} only(?=[).,;]|$)`,
    String.raw`(?<!\p{L})be open to [^.;]{2,60} only(?!\p{L})`,
    String.raw`\x60[,:]?\s(?:is )?only (?:for )?(?:the |an? )?\p{L}[\p{L} -]{2,40}[.)]?$`,
    String.raw`(?<!\p{L})(?:only|all|any|other) \p{L}[\p{L} -]{1,30} (?:is|are) not allowed(?!\p{L})`,
    String.raw`(?<!\p{L})(?:guests?|users?|admins?|members?|viewers?|editors?|owners?|support|staff|partners?|customers?|managers?)(?: \p{L}+){0,4} (?:may|can|must)(?: only| not)? (?:see|read|view|change|edit|write|delete|access)(?!\p{L})`,
    String.raw`(?<!\p{L})\p{L}+s (?:(?:MUST|can|may|must|should|shall) )?only (?:ever )?(?:see|read|view|access|change|edit|reach) (?!if|when)`,
    String.raw`(?<!\p{L})(?:can|may) (?:only )?be (?:cancel|delet|remov|chang|edit|approv|reject|archiv|restor|view|read|clos|reopen|block)\p{L}* (?:only )?by (?:the|an?|its|their) \p{L}`,
    String.raw`(?<!\p{L})(?:must|may) not (?:see|read|view|change|edit|access|delete) (?:them|it|those|these)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:mustn|can)['’]t (?:see|read|view|change|edit|access|delete) (?:them|it|those|these)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:nothing else|rien d['’]autre|sonst nichts|nada más|nient['’]altro|mais nada|niets anders|nic więcej)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:darf|dürfen) (?:das |es |sie |ihn |dies )?(?:nur|ausschließlich|lediglich)(?!\p{L})`,
    String.raw`(?<!\p{L})nur [^,;:.]{2,50} (?:darf|dürfen|kann|können)(?!\p{L})`,
    String.raw`(?<!\p{L})seule?s? [^;:.]{2,60} (?:peut|peuvent)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:sol[oa]s?|sólo|solamente|só|apenas|soltanto|alleen|tylko) [^;:.]{2,60} (?:puede|pueden|pode|podem|può|possono|mag|mogen|może|mogą)(?!\p{L})`,
  ].join('|'),
  'iu',
);
/** A rule about a state, and not about who. */
const isOfState =
  /(?<!\p{L})only be \p{L}+(?:ed|en|t) (?:if|when|while|until|before|after|once|within)(?!\p{L})/iu;

/** Whether a sentence says who may do something, or that somebody may not. */
export function permits(text: string): boolean {
  return permission.test(text) && !isOfState.test(text);
}

/** What a verb of a permission means as a method. */
const deeds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<!\p{L})(?:see|read|view|list|get|access|look)(?!\p{L})/iu, ['GET']],
  [/(?<!\p{L})(?:create|add|write|upload|post|invite|register)(?!\p{L})/iu, ['POST']],
  [/(?<!\p{L})(?:change|edit|update|modify|write|rename|touch|set)(?!\p{L})/iu, ['PATCH', 'PUT']],
  [/(?<!\p{L})(?:deletes?|removes?|cancels?|revokes?)(?!\p{L})/iu, ['DELETE']],
];

/**
 * Whether a permission that tells no operation of its own holds for this one: it names its thing, or none of the `resources`, and no
 * other deed. Who can only read is refused whatever writes.
 */
export function permissionHolds(
  { text }: Statement,
  { method, path }: Endpoint,
  resource: string,
  resources: readonly string[],
): boolean {
  const words = new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singularOf));
  const isNamed = (name: string) => name.split(/[-_]/u).every((word) => words.has(word));
  const isOfAll = !resources.some(isNamed);
  if (!isNamed(resource) && !isOfAll) return false;
  if (/(?<!\p{L})(?:only read|read[- ]only)(?!\p{L})/iu.test(text)) return method !== 'GET';
  const methods = deeds.flatMap(([verb, those]) => (verb.test(text) ? those : []));
  if (isOfAll) return methods.includes(method);
  const isDone = methods.length === 0 || methods.includes(method);
  const reachesOthers = method !== 'POST' || pathParameters(path).length > 0;
  return isDone && (reachesOthers || methods.includes('POST'));
}
