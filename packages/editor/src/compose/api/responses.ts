import { contentWords } from '../../document/content-words.ts';
import { isCollection } from '../../understand/api/collection.ts';
import { pathParameters } from '../../understand/api/endpoint.ts';
import { caseIn } from '../../understand/api/notation/case-in.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { type Composition, say } from '../composition.ts';
import { closedSentence } from '../voice/full-stop.ts';
import { answerShapeOf } from './answer-shape.ts';
import { isOpenToAll } from './open-to-all.ts';
import type { Operation } from './operation.ts';
import { permissionHolds, permits } from './permissions.ts';
import { resourceOf } from './resource-of.ts';
import { saidStatuses } from './said-statuses.ts';
import { saidSuccesses } from './said-successes.ts';
import { registered } from './status-words.ts';

/** A status an operation answers, and when. */
export interface Response {
  readonly status: number;
  readonly meaning: string;
}

/**
 * The statuses of an operation: its success, what every such call can refuse, and what the input names. Meanings of
 * statuses are those of RFC 9110.
 */
export function responsesOf(operation: Operation, composition: Composition): Response[] {
  const { endpoint, resource } = operation;
  const hasItem = pathParameters(endpoint.path).length > 0;
  const topics = (name: 'security' | 'limit' | 'performance') =>
    composition.understanding.statements.some((statement) => statement.topics.has(name));
  const responses: Response[] = [
    ...successes(operation, composition),
    { status: 400, meaning: say(composition, 'status400') },
    ...(isSecured(composition) && !isOpenToAll(operation)
      ? [{ status: 401, meaning: say(composition, 'status401') }]
      : []),
    ...(isPermitted(operation, composition) ? [{ status: 403, meaning: say(composition, 'status403') }] : []),
    ...(hasItem
      ? [
          {
            status: 404,
            meaning: say(composition, 'status404', {
              resource: endpoint.thing ?? addressedBy(endpoint.path) ?? resource,
            }),
          },
        ]
      : []),
    ...(mentionsConflict(composition) && !saysConflict(composition) && endpoint.method !== 'GET'
      ? [{ status: 409, meaning: say(composition, 'status409') }]
      : []),
    ...((topics('limit') || topics('performance')) &&
    /rate.?limit|throttl|quota|(?:requests?|anfragen|requêtes|peticiones|richieste) ?(?:a|per|pro|par|por|al|\/) ?\p{L}|\d ?\/ ?(?:s|sec|second|min|minute|h|hour|day)(?!\p{L})|\d+ \p{L}+ (?:per|an?) (?:second|minute|hour)(?!\p{L})|(?<!\p{L})rps(?!\p{L})/iu.test(
      composition.understanding.source.text,
    )
      ? [{ status: 429, meaning: say(composition, 'status429') }]
      : []),
  ];
  const noted = notedRefusals(operation, responses, composition);
  return withSaid(responses, [
    ...codedRefusals(operation, responses),
    ...noted,
    ...saidStatuses(operation, composition).filter((one) => noted.every((other) => !saysSame(one, other))),
  ]);
}

