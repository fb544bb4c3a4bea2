import { type Api, apiOf, disagreements } from '../../reading/api.ts';
import type { Unit } from '../../reading/units.ts';
import type { Revision } from '../../revision.ts';

/** Both versions of an API. */
export function apisOf({ before, after }: Revision): { readonly before: Api; readonly after: Api } {
  return { before: apiOf(before), after: apiOf(after) };
}

/** What is wrong with an API whatever was asked: its places differ now, or an endpoint that was not meant has other parts. */
export function apiFaults(revision: Revision, meant: readonly string[]): string[] {
  const { before, after } = apisOf(revision);
  const former = new Set(disagreements(before));
  const partsOf = ({ details, fragment }: Api, name: string) =>
    JSON.stringify([
      details.get(name)?.parameters,
      [...(details.get(name)?.responses ?? [])],
      fragment.get(name),
    ]);
  return [
    ...disagreements(after).filter((fault) => !former.has(fault)),
    ...before.rows
      .filter((name) => !meant.includes(name) && partsOf(before, name) !== partsOf(after, name))
      .map((name) => `${name} has other parts`),
  ];
}

/** Whether a unit stands in the details of an endpoint, or in the fragment, which `apiFaults` looks at. */
export function inDetails(endpoint: string): (unit: Unit) => boolean {
  return ({ heading, section }) => heading === `\`${endpoint}\`` || section === 'OpenAPI fragment';
}
