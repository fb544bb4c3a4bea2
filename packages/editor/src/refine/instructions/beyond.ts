import { type Instruction, noEffect } from '../instruction.ts';
import { isOffTopic } from '../scope/off-topic.ts';
import { findSection } from '../target/section.ts';

const wishes: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:translate|übersetze|traduis|traduce)\b.{0,60}\b(?:in|to|into|ins|en|al)\b|^(?:bitte )?(?:alles |das (?:ganze |dokument )?|den text )?(?:auf|ins) \p{Lu}\p{L}+ übersetzen$|^(?:translate|make|write|rewrite) (?:it|this|the (?:document|text|spec|whole).{0,20}) (?:in|into|to) (?:english|german|french|spanish|italian|portuguese|dutch|polish|japanese|chinese|korean|russian|\p{Lu}\p{L}+)$/iu,
    'The embedded model does not translate between languages; configure a model provider for that.',
  ],
  [
    /^(?:undo|revert|go back|restore|roll back)(?: (?:that|it|this|the (?:last|previous) (?:change|edit|version)|to (?:the )?.{1,40}|(?:the )?.{1,40} changes?))?$/iu,
    'Earlier versions are not sent along; send the version to go on with as previousOutput.',
  ],
  [
    /^(?:add|insert|include|draw|create) (?:an? |some )?(?:image|picture|screenshot|photo|logo|illustration|gif)s?\b.{0,100}$/iu,
    'The embedded model makes no images.',
  ],
];

/** "Compare A and B in a table", and no section of the document. */
const comparison =
  /^(?:compare|contrast|vergleiche|comparez?|compara) (?<what>.{2,80}? (?:and|with|to|vs\.?|versus|und|mit|et|avec|y|con) .{2,80}?)(?:,? (?:in|as|en|dans|als) (?:an? |einer |un |una )?(?:\p{L}+ )?(?:table|tabelle|tableau|tabla|matrix|list|liste|lista))?$/iu;

/** Wishes about the document that the embedded model cannot fulfil; it says so. */
export const beyond: Instruction = {
  meta: {
    id: 'beyond',
    does: 'Names what the embedded model cannot do: translate, undo, make images.',
    examples: ['translate it to German', 'undo the last change', 'add a screenshot'],
  },
  parse(clause, draft) {
    const compared = comparison.exec(clause)?.groups?.['what'];
    if (compared !== undefined && !findSection(draft, compared))
      return (now) => ({
        ...noEffect(
          now,
          'The embedded model compares nothing by itself; say what each row is to hold, or name a section that is to be a table.',
        ),
        isBeyond: true,
      });
    if (isOffTopic(clause, draft)) return null;
    const words = /["“'](.{1,200}?)["”']/u.exec(clause)?.[1];
    if (words !== undefined && !draft.text.includes(words)) return null;
    const message = wishes.find(([pattern]) => pattern.test(clause))?.[1];
    return message === undefined ? null : (now) => ({ ...noEffect(now, message), isBeyond: true });
  },
};
