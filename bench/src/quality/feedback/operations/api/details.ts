import { strays } from '../../judging/strays.ts';
import { naming } from '../../judging/touched.ts';
import type { Operation } from '../../operation.ts';
import { apiOf } from '../../reading/api.ts';
import { says } from '../../reading/words.ts';
import { slot } from '../../slots.ts';
import { apiFaults, apisOf, inDetails } from './unchanged.ts';

/** Statuses that could as well be answered in the place of another. */
const OTHER_STATUS: Readonly<Record<string, string>> = { '201': '202', '409': '422', '404': '410' };
const PARAMETERS = ['limit', 'sort', 'created_after'];
const ERRORS: readonly (readonly [status: string, when: string])[] = [
  ['422', 'a field is longer than 200 characters'],
  ['403', 'the account is suspended'],
  ['413', 'the body is larger than 1 MB'],
];
const LIMIT = /\b\d+ requests per minute\b/u;

/** Another status for one answer of one call. */
export const changeStatus: Operation = {
  name: 'change-status',
  excused: ['C4', 'C13'],
  fillings: ({ text }) =>
    [...apiOf(text).details].flatMap(([endpoint, { responses }]) =>
      Object.entries(OTHER_STATUS)
        .filter(([status, other]) => responses.has(status) && !responses.has(other))
        .map(([status, status2]) => ({ slots: { endpoint, status, status2 } })),
    ),
  faults: (revision) => {
    const { slots } = revision;
    const [endpoint, status, other] = [
      slot(slots, 'endpoint'),
      slot(slots, 'status'),
      slot(slots, 'status2'),
    ];
    const { before, after } = apisOf(revision);
    const [from, to] = [before.details.get(endpoint), after.details.get(endpoint)];
    const expected = [...(from?.responses.keys() ?? [])].filter((one) => one !== status);
    return [
      ...([...(to?.responses.keys() ?? [])].sort().join() === [...expected, other].sort().join()
        ? []
        : [`statuses: ${[...(to?.responses.keys() ?? [])].join()}`]),
      ...(to && new RegExp(`\\b${status}\\b`, 'u').test(to.text) ? [`${status} is still told`] : []),
      ...apiFaults(revision, [endpoint]),
      ...strays(revision, inDetails(endpoint)),
    ];
  },
};

/** A query parameter of one call. */
export const addParameter: Operation = {
  name: 'add-parameter',
  fillings: ({ text }) =>
    [...apiOf(text).details.keys()]
      .filter((endpoint) => endpoint.startsWith('GET ') && !endpoint.includes('{'))
      .flatMap((endpoint) => PARAMETERS.map((param) => ({ slots: { endpoint, param } }))),
  faults: (revision) => {
    const [endpoint, param] = [slot(revision.slots, 'endpoint'), slot(revision.slots, 'param')];
    const { before, after } = apisOf(revision);
    const names = (parameters: readonly { name: string; place: string }[] = []) =>
      parameters
        .map(({ name, place }) => `${name} in ${place}`)
        .sort()
        .join();
    const expected = [...(before.details.get(endpoint)?.parameters ?? []), { name: param, place: 'query' }];
    return [
      ...(names(after.details.get(endpoint)?.parameters) === names(expected)
        ? []
        : [`parameters: ${names(after.details.get(endpoint)?.parameters)}`]),
      ...apiFaults(revision, [endpoint]),
      ...strays(revision, inDetails(endpoint)),
    ];
  },
};

/** A further error of one call, with when it is answered. */
export const addError: Operation = {
  name: 'add-error',
  fillings: ({ text }) =>
    [...apiOf(text).details].flatMap(([endpoint, { responses }]) =>
      ERRORS.filter(([status]) => !responses.has(status)).map(([status, when]) => ({
        slots: { endpoint, status, case: when },
      })),
    ),
  faults: (revision) => {
    const [endpoint, status] = [slot(revision.slots, 'endpoint'), slot(revision.slots, 'status')];
    const meaning = apisOf(revision).after.details.get(endpoint)?.responses.get(status);
    const inPlace = inDetails(endpoint);
    const names = naming(revision.aligned.added);
    return [
      ...(meaning !== undefined && says(meaning, slot(revision.slots, 'case'))
        ? []
        : [`${status}: ${meaning}`]),
      ...apiFaults(revision, [endpoint]),
      ...strays(revision, (unit) => inPlace(unit) || names(unit)),
    ];
  },
};

/** How many calls a caller may make. */
export const changeLimit: Operation = {
  name: 'change-limit',
  excused: ['C4', 'C5', 'C13'],
  fillings: ({ format }) =>
    format === 'API Design'
      ? ['200 requests per minute', '90 requests per minute'].map((m) => ({ slots: { m } }))
      : [],
  faults: (revision) => {
    const limit = slot(revision.slots, 'm');
    const old = LIMIT.exec(revision.before)?.[0] ?? '';
    return [
      ...(new RegExp(`\\b${old}\\b`, 'u').test(revision.after) ? [`still ${old}`] : []),
      ...(new RegExp(`\\b${limit}\\b`, 'u').test(revision.after) ? [] : [`no ${limit}`]),
      ...strays(
        revision,
        ({ text, section }) => section === 'Limits' || text.includes(old) || text.includes(limit),
      ),
    ];
  },
};
