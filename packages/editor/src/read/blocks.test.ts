import { expect, it } from 'vitest';
import { read } from './read.ts';

const blocksOf = (text: string) => read(text).blocks.map(({ kind, text: words }) => [kind, words]);

it('takes a label right under an item for what announces the items that follow', () => {
  expect(blocksOf('- dark mode\nLater:\n- payment')).toEqual([
    ['listItem', 'dark mode'],
    ['paragraph', 'Later:'],
    ['listItem', 'payment'],
  ]);
});

it('leaves a line to its item where no item follows, or it is no label', () => {
  expect(blocksOf('- dark mode\nLater:')).toHaveLength(1);
  expect(blocksOf('- dark mode\nand bright mode\n- payment')).toHaveLength(2);
});

it('takes words in bold on a line of their own for a heading of the text below them', () => {
  expect(
    blocksOf('**Is this a problem? Please describe.**\nThe cart is lost.\n\n**Solution**\n\nKeep it.'),
  ).toEqual([
    ['heading', 'Is this a problem? Please describe.'],
    ['paragraph', 'The cart is lost.'],
    ['heading', 'Solution'],
    ['paragraph', 'Keep it.'],
  ]);
});

it.each([
  '**The cart must be kept.**\nFor 30 days.',
  '**Do not delete carts**\n\nNever.',
  'Kept.\n\n**Solution**',
  '**Note** keep the cart.',
])('leaves other words in bold to their paragraph: %s', (text) => {
  expect(read(text).blocks.map(({ kind }) => kind)).not.toContain('heading');
});

it('takes a line above its paragraph for a heading where several paragraphs have one', () => {
  const text =
    'Inventur\nKünftig zählt jeder Lagerist täglich 20 Fächer.\n\nRückmeldung an SAP\nNur bestätigte Zählungen gehen einmal pro Stunde hinüber.';
  expect(blocksOf(text).map(([kind]) => kind)).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
  expect(blocksOf(text.split('\n\n')[0] ?? '').map(([kind]) => kind)).toEqual(['paragraph']);
});
