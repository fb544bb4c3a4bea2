import { describe, expect, it } from 'vitest';
import { project } from '../correct/projection.ts';
import { read } from '../read/read.ts';
import { nameCase } from './name-case.ts';

const replacements = (text: string): string[] =>
  nameCase(project(read(text))).map((edit) => edit.replacement);

describe('nameCase', () => {
  it('raises a name that stands with a capital elsewhere', () => {
    expect(replacements('Noor calls Ingvild. then ingvild remembers')).toEqual(['Ingvild']);
  });

  it('leaves words of the language, and names that only ever open a sentence', () => {
    expect(replacements('We asked Rob to rob it. Ingvild came, ingvild left')).toEqual([]);
  });
});
