import { expect, test } from 'vitest';
import { importersOf } from './importers.ts';

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
    importersOf([
      { path: 'src/invoices/open.x', content: '' },
      { path, content },
    ]),
  ).toEqual([1, 0]);
});

test('a piece counts once however often it imports, and never for its own file', () => {
  const chunks = [
    { path: 'open/index.ts', content: "import { a } from './open'" },
    { path: 'b.ts', content: "import { a } from './open';\nexport { c } from './open';" },
    { path: 'c.ts', content: '// open for everybody' },
  ];
  expect(importersOf(chunks)).toEqual([1, 0, 0]);
});
