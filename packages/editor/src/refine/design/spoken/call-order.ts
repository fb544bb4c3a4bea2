import { type Endpoint, endpointsIn } from '../../../document/endpoints.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { applied, type Outcome } from '../../instruction.ts';
import { withMovedCall } from '../../instructions/call-change.ts';
import { addedCall } from './added-call.ts';
import { callsNamed } from './calls-named.ts';
import { type OrderReader, type Reading, unclear } from './reading.ts';
import { unread, withoutVerbs } from './wording.ts';

const method = '(?:GET|POST|PUT|PATCH|DELETE)';
const path = '`?/[\\p{L}_{][^\\s`",;()?]*`?';
const not =
  '(?:,? (?:and )?(?:instead of|rather than|not|than|statt|anstatt|nicht|au lieu d(?:e|’)|et non|en vez de|en lugar de|y no))';

/** An order about operations: one more, one under another method or path. */
export const callOrder: OrderReader = (words, draft) => {
  if (operationsIn(draft).length === 0) return null;
  return otherMethod(words, draft) ?? otherPath(words, draft) ?? addedCall(words, draft);
};

function moved(draft: Draft, pairs: readonly (readonly [Endpoint, Endpoint])[]): Outcome {
  let current = draft;
  for (const [old, fresh] of pairs) {
    const outcome = withMovedCall(current, old, fresh);
    if (outcome.status !== 'applied') return { ...outcome, text: draft.text };
    current = draftOf(outcome.text, draft.request);
  }
  const told = pairs.map(([old, fresh]) => `${old.method} ${old.path} to ${fresh.method} ${fresh.path}`);
  return applied(draft, current.text, `Changed ${told.join(', ')}.`);
}

const otherMethods = [
  new RegExp(`(?<fresh>${method})${not} (?:an? )?(?<old>${method})(?![\\p{L} ]*/)`, 'u'),
  new RegExp(
    `(?<old>${method})${not.replace('not|', 'not|')}? (?:should|must|has to|needs to) (?:rather |really )?be (?:an? )?(?<fresh>${method})`,
    'u',
  ),
  new RegExp(
    `(?:from|von|de) (?:an? )?(?<old>${method}) (?:to|into|in|zu|auf|à|en|a) (?:an? )?(?<fresh>${method})`,
    'u',
  ),
  new RegExp(
    `(?:should|must|has to|needs to|soll|sollte|muss|doit|devrait|debe|debería|make (?:it|that)|change (?:it|that)? ?to|turn (?:it|that) into|be|ser|être|sein) (?:really |rather |ein |un |une |be |être |ser |to |into )*(?:an? )?(?<fresh>${method})(?! ?\`?/)`,
    'u',
  ),
];

function otherMethod(words: string, draft: Draft): Reading | null {
  for (const pattern of otherMethods) {
    const found = pattern.exec(words);
    const { fresh, old } = found?.groups ?? {};
    if (!found || fresh === undefined) continue;
    const beside = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    const calls = callsNamed(old === undefined ? beside : `${beside} ${old}`, draft);
    const meant = calls.known.filter(
      ({ endpoint }) => (old === undefined || endpoint.method === old) && endpoint.method !== fresh,
    );
    const [call, other] = meant;
    if (
      !call ||
      other ||
      unread(
        calls.rest
          .replace(new RegExp(method, 'gu'), ' ')
          .replace(/(?<!\p{L})(?:change|turn|use|switch|from|ändere|changer?|cambia\p{L}*)(?!\p{L})/giu, ' '),
      ).length > 0
    )
      continue;
    const [wanted] = endpointsIn(`${fresh} ${call.endpoint.path}`);
    if (!wanted) continue;
    return {
      spoken: { operations: [wanted.key], entity: null, names: [], traits: null },
      change: (now) => moved(now, [[call.endpoint, wanted]]),
    };
  }
  return null;
}

const otherPaths = [
  new RegExp(`(?<fresh>${path})${not} (?<old>${path})`, 'iu'),
  new RegExp(
    `(?<old>${path})(?: (?:path|endpoints?|routes?|prefix))? (?:(?:should|must|has to|needs to|ought to) (?:rather |really )?be(?: called| named| renamed to)?|(?:is|are) (?:really |actually )?called|heißt|soll(?:te)?|→|->|=>|to|into|in|zu|nach|à|en|a|devrait être|doit être|debe ser|debería ser|se llama|s['’]appelle) (?:rather |lieber |plutôt )*(?<fresh>${path})`,
    'iu',
  ),
];

function otherPath(words: string, draft: Draft): Reading | null {
  for (const pattern of otherPaths) {
    const found = pattern.exec(words);
    const plain = (one: string | undefined) => one?.replace(/[`.]/gu, '');
    const [old, fresh] = [plain(found?.groups?.['old']), plain(found?.groups?.['fresh'])];
    if (!found || old === undefined || fresh === undefined) continue;
    const beside = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    const verbs: readonly string[] = beside.match(new RegExp(`(?<!\\p{L})${method}(?!\\p{L})`, 'gu')) ?? [];
    if (
      unread(
        withoutVerbs(beside, 'rename')
          .replace(new RegExp(method, 'gu'), ' ')
          .replace(
            /(?<!\p{L})(?:change|move|use|rename|prefix|path|from|überall|ändere|changer?|cambia\p{L}*|better|nicer|prefer|rather|lieber)(?!\p{L})/giu,
            ' ',
          ),
      ).length > 0
    )
      continue;
    const own = operationsIn(draft).filter(({ endpoint }) => {
      const isMethod = verbs.length === 0 || verbs.includes(endpoint.method);
      return (
        isMethod &&
        (samePath(endpoint.path, old) || (verbs.length === 0 && endpoint.path.startsWith(`${old}/`)))
      );
    });
    if (own.length === 0) {
      if (endpointsIn(`GET ${old}`).length > 0) return unclear(`The design has no path ${old}.`);
      continue;
    }
    const pairs = own.flatMap(({ endpoint }): (readonly [Endpoint, Endpoint])[] => {
      const wanted = samePath(endpoint.path, old) ? fresh : fresh + endpoint.path.slice(old.length);
      return endpointsIn(`${endpoint.method} ${wanted}`).map((one) => [endpoint, one]);
    });
    return {
      spoken: { operations: [], entity: null, names: [], traits: null },
      change: (now) => moved(now, pairs),
    };
  }
  return null;
}

function samePath(left: string, right: string): boolean {
  return endpointsIn(`GET ${left}`)[0]?.key === endpointsIn(`GET ${right}`)[0]?.key;
}
