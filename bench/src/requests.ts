/** What the measured sides are asked, the same in the editor and over HTTP. */

const READER = { audience: 'Senior Dev', context: 'Backend' } as const;

/** A request for corrections only. */
export const correctionsOf = (input: string) => ({ ...READER, input, correctionsOnly: true }) as const;

/** A request for a technical specification. */
export const specificationOf = (input: string) =>
  ({ ...READER, input, format: 'Technical Spec', tone: 50 }) as const;
