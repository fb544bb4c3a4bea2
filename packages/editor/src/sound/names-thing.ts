import { parse } from '../syntax/parse.ts';

/** "A mail to the team and the option to run it again": by its tree a thing with what is said of it, however like verbs its words look. */
export function namesThing(prose: string): boolean {
  const tree = parse(prose);
  const word = tree?.word(tree.root);
  if (!tree || !word || !/^NN/u.test(word.tag)) return false;
  return (
    tree.childrenOf(tree.root, 'nsubj', 'nsubj:pass', 'cop', 'aux', 'aux:pass', 'parataxis').length === 0
  );
}
