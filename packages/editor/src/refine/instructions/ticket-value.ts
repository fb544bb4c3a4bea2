import { leadingKey } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { lineBreakOf, splice } from '../splice.ts';
import { ticketSpokenOf, ticketsSpokenOf } from '../target/tickets.ts';
import { conceptOf, labelFor, valueWords } from '../tickets/concepts.ts';
import { labelledLines } from '../tickets/labels.ts';

const ticket = '(?<ticket>[A-Z][A-Z0-9]{0,9}-\\d{1,6}|.{1,60}?)';
const label = `(?:the |an? |its |with )?(?<label>${valueWords})`;
const value = '(?<value>.{1,80})';
const patterns: readonly (readonly [pattern: RegExp, label?: string])[] = [
  [new RegExp(`^(?:re)?(?:assign|give|hand)(?: over)? ${ticket} (?:over )?to ${value}$`, 'iu'), 'assignee'],
  [
    new RegExp(
      `^${ticket} (?:should be |is |are |gets? |to be |must be )?(?:assigned to|owned by|done by|goes to) ${value}$`,
      'iu',
    ),
    'assignee',
  ],
  [
    new RegExp(
      `^(?:make )?${ticket} (?:should |must |also )?(?:depends? on|(?:is |be )?blocked by) ${value}$`,
      'iu',
    ),
    'dependencies',
  ],
  [
    new RegExp(
      `^(?:(?:set|change|update|put|raise|lower|bump|adjust|correct) )?${label} (?:of|for|on|in) ${ticket}(?: from .{1,30})? (?:to|is|are|should be|must be|=|:) ${value}$`,
      'iu',
    ),
  ],
  [new RegExp(`^(?:set|change|update|put) ${ticket}(?:['’]s)? ${label} (?:to |= ?|: ?)?${value}$`, 'iu')],
  [
    new RegExp(
      `^${ticket} (?:needs?|has|gets?|should (?:have|get)|wants) ${label} (?:of |= ?|: ?)?${value}$`,
      'iu',
    ),
  ],
  [new RegExp(`^${ticket}:? ${label}:? (?:is |should be )?${value}$`, 'iu')],
  [
    new RegExp(
      `^(?:make |mark |set |flag )?${ticket} (?:is |should be |as |to )?(?:an? )?(?<value>[\\p{L}\\d-]{1,20}) (?<label>priority|prio|points|story points)$`,
      'iu',
    ),
  ],
  [
    new RegExp(
      `^(?:make |turn |change )?${ticket} (?:is |should be |into |to )?an? (?<value>bug|story|task|spike|epic)(?:,? (?:and )?not .{1,30})?$`,
      'iu',
    ),
    'type',
  ],
  [
    new RegExp(
      `^(?:make )?${ticket} (?:(?:is|looks|feels|seems|should be|must be) )?(?:(?:more|rather|probably|at least|clearly|only|easily) )*(?:like |to be )?an? (?<value>1|2|3|5|8|13|21)(?: points?)?$`,
      'iu',
    ),
    'estimate',
  ],
  [new RegExp(`^(?:re-?)?(?:estimate|size) ${ticket} (?:at|as|with|to) ${value}$`, 'iu'), 'estimate'],
];

/** Sets what a ticket has a value of: its priority, estimate, assignee, status, type, dependencies. */
export const ticketValue: Instruction = {
  meta: {
    id: 'ticket-value',
    does: 'Sets priority, estimate, assignee, status, type or dependencies of a ticket, and adds the line where it has none.',
    examples: [
      'assign US-1 to Jonas',
      'priority of US-1 is high',
      'US-1 needs estimate 8',
      'US-1 depends on US-2',
    ],
  },
  parse(clause, draft) {
    for (const [pattern, fixed] of patterns) {
      const groups = pattern.exec(clause)?.groups;
      const word = fixed ?? groups?.['label'];
      const { ticket: named, value: wanted } = groups ?? {};
      if (word === undefined || named === undefined || wanted === undefined) continue;
      if (
        ticketsSpokenOf(draft, named).length === 0 ||
        /^(?:(?:the )?(?:end|top|bottom|last)|(?:way |far |much )?too|not|wrong|off|unclear|missing|incorrect)\b/iu.test(
          wanted,
        )
      )
        continue;
      if (conceptOf(word)?.id === 'dependencies' && !namesTickets(draft, wanted)) continue;
      return (now) => withValue(now, ticketSpokenOf(now, named), word, wanted);
    }
    return null;
  },
};

