import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '../../src/correct/context-words/language-model.ts';
import type { WordClasses } from '../../src/correct/context-words/word-classes.ts';
import { Configuration, MOVES, SHIFT } from '../../src/syntax/configuration.ts';
import { addUp, best, type LinearTable } from '../../src/syntax/linear-table.ts';
import {
  looksOf,
  MOVE_FEATURES,
  moveFeatures,
  RELATION_FEATURES,
  relationFeatures,
} from '../../src/syntax/parse-features.ts';
import { parsed } from '../../src/syntax/parser.ts';
import { RELATIONS, relationPlace } from '../../src/syntax/relations.ts';
import { type SyntaxTables, syntaxBytes } from '../../src/syntax/tables.ts';
import { bestTag, isClosed, TAG_FEATURES, tagFeatures, tagged } from '../../src/syntax/tagger.ts';
import { TAGS, tagPlace } from '../../src/syntax/tags.ts';
import { MARGIN, signsOf, type WordSigns } from '../../src/syntax/word-signs.ts';
import { AveragedTable } from './averaged-table.ts';
import { readConllu, type TreebankSentence } from './conllu.ts';
import { generator } from './generator.ts';
import { bestMoves } from './oracle.ts';
import { varied, withoutStop } from './varied.ts';

const TAG_ROWS = 2 ** 16;
const MOVE_ROWS = 2 ** 19;
const RELATION_ROWS = 2 ** 15;
const TAG_ROUNDS = 8;
const PARSE_ROUNDS = 12;
const FOLDS = 4;

