import { literal } from '../../read/literal.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';

const pattern =
  /^(?:(?:add|include|use|introduce|reserve) )?(?:(?:an?|the|another|new) ){0,2}(?<name>\p{L}{2,20}(?: \p{L}{2,20})?) (?<code>\d{1,4})(?::| (?:for|means|stands for|is for|is|=)) (?:an? |the )?(?<meaning>[^,.;:]{2,80})$/iu;
const entry = '`?\\d{1,4}`?(?: [=–-])? [^,.;:\\n]{1,60}';

/** Adds a code to the sentence that lists its kind. */
export const addCode: Instruction = {
  meta: {
    id: 'add-code',
    does: 'Adds a code and its meaning to the sentence that lists the codes of its kind.',
    examples: ['exit code 4 for a locked repository', 'add status code 423 for locked files'],
  },
  parse(clause, draft) {
    const { name, code, meaning } = pattern.exec(clause)?.groups ?? {};
    if (name === undefined || code === undefined || meaning === undefined) return null;
    const isFree = listsOf(draft, name).some((list) => !has(draft, list, code));
    if (!isFree) return null;
    return (now) => {
      const lists = listsOf(now, name).filter((list) => !has(now, list, code));
      if (lists.length === 0) return noEffect(now, `No sentence lists more of ${name}.`);
      const text = splice(
        now.text,
        lists.map(({ start, end }) => ({
          start: end,
          end,
          text: `, ${likeTheOthers(now.text.slice(start, end), code)}${meaning.trim()}`,
        })),
      );
      return applied(now, text, `Added ${name.toLowerCase()} ${code}.`);
    };
  },
};

/** Where the draft lists codes of a name: "Exit codes: 0 ok, 1 conflict". */
function listsOf(draft: Draft, name: string): Span[] {
  const list = new RegExp(
    `(?<![\\p{L}\\p{N}])(?<before>${literal(name)}(?:e?s)?\\*{0,2}(?::| are)\\*{0,2} )(?<codes>${entry}(?:, ${entry})+)`,
    'giu',
  );
  return draft.units.flatMap((unit) =>
    [...draft.text.slice(unit.start, unit.end).matchAll(list)].flatMap((match): Span[] => {
      const { before = '', codes = '' } = match.groups ?? {};
      const start = unit.start + match.index + before.length;
      // "and 3 network" closes a list that a further code would have to open again
      return / (?:and|or) `?\d/u.test(codes) ? [] : [{ start, end: start + codes.trimEnd().length }];
    }),
  );
}

function has(draft: Draft, { start, end }: Span, code: string): boolean {
  return new RegExp(`(?:^|, )\`?${code}(?!\\d)`, 'u').test(draft.text.slice(start, end));
}

/** A code with the marks the first of a list has. */
function likeTheOthers(codes: string, code: string): string {
  return (/^`?\d{1,4}`?(?: [=–-])? /u.exec(codes)?.[0] ?? '0 ').replace(/\d{1,4}/u, code);
}
