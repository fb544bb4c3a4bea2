import type { Draft } from '../draft.ts';
import { applied, type Change, type Instruction } from '../instruction.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { ticketNamed } from '../tickets/named.ts';
import { withoutPart } from '../without-part.ts';

const ticket = '(?:ticket|story|task|issue|aufgabe|tâche|tarea|zadanie|zgłoszenie|tarefa)';
const out =
  '(?:(?:please |so |bitte )?(?:drop|remove|delete|kill|scrap|get rid of|throw out|take out|cut) (?:it|that|this)(?: one)?(?: out)?|(?:take|throw|kick) (?:it|that|this) out|(?:it )?(?:can|should|must) go|out with it|weg(?: damit)?|raus(?: damit)?|(?:kann|muss|soll) (?:weg|raus)|(?:bitte )?(?:löschen|entfernen|streichen)|à (?:virer|supprimer|enlever|retirer)|(?:supprime|enlève|vire|retire)[rz]?(?:-l[ea])?|fuera|(?:quita|elimina|borra)[dr]?l[oa]?|do usunięcia|usuń(?: to)?|usunąć|weghalen|verwijderen)';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<what>.{2,80}?),? (?:(?:is|are|was)(?: not|n['’]t)(?: an?)?|is no|ist kein(?:e)?|(?:ce |c['’]|n['’])?est pas une?|ce n['’]est pas une?|no es una?|nie jest|to nie(?: jest)?|não é uma?|non è un) (?:real |actual |echtes |vrai )?${ticket}(?:\\s?[,.;:!–—-]+\\s*(?:and )?|\\s(?:and|und|et|y) )${out}$`,
    'isu',
  ),
];

/** Takes out what the feedback says is no ticket. */
export const dropTicket: Instruction = {
  meta: {
    id: 'drop-ticket',
    does: 'Takes out a ticket that is said to be none, with its row of the coverage map and what refers to it.',
    examples: [],
  },
  parse: dropTicketChange,
};

/** As the instruction reads it, of one or several sentences. */
export function dropTicketChange(words: string, draft: Draft): Change | null {
  for (const pattern of patterns) {
    const what = pattern.exec(words.trim().replace(/[.!]+$/u, ''))?.groups?.['what'];
    const at = what === undefined ? null : ticketNamed(draft, what);
    if (at === null) continue;
    return (now) => {
      const found = boardOf(now).tickets[at];
      if (!found) return applied(now, now.text, '');
      const { section } = found;
      const { text } = withoutPart(now, {
        kind: 'section',
        start: section.start,
        end: section.end,
        name: nameOf(found),
        section,
      });
      return applied(now, text, `Removed ${nameOf(found)}: ${found.title}.`);
    };
  }
  return null;
}
