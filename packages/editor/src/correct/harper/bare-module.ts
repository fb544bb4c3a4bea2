/** Sections of a module of WebAssembly. Source: the specification of WebAssembly, "Modules" in "Binary Format". */
const CUSTOM = 0;
const IMPORTS = 2;
const EXPORTS = 7;
const CODE = 10;
const DATA = 11;
const DATA_COUNT = 12;

/** What wasm-bindgen calls when the module is there, and what that has to do in any case: JavaScript makes a table of values. */
const START = '__wbindgen_start';
const MAKES_TABLE = '__wbindgen_init_externref_table';

const END = 0x0b;
const CALL = 0x10;
const NO_LOCALS = 0x00;

/** Magic number and version. */
const PREAMBLE = 8;

/**
 * A module of Rust's wasm-bindgen without what its memory holds at the beginning, for one that is given all of its memory as it was left
 * by another: the runtime keeps the bytes of a module for as long as it is there. Nothing may be called before it has that memory.
 *
 * @returns null where the module is made in another way
 */
export function bareModule(binary: Uint8Array): Uint8Array | null {
  const sections = sectionsOf(binary);
  const found = (id: number) => sections.find((section) => section.id === id)?.content;
  const [imports, exports, code] = [found(IMPORTS), found(EXPORTS), found(CODE)];
  if (imports === undefined || exports === undefined || code === undefined) return null;
  const { functions, makesTable } = importedFunctions(imports);
  const start = exportedFunction(exports, START);
  if (makesTable === null || start === null || start < functions) return null;
  const body = Uint8Array.of(NO_LOCALS, CALL, ...unsigned(makesTable), END);
  const kept = sections.filter(({ id }) => id !== DATA && id !== DATA_COUNT && id !== CUSTOM);
  return joined([
    binary.subarray(0, PREAMBLE),
    ...kept.map(({ id, content }) =>
      section(id, id === CODE ? withBody(code, start - functions, body) : content),
    ),
  ]);
}

interface Section {
  readonly id: number;
  readonly content: Uint8Array;
}

function sectionsOf(binary: Uint8Array): Section[] {
  const sections: Section[] = [];
  const reader = new Reader(binary, PREAMBLE);
  while (!reader.isDone) sections.push({ id: reader.byte(), content: reader.bytes(reader.unsigned()) });
  return sections;
}

/** How many functions come from outside, which are counted first, and which of them makes the table. */
function importedFunctions(imports: Uint8Array): { functions: number; makesTable: number | null } {
  const reader = new Reader(imports);
  let functions = 0;
  let makesTable: number | null = null;
  for (let left = reader.unsigned(); left > 0; left -= 1) {
    reader.name();
    const name = reader.name();
    // others than functions come last, if at all
    if (reader.byte() !== 0) break;
    reader.unsigned();
    if (name === MAKES_TABLE) makesTable = functions;
    functions += 1;
  }
  return { functions, makesTable };
}

function exportedFunction(exports: Uint8Array, wanted: string): number | null {
  const reader = new Reader(exports);
  for (let left = reader.unsigned(); left > 0; left -= 1) {
    const name = reader.name();
    const kind = reader.byte();
    const index = reader.unsigned();
    if (name === wanted) return kind === 0 ? index : null;
  }
  return null;
}

/** The code section with another body for one function. */
function withBody(code: Uint8Array, replaced: number, body: Uint8Array): Uint8Array {
  const reader = new Reader(code);
  const count = reader.unsigned();
  let from = reader.at;
  for (let at = 0; at < replaced; at += 1) reader.bytes(reader.unsigned());
  const before = code.subarray(from, reader.at);
  reader.bytes(reader.unsigned());
  from = reader.at;
  return joined([unsigned(count), before, unsigned(body.length), body, code.subarray(from)]);
}

function section(id: number, content: Uint8Array): Uint8Array {
  return joined([Uint8Array.of(id), unsigned(content.length), content]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** LEB128. */
function unsigned(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest > 0 ? low | 0x80 : low);
  } while (rest > 0);
  return Uint8Array.from(bytes);
}

class Reader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.at = at;
  }

  get isDone(): boolean {
    return this.at >= this.#bytes.length;
  }

  byte(): number {
    const value = this.#bytes[this.at] ?? 0;
    this.at += 1;
    return value;
  }

  /** LEB128. */
  unsigned(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  bytes(length: number): Uint8Array {
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  name(): string {
    return Buffer.from(this.bytes(this.unsigned())).toString();
  }
}
