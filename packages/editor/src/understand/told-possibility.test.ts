import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const said = (text: string) =>
  understand(read(`Right now everything is on paper.\n\n${text}`))
    .statements.slice(1)
    .map(({ kind, text: words }) => `${kind}: ${words}`);

it('tells what may come about, and demands what is ordered behind it', () => {
  expect(said('Payloads can get huge, cut each at 256 KB.')).toEqual([
    'context: Payloads can get huge.',
    'requirement: Cut each at 256 KB.',
  ]);
  expect(said('Files can get big, feb was 340 MB.')).toEqual(['context: Files can get big, feb was 340 MB.']);
});

it('says what the order is done to where only the fact names it', () => {
  expect(said('Pictures can be large, shrink to 1200 px.').at(-1)).toBe(
    'quality: Shrink the pictures to 1200 px.',
  );
});

it('demands what is to be done where trouble comes', () => {
  expect(said('Labels may be dirty or torn, let them type the code by hand.')).toEqual([
    'requirement: If labels are dirty or torn, let them type the code by hand.',
  ]);
});
