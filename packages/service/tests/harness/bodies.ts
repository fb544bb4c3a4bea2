/** Valid bodies of the stages and of summarize, for tests to vary. */

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

export const summarizeBody = {
  input: `We met to plan the invoices. ${'The old export is slow, see `deploy.sh`. '.repeat(20)}`.trim(),
  maxCharacters: 400,
} as const;
