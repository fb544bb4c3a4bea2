import Type from 'typebox';

/** The version of a note that a change was made for. */
export const baseVersion = Type.Integer({
  minimum: 1,
  description: 'Version the change was made for; any other that is stored is a conflict.',
  examples: [1],
});
