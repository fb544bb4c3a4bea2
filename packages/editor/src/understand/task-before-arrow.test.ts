import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

const said = (line: string) =>
  understand(read(`# Notes\n\n- Present: Ana, Piotr, Li\n- pushes come twice\n- ${line}`))
    .statements.slice(2)
    .map(({ kind, text }) => `${kind}: ${text}`);

it('parts what somebody finds out from what is to be done then', () => {
  expect(
    said('Li checks if the service tells us about dead tokens → remove the token from the table'),
  ).toEqual([
    'owner: Li checks if the service tells us about dead tokens.',
    'requirement: If the service tells us about dead tokens, remove the token from the table.',
  ]);
  expect(said('Ana looks into why the copy is out of sync -> make one each night')).toEqual([
    'owner: Ana looks into why the copy is out of sync.',
    'requirement: Make one each night.',
  ]);
});

it('takes what somebody asks others before an arrow for their task', () => {
  expect(said('Ana asks the mobile team if push works -> poll every 15 min')[0]).toBe(
    'owner: Ana asks the mobile team if push works.',
  );
});

it('takes what somebody asks others for their task', () => {
  expect(said('Ana asks the vendor whether the feed has codes')).toEqual([
    'owner: Ana asks the vendor whether the feed has codes.',
  ]);
});

it('leaves other arrows', () => {
  expect(said('no answer -> call the customer again')).toHaveLength(1);
});
