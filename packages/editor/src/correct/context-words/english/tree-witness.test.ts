import { expect, it } from 'vitest';
import { knowledgeOf } from '../models.ts';
import { tokensOf } from '../tokens.ts';
import { agreesInTree } from './tree-witness.ts';

/** What a tree says of the first `verb` of a sentence where `form` stands for it. */
function saysOf(sentence: string, verb: string, form: string, number: 'one' | 'many'): boolean {
  const knowledge = knowledgeOf('en');
  if (knowledge === null) throw new Error('no model of English');
  const tokens = tokensOf(sentence, knowledge.classes);
  return agreesInTree(tokens, tokens.words.indexOf(verb), form, number, 3);
}

it.each([
  ['When a job is finished the worker send an event to the queue.', 'send', 'sends', 'one'],
  ['Every time I run the tests, the database get locked.', 'get', 'gets', 'one'],
  ['It looks like the tests depends on the order.', 'depends', 'depend', 'many'],
  ['The main benefit of promises are the ability to catch errors.', 'are', 'is', 'one'],
] as const)('calls in "%s" for the other form of "%s"', (sentence, verb, form, number) => {
  expect(saysOf(sentence, verb, form, number)).toBe(true);
});

it.each([
  ['Let the scheduler pick the node.', 'pick', 'picks', 'one'],
  ['I suggest that the client retry the request once.', 'retry', 'retries', 'one'],
  ['Does the proxy strip the header?', 'strip', 'strips', 'one'],
  ['To develop in this repository use the command.', 'use', 'uses', 'one'],
  ['Preload the resources while the server is still busy.', 'is', 'are', 'many'],
  ['It was a part of the code that did not have its place.', 'have', 'has', 'one'],
  ['Both the reader and the writer hold a lock.', 'hold', 'holds', 'one'],
] as const)('leaves in "%s" the verb "%s"', (sentence, verb, form, number) => {
  expect(saysOf(sentence, verb, form, number)).toBe(false);
});
