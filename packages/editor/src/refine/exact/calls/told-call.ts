import { type Endpoint, endpointsIn } from '../../../document/endpoints.ts';
import { parameterOf, pluralOf, segmentOf, singularOf } from '../../../understand/api/nouns.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { withOperation } from '../../endpoints/add-operation.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { applied, type Change, noEffect } from '../../instruction.ts';
import { resourcesIn } from '../../records/resource-record.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const noun = '(?:endpoints?|calls?|routes?|operations?|methods?|way|possibility|option|request)';
const a = '(?:(?:an?|the|another|one more|new|extra|additional|own|separate|some) )*';
const actors =
  '(?:(?:the |our )?(?:clients?|users?|callers?|consumers?|apps?|frontend|people|we|you|they|members?|customers?|admins?|operators?|\\p{L}+s))';
const does = '(?<does>\\p{L}+(?:ing)? [^.;:?]{3,90}?)';
const patterns: readonly RegExp[] = [
  `^(?:also )?(?:(?:please )?(?:add|create|introduce|provide|include)|(?:we|it|the api|${actors}) (?:also |still )?(?:needs?|lacks?|misses|wants?|should have|must have)|(?:i|we) (?:also |still )?(?:need|miss|want|lack)|there (?:should|must|has to) (?:also )?be|missing:?|and)? ?${a}${noun} (?:to|for|that|which|so that ${actors} can|where ${actors} can|with which ${actors} can|by which ${actors} can) (?:clients? (?:to|can) |(?:can |lets? ${actors} |allows? ${actors} to ))?${does}$`,
  `^${actors} (?:also )?(?:needs? to|must|should|has to|have to|wants? to) (?:also )?be able to (?:also )?${does}$`,
  `^${actors} (?:also )?(?:needs?|wants?|have|has) to (?:also )?${does}$`,
  `^(?:there is|there['’]s|we have|i see) (?:still )?no ${a}${noun} (?:to|for|that|which) (?:can )?${does}(?: yet)?$`,
  `^(?:it should (?:also )?be|it must (?:also )?be) possible to ${does}$`,
].map((one) => new RegExp(one, 'iu'));
const missing: readonly RegExp[] = [
  `^(?:an? |the )?${noun} (?:to|for) ${does} (?:is|are) (?:still )?missing$`,
].map((one) => new RegExp(one, 'iu'));

/** "Claims need an endpoint to cancel them." */
const pointed: readonly RegExp[] = [
  `^(?:the |our )?(?<thing>\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?) (?:also )?(?:needs?|lacks?|misses|should have|must have|gets?) ${a}${noun} (?:to|for) (?<verb>\\p{L}+(?: up)?)(?: (?:them|it|one|one of them))?$`,
].map((one) => new RegExp(one, 'iu'));

/** "Events should be listable per shift." */
const listable: readonly RegExp[] = [
  /^(?:the |our )?(?<thing>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?) (?:should|must|has to|have to|can) be (?:listable|listed|readable|available) (?:per|for (?:an?|each|every|one)|of (?:an?|each|every|one)|by) (?<holder>\p{L}[\p{L}-]*)$/iu,
  /^(?:list|show|get) (?:the |all )?(?<thing>\p{L}[\p{L}-]*) (?:per|for each|of each|of every) (?<holder>\p{L}[\p{L}-]*)$/iu,
];

interface Act {
  readonly method: string;
  readonly isOfOne: boolean;
  /** What is done to one of them, and is no reading, making, changing or deleting. */
  readonly step?: string;
}

const steps =
  /^(?:cancel|void|withdraw|pay|confirm|approve|reject|publish|unpublish|archive|restore|close|reopen|activate|deactivate|block|unblock|lock|unlock|accept|decline|start|stop|pause|resume|ship|refund|renew|extend|assign|export|import|print|transfer|reserve|rate|share|copy|duplicate|check-in|check-out)$/u;

