import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { text } from '../shapes/text.ts';

/** Body and payload of /api/v1/me/profile. */
export const Profile = Type.Object(
  {
    customInstructions: text(LIMITS.customInstructions, {
      description: "Wishes that hold for all of the caller's texts; empty for none.",
      examples: ['Write British English.'],
    }),
  },
  {
    title: 'Profile',
    description: "What holds for all of the caller's texts.",
    examples: [{ customInstructions: 'Write British English.' }],
  },
);
export type Profile = Static<typeof Profile>;
