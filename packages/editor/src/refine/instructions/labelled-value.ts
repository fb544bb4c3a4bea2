import type { Draft } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import type { Entry } from '../labelled/entries.ts';
import { withMitigation } from '../labelled/fresh-label.ts';
import { entryFor, withEntry } from '../labelled/set-entry.ts';
import { type LabelWish, labelWishesIn } from '../labelled/wish.ts';

/** Sets what stands at a labelled place of the document: a row, a cell of a column, a labelled line, what a risk says of its mitigation. */
export const labelledValue: Instruction = {
  meta: {
    id: 'labelled-value',
    does: 'Sets the value of a labelled place (a row, a cell under a column, a labelled line, an entry of an item) and closes the question that was open for it.',
    examples: [
      'mitigation for the stream risk is rubbish, it is a second stream',
      'mitigation of the disk risk = a quota',
    ],
  },
  parse(clause, draft) {
    const wish = wishIn(clause, draft);
    return wish === null
      ? mitigated(clause, draft)
      : (now) => {
          const entry = entryFor(now, wish);
          return entry === null
            ? noEffect(now, `The document has no entry ${wish.label}.`)
            : applied(now, withEntry(now, entry, wish.value), `Set ${entry.label} to "${wish.value}".`);
        };
  },
};

const saysMore =
  /^(?:please |also )*(?:add|include|mention|note|insert|append)(?!\p{L})|:\s(?:please |also )*(?:add|include|mention|note|insert|append)(?!\p{L})|(?<!\p{L})(?:should|must|could) also(?!\p{L})|^(?:an? |the )?(?:second|third|fourth|further|another|additional|one more|new|next) /iu;

/** "If Redis is down …" says when something holds, and what a label "Redis" says is none of it. */
const inCase = /^(?:if|when|whenever|while|unless|once|as soon as|after|before|until)\s/iu;

/** "The author is Ana, reviewers Per and Ute" sets two labels. */
const furtherLabel =
  /\S[,;](?: and)? (?:the )?(?:authors?|reviewers?|owners?|approvers?|status|contact)(?: is| are|:)? \p{Lu}/u;

function wishIn(clause: string, draft: Draft): LabelWish | null {
  if (inCase.test(clause) || furtherLabel.test(clause)) return null;
  for (const wish of labelWishesIn(clause)) {
    const entry: Entry | null = entryFor(draft, wish);
    // what is to be said there too takes the place of nothing
    if (entry !== null && !(entry.kind === 'section' && saysMore.test(clause))) return wish;
  }
  return null;
}

/** A mitigation for a risk that has none. */
function mitigated(clause: string, draft: Draft): Change | null {
  for (const wish of labelWishesIn(clause))
    if (withMitigation(draft, wish) !== null)
      return (now) => {
        const text = withMitigation(now, wish);
        return text === null
          ? noEffect(now, 'The document has no such risk.')
          : applied(now, text, `Gave the risk the mitigation "${wish.value}".`);
      };
  return null;
}
