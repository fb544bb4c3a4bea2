import { describe, expect, it } from 'vitest';
import { subjectNumber } from './subject-number.ts';

const numberOf = (words: string) => subjectNumber(words.split(' '));

describe('subjectNumber', () => {
  it.each([
    ['the artifact', 'one'],
    ['all the artifacts', 'many'],
    ['when the new client', 'one'],
    ['the values of the columns', 'many'],
    ['it is an enum that', 'one'],
    ['in this case , the client also', 'one'],
    ['because plugins', 'many'],
    ['the time it', 'one'],
    ['the API', 'one'],
    ['the two services', 'many'],
  ])('of «%s» is %s', (words, number) => {
    expect(numberOf(words)).toBe(number);
  });

  it.each([
    ['an object', 'let the user'],
    ['joined by "and"', 'the admin and the user'],
    ['a head of another number', 'the list of users'],
    ['behind a verb', 'did the user'],
    ['an amount', 'two hours'],
    ['a group', 'the team'],
    ['a wish', 'we suggest that the user'],
    ['a list', 'the admin , the user'],
    ['what belongs to another noun', 'the keys of a user that'],
    ['a verb behind a relative pronoun', 'it is a part that takes'],
    ['a plural that is also a name', 'and then windows'],
    ['a modal verb', 'a counter MUST'],
  ])('is not told of %s', (_, words) => {
    expect(numberOf(words)).toBeNull();
  });
});
