import { expect, it } from 'vitest';
import { createEditor } from '../../editor.ts';

it('draws what each has exactly one of as one to one, and its key as unique', async () => {
  const { output } = await createEditor().translate({
    input:
      '- room: number, floor, name\n- each room has exactly one panel at its door, panel has a serial and last_seen\n- booking: room, starts_at, ends_at',
    format: 'Data Model',
    audience: 'Senior Dev',
    context: 'Backend',
    tone: 50,
  });
  expect(output).toContain('room ||--o| panel : has');
  expect(output).toContain('One `room` has at most one `panel`, by `panel.room_id`.');
  expect(output).toMatch(/room_id uuid[^,\n]* UNIQUE/u);
  expect(output).toContain('room ||--o{ booking : has');
});
