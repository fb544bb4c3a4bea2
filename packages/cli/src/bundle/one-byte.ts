import { syntaxNodes } from './syntax-nodes.ts';

const WIDE = /[\u0100-\uffff]/;

/** With the backslash before it: what stands behind one belongs to it. */
const ESCAPED_OR_WIDE = /\\[\s\S]|[\u0100-\uffff]/g;

/** What is written between the expressions of a template that a function reads, from one offset of the code to another. */
interface Quasi {
  readonly start: number;
  readonly end: number;
  /** Of `String.raw`. */
  readonly isRaw: boolean;
}

/**
 * The same code with escapes for the characters beyond Latin-1. The runtime keeps the text of all code it has loaded: with two bytes for each
 * character, where one of them does not fit into one. Templates that other functions than `String.raw` read stay as they are.
 *
 * @param code a module that has such characters in literals, names and comments
 * @throws {SyntaxError} where it is none
 */
export function inOneByte(code: string): string {
  if (!WIDE.test(code)) return code;
  let written = '';
  let at = 0;
  for (const { start, end, isRaw } of quasisOfFunctions(code)) {
    const read = code.slice(start, end);
    written += code.slice(at, start).replace(ESCAPED_OR_WIDE, escapedInLiteral);
    written += isRaw ? read.replace(ESCAPED_OR_WIDE, escapedInRaw) : read;
    at = end;
  }
  return written + code.slice(at).replace(ESCAPED_OR_WIDE, escapedInLiteral);
}

/** `’` and `\’` are the same in a literal. */
function escapedInLiteral(written: string): string {
  const unit = written.at(-1) ?? '';
  return WIDE.test(unit) ? escapeOf(unit) : written;
}

/** Escapes mean nothing to `String.raw`, but what stands in an expression is what it says. */
function escapedInRaw(written: string): string {
  if (!WIDE.test(written)) return written;
  const units = written.startsWith('\\') ? `\\\\${escapeOf(written.slice(1))}` : escapeOf(written);
  return `\${'${units}'}`;
}

function escapeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** In the order of the code. */
function quasisOfFunctions(code: string): Quasi[] {
  return syntaxNodes(code)
    .filter(isTagged)
    .flatMap(({ tag, quasi }) => {
      const isRaw = tag.object?.name === 'String' && tag.property?.name === 'raw';
      return quasi.quasis.map(({ start, end }) => ({ start, end, isRaw }));
    })
    .sort((one, other) => one.start - other.start);
}

/** What is read here of the syntax tree of a template that a function reads. */
interface Tagged {
  readonly tag: {
    readonly object?: { readonly name?: string };
    readonly property?: { readonly name?: string };
  };
  readonly quasi: { readonly quasis: readonly { readonly start: number; readonly end: number }[] };
}

function isTagged(node: object): node is Tagged {
  return 'type' in node && node.type === 'TaggedTemplateExpression';
}
