import type { Body } from './operations.ts';

/** A body that must be refused, and with which status. */
export interface BadBody {
  readonly what: string;
  readonly bytes: string | Buffer;
  readonly status: 400 | 415;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes that a lax decoder would read as U+FFFD. */
const NO_UTF8: Readonly<Record<string, readonly number[]>> = {
  'a letter of Latin-1': [0xfc],
  'a cut letter': [0xe2, 0x82],
  'a surrogate in UTF-8': [0xed, 0xa0, 0x80],
  'an overlong letter': [0xc1, 0x81],
};

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
    ...Object.entries(NO_UTF8).map(([what, bytes]) => ({
      what,
      bytes: Buffer.concat([
        Buffer.from('{"x":"'),
        Buffer.from(bytes),
        Buffer.from(`"${inner && ','}${inner}}`),
      ]),
      status: 400 as const,
    })),
    {
      what: 'a form',
      bytes: 'a=1&b=2',
      status: 415,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { what: 'plain text', bytes: valid, status: 415, headers: { 'content-type': 'text/plain' } },
    { what: 'XML', bytes: '<a/>', status: 415, headers: { 'content-type': 'application/xml' } },
    {
      what: 'another encoding',
      bytes: valid,
      status: 415,
      headers: { 'content-type': 'application/json; charset="ISO-8859-1"' },
    },
    { what: 'a compressed body', bytes: valid, status: 415, headers: { 'content-encoding': 'gzip' } },
  ];
}
