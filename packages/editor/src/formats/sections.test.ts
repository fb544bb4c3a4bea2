import { FORMATS } from '@faircopy/contract/formats';
import { describe, expect, it } from 'vitest';
import { headingOf, isHeadingOf, sectionIdsOf } from './headings.ts';
import { formatSections } from './sections.ts';

const languages = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ja', 'zh'];

describe('required sections', () => {
  it('never skips a level within a format', () => {
    for (const format of FORMATS) {
      let previous = 1;
      for (const section of formatSections(format)) {
        expect(section.level).toBeLessThanOrEqual(previous + 1);
        previous = section.level;
      }
    }
  });

  it('gives the sections of one format distinct headings in every language', () => {
    for (const format of FORMATS) {
      for (const language of languages) {
        const headings = formatSections(format).map((section) => headingOf(section.id, language));
        expect(new Set(headings).size).toBe(headings.length);
      }
    }
  });

  it('recognises a heading in any language it writes, whatever its case and trailing colon', () => {
    expect(isHeadingOf('open-questions', 'Open Questions:')).toBe(true);
    expect(isHeadingOf('open-questions', 'Offene Fragen')).toBe(true);
    expect(isHeadingOf('open-questions', 'Questions')).toBe(false);
  });

  it('names the pages a document draws on in every language, as no other section is named', () => {
    const headings = languages.map((language) => headingOf('references', language));
    expect(new Set(headings).size).toBe(languages.length);
    for (const heading of headings) expect(sectionIdsOf(heading)).toEqual(['references']);
  });

  it('writes English for a language without a table', () => {
    expect(headingOf('summary', 'tlh')).toBe('Summary');
  });
});
