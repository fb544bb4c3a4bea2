/**
 * Kinds of documents. They stand by themselves, without schemas, so that whoever only composes documents need not load what checks
 * requests.
 */
export const FORMATS = [
  'Technical Spec',
  'Jira Tickets',
  'API Design',
  'RFC',
  'Data Model',
  'Prompt',
  'Optimize',
] as const;
