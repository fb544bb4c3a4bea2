import { expect, test } from 'vitest';
import { honoured } from './honoured.ts';
import { wishesIn } from './wishes.ts';

test.each([
  ['Say "message" instead of "e-mail".', 'Two e-mails and an e-mail', 'Two messages and an message'],
  ['Say "Cpp" instead of "C++".', 'Written in C++', 'Written in Cpp'],
])('%s is done, whatever signs the term has', (instructions, title, wanted) => {
  expect(honoured({ title, sections: [] }, wishesIn(instructions)).title).toBe(wanted);
});
