import { parseAst } from 'rolldown/parseAst';

/**
 * Every object of the syntax tree of a module, those of its patterns and templates among them.
 *
 * @throws {SyntaxError} where the code is no module
 */
export function syntaxNodes(code: string): object[] {
  const found: object[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    found.push(node);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseAst(code));
  return found;
}
