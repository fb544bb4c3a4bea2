/** Abbreviations of the trade with their meaning, as every text may use them. */
const known: Readonly<Record<string, string>> = {
  API: 'application programming interface',
  CDN: 'content delivery network',
  CI: 'continuous integration',
  CLI: 'command line interface',
  CORS: 'cross-origin resource sharing',
  CPU: 'central processing unit',
  CRUD: 'create, read, update, delete',
  CSV: 'comma-separated values',
  DNS: 'domain name system',
  ERP: 'enterprise resource planning',
  ETL: 'extract, transform, load',
  HMAC: 'hash-based message authentication code',
  HTTP: 'hypertext transfer protocol',
  JWT: 'JSON web token',
  ORM: 'object-relational mapping',
  PDF: 'portable document format',
  PII: 'personally identifiable information',
  RBAC: 'role-based access control',
  REST: 'representational state transfer',
  RPO: 'recovery point objective',
  RTO: 'recovery time objective',
  SDK: 'software development kit',
  SLA: 'service level agreement',
  SLI: 'service level indicator',
  SLO: 'service level objective',
  SMS: 'short message service',
  SQL: 'structured query language',
  SSO: 'single sign-on',
  TLS: 'transport layer security',
  TTL: 'time to live',
  UI: 'user interface',
  URL: 'uniform resource locator',
  UUID: 'universally unique identifier',
};

const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${Object.keys(known).join('|')})(?![\\p{L}\\p{N}_-])`,
  'gu',
);

/** The known abbreviations a text uses in capitals, in order of appearance, each with its meaning. English. */
export function acronymsIn(text: string): [string, string][] {
  return [...new Set(text.match(pattern) ?? [])].map((short) => [short, known[short] ?? '']);
}
