import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { dealingsIn } from './dealings.ts';

const dealingsOf = (text: string) => {
  const { statements, entities } = understand(read(text));
  const { entities: found, relations } = dealingsIn(statements, entities);
  return {
    found: found.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
    relations: relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`),
  };
};

it('keeps what somebody does with a thing as a record of both', () => {
  expect(
    dealingsOf(
      'A boat has a name and a hull number. A sailor has a name and a phone number. A sailor can rent up to 2 boats; a rental has a start date and a price. Sailors rate boats with 1 to 5 anchors, one rating per sailor and boat.',
    ),
  ).toEqual({
    found: [
      ['rental', []],
      ['rating', ['anchors', 'boat_id']],
    ],
    relations: [
      'sailor one-to-many rental',
      'boat one-to-many rental',
      'sailor one-to-many rating',
      'boat one-to-many rating',
    ],
  });
});

it('makes things that are put into several places many to many, and nothing of deeds on what is not kept', () => {
  expect(
    dealingsOf('A song has a title and a length. A user can add songs to playlists. People like the design.'),
  ).toEqual({ found: [['playlist', []]], relations: ['song many-to-many playlist'] });
});

it('reads what somebody is able to do, of several things at once, and what somebody else has done', () => {
  const { found, relations } = dealingsOf(
    'A book has a title and an ISBN. A pupil has a name and a form. Pupils of our school should be able to borrow up to 5 books for 3 weeks. They can extend a loan unless somebody else has reserved the book.',
  );
  expect(found).toContainEqual(['loan', ['due_at']]);
  expect(relations).toEqual(['pupil one-to-many loan', 'book one-to-many loan']);
  expect(
    dealingsOf(
      'A book has a title and an ISBN. A pupil has a name and a form. Pupils can borrow books and extend a loan unless somebody else has reserved the book.',
    ).relations,
  ).toEqual([
    'pupil one-to-many loan',
    'book one-to-many loan',
    'pupil one-to-many reservation',
    'book one-to-many reservation',
  ]);
});

it('books what is for many, and makes none of it', () => {
  expect(
    dealingsOf(
      'A class has a name, a start and a maximum number of participants. Members book classes in the app.',
    ).relations,
  ).toEqual(['member one-to-many booking', 'class one-to-many booking']);
});
