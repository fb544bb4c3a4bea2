import { describe, expect, it } from 'vitest';
import { short } from './short.ts';

describe('short', () => {
  it.each([
    [
      'Passer à une position toutes les 15 secondes en mouvement et toutes les 2 minutes à l’arrêt complet',
      'Passer à une position toutes les 15 secondes en mouvement',
    ],
    [
      'Add a delay on the meter (5 to 90 s) and a limit on the broker',
      'Add a delay on the meter and a limit on the broker',
    ],
    ['Send it by mail (or by post) and keep it', 'Send it by mail'],
    ['店の在庫を毎朝確認する。', '店の在庫を毎朝確認する'],
  ])('%s', (text, title) => {
    expect(short(text)).toBe(title);
  });

  it('keeps both of two parts where the first is little of the title', () => {
    const long =
      'Move files and folders of all tenants to the new object storage in the data centre of Frankfurt';
    expect(short(long)).toMatch(/^Move files and folders of all tenants/u);
  });
});
