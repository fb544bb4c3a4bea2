import Type, { type Static } from 'typebox';
import { enumeration } from '../shapes/enumeration.ts';

/** What kind of change an edit is. */
export const EditCategory = enumeration('EditCategory', ['spelling', 'grammar', 'punctuation', 'style'], {
  description: 'Kind of change.',
});
export type EditCategory = Static<typeof EditCategory>;

const offset = (description: string) => Type.Integer({ minimum: 0, description });

/** One change to the input. The range is half-open and given in both units clients count in. */
export const Edit = Type.Object(
  {
    start: offset('First UTF-16 code unit of the input that changes.'),
    end: offset('First UTF-16 code unit after the change.'),
    startCodePoint: offset('The same start in code points.'),
    endCodePoint: offset('The same end in code points.'),
    replacement: Type.String({ description: 'What stands there instead.' }),
    rule: Type.String({ description: 'Rule that asked for the change.' }),
    category: EditCategory,
    message: Type.String({ description: 'Why, for people.' }),
  },
  {
    title: 'Edit',
    description: 'One change to the input.',
    examples: [
      {
        start: 4,
        end: 11,
        startCodePoint: 4,
        endCodePoint: 11,
        replacement: 'service',
        rule: 'SpellCheck',
        category: 'spelling',
        message: 'Did you mean "service"?',
      },
    ],
  },
);
export type Edit = Static<typeof Edit>;
