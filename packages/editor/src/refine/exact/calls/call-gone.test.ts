import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const api = `# Ferry times

## Overview

The operations act on \`crossing\` and \`delay\`.

## Requirements

- **FR-1:** Passengers MUST see crossings of the next 14 days.
- **FR-2:** The delay endpoint MUST only take reports of the harbour.
- **FR-3:** The system MUST provide an endpoint that exports crossings for tourist boards.

## Resources

| Resource | Fields |
| --- | --- |
| \`crossing\` | \`pier\`, \`departs_at\` |
| \`delay\` | \`minutes\` |

## Endpoints

| Method | Path | Resource |
| --- | --- | --- |
| GET | \`/crossings\` | \`crossing\` |
| POST | \`/delays\` | \`delay\` |

## Endpoint details

### \`GET /crossings\`

**FR-4:** \`GET /crossings\` MUST list crossings by pier.

**Responses**

| Status | Meaning |
| --- | --- |
| 200 | The list of crossings is returned. |
| 404 | There is no such pier. |

### \`POST /delays\`

**FR-5:** \`POST /delays\` MUST report a delay and pass it on.

**Responses**

| Status | Meaning |
| --- | --- |
| 201 | The delay is created. |
| 400 | The request is malformed. |

## Open questions

- **Q-1:** Who hears of it when this cannot be passed on (FR-5): “\`POST /delays\` reports a delay and passes it on”?
- **Q-2:** From when on are crossings of the next season seen (FR-1)?
`;

describe('with a call goes what is about it alone', () => {
  it.each([
    'remove the delay endpoint',
    'we do not need POST /delays any more',
    'drop POST /delays, the harbour phones us',
    'the delays endpoint can go',
    'remove the endpoint that reports a delay',
  ])('%s', async (feedback) => {
    const { output } = await revise(api, feedback, 'API Design');
    expect(output).not.toMatch(/delay|FR-2|FR-5|Q-1/u);
    expect(output).toContain('- **Q-2:** From when on are crossings of the next season seen (FR-1)?');
    expect(output).toContain('- **FR-1:** Passengers MUST see crossings of the next 14 days.');
  });
});

it('a call that only a demand tells of goes with that demand', async () => {
  const { output } = await revise(api, 'remove the endpoint that exports crossings', 'API Design');
  expect(output).toBe(api.replace(/- \*\*FR-3.*\n/u, ''));
});

it('a call that nobody names stays', async () => {
  const { output } = await revise(api, 'remove the endpoint that sells tickets', 'API Design');
  expect(output).toBe(api);
});

it('a method at the head of a message removes no call', async () => {
  const { output } = await revise(api, 'DELETE /crossings should be PUT', 'API Design');
  expect(output).toBe(api);
});
