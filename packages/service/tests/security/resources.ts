import { createKey } from '../../src/access/keys.ts';
import { createNotes } from '../../src/notes/notes.ts';
import type { SignedInService } from '../harness/signed-in.ts';
import type { Operation } from './operations.ts';
import type { Person } from './people.ts';

/** For each path parameter of the interface: how somebody comes to own what it names. */
const MAKERS: Readonly<Record<string, (service: SignedInService, owner: Person) => Promise<string>>> = {
  keyId: async ({ storage, settings }, { userId }) => {
    const request = { userId, mode: 'live', scopes: settings.revision.scopes.api } as const;
    return (await createKey(storage.db, settings.plans, request)).record.id;
  },
  version: async () => '2.4.0',
  file: async () => 'Faircopy-2.4.0.dmg',
  // The text that the published example of a patch looks for.
  noteId: async ({ storage }, { userId }) => {
    const note = { title: 'Invoices', body: 'Ask finance about paging.' };
    return (await createNotes(storage.db).create({ userId }, note)).noteId;
  },
};

/** What a signed address carries comes from the service, which signs it. */
async function signedQuery(service: SignedInService): Promise<URLSearchParams> {
  const { body } = await service.call('/api/v1/desktop/download', { key: null });
  return new URL(String(body.data['url'])).searchParams;
}

/**
 * The path of an operation on what its owner really has, made for the purpose, with the query it cannot be without.
 *
 * @throws {Error} for a parameter that nobody taught this file about
 */
export async function pathFor(
  service: SignedInService,
  operation: Operation,
  owner: Person,
): Promise<string> {
  let { path } = operation;
  const query = new URLSearchParams();
  const isSigned = operation.parameters.some(({ name }) => name === 'signature');
  const signed = isSigned ? await signedQuery(service) : query;
  for (const { in: place, name, required, schema } of operation.parameters) {
    if (place === 'query') {
      if (required) query.set(name, signed.get(name) ?? String(schema?.examples?.[0]));
      continue;
    }
    if (place === 'header') continue;
    const make = MAKERS[name];
    if (make === undefined) throw new Error(`${operation.name}: resources.ts cannot make a ${name}`);
    path = path.replace(`{${name}}`, await make(service, owner));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}
