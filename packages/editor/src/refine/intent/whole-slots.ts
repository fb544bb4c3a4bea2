import type { Intent, Operation, Slot, Slots } from './intent.ts';

/** Operations whose "to" is a text, which ends where its sentence or what stands behind its comma begins. */
const writing: ReadonlySet<Operation> = new Set(['add', 'rename', 'reword', 'answer']);

/** Letters that close a text within a clause. */
const boundary = /[.;:!?()[\]→]\s|[.;:!?()[\]→]$|,|\s[–—-]\s/u;
/** Words behind a text that belong to the order and not to the text. */
const behind =
  /^(?:please|pls|instead|rather|too|also|then|now|and not|not|is|are|would|should|as|to|in|into|under|for|on|at|with|of|from|before|after|behind|by)(?!\p{L})/iu;

/** An intent whose slots end at the ends of words and, where they are texts, of what they say: "the box" of "the box isn't closed" is all of it. */
export function withWholeSlots(intent: Intent, clause: string): Intent {
  const slots = Object.fromEntries(
    Object.entries(intent.slots).map(([slot, words]) => [
      slot,
      wholeOf(
        words,
        clause,
        slot === 'to' && writing.has(intent.operation),
        othersThan(slot as Slot, intent.slots),
      ),
    ]),
  );
  return { ...intent, slots };
}

function othersThan(slot: Slot, slots: Slots): string[] {
  return Object.entries(slots).flatMap(([name, words]) => (name === slot ? [] : [words]));
}

function wholeOf(words: string, clause: string, isText: boolean, others: readonly string[]): string {
  const at = clause.indexOf(words);
  if (at < 0) return words;
  const end = at + words.length;
  const word = /[\p{L}\p{N}]$/u.test(words) ? (/^[\p{L}\p{N}]+/u.exec(clause.slice(end))?.[0] ?? '') : '';
  const rest = clause.slice(end + word.length);
  const stop = boundary.exec(rest)?.index ?? rest.length;
  const more = rest.slice(0, stop);
  const isOpen = isText && more.trim() !== '' && !behind.test(more.trim()) && /^\s/u.test(more);
  return isOpen && !others.some((other) => more.includes(other))
    ? words + word + more.trimEnd()
    : words + word;
}
