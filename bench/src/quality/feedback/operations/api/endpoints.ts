import { strays } from '../../judging/strays.ts';
import { naming, namingGone } from '../../judging/touched.ts';
import type { Operation } from '../../operation.ts';
import { apiOf } from '../../reading/api.ts';
import { says } from '../../reading/words.ts';
import { slot } from '../../slots.ts';
import { apiFaults, apisOf, inDetails } from './unchanged.ts';

/** A further call, in every place that shows calls. */
export const addEndpoint: Operation = {
  name: 'add-endpoint',
  fillings: ({ annotations }) =>
    (annotations.endpoints ?? []).map(([endpoint, purpose]) => ({ slots: { endpoint, purpose } })),
  faults: (revision) => {
    const endpoint = slot(revision.slots, 'endpoint');
    const { before, after } = apisOf(revision);
    const details = after.details.get(endpoint);
    const statuses = [...(details?.responses.keys() ?? [])];
    const names = naming(revision.aligned.added);
    const inPlace = inDetails(endpoint);
    return [
      ...(after.rows.join() === [...before.rows, endpoint].join() || after.rows.includes(endpoint)
        ? []
        : ['not in the table of endpoints']),
      ...(details && says(details.text, slot(revision.slots, 'purpose'), 0.6)
        ? []
        : ['no word on what it does']),
      ...(statuses.some((status) => status.startsWith('2')) &&
      statuses.some((status) => status.startsWith('4'))
        ? []
        : [`statuses: ${statuses.join()}`]),
      ...apiFaults(revision, []),
      ...strays(
        revision,
        (unit) =>
          inPlace(unit) ||
          names(unit) ||
          unit.text.includes(endpoint) ||
          unit.section === 'Resources' ||
          isRow(unit.text, endpoint),
      ),
    ];
  },
};

/** A call that shall go from every place. */
export const removeEndpoint: Operation = {
  name: 'remove-endpoint',
  excused: ['C3', 'C4', 'C13'],
  fillings: ({ text }) => apiOf(text).rows.map((endpoint) => ({ slots: { endpoint } })),
  faults: (revision) => {
    const endpoint = slot(revision.slots, 'endpoint');
    const { before, after } = apisOf(revision);
    const inPlace = inDetails(endpoint);
    return [
      ...(after.rows.join() === before.rows.filter((name) => name !== endpoint).join()
        ? []
        : [`endpoints: ${after.rows.join()}`]),
      ...(revision.after.includes(`\`${endpoint}\``) ? [`${endpoint} is still named`] : []),
      ...apiFaults(revision, [endpoint]),
      ...strays(
        revision,
        (unit) =>
          inPlace(unit) ||
          namingGone(unit) ||
          unit.text.includes(`\`${endpoint}\``) ||
          unit.section === 'Resources' ||
          isRow(unit.text, endpoint),
      ),
    ];
  },
};

/** Another path; paths below it may follow or stay. */
export const renamePath: Operation = {
  name: 'rename-path',
  excused: ['C3', 'C4', 'C13'],
  fillings: ({ annotations }) =>
    (annotations.paths ?? []).map(([path, other]) => ({ slots: { path, new: other } })),
  faults: (revision) => {
    const [path, other] = [slot(revision.slots, 'path'), slot(revision.slots, 'new')];
    const { before, after } = apisOf(revision);
    const alone = before.rows.map((name) => (name.endsWith(` ${path}`) ? name.replace(path, other) : name));
    const below = before.rows.map((name) => name.replace(new RegExp(` ${path}(?=/|$)`, 'u'), ` ${other}`));
    const renamed = new RegExp(`${path}(?![\\w-])|${other}(?![\\w-])`, 'u');
    return [
      ...([alone.join(), below.join()].includes(after.rows.join())
        ? []
        : [`endpoints: ${after.rows.join()}`]),
      ...(new RegExp(`[ "\`]${path}["\`]`, 'u').test(revision.after) ? [`still named: ${path}`] : []),
      ...apiFaults(
        revision,
        before.rows.filter((name) => name.includes(` ${path}`)),
      ),
      ...strays(revision, (unit) => renamed.test(unit.text) || unit.section === 'OpenAPI fragment'),
    ];
  },
};

function isRow(text: string, endpoint: string): boolean {
  const [method, path] = endpoint.split(' ');
  return text.startsWith(`| ${method} | \`${path}\` |`);
}
