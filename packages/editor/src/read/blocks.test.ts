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
