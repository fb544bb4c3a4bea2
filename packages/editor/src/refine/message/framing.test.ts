import { expect, it } from 'vitest';
import { framed } from './framing.ts';

it('takes off who said it, greetings and that something was wrong', () => {
  const said: readonly [string, string][] = [
    ['hey all, small thing: the queue is called jobs', 'the queue is called jobs'],
    ['Nadia from legal confirmed that logs may be kept 14 days', 'logs may be kept 14 days'],
    ['Our security team says tokens expire after an hour', 'tokens expire after an hour'],
    ["that's wrong, the guards use iPads", 'the guards use iPads'],
    ['there\'s a typo: "run full" should be "ran full"', '"run full" should be "ran full"'],
    ['trial users count as well, Ben confirmed this yesterday.', 'trial users count as well'],
    ['Jonas: the pool should go to 100', 'the pool should go to 100'],
    ['Security wants SHA-512 for the signature', 'use SHA-512 for the signature'],
  ];
  for (const [clause, words] of said) expect(framed(clause).words, clause).toBe(words);
});

it('leaves what a document may say, labels and names of sections', () => {
  for (const clause of [
    'The API said no: it returns 404',
    'users say it is too slow',
    'Security: tokens expire after an hour',
    'Redis: use Valkey here',
    'We decided to use Kafka for the queue.',
    'the service says hello to the caller when it starts',
  ])
    expect(framed(clause).words).toBe(clause);
});

it('knows what calls the document wrong', () => {
  expect(framed('no, the retries are 5').corrects).toBe(true);
  expect(framed('the retries are 5, you mixed that up').corrects).toBe(true);
  expect(framed('the retries are 5').corrects).toBe(false);
});
