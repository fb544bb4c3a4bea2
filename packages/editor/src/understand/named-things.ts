import { lowerCapitalised } from '../first-letter.ts';
import { parse } from '../syntax/parse.ts';
import type { Tree } from '../syntax/tree.ts';
import { presentClause } from './clause/present.ts';
import { baseOfThirdPerson, isNounToo } from './clause/verbs.ts';
import { namesDoer } from './imperative.ts';
import { cuesIn } from './lexicon/cues.ts';
import { holdsProtected } from './mask.ts';

/** Something a sentence speaks of. */
export interface NamedThing {
  /** As it is said again within a sentence: "the sessions", "search", "our API keys". */
  readonly name: string;
  readonly isMany: boolean;
  /** Whether it is who or what the sentence tells of, or what is done to it: not where, when or with what. */
  readonly isCore: boolean;
  /** Whether it is people: those who are told something, and nothing that is moved or stored. */
  readonly isPeople: boolean;
  /** Where its name ends in the sentence. */
  readonly end: number;
}

/** What a masked English sentence speaks of, by its tree: things and people, and no measures. A list without a verb speaks of none. */
export function namedThings(sentence: string): NamedThing[] {
  const tree = parse(sentence);
  if (tree === null || !tells(tree)) return [];
  return tree.words.flatMap((_, at) => thingAt(tree, at) ?? []);
}

const core: ReadonlySet<string> = new Set(['nsubj', 'nsubj:pass', 'obj']);
const naming: ReadonlySet<string> = new Set([...core, 'obl', 'nmod', 'conj', 'root']);

function thingAt(tree: Tree, at: number): NamedThing | null {
  const word = tree.word(at);
  if (word === undefined || !/^NNP?S?$/u.test(word.tag) || !naming.has(word.relation)) return null;
  const first = openingOf(tree, at);
  const last = Math.max(at, ...tree.childrenOf(at, 'flat'));
  const said = tree.textOf({ first, last });
  const [, article = '', bare = ''] = articles.exec(said) ?? [];
  const isMany = /S$/u.test(word.tag);
  const isWord = !holdsProtected(said) && !/\d/u.test(said) && bare.split(' ').length <= longest;
  // "The browser freezes" may be parsed as one name.
  const isVerbToo =
    isMany && bare.includes(' ') && baseOfThirdPerson(word.text) !== null && !isNounToo(word.text);
  if (!isWord || isVerbToo || measured.test(bare) || eachAlone.test(article)) return null;
  return {
    name: again(article, bare, isMany, word.tag === 'NNP'),
    isMany,
    // A sentence mostly opens with who or what it tells of, however it was parsed.
    isCore: first === 0 || core.has(word.relation),
    isPeople: cuesIn(bare, 'en').has('actor'),
    end: tree.word(last)?.end ?? 0,
  };
}

/** Whether a sentence has a verb, by its tags or by the forms of its words. */
function tells({ words, sentence }: Tree): boolean {
  const hasVerb = words.some(({ tag }) => /^(?:VB|MD)/u.test(tag));
  return hasVerb || namesDoer(sentence) || presentClause(sentence.replace(/[.!]+$/u, '')) !== null;
}

/** The place of the first word of a name, without what counts it. */
function openingOf(tree: Tree, at: number): number {
  const parts = tree
    .childrenOf(at, 'det', 'amod', 'compound', 'nmod:poss')
    .map((child) => tree.stretchOf(child));
  let first = Math.min(at, ...parts.map((one) => one.first));
  for (;;) {
    const before = tree.word(first - 1);
    const isPart = before !== undefined && /^(?:NN|NNS|NNP|NNPS|JJ|PRP\$|DT)$/u.test(before.tag);
    if (!isPart || before.head < first || before.head > at || before.relation === 'nsubj') return first;
    first -= 1;
  }
}

/** Words of a name that is said again. */
const longest = 4;

const articles =
  /^(?:(an?|the|all|each|every|any|some|many|most|this|that|these|those|no|old|another|other) )?(.+)$/isu;

/** "The query loads every item. Page it": one of each is gone when its sentence ends, and nothing is said of it behind that. */
const eachAlone = /^(?:each|every|no)$/iu;

/** "A report" is "the report" when it is said again; "our keys" and "Redis" keep their names. */
function again(article: string, bare: string, isMany: boolean, isName: boolean): string {
  if (isName && article === '') return bare;
  const said = lowerCapitalised(bare);
  const isOwn = /^(?:our|their|my|your|its|his|her)(?!\p{L})/iu.test(said);
  return isOwn || (article === '' && !isMany) ? said : `the ${said}`;
}

/** What a sentence counts, when it happens and what merely stands for something is nothing that can be done something to. */
const measured =
  /(?:^|\s)(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|nights?|mornings?|evenings?|times?|percent|[kmgt]i?b|bytes?|ms|things?|problems?|issues?|mess|lot|half|rest|reasons?|way|moment|everything|something|anything|nothing|everybody|somebody|nobody|everyone|someone|one|ones|while|scratch)$/iu;
