/** Pieces of code and names as they stand in developers' sentences. */
export const INLINE_CODE = [
  '`npm install --save-dev`',
  '`connection.openTheDatabaseForReading()`',
  'https://example.com/this/is/the/way',
  'getUserById()',
  'src/components/user-profile.tsx',
  '`SELECT name FROM users WHERE active`',
  'MAX_RETRY_COUNT',
  '`if (error) return null`',
  'docker-compose.yml',
  '`while the queue is not empty`',
  'ops-team@example.com',
  'v2.14.0-rc.1',
  'isActiveUser',
  'sha256:9f86d081884c7d65',
] as const;

export const CODE_BLOCKS = [
  '```ts\nexport function findTheNextOpenInvoice(invoices: Invoice[]): Invoice | null {\n  // return the first one that is open\n  return invoices.find((invoice) => invoice.isOpen) ?? null;\n}\n```',
  '```sql\nSELECT customer.name, SUM(invoice.total) AS total\nFROM customer JOIN invoice ON invoice.customer_id = customer.id\nWHERE invoice.paid_at IS NULL GROUP BY customer.name;\n```',
  '```\nError: the connection to the database was lost\n    at Connection.read (/app/src/database/connection.js:41:9)\n    at async listOpenInvoices (/app/src/invoices/open.js:12:3)\n```',
  '```python\ndef retry(times, wait):\n    """Call again until it works or the times are used up."""\n    for attempt in range(times):\n        time.sleep(wait * attempt)\n```',
  '```yaml\nservices:\n  web:\n    image: registry.example.com/web:2.4\n    restart: unless-stopped\n    environment:\n      DATABASE_URL: postgres://db/main\n```',
] as const;

/** A sentence with a piece of code between two of its words, or behind it where it has no spaces. */
export function around(text: string, code: string, random: () => number): string {
  const words = text.split(' ');
  const at = 1 + Math.floor(random() * words.length);
  return [...words.slice(0, at), code, ...words.slice(at)].join(' ');
}
