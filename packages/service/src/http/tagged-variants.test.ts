import { NotePatchRequest } from '@faircopy/contract';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { ofMeantVariants } from './tagged-variants.ts';

function faults(schema: object, value: unknown): string[] {
  const validate = new Ajv({ allErrors: true, strict: false, verbose: true }).compile(schema);
  validate(value);
  return ofMeantVariants(validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    `${instancePath} ${keyword} ${params['missingProperty'] ?? params['allowedValues'] ?? ''}`.trim(),
  );
}
const ofEdit = (edit: unknown) => faults(NotePatchRequest, { edits: [edit] });

test('only the faults of the variant that is meant are told', () => {
  expect(ofEdit({ op: 'append' })).toEqual(['/edits/0 required text']);
  expect(ofEdit({ op: 'delete', find: 'x', occurrence: 0 })).toEqual(['/edits/0/occurrence minimum']);
  expect(ofEdit({ op: 'replace', find: 'x' })).toEqual(['/edits/0 required text']);
  expect(ofEdit({ op: 'insertAfter' })).toEqual(['/edits/0 required find', '/edits/0 required text']);
});

test('a tag that names no variant is what is wrong, and the one fault', () => {
  expect(ofEdit({ op: 'zap' })).toEqual([
    '/edits/0/op enum replace,insertBefore,insertAfter,delete,append,prepend',
  ]);
  expect(ofEdit({ text: 'x' })).toEqual(['/edits/0 required op']);
  expect(ofEdit(1)).toEqual(['/edits/0 type']);
});

test('faults beside the union stay, and those of every value of several', () => {
  expect(faults(NotePatchRequest, { baseVersion: 'x', edits: [{ op: 'append' }, { op: 'zap' }] })).toEqual([
    '/baseVersion type',
    '/edits/0 required text',
    '/edits/1/op enum replace,insertBefore,insertAfter,delete,append,prepend',
  ]);
});

test('a union without such a property is told as ajv has it', () => {
  expect(faults({ anyOf: [{ type: 'string' }, { type: 'integer' }] }, null)).toEqual([
    'type',
    'type',
    'anyOf',
  ]);
});
