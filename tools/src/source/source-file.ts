import { parseSync, Visitor } from 'oxc-parser';

/** One import, export-from, dynamic import or `import('…')` type of a file. */
export interface Import {
  readonly specifier: string;
  /** 1-based line of the statement. */
  readonly line: number;
  /** True where only types are taken, so that nothing is loaded at run time. */
  readonly typeOnly: boolean;
}

/** A TypeScript file of the repository, parsed once and then looked at by every check. */
export interface SourceFile {
  /** Path from the repository's root, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
  readonly imports: readonly Import[];
  /** 1-based lines that read `process.env`, or take `env` out of `node:process`. */
  readonly environmentReads: readonly number[];
  /** The lines with comments and import statements blanked, white space folded. */
  readonly code: readonly string[];
}

const TEST_PATH = /\.test\.ts$|(?:^|\/)tests\//;

/**
 * Parses one file. The parser reports syntax errors instead of throwing; the type check reports those to the
 * developer, so this only takes what could be read.
 */
export function sourceFile(path: string, text: string): SourceFile {
  const { program, module, comments } = parseSync(path, text);
  const lineAt = lineFinder(text);
  const imports: Import[] = [];
  const environmentReads: number[] = [];
  const blanked: { start: number; end: number }[] = [...comments];

  for (const statement of module.staticImports) {
    // `import './x.ts'` has no entries and is loaded; `import type { X }` has only type entries.
    const typeOnly = statement.entries.length > 0 && statement.entries.every((entry) => entry.isType);
    const line = lineAt(statement.start);
    imports.push({ specifier: statement.moduleRequest.value, line, typeOnly });
    blanked.push(statement);
    if (/^(?:node:)?process$/.test(statement.moduleRequest.value)) {
      const takesEnv = statement.entries.some((entry) => entry.importName.name === 'env');
      if (takesEnv) environmentReads.push(line);
    }
  }
  for (const statement of module.staticExports) {
    for (const entry of statement.entries) {
      if (entry.moduleRequest === null) continue;
      imports.push({
        specifier: entry.moduleRequest.value,
        line: lineAt(statement.start),
        typeOnly: entry.isType,
      });
      blanked.push(statement);
    }
  }
  new Visitor({
    ImportExpression(node) {
      const { source } = node;
      if (source.type === 'Literal' && typeof source.value === 'string') {
        imports.push({ specifier: source.value, line: lineAt(node.start), typeOnly: false });
      }
    },
    TSImportType(node) {
      imports.push({ specifier: node.source.value, line: lineAt(node.start), typeOnly: true });
    },
    MemberExpression(node) {
      const property = node.computed
        ? node.property.type === 'Literal' && node.property.value
        : node.property.type === 'Identifier' && node.property.name;
      if (node.object.type === 'Identifier' && node.object.name === 'process' && property === 'env') {
        environmentReads.push(lineAt(node.start));
      }
    },
  }).visit(program);

  return {
    path,
    text,
    isTest: TEST_PATH.test(path),
    imports,
    environmentReads,
    code: blank(text, blanked)
      .split('\n')
      .map((line) => line.trim().replace(/\s+/g, ' ')),
  };
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}

/** Replaces the ranges by spaces, newlines kept, so that line numbers stay true. */
function blank(text: string, ranges: readonly { start: number; end: number }[]): string {
  let result = text;
  for (const { start, end } of ranges) {
    const spaces = text.slice(start, end).replace(/[^\n]/g, ' ');
    result = result.slice(0, start) + spaces + result.slice(end);
  }
  return result;
}
