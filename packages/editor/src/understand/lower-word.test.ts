import { describe, expect, it } from 'vitest';
import { lowerWord } from './lower-word.ts';

describe('a text within a sentence', () => {
  it('begins with a small letter where its first word is a common one', () => {
    expect(lowerWord('The export runs')).toBe('the export runs');
    expect(lowerWord('A job runs')).toBe('a job runs');
  });

  it('keeps the capital of what may be a name', () => {
    for (const text of ['S3', 'S3 is down', 'K8s jobs', 'Grafana shows it', 'I see'])
      expect(lowerWord(text)).toBe(text);
  });
});
