import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { speakersOf } from './speaker.ts';

describe('speakersOf', () => {
  it('finds those who speak in a conversation without times', () => {
    const talk = 'maya: the app is slow\ntom: we should cache\nmaya: agreed\ntom: ok';
    expect([...speakersOf(read(talk))].sort()).toEqual(['maya', 'tom']);
  });

  it('finds those who report in a meeting, one item each', () => {
    const standup = '- Priya: finished the parser\n- Jonas: waits for keys\n- Ana: tests the export';
    expect([...speakersOf(read(standup))].sort()).toEqual(['ana', 'jonas', 'priya']);
  });

  it.each([
    'Goal: faster\nScope: search\nRisk: none',
    '- retries: 5\n- timeout: 30 s\n- retries: 3',
    'Tom: no',
  ])('finds nobody in «%s»', (text) => {
    expect(speakersOf(read(text)).size).toBe(0);
  });
});
