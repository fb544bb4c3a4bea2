import type { JsonObject } from '../../document/json-object.ts';
import { type Draft, draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { operationsIn } from '../endpoints/operations.ts';
import { changedBodies } from './bodies.ts';
import { resourcesIn, withChangedMembers } from './resource-record.ts';

/** The text with another name for a field in what operations take and give back: samples, schemas, and the fields of resources. */
export function withRenamedBodyField(draft: Draft, name: string, fresh: string): string {
  const renamed = (members: JsonObject) =>
    Object.fromEntries(Object.entries(members).map(([key, value]) => [key === name ? fresh : key, value]));
  const change = {
    sample: renamed,
    properties: renamed,
    required: (names: readonly string[]) => names.map((one) => (one === name ? fresh : one)),
  };
  const operations = new Set(operationsIn(draft).map(({ endpoint }) => endpoint.key));
  let now = draft;
  for (const resource of resourcesIn(draft)) {
    const bodies = splice(now.text, changedBodies(now, resource.name, operations, change));
    now = draftOf(bodies, draft.request);
    const fieldsOf = (own: readonly string[]) => own.map((one) => (one === name ? fresh : one));
    now = draftOf(withChangedMembers(now, resource.name, fieldsOf, change), draft.request);
  }
  return now.text;
}

/** Whether an operation of the draft takes or gives back a field of a name. */
export function isBodyField(draft: Draft, name: string): boolean {
  return operationsIn(draft).some(({ section }) =>
    draft.text.slice(section.start, section.bodyEnd).includes(`"${name}":`),
  );
}
