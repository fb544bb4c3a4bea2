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

  it('finds those whom a messenger calls by their handle before the time', () => {
    const talk = '@lena 09:02: the pump stops\n@omar 09:04: again?\n@lena 09:05: yes, in hall 4';
    expect([...speakersOf(read(talk))].sort()).toEqual(['lena', 'omar']);
  });

  it('finds those who stand in lines of their own above their messages', () => {
    const talk = 'Noor  10:31\nreceipts are scanned twice\n\nBela Toth  10:33\nhow often?';
    expect([...speakersOf(read(talk))].sort()).toEqual(['bela toth', 'noor']);
  });

  it.each([
    'Goal: faster\nScope: search\nRisk: none',
    '- retries: 5\n- timeout: 30 s\n- retries: 3',
    'Tom: no',
    'Start 09:00: setup\nLunch at noon',
  ])('finds nobody in «%s»', (text) => {
    expect(speakersOf(read(text)).size).toBe(0);
  });
});
