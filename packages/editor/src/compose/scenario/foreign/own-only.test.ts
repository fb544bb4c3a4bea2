import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { compose } from '../../compose.ts';

const specOf = (text: string) =>
  compose(read(text), { format: 'Technical Spec', audience: 'Senior Dev', context: 'Backend', tone: 50 });

describe('what somebody alone sees', () => {
  it('is seen, and no more', () => {
    const document = specOf(
      'Das Portal muss Befunde zeigen. Freigeber sehen nur Dokumente ihres eigenen Standorts.',
    );
    expect(document).toContain('Wenn Freigeber Dokumente ihres eigenen Standorts sehen wollen, Dann lässt');
    expect(document).toContain(
      'Wenn Freigeber mehr sehen wollen als Dokumente ihres eigenen Standorts, Dann wird',
    );
  });
});

describe('a case that a noun names', () => {
  it('is told as one, with what happens in it', () => {
    expect(specOf('Die App muss Aufträge laden. Bei Konflikten gewinnt der Server.')).toContain(
      'Wenn dieser Fall eintritt (bei Konflikten), Dann gewinnt der Server.',
    );
  });
});
