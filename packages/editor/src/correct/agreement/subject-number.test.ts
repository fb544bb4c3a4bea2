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
    ['the admin and the user', 'many'],
    ['the list of users', 'one'],
    ['any client with access to the hosts', 'one'],
    ['the repositories under the team', 'many'],
    ['changing the flags', 'one'],
    ['a driver who cancels rides', 'one'],
    ['if the client is old and the server', 'one'],
    ['over the years , two sources', 'many'],
    ['we list which repositories', 'many'],
    ['a guide , which', 'one'],
    ['everyone on the teams', 'one'],
    ['a lot of our queries', 'many'],
    ['everyone who', 'one'],
    ['two thirds of the traffic', 'one'],
    ['half of the file', 'one'],
    ['a quarter of the users', 'many'],
    ['about 20 percent of the jobs', 'many'],
  ])('of «%s» is %s', (words, number) => {
    expect(numberOf(words)).toBe(number);
  });

  it.each([
    ['an object', 'let the user'],
    ['joined by "and" behind a preposition', 'the difference between the admin and the user'],
    ['as many as there are', 'a selection of posts'],
    ['what a team does', 'the app the team ships'],
    ['a verb in its clause', 'the first argument it takes'],
    ['what lets something happen', 'the app lets the user'],
    ['the end of a relative clause', 'a call that requires the host to'],
    ['code that may be any word', 'however , Qx'],
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
