import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { asDefinitions } from './definitions.ts';
import { understand } from './understand.ts';

const notes = [
  'Every change is logged with who and when.',
  'A contact must have a name, a topic and a next step.',
  'Reps keep customers in their private phone, with name and number.',
].join('\n\n');

it('leaves a sentence that tells what a thing holds what it is', () => {
  const { statements } = understand(read(notes));
  expect(statements.map(({ kind }) => kind)).toEqual(['requirement', 'requirement', 'problem']);
});

it('takes it for a definition in a data model, unless a word of it binds', () => {
  const { statements, entities, relations, source } = understand(read(notes));
  const found = asDefinitions(statements, [...entities, ...relations], source);
  expect(found.map(({ kind }) => kind)).toEqual(['definition', 'requirement', 'problem']);
});

it('takes fields that are noted behind the name of their thing for a definition everywhere', () => {
  const { statements } = understand(
    read('The library lends books.\n\nbook(id, isbn unique, title, author)\n\nMembers must renew online.'),
  );
  expect(statements.find(({ text }) => text.startsWith('book('))?.kind).toBe('definition');
});
