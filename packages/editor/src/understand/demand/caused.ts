import { withCapital } from '../../first-letter.ts';
import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import type { Parts } from './parts.ts';

const causes = /^(?:have|make) (?=\p{L})/iu;
/** "Get the importer to skip it". */
const gets = /^get ((?:(?:the|an?|every|each|all|our) )?(?:\p{L}[\p{L}-]+ ){1,3}?)to (\p{Ll}{2,} .+)$/su;
/** What nobody has do anything: "have it", "make sure". */
const noDoer = /^(?:it|them|sure|this|that|these|those|there|no|up|do|more|less|to|at|in|on)$/iu;

/**
 * What somebody or something is had to do, said of them: "have the job email the owner" → "the job … email the owner". Anything else stays
 * as it is. English.
 */
export function caused<Made extends Parts>(made: Made): Made {
  if (made.isNegative) return made;
  const ofSubject = `${made.subject} ${made.action}`;
  if (/^have \p{Ll}/iu.test(made.subject) && doerBehind(ofSubject) === made.subject.slice(5))
    return { ...made, subject: withCapital(made.subject.slice(5)) };
  if (!/^the system$/iu.test(made.subject)) return made;
  const [, whom = '', deed = ''] = gets.exec(made.action) ?? [];
  const doer = whom === '' ? doerBehind(made.action) : whom.trim();
  if (doer === null || doer === '' || noDoer.test(doer)) return made;
  const action =
    deed === '' ? made.action.slice(causes.exec(made.action)?.[0].length).slice(doer.length + 1) : deed;
  return { ...made, subject: withCapital(doer), action };
}

/** Who is had to do something, as the words between "have" and the verb of that name them; null where no verb follows. */
function doerBehind(text: string): string | null {
  const start = causes.exec(text)?.[0].length;
  if (start === undefined) return null;
  const tree = parse(text);
  const first = tree?.words.findIndex((word) => word.start === start) ?? -1;
  if (!tree || first < 0) return null;
  const verb = tree.words.findIndex((_, at) => at > first && isVerbAt(tree, at));
  const between = tree.words.slice(first, verb);
  const isName = verb > 0 && between.every(({ tag }) => /^(?:DT|JJ|NNP?S?|CD|PRP\$|VBN)$/u.test(tag));
  return isName ? tree.textOf({ first, last: verb - 1 }) : null;
}

/** A verb in its base form with something that it does something to: no noun has one of these right behind it. */
function isVerbAt(tree: Tree, at: number): boolean {
  const [word, next] = [tree.word(at), tree.word(at + 1)];
  if (word === undefined || next === undefined || !isBaseVerb(word.text)) return false;
  return /^(?:DT|PRP\$?|CD)$/u.test(next.tag) || /^\uE010/u.test(next.text) || /^VBP?$/u.test(word.tag);
}
