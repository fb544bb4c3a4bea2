import { beforeAll, expect, test } from 'vitest';
import { createSymbolFinder, type SymbolFinder } from './symbols.ts';

let finder: SymbolFinder;
beforeAll(async () => {
  finder = await createSymbolFinder();
});

const TYPESCRIPT = `
import { x } from './x.ts';
export interface Invoice { total: number; pay(): void }
type Id = string;
export enum Kind { A }
export const LIMIT = 5, OTHER = 6;
export default class Store<T> {
  #secret = 1;
  public items: T[] = [];
  async find(id: Id) { const local = id; return local; }
}
export function listOpen(customer: Id) { const inner = () => 1; return inner; }
export const arrow = async () => { let hidden; };
abstract class Base { abstract run(): void }
namespace Space { }
`;
const NAMES: [file: string, text: string, names: string[]][] = [
  [
    'a.ts',
    TYPESCRIPT,
    'Invoice total pay Id Kind LIMIT OTHER Store #secret items find listOpen arrow Base run Space'.split(' '),
  ],
  ['a.tsx', 'export function Page() { return <p>hi</p>; }\nconst Side = () => <b/>;', ['Page', 'Side']],
  [
    'a.mjs',
    'class A { go() {} }\nfunction* gen() {}\nvar v = 1;\nexport const w = 2;',
    ['A', 'go', 'gen', 'v', 'w'],
  ],
  [
    'a.py',
    'LIMIT = 1\nclass Store(Base):\n    size = 3\n    async def find(self):\n        local = 1\n        return local\n@wraps\ndef top(): pass\n',
    ['LIMIT', 'Store', 'size', 'find', 'top'],
  ],
  [
    'a.go',
    'package a\nconst Max = 1\nvar pool int\ntype Store struct { items []string }\ntype Finder interface { Find(id string) error }\nfunc (s *Store) Find(id string) error { local := 1; return nil }\nfunc New() *Store { return nil }\n',
    ['Max', 'pool', 'Store', 'items', 'Finder', 'Find', 'Find', 'New'],
  ],
  [
    'a.rs',
    'const MAX: u8 = 1;\npub struct Store { items: Vec<u8> }\nenum Kind { Good }\ntrait Find { fn find(&self); }\nimpl Find for Store { fn find(&self) { let local = 1; } }\nmod deep { pub fn inner() {} }\nmacro_rules! say { () => {} }\n',
    ['MAX', 'Store', 'items', 'Kind', 'Good', 'Find', 'find', 'find', 'deep', 'inner', 'say'],
  ],
  [
    'A.java',
    'package a;\npublic class Store { private int size; Store() {} public void find(String id) { int local = 1; } enum Kind { GOOD } interface Finder {} record Point(int x) {} }',
    ['Store', 'size', 'Store', 'find', 'Kind', 'GOOD', 'Finder', 'Point'],
  ],
  [
    'a.cpp',
    '#define MAX 1\nnamespace n { class Store { int size; void find(); }; }\nvoid n::Store::find() { int local; }\nstruct P { int x; };\nenum Kind { GOOD };\nint main() {}\n',
    ['MAX', 'n', 'Store', 'size', 'find', 'find', 'P', 'x', 'Kind', 'GOOD', 'main'],
  ],
  [
    'a.cs',
    'class Store { int size; public int Count { get; } void Find() {} enum K { A } }',
    ['Store', 'size', 'Count', 'Find', 'K', 'A'],
  ],
  [
    'a.rb',
    'module M\n  MAX = 1\n  class Store\n    def find; end\n    def self.make; end\n  end\nend\n',
    ['M', 'MAX', 'Store', 'find', 'make'],
  ],
  [
    'a.php',
    '<?php class Store { const MAX = 1; function find() {} } function top() {} interface F {}',
    ['Store', 'MAX', 'find', 'top', 'F'],
  ],
  ['a.sh', 'greet() { echo hi; }\nfunction other { :; }\n', ['greet', 'other']],
];

test.each(NAMES)('finds what %s defines, in order', async (file, text, names) => {
  const found = await finder.definitionsOf(file, text);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test('lines are those of the names', async () => {
  const found = await finder.definitionsOf('a.py', '\n\nclass A:\n  def b(self): pass\n');
  expect(found).toEqual([
    { name: 'A', line: 2 },
    { name: 'b', line: 3 },
  ]);
});

test('broken code gives what can be made out, an unknown language nothing', async () => {
  const found = await finder.definitionsOf('a.ts', 'function good() {}\nfunction ( {{{\nclass Also {}\n');
  expect(found.map(({ name }) => name)).toContain('good');
  expect(await finder.definitionsOf('a.xyz', 'function good() {}')).toEqual([]);
});