/** `npm run training -- syntax --data FOLDER`: see `syntax/README.md`. */
export function trainSyntax(args: readonly string[]): void {
  const data = args[args.indexOf('--data') + 1] ?? '';
  const { classes } = readModel(
    new URL('../../src/correct/context-words/models/en.bin', import.meta.url),
    'en',
  );
  const read = (folder: string) =>
    readdirSync(join(data, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.conllu'))
      .sort()
      .flatMap((name) => readConllu(readFileSync(join(data, folder, name), 'utf8')));
  const heldOut = read('held-out');
  const known = new Set(heldOut.map(({ id }) => id));
  const sentences = read('learned').filter(({ id }) => !known.has(id));
  console.log(`${sentences.length} sentences to learn from, ${heldOut.length} held out`);

  const closedWords = closedIn(sentences, classes);
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    learnedTags(
      sentences.filter((_sentence, at) => at % FOLDS !== fold),
      classes,
      closedWords,
    ),
  );
  const tags = learnedTags(sentences, classes, closedWords);
  const tables: SyntaxTables = {
    tags,
    closedWords,
    ...learnedParses(
      sentences,
      (signs, at) => tagged(signs, folds[at % FOLDS] ?? tags, closedWords),
      classes,
    ),
  };
  report('as written', heldOut, tables, classes, (words) => words);
  report('in small letters', heldOut, tables, classes, (words) => words.map((word) => word.toLowerCase()));
  if (!args.includes('--dry'))
    writeFileSync(new URL('../../src/syntax/models/en.bin', import.meta.url), syntaxBytes(tables));
}

function signsFor(words: readonly string[], classes: WordClasses): WordSigns {
  return signsOf(
    words.map((text) => ({ text, start: 0, end: 0 })),
    classes,
  );
}

/** Seen less often as one of a closed class, a word was mistaken for another. */
const RARE = 2;

function closedIn(sentences: readonly TreebankSentence[], classes: WordClasses): Set<number> {
  const counts = new Map<number, number>();
  for (const { words, tags } of sentences) {
    const signs = signsFor(words, classes);
    tags.forEach((tag, at) => {
      const word = signs.words[at + MARGIN] as number;
      if (isClosed(tagPlace(tag))) counts.set(word, (counts.get(word) ?? 0) + 1);
    });
  }
  return new Set([...counts].filter(([, count]) => count >= RARE).map(([word]) => word));
}

function learnedTags(
  sentences: readonly TreebankSentence[],
  classes: WordClasses,
  closedWords: ReadonlySet<number>,
): LinearTable {
  const random = generator(1);
  const table = new AveragedTable(TAG_ROWS, TAGS.length);
  const features = new Int32Array(TAG_FEATURES);
  const sums = new Float64Array(TAGS.length);
  for (let round = 0; round < TAG_ROUNDS; round += 1)
    for (const sentence of shuffled(sentences, random)) {
      const signs = signsFor(varied(sentence.words, sentence, random), classes);
      const tags = new Int32Array(sentence.words.length);
      for (let at = 0; at < tags.length; at += 1) {
        const count = tagFeatures(signs, tags, at, features);
        addUp(table, features, count, sums);
        const guessed = bestTag(sums, signs.words[at + MARGIN] as number, closedWords);
        table.learn(features, count, tagPlace(sentence.tags[at] ?? ''), guessed);
        tags[at] = guessed;
      }
    }
  return table.averaged();
}

function learnedParses(
  sentences: readonly TreebankSentence[],
  tagsOf: (signs: WordSigns, at: number) => Int32Array,
  classes: WordClasses,
): { moves: LinearTable; relations: LinearTable } {
  const random = generator(2);
  const moves = new AveragedTable(MOVE_ROWS, MOVES);
  const relations = new AveragedTable(RELATION_ROWS, RELATIONS.length);
  const features = new Int32Array(MOVE_FEATURES);
  const ofArc = new Int32Array(RELATION_FEATURES);
  const sums = new Float64Array(RELATIONS.length);
  const numbered = sentences.map((sentence, at) => ({ sentence, at }));
  for (let round = 0; round < PARSE_ROUNDS; round += 1)
    for (const { sentence: whole, at: number } of shuffled(numbered, random)) {
      const sentence = withoutStop(whole, random);
      const signs = signsFor(varied(sentence.words, sentence, random), classes);
      const looks = looksOf(signs, tagsOf(signs, number));
      const state = new Configuration(sentence.words.length);
      while (!state.isDone) {
        const count = moveFeatures(state, looks, features);
        addUp(moves, features, count, sums);
        const guessed = best(sums, MOVES, state.allowed);
        const good = bestMoves(state, sentence.heads);
        const right = (good >> guessed) & 1 ? guessed : best(sums, MOVES, good);
        moves.learn(features, count, right, guessed);
        // what it would do wrong is gone on with, so that it learns what to do then
        const made = round > 1 && random() < 0.9 ? guessed : right;
        let relation = -1;
        if (made !== SHIFT) {
          const { head, dependant } = state.arcOf(made);
          const arcCount = relationFeatures(state, looks, head, dependant, ofArc);
          addUp(relations, ofArc, arcCount, sums);
          relation = best(sums, RELATIONS.length);
          if (sentence.heads[dependant] === head) {
            const gold = relationPlace(sentence.relations[dependant] ?? '');
            relations.learn(ofArc, arcCount, gold, relation);
          }
        }
        state.make(made, relation);
      }
    }
  return { moves: moves.averaged(), relations: relations.averaged() };
}

function report(
  name: string,
  sentences: readonly TreebankSentence[],
  tables: SyntaxTables,
  classes: WordClasses,
  changed: (words: readonly string[]) => readonly string[],
): void {
  let words = 0;
  let [tagsRight, headsRight, bothRight, roots] = [0, 0, 0, 0];
  const started = process.cpuUsage().user;
  for (const sentence of sentences) {
    const signs = signsFor(changed(sentence.words), classes);
    const tags = tagged(signs, tables.tags, tables.closedWords);
    const { heads, relations } = parsed(looksOf(signs, tags), tables);
    sentence.words.forEach((_, at) => {
      if (sentence.heads[at] === sentence.words.length && heads[at] === sentence.words.length) roots += 1;
      if (sentence.relations[at] === 'punct') return;
      words += 1;
      if (tags[at] === tagPlace(sentence.tags[at] ?? '')) tagsRight += 1;
      if (heads[at] !== sentence.heads[at]) return;
      headsRight += 1;
      if (relations[at] === relationPlace(sentence.relations[at] ?? '')) bothRight += 1;
    });
  }
  const share = (count: number, of = words) => `${((100 * count) / of).toFixed(1)}%`;
  const ms = (process.cpuUsage().user - started) / 1000;
  console.log(
    `${name}: tags ${share(tagsRight)}, heads ${share(headsRight)}, with relation ${share(bothRight)}, main words ${share(roots, sentences.length)}; ${((1000 * ms) / words).toFixed(1)} µs a word`,
  );
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as Item, all[at] as Item];
  }
  return all;
}
