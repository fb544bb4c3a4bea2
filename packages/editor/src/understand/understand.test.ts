import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

test.each(['', ' '.repeat(20), '\n\n\n', '!!!!!!!!!!!!', '---\n\n***\n', '#\n\n##\n'])(
  'a source without a word, such as %j, has a title',
  (text) => {
    expect(understand(read(text)).title).toBe('…');
  },
);
