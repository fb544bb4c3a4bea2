import { parse } from '../../syntax/parse.ts';
import type { Tree } from '../../syntax/tree.ts';
import { type ChangedLines, exchangesIn } from '../sound/changed-lines.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** Words of the longest thing or name; what is longer is a statement that gave way to another. */
const LONGEST = 5;

/** What is written in the place of a thing or a name is one: no clause, and no order. English. A title that the feedback words may be either. */
export const termsStayTerms: Postcondition = ({ before, changed, clause }) => {
  if (before.language !== 'en') return null;
  const odd = exchangesIn(changed).find(
    ({ old, fresh }) =>
      isTerm(bare(old)) &&
      !goesOn(old, fresh) &&
      isClause(bare(fresh)) &&
      !isTitleSaid(bare(fresh), changed, clause),
  );
  return odd ? `written ${quoted(odd.fresh)} in the place of ${quoted(odd.old)}` : null;
};

/** "The owner after the third retry has failed": a thing that more is told of. */
const goesOn = (old: string, fresh: string) => bare(fresh).startsWith(`${bare(old)} `);

/** "How it works" as the whole of a heading, in the letters of the feedback. */
const isTitleSaid = (words: string, { fresh }: ChangedLines, clause: string) =>
  /^\p{Lu}/u.test(words) &&
  clause.includes(words) &&
  fresh.some((line) => /^#{1,6} /u.test(line) && line.replace(/^#+ /u, '').trim() === words);

const bare = (words: string) =>
  words
    .replace(/[`*_"“”„«»]/gu, '')
    .replace(/[.,;:!?|()]+$/u, '')
    .trim();

function isTerm(words: string): boolean {
  if (words === '' || words.split(' ').length > LONGEST || /\d/u.test(words)) return false;
  const tree = parse(words);
  return tree !== null && !hasTold(tree) && /^(?:NN|JJ|VBG)/u.test(tree.word(tree.root)?.tag ?? '');
}

const people = /^(?:i|we|you|he|she|they|it|this|that|there)$/iu;

/** Whether words tell something of somebody, as a sentence does: a pronoun that acts, or a thing and a verb that has its person. */
function isClause(words: string): boolean {
  const tree = words.includes(' ') ? parse(words) : null;
  return tree !== null && hasTold(tree);
}

function hasTold(tree: Tree): boolean {
  return tree.words.some(({ relation, head, text }) => {
    if (relation !== 'nsubj' && relation !== 'nsubj:pass') return false;
    const verb = tree.word(head);
    if (verb === undefined || verb.relation === 'acl:relcl') return false;
    const helpers = tree.childrenOf(head, 'aux', 'aux:pass', 'cop').map((at) => tree.word(at)?.tag ?? '');
    const isTold = [verb.tag, ...helpers].some((tag) => /^(?:VBZ|VBP|VBD|MD)$/u.test(tag));
    return isTold && (people.test(text) || verb.tag.startsWith('VB'));
  });
}
