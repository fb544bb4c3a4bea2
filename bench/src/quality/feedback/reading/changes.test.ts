import { describe, expect, it } from 'vitest';
import { aligned } from './aligned.ts';
import { changesOf } from './changes.ts';

const BEFORE = '## Needs\n\n- **FR-1:** One. See FR-2.\n- **FR-2:** Two is here.\n';

describe('changes', () => {
  it('are none where parts only got other numbers', () => {
    const both = aligned(BEFORE, BEFORE.replaceAll('FR-2', 'FR-7'));
    expect(changesOf(both)).toEqual({ removed: [], added: [] });
    expect(both.idNow.get('FR-2')).toBe('FR-7');
  });

  it('name a part that is gone wherever it was named', () => {
    const both = aligned(BEFORE, '## Needs\n\n- **FR-1:** One.\n');
    expect(both.gone.map(({ id }) => id)).toEqual(['FR-2']);
    expect(changesOf(both).removed.map(({ text }) => text)).toEqual([
      'See FR-gone.',
      '- **FR-gone:** Two is here.',
    ]);
  });

  it('begin with the heading of what is new', () => {
    const before = '### One\n\n- a\n- z\n\n## End';
    const { added } = changesOf({ before, after: before.replace('## End', '### Two\n\n- b\n- z\n\n## End') });
    expect(added.map(({ text }) => text)).toEqual(['### Two', '- b', '- z']);
  });
});
