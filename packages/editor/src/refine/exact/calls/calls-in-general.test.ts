import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const api = `# Ferry times

## Consumers and authentication

- **FR-1:** Callers MUST authenticate with an API key for piers and OAuth for passengers.

## Resources

| Resource | Fields |
| --- | --- |
| \`crossing\` | \`pier\`, \`departs_at\` |
| \`delay\` | \`minutes\` |

## Endpoints

| Method | Path | Resource |
| --- | --- | --- |
| GET | \`/crossings\` | \`crossing\` |
| GET | \`/delays\` | \`delay\` |

## Endpoint details

### \`GET /crossings\`

Lists crossings by pier.

**Responses**

| Status | Meaning |
| --- | --- |
| 200 | The list of crossings is returned. |

### \`GET /delays\`

Lists delays of today.

**Responses**

| Status | Meaning |
| --- | --- |
| 200 | The list of delays is returned. |

## Pagination

The input does not say how long lists are read.

## Limits

- **NFR-1:** There MUST be at most 60 requests per minute per key.
`;
const after = async (feedback: string) => (await revise(api, feedback, 'API Design')).output;

describe('a rate changes its number alone', () => {
  it.each([
    'the rate limit is 120 per minute not 60',
    'raise the rate limit to 120 requests per minute',
    'rate limit should be 120 requests/minute instead of 60',
  ])('%s', async (feedback) => {
    expect(await after(feedback)).toBe(api.replace('60 requests', '120 requests'));
  });

  it('but not where another number was meant to give way', async () => {
    expect(await after('the rate limit is 120 per minute, not 90')).not.toContain('120 requests');
  });
});

describe('lists are read in parts', () => {
  it('all of them, with the size of a page and its bound', async () => {
    expect(await after('all lists need cursor paging, 50 per page, max 200')).toContain(
      'Lists are paginated by cursor. A page holds 50 entries by default. A page holds at most 200 entries.',
    );
  });

  it('one of them, where that alone is named', async () => {
    const output = await after('paginate the delays, 100 per page');
    expect(output).toContain(
      'Lists delays of today.\n\nThe list is paginated. A page holds at most 100 entries.',
    );
    expect(output).toContain('The input does not say how long lists are read.');
  });
});

it('of two ways to sign in one goes with those whom it was for', async () => {
  expect(await after('drop oauth, api keys only')).toBe(api.replace(' and OAuth for passengers', ''));
  expect(await after('drop the api keys')).toBe(api.replace('an API key for piers and ', ''));
});

it('a call is added by its method and what it is for', async () => {
  const output = await after('add PATCH for crossings so people can move the departure');
  expect(output).toContain('| PATCH | `/crossings/{id}` | `crossing` |');
  expect(output).not.toContain('"people"');
});
