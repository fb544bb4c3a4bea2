import { expect, test } from 'vitest';
import { importsAmong } from './imports.ts';

test.each([
  ['a.ts', "import { list } from '../invoices/open.ts';"],
  ['a.js', "const open = require('./open')"],
  ['a.py', 'from .open import list_open'],
  ['a.rs', 'use crate::invoices::open::{list};'],
  ['a.rs', 'mod open;'],
  ['A.java', 'import com.example.invoices.Open;'],
  ['a.c', '#include "open.h"'],
  ['a.ts', 'export * from "./open"'],
])('%s imports by %j', (path, content) => {
  expect(
    importsAmong([
      { path: 'src/invoices/open.x', content: '' },
      { path, content },
    ]),
  ).toEqual([[], [0]]);
});

test('a piece is imported once however often it is named, and never by its own file', () => {
  const chunks = [
    { path: 'open/index.ts', content: "import { a } from './open'" },
    { path: 'b.ts', content: "import { a } from './open';\nexport { c } from './open';" },
    { path: 'c.ts', content: '// open for everybody' },
  ];
  expect(importsAmong(chunks)).toEqual([[], [0], []]);
});
