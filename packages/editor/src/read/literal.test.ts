import fc from 'fast-check';
import { expect, test } from 'vitest';
import { literal } from './literal.ts';

test('any text is found letter by letter, hyphens and brackets among it', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('e-mail', 'C++', '[a-z]{2}', '.NET', 'a/b', '\\d')),
      (text) => {
        expect(`<${text}>`.match(new RegExp(`(?<=<)${literal(text)}(?=>)`, 'u'))?.[0]).toBe(text);
      },
    ),
  );
});
