import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from '../understand/understand.ts';
import { toldSubject } from './told-subject.ts';

function subjectBehind(text: string, kind: 'goal' | 'context', isOne: boolean): string | null {
  const [told, statement] = understand(read(text)).statements;
  if (!told || !statement) throw new Error('no two statements');
  return toldSubject({ ...told, kind }, statement, isOne);
}

it('names the thing that is wanted', () => {
  expect(subjectBehind('I want to build a rota that plans itself. It must print a page.', 'goal', true)).toBe(
    'The rota',
  );
});

it('names who a half of the same sentence tells of, and nobody of another sentence', () => {
  expect(subjectBehind('The barrier has the same fault; it must open by itself.', 'context', true)).toBe(
    'The barrier',
  );
  expect(
    subjectBehind('The barrier has the same fault. It must open by itself.', 'context', true),
  ).toBeNull();
});

it('leaves a pronoun of another number', () => {
  expect(
    subjectBehind('The barriers have the same fault; it must open by itself.', 'context', true),
  ).toBeNull();
});
