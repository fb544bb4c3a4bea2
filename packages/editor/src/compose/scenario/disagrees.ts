import { subjectInTree } from '../../correct/agreement/subject-in-tree.ts';
import { subjectNumber } from '../../correct/agreement/subject-number.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../../understand/clause/verbs.ts';

/** Whether a verb of an English clause has another number than its subject: "the reads hits", "he runs the call and expect 404". Where that is not sure, it has not. */
export function disagrees(clause: string): boolean {
  const tree = parse(clause);
  const main = tree && mainClause(tree);
  const verb = main && tree.word(main.verb);
  if (!tree || !main || !verb || main.mood !== 'told' || !/^VB[ZP]$/u.test(verb.tag)) return false;
  const isThird = /[^s]s$/u.test(verb.text);
  const form = isThird ? 'one' : 'many';
  const before = tree.words.slice(0, main.verb).map(({ text }, at) => (at === 0 ? text.toLowerCase() : text));
  const number = subjectInTree(tree, main.verb);
  if (number !== null && number !== form && number === subjectNumber(before)) return true;
  return main.verb === main.head && hasOther(tree, main.others, form);
}

/** Whether a further verb of the same subject has another form than the first. */
function hasOther(tree: Tree, others: readonly number[], form: 'one' | 'many'): boolean {
  return others.some((at) => {
    const { text = '', tag = '' } = tree.word(at) ?? {};
    if (tree.childrenOf(at, 'nsubj', 'nsubj:pass', 'expl', 'aux', 'aux:pass', 'cop', 'mark').length > 0)
      return false;
    const base = baseOfThirdPerson(text);
    const isVerb = !isNounToo(base ?? text) && (base !== null || isBaseVerb(text));
    return isVerb && /^(?:VBZ|VBP|VB)$/u.test(tag) && (base !== null) !== (form === 'one');
  });
}
