import { createRequire } from 'node:module';
import { Language as Grammar, Parser, Query } from 'web-tree-sitter';
import { LANGUAGES, type Language } from './languages.ts';

/** A name that a file defines. */
export interface Definition {
  readonly name: string;
  /** Line it stands in, from 0. */
  readonly line: number;
}

/** Finds what files define. */
export interface SymbolFinder {
  /** In the order of the file; empty where its language is not known. Broken code gives what can be made out. */
  definitionsOf(path: string, text: string): Promise<readonly Definition[]>;
}

const { resolve } = createRequire(import.meta.url);

/** Longer texts are data more often than code, and parsing takes its time. */
const LONGEST_TEXT = 1_000_000;

/** Loads tree-sitter; each grammar is loaded when a file first needs it. */
export async function createSymbolFinder(): Promise<SymbolFinder> {
  await Parser.init();
  const parser = new Parser();
  const loaded = new Map<string, Promise<{ grammar: Grammar; query: Query }>>();
  const load = async ({ grammar: name, query }: Language) => {
    const grammar = await Grammar.load(resolve(`@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`));
    return { grammar, query: new Query(grammar, query) };
  };
  return {
    definitionsOf: async (path, text) => {
      const language = LANGUAGES.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
      if (language === undefined || text.length > LONGEST_TEXT) return [];
      const loading = loaded.get(language.grammar) ?? load(language);
      loaded.set(language.grammar, loading);
      const { grammar, query } = await loading;
      parser.setLanguage(grammar);
      const tree = parser.parse(text);
      if (tree === null) return [];
      try {
        return query
          .captures(tree.rootNode)
          .map(({ node }) => ({ name: node.text.trim(), line: node.startPosition.row }))
          .filter(({ name }) => name !== '');
      } finally {
        tree.delete();
      }
    },
  };
}
