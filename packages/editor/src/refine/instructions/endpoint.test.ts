import { describe, expect, it } from 'vitest';
import { api, apiInput } from '../../quality/samples/api.ts';
import { refineDocument } from '../refine.ts';

const request = {
  originalInput: apiInput,
  previousOutput: api,
  audience: 'SRE',
  context: 'Backend',
  format: 'API Design',
  tone: 50,
} as const;

describe('feedback on endpoints', () => {
  it('adds an operation to the table and the details and asks for what is not said', async () => {
    const { output } = await refineDocument({
      ...request,
      feedback: 'Add an endpoint POST /invoices that creates an invoice',
    });
    expect(output).toContain(
      '| GET | `/invoices/{id}` | read one |\n| POST | `/invoices` | Creates an invoice. |\n',
    );
    expect(output).toContain('### `POST /invoices`\n\nCreates an invoice. ');
    expect(output).toContain('2. **Q-2**: `POST /invoices`: what should the document say about it?');
  });

  it('names who an operation is for, and takes nobody for a field', async () => {
    const { output } = await refineDocument({
      ...request,
      feedback: 'Add an endpoint PATCH /invoices/{id} for operators to mark an invoice as paid',
    });
    expect(output).toContain('### `PATCH /invoices/{id}`\n\nLets operators mark an invoice as paid. ');
    expect(output).not.toContain('"operators"');
  });

  it('takes what follows a missing operation for what it does', async () => {
    const { output } = await refineDocument({
      ...request,
      feedback: 'DELETE /invoices/{id} is missing. It returns 204',
    });
    expect(output).toMatch(/\| DELETE \| `\/invoices\/\{id\}` \| .{0,20}eturns 204\./u);
  });

  it('removes an operation from the table and the details', async () => {
    const { output } = await refineDocument({
      ...request,
      feedback: 'remove the GET /invoices/{id} endpoint',
    });
    expect(output).not.toContain('{id}');
    expect(output).toContain('### GET /invoices\n');
  });

  it('names an operation that is not there', async () => {
    const { output, applied } = await refineDocument({
      ...request,
      feedback: 'remove the DELETE /invoices endpoint',
    });
    expect({ output, status: applied[0]?.status }).toEqual({ output: api, status: 'no-effect' });
  });
});