/** Whether a value names tickets, those of other documents by their key. */
function namesTickets(draft: Draft, wanted: string): boolean {
  return wanted
    .split(/, | and /u)
    .every(
      (one) =>
        /^[A-Z][A-Z0-9]{0,9}-\d{1,6}$/u.test(one.trim()) ||
        /^(?:none|nothing|nobody)$/iu.test(one.trim()) ||
        ticketSpokenOf(draft, one) !== null,
    );
}

function withValue(draft: Draft, section: Section | null, word: string, wanted: string): Outcome {
  if (!section) return noEffect(draft, 'Several tickets are about that; name one by its key.');
  const focus = leadingKey(section.title)?.text ?? section.title;
  const concept = conceptOf(word);
  const lines = labelledLines(draft.text, { start: section.headingEnd, end: section.end });
  const line = lines.find(
    (one) =>
      one.label.toLowerCase() === word.toLowerCase() ||
      (concept !== null && concept.id !== 'other' && conceptOf(one.label)?.id === concept.id),
  );
  const old = line ? draft.text.slice(line.value.start, line.value.end) : '';
  const fresh = concept?.id === 'dependencies' ? joined(old, wanted, draft) : inForm(wanted, concept?.id);
  if (line) {
    const gap = line.value.start === line.value.end ? ' ' : '';
    const text = splice(draft.text, [{ ...line.value, text: gap + fresh }]);
    return { ...applied(draft, text, `Set ${line.label} of ${focus} to "${fresh}".`), focus };
  }
  const name = labelFor(word, draft.language);
  const like = lines.findLast((one) => one.value.end > one.value.start && conceptOf(one.label) !== null);
  const newline = lineBreakOf(draft.text);
  const at = like?.end ?? section.headingEnd;
  const marked = like ? `${like.lead}${like.open.replace(like.label, () => name)} ` : `**${name}:** `;
  const text = splice(draft.text, [
    { start: at, end: at, text: `${like ? newline : newline + newline}${marked}${fresh}` },
  ]);
  return { ...applied(draft, text, `Gave ${focus} the line "${name}: ${fresh}".`), focus };
}

/** A value as tickets write it: the number of an estimate alone, a word with a capital. */
function inForm(wanted: string, concept: string | undefined): string {
  const plain = wanted.replace(/^["“'`](.*)["”'`]$/u, '$1').replace(/[.]$/u, '');
  if (concept === 'estimate') return /\d+(?:\.\d+)?/u.exec(plain)?.[0] ?? plain;
  return /^\p{Ll}+$/u.test(plain) && concept !== 'other'
    ? plain.charAt(0).toUpperCase() + plain.slice(1)
    : plain;
}

/** Keys a ticket depends on, with those it had. */
function joined(old: string, wanted: string, draft: Draft): string {
  const { none, and } = phrasesOf(draft.language);
  const had = old === '' || old.toLowerCase() === none.toLowerCase() ? [] : old.split(/, | and | und /u);
  const keys = wanted.split(/, | and /u).map((one) => {
    const section = ticketSpokenOf(draft, one);
    return (section && leadingKey(section.title)?.text) ?? one;
  });
  const all = [...new Set([...had, ...keys])];
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1) ?? ''}` : (all[0] ?? wanted);
}