/** The thing that the last parameter of a path names: the meter of "/meters/{id}/readings". */
function addressedBy(path: string): string | null {
  const segments = path.split('/');
  const at = segments.findLastIndex((segment) => /^[{:<]/u.test(segment));
  const collection = segments[at - 1] ?? '';
  return /^\p{L}[\p{L}\p{N}_-]*$/u.test(collection) ? singularOf(collection.toLowerCase()) : null;
}

/** What the input says of a status takes the place of what it means in general. */
function withSaid(general: readonly Response[], said: readonly Response[]): Response[] {
  const byStatus = new Map(general.map((one) => [one.status, one.meaning]));
  for (const status of new Set(said.map((one) => one.status))) {
    const meanings = said.filter((one) => one.status === status).map((one) => one.meaning);
    byStatus.set(status, [...new Set(meanings)].join(' '));
  }
  return [...byStatus]
    .map(([status, meaning]) => ({ status, meaning }))
    .toSorted((a, b) => a.status - b.status);
}

/** What is noted that a call refuses: the case beside the code, else what the status means in general. */
function notedRefusals(
  { noted }: Operation,
  general: readonly Response[],
  composition: Composition,
): Response[] {
  return noted.answers.flatMap(({ status, words }) => {
    // "Owners only, 403 for others": who is refused is no case by itself.
    if (status === null || !registered.has(status) || /^for /iu.test(words)) return [];
    const usual = general.find((one) => one.status === status)?.meaning;
    const meaning = caseIn(words);
    if (meaning !== '') return [{ status, meaning: closedSentence(meaning, composition.language) }];
    return usual === undefined ? [] : [{ status, meaning: usual }];
  });
}

/** The same status for the same case, in as many words or in fewer. */
function saysSame(one: Response, other: Response): boolean {
  const [words, others] = [one, other].map(({ meaning }) => new Set(contentWords(meaning))) as [
    Set<string>,
    Set<string>,
  ];
  return one.status === other.status && (words.isSubsetOf(others) || others.isSubsetOf(words));
}

/** What the code of a call refuses: in its own words, else in those of the status where it has a meaning of its own. */
function codedRefusals({ coded }: Operation, general: readonly Response[]): Response[] {
  return (coded?.refusals ?? []).flatMap(({ status, words }) => {
    const usual = general.find((one) => one.status === status)?.meaning;
    const meaning = words === '' ? usual : `“${words}”.`;
    return meaning === undefined ? [] : [{ status, meaning }];
  });
}

/** The usual success or the one that the input names, and those it names for cases. */
function successes(operation: Operation, composition: Composition): Response[] {
  const usual = usualSuccess(operation, composition);
  const noted = operation.noted.answers.flatMap(({ status, words }) =>
    status !== null && status >= 200 && status < 300 ? [{ status, text: words, isCase: false }] : [],
  );
  const said = noted.length > 0 ? noted : saidSuccesses(operation, composition);
  const main =
    said.find(({ isCase }) => !isCase) ??
    said.find(() => said.length === 1 && operation.endpoint.phrase === null);
  const status = main?.status ?? operation.coded?.success ?? usual.status;
  const answer = { status, meaning: meaningOf(status, operation, composition) };
  const cases = said
    .filter((one) => one !== main && one.status !== answer.status && one.text !== '')
    .map(({ status, text }) => ({
      status,
      meaning: closedSentence(text.replaceAll('|', '/'), composition.language),
    }));
  return [answer, ...cases];
}

/** What a success means: what its status alone says, else what the call does. */
function meaningOf(
  status: number,
  operation: Pick<Operation, 'endpoint' | 'resource' | 'action' | 'noted' | 'answered'>,
  composition: Composition,
): string {
  if (status === 202) return say(composition, 'status202');
  if (status === 204 && operation.endpoint.method !== 'DELETE') return say(composition, 'status204Done');
  return usualSuccess(operation, composition).meaning;
}

function usualSuccess(
  operation: Pick<Operation, 'endpoint' | 'resource' | 'action' | 'noted' | 'answered'>,
  composition: Composition,
): Response {
  const { endpoint, resource, action } = operation;
  if (action !== null) return { status: 200, meaning: say(composition, 'status200', { resource }) };
  if (endpoint.method === 'POST')
    return { status: 201, meaning: say(composition, 'status201', { resource }) };
  if (endpoint.method === 'DELETE')
    return { status: 204, meaning: say(composition, 'status204', { resource }) };
  return isCollection(endpoint) && answerShapeOf(operation) !== 'one'
    ? { status: 200, meaning: say(composition, 'status200List', { resource }) }
    : { status: 200, meaning: say(composition, 'status200', { resource }) };
}

/** Whether the input says who may do this: then others are refused it. */
function isPermitted(
  { endpoint, resource, statements, tellers }: Operation,
  { understanding }: Composition,
): boolean {
  const resources = [...new Set(understanding.endpoints.map(resourceOf))];
  return (
    statements.some(({ text }) => permits(text)) ||
    understanding.statements.some(
      (one) =>
        one.kind !== 'question' &&
        !tellers.has(one.index) &&
        permits(one.text) &&
        permissionHolds(one, endpoint, resource, resources),
    )
  );
}

/** Whether the input says that callers identify themselves. */
function isSecured({ understanding }: Composition): boolean {
  return (
    understanding.statements.some((statement) => statement.topics.has('security')) ||
    /api.?key|bearer|oauth|(?<!\p{L})(?:jwt|mtls)(?!\p{L})|token(?!id)|session cookie/iu.test(
      understanding.source.text,
    )
  );
}

/** A conflict that the input gives its own words is answered where it says, not everywhere. */
function saysConflict({ understanding }: Composition): boolean {
  return /(?<![\d.,])409(?![\d%])/u.test(understanding.source.text);
}

function mentionsConflict({ understanding }: Composition): boolean {
  return /conflict|konflikt|conflit|conflicto|at the same time|gleichzeitig|overbook|double[- ]?book/iu.test(
    understanding.source.text,
  );
}
