import { type Draft, draftOf } from '../draft.ts';
import { splice, wholeLines } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { boardOf, nameOf, type Ticket } from '../tickets/board.ts';
import { withSettings } from '../tickets/fields/write.ts';
import type { LabelledLine } from '../tickets/labels.ts';
import { nothing, type Spoken, ticketsNamed } from '../tickets/named.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const one = '[\\p{L}\\p{N}][\\p{L}\\p{N}_./-]{0,30}';
const tags = `["“„\`']?(?<tags>${one}(?:(?:["”\`']?,? and ["“\`']?|["”\`']?, ["“\`']?)${one})*)["”\`']?`;
const what = '(?<what>.{2,80}?)';
const article = '(?:an? |the |another |our )?';
const adding: readonly RegExp[] = [
  new RegExp(
    `^(?:add|attach|put|assign|apply|set) ${article}(?:labels?|tags?) ${tags} (?:to|on|onto|for|in) ${what}$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|attach|put|assign|apply) ${article}${tags} (?:labels?|tags?) (?:to|on|onto|for|in) ${what}$`,
    'iu',
  ),
  new RegExp(`^(?:label|tag) ${what} (?:with|as) ${article}(?:(?:labels?|tags?) )?${tags}$`, 'iu'),
  new RegExp(`^(?:label|tag) ${what} ["“„\`](?<tags>${one})["”\`]$`, 'iu'),
  new RegExp(
    `^(?:label|tag) (?<what>(?:all|every|each|both)(?: of)?(?: the)?(?: tickets?| stor(?:y|ies)| issues?)?|everything) ${tags}$`,
    'iu',
  ),
  new RegExp(`^${what}: (?:add )?(?:labels?|tags?) ${tags}$`, 'iu'),
  new RegExp(`^give ${what} ${article}(?:labels?|tags?) ${tags}$`, 'iu'),
  new RegExp(
    `^(?:label|tag) (?<what>[A-Z]{1,8}-\\d{1,4}(?:(?:, | and |, and )[A-Z]{1,8}-\\d{1,4})*) ${tags}$`,
    'iu',
  ),
  new RegExp(
    `^${what} (?:should |must |has to |have to |needs? to )?(?:all |also |both )*(?:has|have|gets?|needs?|carry|carries|be (?:labell?ed|tagged)(?: with| as)?) ${article}(?:(?:labels?|tags?) )${tags}$`,
    'iu',
  ),
  new RegExp(
    `^${what} (?:should|must|has to|have to|needs? to) (?:all |also |both )*be (?:labell?ed|tagged)(?: with| as)? ${tags}$`,
    'iu',
  ),
  new RegExp(
    `^${what} (?:bekommt|bekommen|kriegt|kriegen|erhält|erhalten) (?:alle |auch |das |die |ein )*(?:labels?|tags?) ${tags}$`,
    'iu',
  ),
  new RegExp(`^(?:das )?label ${tags} (?:an|für|bei|auf|zu) ${what}(?: hängen| setzen| vergeben)?$`, 'iu'),
  new RegExp(
    `^(?:ajoute[rz]?|mets|mettez|mettre) (?:l['’]étiquette|le label|le tag) ${tags} (?:à|sur|aux?) ${what}$`,
    'iu',
  ),
  new RegExp(
    `^(?:añade|agrega|pon|ponle) (?:la etiqueta|el label|el tag) ${tags} (?:a|en|al) ${what}$`,
    'iu',
  ),
  new RegExp(`^(?:label|tag) ${what} (?<tags>(?!(?:tickets?|stor(?:y|ies)|issues?|one)$)${one})$`, 'iu'),
];
const setting: readonly RegExp[] = [
  new RegExp(
    `^(?:set|change|make|update) ${article}(?:labels?|tags?) (?:of|on|for) ${what} (?:to|=|as) ${tags}$`,
    'iu',
  ),
  new RegExp(`^(?:the )?(?:labels?|tags?) (?:of|on|for) ${what} (?:is|are|should be|must be) ${tags}$`, 'iu'),
];
const removing: readonly RegExp[] = [
  new RegExp(
    `^(?:remove|drop|delete|take|strip) (?:the )?(?:labels?|tags?) ${tags} (?:from|off|of|on) ${what}$`,
    'iu',
  ),
  new RegExp(
    `^(?:remove|drop|delete|take|strip) (?:the )?${tags} (?:labels?|tags?) (?:from|off|of|on) ${what}$`,
    'iu',
  ),
];

/** Gives tickets labels, beside those they have, and takes labels off. */
export const ticketLabels: Instruction = {
  meta: {
    id: 'ticket-labels',
    does: 'Adds labels to one or several tickets beside those they have, sets them, or takes one off.',
    examples: [
      'add label backend to all tickets',
      'set the label of US-1 to backend',
      'tag US-1 and US-2 with api',
    ],
  },
  parse: (clause, draft) => ticketLabelsChange(clause, draft),
};

/** As the instruction reads it; `spoken` is what pronouns mean. */
export function ticketLabelsChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  for (const [patterns, change] of [
    [setting, only],
    [adding, withMore],
    [removing, without],
  ] as const)
    for (const pattern of patterns) {
      const groups = pattern.exec(plain)?.groups;
      const named = (groups?.['tags'] ?? '')
        .split(/["”`']?(?:,? and |, )["“`']?/iu)
        .filter((tag) => tag !== '');
      const tickets = groups?.['what'] === undefined ? [] : ticketsNamed(draft, groups['what'], spoken);
      if (named.length > 0 && tickets.length > 0)
        return (now) => labelled(now, tickets, (old) => change(old, named));
    }
  return null;
}

const only = (_old: readonly string[], fresh: readonly string[]): readonly string[] => fresh;
const withMore = (old: readonly string[], fresh: readonly string[]): readonly string[] => [
  ...old,
  ...fresh.filter((tag) => !old.some((other) => other.toLowerCase() === tag.toLowerCase())),
];
const without = (old: readonly string[], gone: readonly string[]): readonly string[] =>
  old.filter((tag) => !gone.some((other) => other.toLowerCase() === tag.toLowerCase()));

function labelled(
  draft: Draft,
  tickets: readonly number[],
  change: (old: readonly string[]) => readonly string[],
): Outcome {
  let now = draft;
  const done: string[] = [];
  for (const at of tickets) {
    const ticket = boardOf(now).tickets[at];
    if (!ticket) continue;
    const line = lineOfLabels(ticket);
    const old = line
      ? now.text
          .slice(line.value.start, line.value.end)
          .split(/,\s*/u)
          .filter((tag) => tag !== '')
      : [];
    const fresh = change(old);
    if (fresh.join() === old.join()) continue;
    const text =
      line && fresh.length === 0
        ? splice(now.text, [wholeLines(now.text, line.start, line.end)])
        : withSettings(now, [
            { tickets: [at], concept: 'other', label: line?.label ?? 'labels', value: fresh.join(', ') },
          ]).text;
    done.push(`${nameOf(ticket)}: ${fresh.length === 0 ? 'none' : fresh.join(', ')}`);
    now = draftOf(text, draft.request);
  }
  return done.length === 0
    ? noEffect(draft, 'The tickets have these labels already.')
    : applied(draft, now.text, `Labels now: ${done.join('; ')}.`);
}

function lineOfLabels(ticket: Ticket): LabelledLine | null {
  return ticket.lines.find((line) => /^(?:labels?|tags?)$/iu.test(line.label)) ?? null;
}
