import type { Body } from './operations.ts';

/** A body that must be refused, and with which status. */
export interface BadBody {
  readonly what: string;
  readonly bytes: string | Buffer;
  readonly status: 400 | 415;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bodies that no operation takes, made of one that it does. */
export function badBodies({ example, properties, required }: Body): BadBody[] {
  const valid = JSON.stringify(example);
  const inner = valid.slice(1, -1);
  const withFirst = (member: string) => `{${[member, inner].filter(Boolean).join(',')}}`;
  const texts: Readonly<Record<string, string>> = {
    'no text': '',
    'blank text': '  \n ',
    'a cut object': valid.slice(0, -1) || '{',
    'two objects': `${valid}${valid}`,
    'single quotes': "{'a': 1}",
    null: 'null',
    'a number': '7',
    'a text': '"text"',
    'a list': `[${valid}]`,
    'deep nesting': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    __proto__: withFirst('"__proto__":{"polluted":true}'),
    'a hidden __proto__': withFirst('"\\u005f_proto__":{"polluted":true}'),
    'a nested __proto__': withFirst('"x":{"y":[{"__proto__":{"polluted":true}}]}'),
    'constructor.prototype': withFirst('"constructor":{"prototype":{"polluted":true}}'),
  };
  const wrongTypes = properties.map((name) => {
    const body = JSON.stringify({ ...Object(example), [name]: { $gt: { $ne: null } } });
    return { what: `an object for ${name}`, bytes: body, status: 400 as const };
  });
  const missing = required.map((name) => {
    const body = JSON.stringify({ ...Object(example), [name]: undefined });
    return { what: `no ${name}`, bytes: body, status: 400 as const };
  });
  return [
    ...Object.entries(texts).map(([what, bytes]) => ({ what, bytes, status: 400 as const })),
    ...wrongTypes,
    ...missing,
    {
      what: 'broken UTF-8',
      bytes: Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff, 0xfe])]),
      status: 400,
    },
    {
      what: 'a form',
      bytes: 'a=1&b=2',
      status: 415,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { what: 'plain text', bytes: valid, status: 415, headers: { 'content-type': 'text/plain' } },
    { what: 'XML', bytes: '<a/>', status: 415, headers: { 'content-type': 'application/xml' } },
    { what: 'a compressed body', bytes: valid, status: 415, headers: { 'content-encoding': 'gzip' } },
  ];
}
