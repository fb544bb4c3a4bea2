import { expect, it } from 'vitest';
import { tokensOf } from '../tokens.ts';
import { WordClasses } from '../word-classes.ts';
import { subjectWord } from './subject-word.ts';

function subjectOf(sentence: string, verb: string): string {
  const tokens = tokensOf(sentence, new WordClasses(new Uint32Array(2)));
  return tokens.words[subjectWord(tokens, tokens.words.lastIndexOf(verb))] ?? '';
}

it.each([
  ['The pods in this namespace do not restart.', 'do', 'pods'],
  ['The response time of the search queries has doubled.', 'has', 'time'],
  ['The users who reported the bug were here.', 'were', 'users'],
  ['The errors we saw in the lab were harmless.', 'were', 'errors'],
  ['If the file sizes are too large, it fails.', 'are', 'sizes'],
  ['It is slow because the server also has a cache.', 'has', 'server'],
  ['A harder task than these activities is to come.', 'is', 'task'],
])('finds what the subject is about in "%s"', (sentence, verb, noun) => {
  expect(subjectOf(sentence, verb)).toBe(noun);
});

it.each([
  ['A will has to be written.', 'has'],
  ['In the cluster are two nodes.', 'are'],
  ['When a module containing tests is found, it runs.', 'is'],
])('finds none in "%s"', (sentence, verb) => {
  expect(subjectOf(sentence, verb)).toBe('');
});
