/** A rough input and an API design for it that keep every rule. */
export const apiInput =
  'We need an API for invoices: list them with GET /invoices and read one with GET /invoices/{id}. Clients send an API key. Lists return 50 invoices a page.';

export const api = `# Invoices API

## Overview

We need an API for invoices, to list and to read them.

## Consumers and authentication

Clients send an API key.

## Conventions

Bodies are JSON.

## Resources

- Invoice

## Endpoints

| Method | Path | Purpose |
| --- | --- | --- |
| GET | \`/invoices\` | list invoices |
| GET | \`/invoices/{id}\` | read one |

## Endpoint details

### GET /invoices

Answers 200 with a list, and 401 without a key.

\`\`\`json
{ "items": [] }
\`\`\`

### GET /invoices/{id}

Answers 200 with an invoice, and 404 without one.

## Pagination

Lists return 50 invoices a page.

## Error model

Errors carry a message.

## Limits

None named.

## Versioning

None named.

## Security

Keys are secret.

## Open questions

1. **Q-1**: Who may read invoices?
`;
