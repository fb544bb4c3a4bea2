import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { maskSpan } from '../mask.ts';
import { spokenLine } from './speaker.ts';
import { speakersOf } from './speakers.ts';

describe('speakersOf', () => {
  it('finds those who speak in a conversation without times', () => {
    const talk = 'maya: the app is slow\ntom: we should cache\nmaya: agreed\ntom: ok';
    expect([...speakersOf(read(talk))].sort()).toEqual(['maya', 'tom']);
  });

  it.each([
    '<omar> they poll\n<yuki> webhook?\n<omar> no\n<yuki> ok',
    'omar > they poll\nyuki > webhook?\nomar > no\nyuki > ok',
  ])('finds those whose names stand between brackets or before one: %j', (talk) => {
    const speakers = speakersOf(read(talk));
    expect([...speakers].sort()).toEqual(['omar', 'yuki']);
    expect(spokenLine(maskSpan(read(talk), { start: 0, end: 16 }), speakers)?.said).toContain('they poll');
  });

  it('finds those who have what they do in brackets behind their names', () => {
    const talk = '[10:02] sam: the queue is full\n[10:03] Ilse (data): again\n[10:04] kofi (site ops): yes';
    const speakers = speakersOf(read(talk));
    expect([...speakers].sort()).toEqual(['ilse', 'kofi', 'sam']);
    expect(spokenLine({ text: '[10:03] Ilse (data): again', tokens: [] }, speakers)?.said).toBe('again');
  });

  it('finds those who spoke on a day and at a time', () => {
    const talk = '[Mo 09:14] rike: search is useless\n[Mo 09:15] bogdan: one box\n[Tu 09:17] rike: yes';
    const speakers = speakersOf(read(talk));
    expect([...speakers].sort()).toEqual(['bogdan', 'rike']);
    expect(spokenLine({ text: '[Mo 09:15] bogdan: one box', tokens: [] }, speakers)?.said).toBe('one box');
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

  it('knows one by a name that the text gives elsewhere as a name of people, and by no other word before a colon', () => {
    const notes = 'call with ines and bruno\nines: no second pump\nhall: id, floor\nshow -> hall, title';
    expect([...speakersOf(read(notes))]).toEqual(['ines']);
  });

  it('knows those who took part from the line that names them', () => {
    const minutes = 'Attendees: Bela (ops), Noor, Omar\n- Noor: alarms at night\n- cost: too high';
    expect([...speakersOf(read(minutes))]).toContain('noor');
    expect([...speakersOf(read(minutes))]).not.toContain('cost');
  });

  it('takes no part of what is built for somebody, however often it opens a line', () => {
    const minutes =
      'Anna: five minutes at most\nBen: agreed\nAPI: GET /exports list\nUI: a bar\nCLI: the last 20\nAPI: DELETE /exports/{id}\nAnna: done';
    expect([...speakersOf(read(minutes))].sort()).toEqual(['anna', 'ben']);
  });

  it.each([
    '高橋：在庫が合いません\n中村：毎晩照合します\n高橋：お願いします',
    '刘洋：太慢了\n陈静：要缓存\n刘洋：好',
  ])('finds those who speak where no space stands behind the colon: «%s»', (talk) => {
    expect(speakersOf(read(talk)).size).toBeGreaterThan(0);
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

describe('spokenLine', () => {
  const lineOf = (text: string) => {
    const source = read(text);
    const spoken = spokenLine(maskSpan(source, { start: 0, end: text.length }), new Set(['ada']));
    return spoken && { speaker: spoken.speaker, said: spoken.said };
  };

  it.each(['[09:12] @ada: sync it', '@ada: sync it'])('reads a mention as who speaks in «%s»', (text) => {
    expect(lineOf(text)).toEqual({ speaker: 'ada', said: 'sync it' });
  });

  it.each(['[09:12] @ben: sync it', '@ada takes the sync: today'])('reads nobody in «%s»', (text) => {
    expect(lineOf(text)).toBeNull();
  });
});
