import { readModel } from '../correct/context-words/language-model.ts';
import { onceAsked } from '../once-asked.ts';
import { looksOf } from './parse-features.ts';
import { parsed } from './parser.ts';
import { RELATIONS } from './relations.ts';
import { readSyntaxTables } from './tables.ts';
import { tagged } from './tagger.ts';
import { TAGS } from './tags.ts';
import { type Token, tokensIn } from './tokens.ts';
import { Tree, type Word } from './tree.ts';
import { signsOf, type WordSigns } from './word-signs.ts';

/** What is read at the first sentence. */
const knowledge = onceAsked(() => ({
  tables: readSyntaxTables(new URL('./models/en.bin', import.meta.url)),
  classes: readModel(new URL('../correct/context-words/models/en.bin', import.meta.url), 'en').classes,
}));

/** The signs of the words of a tree, as its parts of speech were found by. */
export function signsIn(tree: Tree): WordSigns {
  return signsOf(tree.words, knowledge().classes);
}

/** Sentences whose trees are kept: those of one document and of the feedback on it. */
const KEPT = 600;
/** Words that are parsed; what is longer is no sentence anybody could test. */
const LONGEST = 80;

const recent = new Map<string, Tree | null>();

/**
 * The tree of one English sentence, without its protected parts (`understand/mask.ts`); null where it is too long. It is a guess: of words of sentences it has
 * not learned from, four in five get the right head (`training/syntax/README.md`), so what is built on it has to be checked.
 */
export function parse(sentence: string): Tree | null {
  const known = recent.get(sentence);
  if (known !== undefined) return known;
  const tree = treeOf(sentence);
  if (recent.size >= KEPT)
    for (const oldest of recent.keys()) {
      recent.delete(oldest);
      break;
    }
  recent.set(sentence, tree);
  return tree;
}

/** "At the moment features are …": a time of several words, whose last is otherwise taken for a part of the subject. */
const openingTime =
  /^((?:(?:and|but|so) )?(?:at (?:the|this) moment|right now|at present|in the meantime|for the moment|for now|so far|until now|up to now|these days)) (?=\p{L})/iu;

/** The tokens with the comma that such a time lacks: it has no width, so that every word keeps its place. */
function withTimeApart(sentence: string, tokens: readonly Token[]): readonly Token[] {
  const end = openingTime.exec(sentence)?.[0].trimEnd().length ?? 0;
  if (end === 0) return tokens;
  return tokens.flatMap((token) => (token.end === end ? [token, { text: ',', start: end, end }] : [token]));
}

function treeOf(sentence: string): Tree | null {
  const tokens = withTimeApart(sentence, tokensIn(sentence));
  if (tokens.length === 0 || tokens.length > LONGEST) return null;
  const { tables, classes } = knowledge();
  const signs = signsOf(tokens, classes);
  const tags = tagged(signs, tables.tags, tables.closedWords);
  const { heads, relations } = parsed(looksOf(signs, tags), tables);
  const words = tokens.map(
    (token, at): Word => ({
      ...token,
      tag: TAGS[tags[at] ?? 0] ?? 'NN',
      head: heads[at] ?? 0,
      relation: RELATIONS[relations[at] ?? 0] ?? 'dep',
    }),
  );
  return new Tree(sentence, words);
}
