import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { compose } from '../../compose.ts';
import { germanSteps } from './german-clause.ts';

describe('a German demand', () => {
  it('is seen where the thing is there', () => {
    expect(germanSteps('Das Archiv MUSS jede Nacht gesichert werden, auch sonntags.')).toEqual({
      trigger: 'das Archiv vorliegt',
      outcome: 'wird es jede Nacht gesichert, auch sonntags',
    });
  });

  it('rules out what its subject leaves out, or fails', () => {
    const document = compose(
      read(
        'Pakete über 30 kg müssen von zwei Boten getragen werden.\n\nDie Fotos müssen auf dem Server gespeichert werden.',
      ),
      { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 },
    );
    expect(document).toContain('Wenn Pakete bis 30 kg vorliegen, Dann unterbleibt dies:');
    expect(document).toContain(
      'Wenn die Fotos nicht auf dem Server gespeichert werden können, Dann wird der',
    );
  });
});
