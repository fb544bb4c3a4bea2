import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const plan = 'Members must be able to book a slot.';
const kindOf = (sentence: string) => understand(read(`${plan} ${sentence}`)).statements.at(-1)?.kind;

describe('shapeOf', () => {
  it.each([
    ['We thought about renting lockers but that is 900 a month.', 'alternative'],
    ['I looked at Contentful, which is too big, and Strapi.', 'alternative'],
    ['A paper list was tried last year and nobody filled it in.', 'alternative'],
    ['Pingdom is too expensive.', 'alternative'],
    ['Bought systems want a cloud account, so no.', 'alternative'],
    ['We could also switch to polling.', 'alternative'],
    ['Gift wrapping would be nice, but not this year.', 'future'],
    ['Quizzes can come afterwards.', 'future'],
    ['What I don’t want is a login.', 'nonGoal'],
    ['It is no password manager.', 'nonGoal'],
    ['Anna is on leave until May 3.', 'owner'],
    ['I’ll write the import step.', 'owner'],
    ['Mr. Adler speaks to the kitchen.', 'owner'],
    ['We do about 90 refunds a day.', 'context'],
    ['Rust is fine, Go also ok.', 'context'],
    ['The gateway might not speak the new protocol.', 'risk'],
    ['I lean to a plain web page.', 'decision'],
    ['Twice last month the wrong order went out.', 'problem'],
  ])('takes %j as %s', (sentence, kind) => {
    expect(kindOf(sentence)).toBe(kind);
  });

  it.each([
    ['Members must not switch back to the old list, so no link may lead there.', 'requirement'],
    ['The list should be off by default.', 'requirement'],
  ])('leaves %j a demand', (sentence, kind) => {
    expect(kindOf(sentence)).toBe(kind);
  });
});
