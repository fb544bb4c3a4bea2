import { upperFirst } from '../../first-letter.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { underLabel } from '../place/under-label.ts';
import { itemsUnder } from '../target/labelled-block.ts';
import { unquoted } from '../target/phrase.ts';

const verb = '(?:add|put|include|list|append|note|mention|write)';
const list = '(?: list| section)?';
/** "Add to the known issues that …", "in the known issues mention: …". */
const placeFirst = new RegExp(
  `^(?:${verb} (?:one more |another )?(?:to|in|under|among) (?:the |our )?(?<to>[\\p{L} -]{3,40}?)${list}|(?:to|in|under|among) (?:the |our )?(?<in>[\\p{L} -]{3,40}?)${list},? ${verb})(?: that|\\s?:) (?<words>.{3,1000})$`,
  'iu',
);
/** "Add … to the known issues". */
const placeLast = new RegExp(
  `^${verb} (?:that )?(?<words>.{3,1000}) (?:to|in|under|among) (?:the |our )?(?<to>[\\p{L} -]{3,40}?)${list}$`,
  'iu',
);

/** Adds an item to the list under a label of a text without headings. */
export const addUnderLabel: Instruction = {
  meta: {
    id: 'add-under-label',
    does: 'Adds an item to the list that stands under a label, in a text without headings.',
    examples: ['add to the known issues that push messages arrive twice'],
  },
  parse(clause, draft) {
    if (draft.outline.sections.length > 0) return null;
    const groups = (placeFirst.exec(clause) ?? placeLast.exec(clause))?.groups;
    const [name, words] = [groups?.['to'] ?? groups?.['in'], groups?.['words']];
    if (name === undefined || words === undefined || itemsUnder(draft, name).length === 0) return null;
    const said = upperFirst(unquoted(words.trim()));
    return (now) => {
      const ended = itemsUnder(now, name).every(({ text }) => /[.!]$/u.test(text));
      const item = /[.!?]$/u.test(said) || !ended ? said : `${said}.`;
      const text = underLabel(now, name, item);
      return text === null
        ? noEffect(now, `Nothing is listed under "${name}".`)
        : applied(now, text, `Added "${item}" under "${name}".`);
    };
  },
};
