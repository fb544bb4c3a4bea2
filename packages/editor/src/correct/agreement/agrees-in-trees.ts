import { parse } from '../../syntax/parse.ts';
import type { Tag } from '../../syntax/tags.ts';
import type { Tree, Word } from '../../syntax/tree.ts';
import { PARSED_PLACEHOLDER, PLACEHOLDER } from '../projection.ts';
import { isAuxiliary } from './function-words.ts';
import { type GrammaticalNumber, numberOf } from './noun-number.ts';

/** How far a sentence is read to either side, in characters. */
const REACH = 300;

/** What a tree makes of a verb. */
interface Reading {
  readonly tag: Tag;
  readonly next: string;
  readonly hasSubject: boolean;
  /** Null where the form of the subject does not tell. */
  readonly number: GrammaticalNumber | null;
}

/**
 * Whether nothing in the trees of a sentence, as it stands and with `form` in the place of its verb, speaks against the change: that the word is a verb, that it
 * has a subject before it, and that the number of this is not that of the form that stands there. Rules read the words before a verb; what they take for
 * its subject may be the end of another phrase ("environment variables before the file is"), and the verb a noun ("one data centre").
 */
export function agreesInTrees(
  prose: string,
  from: number,
  verb: string,
  form: string,
  number: GrammaticalNumber,
): boolean {
  const before = lead(prose.slice(Math.max(0, from - REACH), from));
  const behind = rest(prose.slice(from + verb.length, from + verb.length + REACH));
  const written = readingOf(before, verb, behind);
  const meant = readingOf(before, form, behind);
  if (written === null || meant === null) return false;
  if ([written, meant].some((reading) => reading.number !== null && reading.number !== number)) return false;
  // "the app don't start": a form that nothing else can be
  if (!written.hasSubject && !meant.hasSubject && !/^do(?:es)?n/.test(verb)) return false;
  if (isAuxiliary(form)) return true;
  // the base of a verb looks like any noun: "they raise 30 alarms a day"
  if (meant.tag === 'VB' && (!meant.hasSubject || written.tag.startsWith('NN'))) return false;
  // "the promise resolve should": a noun before the verb
  return FORMS[number].test(meant.tag) && !/^(?:VBZ|VBD|MD)$/.test(written.next);
}

const FORMS: Readonly<Record<GrammaticalNumber, RegExp>> = { one: /^VB[ZD]$/, many: /^VB[PD]?$/ };

/** The part of a sentence before a place. */
function lead(near: string): string {
  const [last = ''] = near.split(/[.!?]["')\]]{0,2}\s+|\n\n/).slice(-1);
  return last;
}

/** The part of a sentence behind a place, with the mark that ends it. */
function rest(near: string): string {
  const end = near.search(/[.!?](?=["')\]]{0,2}(?:\s|$))|\n\n/);
  return end < 0 ? near : near.slice(0, end + 1);
}

function readingOf(before: string, word: string, behind: string): Reading | null {
  const [head, tail] = [before, behind].map((part) => part.replaceAll(PLACEHOLDER, PARSED_PLACEHOLDER));
  const tree = parse(`${head}${word}${tail}`);
  const at = tree?.words.findIndex(({ start }) => start === head?.length) ?? -1;
  const found = tree?.word(at);
  if (tree === null || found === undefined) return null;
  const isHelper = /^(?:aux|aux:pass|cop)$/.test(found.relation) && found.head < tree.words.length;
  const clause = isHelper ? found.head : at;
  const subject = tree
    .childrenOf(clause, 'nsubj', 'nsubj:pass')
    .findLast((place) => place < at && mayBeSubject(tree.word(place)));
  return {
    tag: found.tag,
    next: tree.word(at + 1)?.tag ?? '',
    hasSubject: subject !== undefined,
    number: subject === undefined || isOfNoun(tree, subject) ? null : numberAt(tree, subject, clause),
  };
}

/** "The mobile redesign moves": an adjective is no subject. */
const mayBeSubject = (word: Word | undefined): boolean =>
  word !== undefined && (/^(?:NN|PR|W|DT|EX|CD)/.test(word.tag) || ONE.test(word.text));

/** "Concepts of a subject gives": what belongs to a noun is no subject. */
const isOfNoun = (tree: Tree, subject: number): boolean =>
  [tree.stretchOf(subject).first - 1, ...tree.childrenOf(subject, 'case')].some(
    (place) => place < subject && tree.word(place)?.text === 'of',
  );

function numberAt(tree: Tree, subject: number, clause: number): GrammaticalNumber | null {
  const text = tree.word(subject)?.text ?? '';
  if (/^(?:that|which|who)$/i.test(text)) {
    const { head = 0, relation } = tree.word(clause) ?? {};
    return relation === 'acl:relcl' && head < subject ? nounAt(tree, head) : null;
  }
  return nounAt(tree, subject);
}

function nounAt(tree: Tree, at: number): GrammaticalNumber | null {
  const { text = '', tag } = tree.word(at) ?? {};
  if (ONE.test(text)) return 'one';
  if (MANY.test(text)) return 'many';
  if (SHARE.test(text)) return null;
  const isJoined = tree.childrenOf(at, 'conj').length > 0;
  const number = numberOf(text) ?? (tag === 'NNS' ? 'many' : null);
  return isJoined && number === 'one' ? null : number;
}

const ONE = /^(?:it|he|she|this|each|(?:every|some|any|no)(?:one|body|thing))$/i;
const MANY = /^(?:they|we|you|i|these|those)$/i;

/** Take the number of what they are a share of. */
const SHARE = /^(?:.*third|.*quarter|.*half|halves|percent|number|lot|majority|some|all|most|more|none)s?$/i;
