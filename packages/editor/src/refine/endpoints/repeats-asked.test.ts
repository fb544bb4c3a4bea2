import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const details = (call: string) => `### \`${call}\`\n\n**Idempotency:** open for \`${call}\`, see Q-2\n`;
const row = (call: string) => `| ${call.replace(' ', ' | `')}\` | creates one |\n`;
const api = (calls: readonly string[]) => `# Shop

## Endpoints

| Method | Path | Purpose |
| --- | --- | --- |
${calls.map(row).join('')}
## Endpoint details

${calls.map(details).join('\n')}
## Open questions

- **Q-1:** Who may create an order?
- **Q-2:** What happens when a caller sends \`${calls[0]}\` twice?
- **Q-3:** Who may create a refund?
`;

describe('the question what becomes of an operation that is sent twice', () => {
  it('is asked of another one that is open for it, once the one it names is gone', async () => {
    const { output } = await revise(
      api(['POST /orders', 'POST /refunds']),
      'Remove POST /orders',
      'API Design',
    );
    expect(output).toContain('- **Q-2:** What happens when a caller sends `POST /refunds` twice?\n');
    expect(output).not.toContain('POST /orders');
  });

  it('is found by a path with parameters', async () => {
    const calls = ['POST /orders/{id}/items', 'POST /refunds'];
    const { output } = await revise(api(calls), 'Remove POST /orders/{id}/items', 'API Design');
    expect(output).toContain('- **Q-2:** What happens when a caller sends `POST /refunds` twice?\n');
  });

  it('goes with the last of those', async () => {
    const { output } = await revise(
      api(['POST /orders', 'GET /orders']).replace('`GET /orders`, see Q-2', '`GET /orders`'),
      'Remove POST /orders',
      'API Design',
    );
    expect(output).not.toContain('twice');
    expect(output).toContain('Who may create a refund?');
  });
});
