/** Valid bodies of the three stages, for tests to vary. */

export const optimizeBody = {
  input: 'The servise restart every night, see `deploy.sh`.',
  audience: 'Senior Dev',
  context: 'Backend',
} as const;

export const translateBody = {
  ...optimizeBody,
  input: 'we need a endpoint that give back open invoices, paged by 50, see `GET /invoices`',
  format: 'API Design',
  tone: 60,
} as const;

export const refineBody = {
  originalInput: 'we need a endpoint for open invoices',
  previousOutput: '# Open invoices\n\n## Summary\n\nAn endpoint returns open invoices.\n',
  feedback: 'Rename "Summary" to "Overview".',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'API Design',
  tone: 60,
} as const;
