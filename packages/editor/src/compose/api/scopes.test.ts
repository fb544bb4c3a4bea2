import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

it('demands the scopes of the input from the calls they are for', () => {
  const design = compose(
    read(
      'GET /crates lists crates. POST /crates creates a crate with label and weight. GET /racks lists racks. Auth is OAuth2 client credentials with the scopes crates:read and crates:write.',
    ),
    { format: 'API Design', audience: 'Senior Dev', context: 'Backend', tone: 50 },
  );
  const openapi = JSON.parse(
    design
      .split('```json\n')
      .find((one) => one.startsWith('{\n  "openapi"'))
      ?.split('```')[0] ?? '',
  );
  expect(openapi.paths['/crates'].get.security).toEqual([{ bearerAuth: ['crates:read'] }]);
  expect(openapi.paths['/crates'].post.security).toEqual([{ bearerAuth: ['crates:write'] }]);
  expect(openapi.paths['/racks'].get.security).toBeUndefined();
});
