import { contentWords } from '../../../document/content-words.ts';
import { noEffect } from '../../instruction.ts';
import { boardOf } from '../../tickets/board.ts';
import { ticketsNamed } from '../../tickets/named.ts';
import { areAlike } from '../../tickets/only-holder.ts';
import type { ExactReader } from '../exact-reader.ts';

const name =
  '(?<name>(?!(?:the|an?|last|first|second|third|other|whole|next|same|new|merged|each|every|all|both|this|that|these|no|any|one|in|of|for|on|to|is|are|user)(?!\\p{L}))[\\p{L}-]{3,30}(?: (?!(?:the|an?|user)(?!\\p{L}))[\\p{L}-]{3,30})?)';
/** "The payroll ticket", or "payroll ticket: …" at the beginning. */
const described: readonly RegExp[] = [
  `(?<!\\p{L})the ${name} (?:ticket|story)(?=[,;:.!]|$| (?:is|has|needs|gets|should|must|can|to|into|from|at|by|before|after|first|last)(?!\\p{L}))`,
  `^${name} (?:ticket|story)(?=\\s?:)`,
].map((one) => new RegExp(one, 'giu'));
const creating =
  /(?<!\p{L})(?:add|create|open|new|need|want|missing|forgot|forgotten|missed|write|insert|there is no|there['’]s no|there are no|no ticket|lacks?|should be|becomes?|into|as|called|named|to)(?!\p{L})/iu;

/** Words that order something of a ticket which is told by words that no ticket has: nothing is done, and that is told. */
export const noSuchTicket: ExactReader = (words, draft) => {
  const { tickets, rows } = boardOf(draft);
  const held = tickets.flatMap((one) =>
    contentWords([one.title, ...one.statements.map(({ text }) => text)].join(' ')),
  );
  const all = [...new Set([...held, ...rows.flatMap(({ text }) => contentWords(text))])];
  for (const { 0: whole, groups, index } of described.flatMap((one) => [...words.matchAll(one)])) {
    const name = groups?.['name'] ?? '';
    const wanted = contentWords(name);
    const isOther = wanted.length > 0 && wanted.every((word) => !all.some((one) => areAlike(one, word)));
    if (!isOther || ticketsNamed(draft, whole).length > 0) continue;
    const around = `${words.slice(0, index)} ${words.slice(index + whole.length).split(/[:"“]/u)[0]}`;
    if (creating.test(around)) continue;
    return (now) => ({
      ...noEffect(now, `No ticket is about "${name}"; name the one that is meant by its key.`),
      isBeyond: true,
    });
  }
  return null;
};
