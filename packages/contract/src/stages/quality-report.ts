import Type, { type Static } from 'typebox';

/** Which rules of a good document were checked, and which the answer breaks. */
export const QualityReport = Type.Object(
  {
    checks: Type.Integer({ minimum: 0, description: 'Rules that were checked.' }),
    failed: Type.Array(
      Type.Object({
        rule: Type.String({ description: 'Number of the rule.', examples: ['C7'] }),
        message: Type.String({ description: 'How the document breaks it.' }),
      }),
      { description: 'Rules the document breaks; empty when it is sound.' },
    ),
  },
  {
    title: 'QualityReport',
    description: 'Which rules of a good document were checked, and which the answer breaks.',
    examples: [
      { checks: 13, failed: [{ rule: 'C7', message: '"fast" has neither a number nor a question.' }] },
    ],
  },
);
export type QualityReport = Static<typeof QualityReport>;
