import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { compose } from './compose.ts';

const input =
  'The admin must let finance export the invoices of a month as CSV. columns: invoice_id, customer_id, amount (cents, no decimals), issued_at. The file must be kept for 7 days.';

it.each(['Technical Spec', 'API Design', 'Data Model'] as const)(
  'lists the columns of a file in a %s',
  (format) => {
    const document = compose(read(input), { format, audience: 'Senior Dev', context: 'Backend', tone: 50 });
    expect(document).toContain(
      '**Columns**\n\n- invoice_id\n- customer_id\n- amount (cents, no decimals)\n- issued_at',
    );
    expect(document).not.toContain('Columns: invoice_id');
  },
);
