import { isPersonName } from '../../correct/spelling/person-names.ts';
import { parse } from '../../syntax/parse.ts';
import type { Relation } from '../../syntax/relations.ts';
import type { Stretch, Tree } from '../../syntax/tree.ts';
import { presentBase } from '../../syntax/verb-forms.ts';
import { restore } from '../mask.ts';
import type { Statement } from '../statement.ts';
import { short } from './short.ts';

/** A thing that a sentence speaks of, or a deed that it tells or orders, in its own words. */
export interface Phrase {
  readonly title: string;
  readonly what: 'thing' | 'thing of' | 'deed';
}

/** Words of a phrase at most. */
const most = 9;

/** What a thing is to its sentence where it may be what the text is about. */
const central: ReadonlySet<Relation> = new Set([
  'nsubj',
  'nsubj:pass',
  'obj',
  'root',
  'obl',
  'nmod',
  'conj',
  'dep',
]);
const noun = /^(?:NN|NNS|NNP|NNPS)$/u;

/**
 * The things and deeds in an English sentence, as titles: what it speaks of with and without what belongs to it, and what is done to what. Figures
 * and mere having name nothing.
 */
export function phrasesOf({ masked }: Statement): Phrase[] {
  const tree = parse(masked.text);
  if (tree === null) return [];
  const phrases: Phrase[] = [];
  const add = (what: Phrase['what'], text: string): void => {
    const title = short(restore({ ...masked, text }).replace(/\s+/gu, ' '));
    const isLess = what === 'deed' ? /^(?:have|get|be|do) /iu.test(title) : /\d/u.test(title);
    if (title !== '' && !isLess) phrases.push({ title, what });
  };
  tree.words.forEach((word, at) => {
    if (noun.test(word.tag) && central.has(word.relation)) {
      const bare = bareThing(tree, at);
      if (bare === null) return;
      add('thing', tree.textOf(bare));
      const last = withParts(tree, at, bare);
      if (last > bare.last && last - bare.first < most)
        add('thing of', tree.textOf({ first: bare.first, last }));
    }
    if (/^VB/u.test(word.tag)) {
      const deed = deedAt(tree, at);
      if (deed !== null) add('deed', deed);
    }
  });
  return phrases;
}

/** A noun with what stands before it, less articles and whose it is; null where it is a person, or a pronoun stands in it. */
function bareThing(tree: Tree, at: number): Stretch | null {
  let first = at;
  for (const child of tree.childrenOf(at, 'compound', 'amod', 'nummod', 'nmod:poss', 'flat'))
    if (child < at && /^(?:NN|JJ|VBN|VBG|CD|HYPH)/u.test(tree.word(child)?.tag ?? ''))
      first = Math.min(first, tree.stretchOf(child).first);
  const words = tree.words.slice(first, at + 1);
  if (
    words.some(
      ({ tag, text }) => /^(?:PRP|DT|WDT|WP)/u.test(tag) || (/^\p{Lu}/u.test(text) && isPersonName(text)),
    )
  )
    return null;
  return { first, last: at };
}

/** The last word of what belongs to a thing: "thumbnails of old pictures", "a list per shift". */
function withParts(tree: Tree, at: number, { last }: Stretch): number {
  let end = last;
  for (const child of tree.childrenOf(at, 'nmod', 'conj', 'acl')) {
    const stretch = tree.stretchOf(child);
    if (stretch.first !== end + 1 || stretch.last - last > most) break;
    const words = tree.words.slice(stretch.first, stretch.last + 1);
    if (words.some(({ tag, text }) => /^(?:PRP|WDT|WP|MD|VBZ|VBP|VBD|,|:)/u.test(tag) || text === '(')) break;
    end = stretch.last;
  }
  return end;
}

/** What is done to what, with its verb in the base form: "move thumbnails to a queue"; null where nothing is named. */
function deedAt(tree: Tree, at: number): string | null {
  const verb = tree.word(at);
  const base =
    verb === undefined ? null : /^VB$/u.test(verb.tag) ? verb.text.toLowerCase() : presentBase(verb.text);
  const [object] = tree.childrenOf(at, 'obj');
  if (base === null || object === undefined || object < at) return null;
  const whole = tree.stretchOf(object);
  let { last } = whole;
  for (const child of tree.childrenOf(at, 'obl', 'compound:prt', 'xcomp', 'advmod')) {
    const stretch = tree.stretchOf(child);
    if (stretch.first === last + 1 && stretch.last - at < most) last = stretch.last;
  }
  if (last - at >= most) return null;
  const words = tree.words.slice(at + 1, last + 1);
  if (words.some(({ tag }) => /^(?:PRP|WP|WDT|MD)/u.test(tag))) return null;
  return `${base} ${tree.textOf({ first: at + 1, last })}`;
}
