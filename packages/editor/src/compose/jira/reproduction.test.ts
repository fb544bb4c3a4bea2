import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const ticketsOf = (text: string) =>
  compose(read(text), { format: 'Jira Tickets', audience: 'Senior Dev', context: 'Backend', tone: 50 });

describe('a report of a fault', () => {
  const document = ticketsOf(
    'Bug: receipts are printed twice on the second till\n\nSteps to reproduce\n1. Log in on till B\n2. Scan a bottle\n3. Press Pay\n\nExpected: one receipt\nActual: two receipts\n\nVersion 9.4, Linux.\n\nReceipts that were printed before must not be deleted.',
  );

  it('is one ticket with its steps, what was expected and what was seen', () => {
    expect(document).toContain('### US-1: Fix: receipts are printed twice on the second till\n');
    expect(document).toContain('- **Type:** Bug\n');
    expect(document).toContain(
      '- **Steps to reproduce**\n  1. Log in on till B.\n  2. Scan a bottle.\n  3. Press Pay.\n- **Expected:** one receipt\n- **Actual:** two receipts\n',
    );
    expect(document).toMatch(/\*\*Context:\*\* .*Version 9\.4, Linux\./u);
  });

  it('is accepted by its last step, which leads to what was expected and no longer to what was seen', () => {
    expect(document).toContain(
      'When somebody takes the last one (“Press Pay”), Then this is to be seen: “one receipt”.',
    );
    expect(document).toContain(
      'When somebody takes the last one (“Press Pay”), Then this is not to be seen: “two receipts”.',
    );
  });

  it('stands beside what else is demanded', () => {
    expect(document).toMatch(/### US-2: .*receipts that were printed before/iu);
  });

  it('may tell its steps in one line, and what is seen right behind them', () => {
    const told = ticketsOf(
      'Crash: the viewer closes on large maps\n\nSteps: open a map, zoom in, drag. Viewer closes. Happens on tablets only.',
    );
    expect(told).toContain('  1. Open a map.\n  2. Zoom in.\n  3. Drag.\n');
    expect(told).toContain('- **Actual:** viewer closes\n');
  });

  it('is told in the language of the report', () => {
    const told = ticketsOf(
      'Fehler: Quittung zeigt falsches Datum\n\nSchritte:\n1. Kasse öffnen\n2. Bon drucken\n\nErwartet: Datum von heute\nTatsächlich: Datum von gestern',
    );
    expect(told).toContain('- **Schritte zum Nachstellen**\n  1. Kasse öffnen.\n  2. Bon drucken.\n');
    expect(told).toContain('Dann ist dies nicht zu sehen: „Datum von gestern“.');
  });

  it('is none where nothing says how it is brought about', () => {
    expect(ticketsOf('The till crashes. Cashiers must be able to restart it.')).not.toContain('Steps to');
  });
});
