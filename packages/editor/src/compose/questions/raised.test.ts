import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const specOf = (text: string) =>
  compose(read(text), { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 });

it('asks what happens without a dependency that the text leans on', () => {
  const spec = specOf('Sessions must move to Redis. Sessions expire after 12 h.');
  expect(spec).toContain('What has to happen when Redis is unreachable or slow?');
  expect(spec).toContain('- Redis is unreachable or slow: open, see Q-');
});

it.each([
  'Sessions must move to Redis. If Redis is down the old sessions are used.',
  'The session store must be fast. We must not use Redis.',
])('asks nothing of one that is ruled out, or whose failure is described: %s', (text) => {
  expect(specOf(text)).not.toContain('unreachable');
});
