import { describe, expect, it } from 'vitest';
import { isNotRequired } from './not-required.ts';

describe('what need not be', () => {
  it.each([
    ["Photos don't have to be kept, just the text.", 'en'],
    ["The importer doesn't need to handle xls files.", 'en'],
    ['e2e doesnt have to run on docs-only PRs', 'en'],
    ['Thumbnails need not be exact.', 'en'],
    ['Fotos müssen nicht gespeichert werden.', 'de'],
    ['Las fotos no tienen que guardarse.', 'es'],
  ])('%s', (prose, language) => {
    expect(isNotRequired(prose, language)).toBe(true);
  });

  it.each([
    ["Users don't have to log in again after an update.", 'en'],
    ["We don't have to wait for the vendor.", 'en'],
    ['Photos must not be kept.', 'en'],
    ["If photos don't have to be kept, the job ends.", 'en'],
    ['Der Import muss nicht nur CSV lesen.', 'de'],
    ['Der Import muss 30 Tage nachvollziehbar bleiben.', 'de'],
  ])('not: %s', (prose, language) => {
    expect(isNotRequired(prose, language)).toBe(false);
  });
});
