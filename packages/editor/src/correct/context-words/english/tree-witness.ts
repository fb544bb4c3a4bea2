import { parse } from '../../../syntax/parse.ts';
import type { Tree } from '../../../syntax/tree.ts';
import { isAuxiliary } from '../../agreement/function-words.ts';
import type { GrammaticalNumber } from '../../agreement/noun-number.ts';
import { subjectInTree } from '../../agreement/subject-in-tree.ts';
import { PARSED_PLACEHOLDER, PLACEHOLDER } from '../../projection.ts';
import type { Tokens } from '../tokens.ts';

/** A sentence as it is parsed, with another word in a place of it. */
interface ReadAnew {
  readonly tree: Tree;
  /** The place of the first part of the other word. */
  readonly at: number;
}

/** Reads the sentence of a token with `word` in its place: a tree of what may be meant is a better guess than one of what is wrong. */
function readWith({ texts, words }: Tokens, at: number, word: string): ReadAnew | null {
  const first = words.lastIndexOf('', at) + 1;
  const end = words.indexOf('', at);
  let sentence = '';
  let start = 0;
  for (let place = first; place < (end < 0 ? words.length : end); place += 1) {
    const text = place === at ? word : (texts[place] ?? '');
    if (sentence !== '' && !/^[,.;:!?)]$/.test(text)) sentence += ' ';
    if (place === at) start = sentence.length;
    sentence += text === PLACEHOLDER ? PARSED_PLACEHOLDER : text;
  }
  const tree = parse(sentence);
  const place = tree?.words.findIndex((token) => token.start === start) ?? -1;
  return tree === null || place < 0 ? null : { tree, at: place };
}

const FORMS: Readonly<Record<GrammaticalNumber, RegExp>> = { one: /^VB[ZD]$/, many: /^VB[PD]$/ };

/** From such a lead on a word is a verb though its sentence is parsed as if it were a noun: "when the consumer crash, …". */
const SURE_LEAD = 2.5;

/**
 * Whether a verb in the form for `number` has a subject of that number where its sentence is parsed with it, and what stands there is no noun where it is
 * parsed as it stands.
 *
 * @param lead by how much the form fits its words better than what stands there
 */
export function agreesInTree(
  tokens: Tokens,
  at: number,
  form: string,
  number: GrammaticalNumber,
  lead: number,
): boolean {
  const written = readWith(tokens, at, tokens.texts[at] ?? '');
  if (written === null) return false;
  const { tree, at: place } = written;
  if (tree.word(place)?.tag.startsWith('NN') && lead < SURE_LEAD) return false;
  // "the promise resolve should": a noun before the verb
  const next = tree.word(place + 1)?.tag ?? '';
  if (!isAuxiliary(form) && /^(?:VBZ|VBD|MD)$/.test(next)) return false;
  const seen = subjectInTree(tree, place);
  if (seen !== null && seen !== number) return false;
  const meant = readWith(tokens, at, form);
  return (
    meant !== null &&
    FORMS[number].test(meant.tree.word(meant.at)?.tag ?? '') &&
    subjectInTree(meant.tree, meant.at) === number
  );
}
