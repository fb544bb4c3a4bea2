import { contentWords, shareOf } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { unquoted } from '../target/phrase.ts';

const done = '(?:done|complete[d]?|finished|ticked|checked|closed)';
const undone = '(?:open|to-?do|not done|undone|unchecked|incomplete|unfinished)';
const patterns = [
  new RegExp(
    `^(?:mark|set|flag|check|tick) (?<what>.{1,160}?) (?:off )?(?:(?:as |to )?${done}|(?:as |to )(?<open>${undone}))$`,
    'iu',
  ),
  /^(?:check|tick|cross)(?: off)? (?<what>.{1,160}?)(?: off)?$|^(?<open>uncheck|untick|reopen) (?<again>.{1,160})$/iu,
  new RegExp(
    `^(?<what>.{1,160}?) (?:is|are|has been|was) (?:now |already )?(?:${done}|(?<open>${undone}))(?: now| already)?$`,
    'iu',
  ),
];

/** Ticks an item of a checklist, or opens it again. */
export const checkItem: Instruction = {
  meta: {
    id: 'check-item',
    does: 'Ticks an item of a checklist off, or opens it again.',
    examples: ['mark "Write the runbook" as done', 'uncheck the load test'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const groups = pattern.exec(clause)?.groups;
      const what = groups?.['what'] ?? groups?.['again'];
      if (what === undefined || !boxAbout(draft, what)) continue;
      const mark = groups?.['open'] === undefined ? 'x' : ' ';
      return (now) => {
        const item = boxAbout(now, what);
        const box = item ? now.text.indexOf('[', item.start) : -1;
        return item && box >= 0
          ? applied(
              now,
              splice(now.text, [{ start: box + 1, end: box + 2, text: mark }]),
              `Marked "${item.text}".`,
            )
          : noEffect(now, `No checklist holds ${what}.`);
      };
    }
    return null;
  },
};

function boxAbout(draft: Draft, what: string): Item | undefined {
  const boxes = draft.items.filter((item) => item.node.checked !== null && item.node.checked !== undefined);
  const words = contentWords(
    unquoted(what)
      .replace(/^(?:the )?(?:item|task|to-?do)\s/iu, '')
      .replace(/\s(?:item|task|to-?do|box|one|point)$/iu, ''),
  );
  return words.length === 0
    ? undefined
    : boxes.find((item) => shareOf(words, new Set(contentWords(item.text))) >= 0.99);
}
