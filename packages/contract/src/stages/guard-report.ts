import Type, { type Static } from 'typebox';
import { enumeration } from '../shapes/enumeration.ts';

/** What the preservation guard had to do. */
export const GuardStatus = enumeration('GuardStatus', ['clean', 'repaired', 'fallback'], {
  description:
    'clean: the answer of the model kept everything; repaired: it was asked again, or its answer was mended; fallback: the embedded model answered instead.',
});
export type GuardStatus = Static<typeof GuardStatus>;

/** How the answer fared against what must be preserved of the input. */
export const GuardReport = Type.Object(
  {
    status: GuardStatus,
    restored: Type.Integer({ minimum: 0, description: 'Places that were wrong and were put right.' }),
  },
  {
    title: 'GuardReport',
    description: 'How the answer fared against what must be preserved of the input.',
    examples: [{ status: 'clean', restored: 0 }],
  },
);
export type GuardReport = Static<typeof GuardReport>;
