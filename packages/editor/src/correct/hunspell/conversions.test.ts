import { expect, it } from 'vitest';
import { readConversions } from './conversions.ts';

it('writes words as the dictionary has them, longer pieces first', () => {
  const convert = readConversions("ICONV 3\nICONV ’ '\nICONV f ph\nICONV ffi x\n");
  expect(convert('o’fficef')).toBe("o'xceph");
});

it('leaves words where the file has no table', () => {
  expect(readConversions('SET UTF-8\n')('gelijk')).toBe('gelijk');
});
