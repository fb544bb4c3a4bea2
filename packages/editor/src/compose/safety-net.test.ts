import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

const request = { audience: 'Senior Dev', context: 'Backend', format: 'Technical Spec', tone: 50 } as const;

it('names the times of a conversation behind those who spoke', () => {
  const talk =
    '@lena 09:02: the pump must stop at 3 bar\n@omar 09:04: ok\n@lena 09:05: the alarm must sound, see `pump.yaml`';
  expect(compose(read(talk), request)).toContain(
    'Also named in the input: @lena (09:02, 09:05), @omar (09:04).',
  );
});

it('names speakers in angle brackets once, and as no tag of their own', () => {
  const talk = '<mirko> 18:31: the board must save\n<hanne> 18:32: ok\n<mirko> 18:33: within 500 ms';
  expect(compose(read(talk), request)).not.toMatch(/^<mirko>$/mu);
});

it('names what else has found no place by itself', () => {
  const document = compose(read('# Pump 17\n\nThe pump must stop at 3 bar.'), request);
  expect(document).toContain('17');
  expect(document).not.toContain('17 (');
});