const acts: readonly (readonly [RegExp, Act])[] = [
  [
    /^(?:list(?:s|ing)?|brows(?:e|es|ing)|search(?:es|ing)?(?: for| through)?)$/iu,
    { method: 'GET', isOfOne: false },
  ],
  [
    /^(?:get(?:s|ting)?|fetch(?:es|ing)?|read(?:s|ing)?|look(?:s|ing)? up|show(?:s|ing)?|see(?:s|ing)?|view(?:s|ing)?|retriev(?:e|es|ing)|load(?:s|ing)?|return(?:s|ing)?|open(?:s|ing)?)$/iu,
    { method: 'GET', isOfOne: true },
  ],
  [
    /^(?:creat(?:e|es|ing)|add(?:s|ing)?|register(?:s|ing)?|submit(?:s|ting)?|post(?:s|ing)?)$/iu,
    { method: 'POST', isOfOne: false },
  ],
  [
    /^(?:updat(?:e|es|ing)|chang(?:e|es|ing)|edit(?:s|ing)?|modif(?:y|ies|ying)|correct(?:s|ing)?)$/iu,
    { method: 'PATCH', isOfOne: true },
  ],
  [/^(?:delet(?:e|es|ing)|remov(?:e|es|ing)|eras(?:e|es|ing))$/iu, { method: 'DELETE', isOfOne: true }],
];
const wording =
  /^(?<verb>\p{L}+(?: up(?= ))?(?: (?:for|through)(?= ))?)(?<all> (?:all|every|several|many))?(?<one> (?:an? (?:single|given|specific|certain)|one|an?|single)(?= ))? ?(?:the |their |our |his |her |my |one['’]s |your )?(?:own )?(?<thing>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?: (?:of|for|to|in|on|under|from) (?:an? |the |one |each |every |(?:a )?single |their |its )*(?<holder>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?))?(?: by (?:its |their |the )?(?:id|key|identifier))?$/iu;
const noThing =
  /^(?:it|this|that|them|everything|something|data|details|more|number|count|total|list|status|state|history|all)$/iu;

/** "We need an endpoint to look up a single rehearsal": a call told by what it does, under the path that the others of its kind have. */
export const toldCall: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0 || /\/[\p{L}{]/u.test(words) || draft.language !== 'en') return null;
  const own = groupsOf(pointed, words);
  const listed = groupsOf(listable, words);
  const said = listed
    ? `list the ${listed['thing'] ?? ''} of a ${listed['holder'] ?? ''}`
    : own
      ? `${own['verb'] ?? ''} ${own['thing'] ?? ''}`
      : (groupsOf(missing, words) ?? groupsOf(patterns, words))?.['does'];
  if (said === undefined) return null;
  const both = /^(?<one>\p{L}+) (?:and|or) (?<two>\p{L}+) (?<rest>.+)$/iu.exec(said)?.groups;
  const parts =
    both && actOf(both['one'] ?? '') && actOf(both['two'] ?? '')
      ? [`${both['one'] ?? ''} ${both['rest'] ?? ''}`, `${both['two'] ?? ''} ${both['rest'] ?? ''}`]
      : [said];
  const calls = parts.map((one) => callOf(one, draft));
  const found = calls.filter((one) => one !== null);
  return found.length === calls.length ? added(found) : null;
};

interface ToldCall {
  readonly call: Endpoint;
  readonly does: string;
}

function actOf(verb: string): Act | undefined {
  const word = verb.trim().toLowerCase();
  const step = steps.test(word) ? { method: 'POST', isOfOne: true, step: word } : undefined;
  return acts.find(([pattern]) => pattern.test(word))?.[1] ?? step;
}

/** The call that words tell; null where they tell none, or one of something that the design does not know. */
function callOf(said: string, draft: Draft): ToldCall | null {
  const { verb = '', all, one, thing = '', holder } = wording.exec(said)?.groups ?? {};
  const act = actOf(verb);
  if (!act || noThing.test(thing) || (holder !== undefined && noThing.test(holder))) return null;
  const isPlural = singularOf(thing.toLowerCase()) !== thing.toLowerCase();
  // "the bookings of a hut" are several, "delete bookings" is done to one at a time
  const isOfOne =
    act.isOfOne && !(act.method === 'GET' && (all !== undefined || (isPlural && one === undefined)));
  const home = homeOf(thing, holder, act, draft);
  if (home === null) return null;
  if (act.step !== undefined) {
    const [step] = endpointsIn(`POST ${home}/{${keyName(home, thing, draft)}}/${act.step}`);
    return step ? { call: step, does: said } : null;
  }
  const path = isOfOne ? `${home}/{${keyName(home, thing, draft)}}` : home;
  const [call] = endpointsIn(`${act.method} ${path}`);
  if (!call) return null;
  const told = said
    .slice(verb.length)
    .trim()
    .replace(/^(?:my|your|our|one['’]s)(?: own)?(?= )/iu, 'the caller’s own');
  // "of a hut" is no filter where the path tells the hut
  const apart =
    holder === undefined ? told : told.replace(/ (?:an?|one|each|every) (?=\p{L}+(?: \p{L}+)?$)/u, ' the ');
  return { call, does: `${wordOf(act, isOfOne)} ${apart}` };
}

function wordOf({ method }: Act, isOfOne: boolean): string {
  if (method === 'GET') return isOfOne ? 'return' : 'list';
  return { POST: 'create', PATCH: 'update', DELETE: 'delete' }[method] ?? 'handle';
}

/** The path of a collection: as another call has it, below that of what holds it, else one of its own for a resource that is known. */
function homeOf(thing: string, holder: string | undefined, act: Act, draft: Draft): string | null {
  const segment = pluralOf(segmentOf(singularOf(thing.toLowerCase())));
  const paths = operationsIn(draft).map(({ endpoint }) => endpoint.path);
  const homes = paths.flatMap((path) => {
    const parts = path.split('/');
    const at = parts.lastIndexOf(segment);
    return at < 0 ? [] : [parts.slice(0, at + 1).join('/')];
  });
  const known = homes.toSorted((left, right) => left.length - right.length)[0];
  const above = holder === undefined ? null : pluralOf(segmentOf(singularOf(holder.toLowerCase())));
  if (above !== null) {
    const held = paths
      .map((path) => new RegExp(`^.*/${above}/\\{[^/{}]+\\}`, 'u').exec(path)?.[0])
      .find((one) => one !== undefined);
    // one of a kind that has a home of its own is found there
    if (known !== undefined && act.isOfOne && act.method !== 'GET') return known;
    if (held !== undefined) return `${held}/${segment}`;
    const collection = paths.find((path) => path.endsWith(`/${above}`));
    return collection === undefined
      ? null
      : `${collection}/{${keyName(collection, holder ?? '', draft)}}/${segment}`;
  }
  if (known !== undefined) return known;
  const isResource = resourcesIn(draft).some(({ name }) => pluralOf(segmentOf(singularOf(name))) === segment);
  const prefix = /^(?:\/(?:api|v\d+))+(?=\/)/u.exec(paths[0] ?? '')?.[0] ?? '';
  return isResource || (act.method === 'POST' && act.step === undefined) ? `${prefix}/${segment}` : null;
}

/** The name of the key below a path, as other calls have it; else one in the manner of theirs. */
function keyName(home: string, thing: string, draft: Draft): string {
  const paths = operationsIn(draft).map(({ endpoint }) => endpoint.path);
  const own = paths.flatMap((path) =>
    path.startsWith(`${home}/{`) ? [/^\{([^{}]+)\}/u.exec(path.slice(home.length + 1))?.[1]] : [],
  )[0];
  if (own !== undefined) return own;
  const all = paths.flatMap((path) => [...path.matchAll(/\{([^{}]+)\}/gu)].map((one) => one[1] ?? ''));
  if (all.length > 0 && all.every((one) => one === 'id') && !home.includes('{')) return 'id';
  const camel = parameterOf(thing.toLowerCase());
  return all.some((one) => one.includes('_')) ? camel.replace(/Id$/u, '_id') : camel;
}

function added(calls: readonly ToldCall[]): Change {
  return (now) => {
    let current = now;
    const told: string[] = [];
    for (const { call, does } of calls) {
      const outcome = withOperation(current, call, does);
      if (outcome.status === 'applied') current = draftOf(outcome.text, now.request);
      told.push(outcome.message);
    }
    return current.text === now.text
      ? noEffect(now, told.join(' '))
      : applied(now, current.text, told.join(' '));
  };
}
