import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { correct } from '../correct.ts';

const corrected = async (text: string): Promise<string> => (await correct(read(text))).text.toLowerCase();

describe('names in small letters', () => {
  it.each([
    'two of them timed out last week (acme and globex)',
    'we get the files from parcelo every morning',
    'customer ledgera complained about the export again',
    'the wayne adapter is the slow one',
    'nhost is down again',
    'i asked deepak about the invoice, deepak was not sure',
    'these tenants pay: acme, globex, initech',
    'everything behind tyrell returns 502',
    'they switched from finora to something cheaper',
    'the ticket from vandelay is still open',
    'the ticket from ines is still open',
    'we host it on gcore and the rest on plugh',
    'the Krusty contract ends in June and krusty pays late',
  ])('stay: %s', async (text) => {
    const result = await corrected(text);
    for (const name of text
      .toLowerCase()
      .match(
        /acme|globex|parcelo|ledgera|wayne|nhost|deepak|tyrell|finora|vandelay|ines|gcore|plugh|krusty/g,
      ) ?? [])
      expect(result).toContain(name);
  });
});

describe('slips where names may stand', () => {
  it.each([
    ['we get the files from exteranl systems', 'external'],
    ['the customer adress is wrong', 'address'],
    ['the databse is down agian', 'database'],
    ['errors in prodution since monday', 'production'],
    ['we host it on kuberentes', 'kubernetes'],
    ['i asked the cusotmer about it', 'customer'],
    ['the report and teh invoice are late', 'the invoice'],
    ['moved the tabel to postgres', 'table'],
    ['this happens only in chrmoe, becaese of the cache', 'because'],
  ])('are corrected: %s', async (text, meant) => {
    expect(await corrected(text)).toContain(meant);
  });
});
