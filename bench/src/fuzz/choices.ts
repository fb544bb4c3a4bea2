export const FORMATS = [
  'Technical Spec',
  'Jira Tickets',
  'API Design',
  'RFC',
  'Data Model',
  'Prompt',
  'Optimize',
] as const;

export const AUDIENCES = ['Junior Dev', 'Senior Dev', 'Tech Lead', 'SRE', 'Data Engineer'] as const;
