import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLogger('info', destination));
  return text;
}

test('writes one JSON object a line, with the level by name and the time in ISO 8601', () => {
  const line = JSON.parse(logged((logger) => logger.info({ status: 200 }, 'answered')));
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    status: 200,
    msg: 'answered',
  });
});

test('masks keys and tokens in the messages of errors', () => {
  const text = logged((logger) =>
    logger.error(
      { err: new TypeError('no fc_live_abcDEF123 and Bearer eyJhbGciOi.J9-x here') },
      'request failed',
    ),
  );
  expect(text).toContain('no fc_live_… and Bearer … here');
  expect(text).not.toMatch(/abcDEF123|eyJhbGciOi/);
});

test('keeps where an error came from, but not what a long message quotes', () => {
  const { err } = JSON.parse(
    logged((logger) => logger.error({ err: new RangeError('x'.repeat(5_000)) }, 'failed')),
  );
  expect(err.message).toHaveLength(300);
  expect(err.stack).toMatch(/^ {4}at /);
  expect(err.stack).not.toContain('xxx');
});

test('removes what must not be logged even when somebody logs it', () => {
  const text = logged((logger) =>
    logger.info({ headers: { 'x-api-key': 'secret-1' }, body: 'secret-2', token: 'secret-3' }),
  );
  expect(text).not.toContain('secret');
});

test('withholds a message that may quote a text, and shows one that names a condition', () => {
  const text = logged((logger) => {
    logger.error({ err: new SyntaxError('Unexpected token in "my private text"') }, 'failed');
    logger.error({ err: Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }) }, 'failed');
  });
  expect(text).not.toContain('private');
  expect(text).toContain('database is locked');
});
