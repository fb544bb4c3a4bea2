import type { StageName } from '../service/post-stage.ts';

/** One of the examples of the README: what a stage makes of one of the texts the tests use. */
export interface Example {
  /** Name of the text. */
  readonly text: string;
  readonly title: string;
  readonly stage: StageName;
  /** The request without its input. */
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

const READER = { audience: 'Senior Dev', context: 'Backend' };

export const EXAMPLES: readonly Example[] = [
  {
    text: 'bug-report',
    title: 'A bug report, faults only',
    stage: 'optimize',
    options: { ...READER, correctionsOnly: true },
  },
  {
    text: 'chat-request',
    title: 'A chat message as a technical specification',
    stage: 'translate',
    options: { ...READER, context: 'Mobile', format: 'Technical Spec', tone: 60 },
  },
  {
    text: 'table-idea',
    title: 'An idea for tables as a data model',
    stage: 'translate',
    options: { ...READER, audience: 'Data Engineer', format: 'Data Model', tone: 50 },
  },
];
