import Type, { type Static } from 'typebox';
import { enumeration } from '../shapes/enumeration.ts';

/** What became of one instruction of the feedback. */
export const AppliedStatus = enumeration('AppliedStatus', ['applied', 'not-understood', 'no-effect'], {
  description: 'What became of the instruction.',
});
export type AppliedStatus = Static<typeof AppliedStatus>;

/** One instruction that was found in the feedback, and what became of it. */
export const AppliedInstruction = Type.Object(
  {
    instruction: Type.String({ description: 'The instruction, in the words of the feedback.' }),
    status: AppliedStatus,
    message: Type.String({ description: 'What was done, or why nothing was.' }),
  },
  {
    title: 'AppliedInstruction',
    description: 'One instruction that was found in the feedback.',
    examples: [
      { instruction: 'Rename "Summary" to "Overview".', status: 'applied', message: 'Renamed one heading.' },
    ],
  },
);
export type AppliedInstruction = Static<typeof AppliedInstruction>;
