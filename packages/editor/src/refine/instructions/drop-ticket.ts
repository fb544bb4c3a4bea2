import { type Draft, draftOf } from '../draft.ts';
import { withoutPart } from '../editing/without-part.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { withSettings } from '../tickets/fields/write.ts';
import { nothing, type Spoken, ticketsNamed } from '../tickets/named.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';
import { pronoun, ticketNoun } from '../tickets/wishes/words.ts';

const verb =
  '(?:drop|remove|delete|kill|scrap|bin|ditch|nix|axe|skip|close|lose|cut|get rid of|throw (?:out|away)|take out|kick out|leave out|streiche?|lösche?|entferne?|verwirf|supprime[rz]?|enlève[rz]?|vire[rz]?|retire[rz]?|jette[rz]?|quita[dr]?|elimina[dr]?|borra[dr]?|suprime|usuń)';
const away =
  '(?: (?:out|away|again|entirely|completely|altogether|(?:from|of) (?:the )?(?:list|sprint|scope|board|backlog|document|doc|epic|plan)|raus|weg|bitte))*';
const order = new RegExp(`^${verb} (?<what>.{2,120}?)${away}$`, 'iu');
const parted = new RegExp(`^(?:kick|throw|take|leave|toss) (?<what>.{2,120}?) (?:out|away)${away}$`, 'iu');
const behind =
  /^(?<what>.{2,120}?) (?:(?:can|should|must|could|may|has to|needs to) (?:both |all |just |simply |also )?(?:go|be (?:dropped|removed|deleted|scrapped|cut|taken out|thrown out|closed|left out))|(?:kann|können|muss|müssen|soll|sollen|sollte) (?:bitte |beide )?(?:weg|raus|gestrichen werden|gelöscht werden|entfernt werden|entfallen)|(?:bitte )?(?:streichen|löschen|entfernen|rausnehmen|weglassen)|entfällt|(?:peut|peuvent|doit|doivent) (?:partir|disparaître|être (?:supprimée?s?|enlevée?s?|retirée?s?))|(?:est|sont) à (?:supprimer|enlever|retirer|virer)|(?:sobran?|(?:se )?pueden? (?:eliminar|quitar|borrar)(?:se)?|hay que (?:eliminar|quitar|borrar)))$/iu;
const out = `(?:${verb} ${pronoun}(?: one)?(?: out)?|(?:take|throw|kick|leave|toss) ${pronoun} (?:out|away)|${pronoun} (?:can|should|must|kann|können|muss|soll) (?:go|weg|raus)|(?:it |they )?(?:can|should|must) go|out with (?:it|them)|out|weg(?: damit)?|raus(?: damit)?|(?:kann|muss|soll) (?:weg|raus)|(?:bitte )?(?:löschen|entfernen|streichen)|à (?:virer|supprimer|enlever|retirer)|(?:supprime|enlève|vire|retire)[rz]?(?:-l[ea]s?)?|fuera|(?:quita|elimina|borra)[dr]?l[oa]s?|do usunięcia|usuń(?: to)?|usunąć|weghalen|verwijderen)`;
const no =
  "(?:(?:(?:is|are|was|were)(?: really| actually)?(?: not|n['’]t)|(?:is|are)(?: really| actually)? no|(?:ist|sind) (?:keine?|nicht)|(?:ce |c['’]|n['’]|ne )?(?:est|sont) (?:pas|plus)|no (?:es|son)|nie jest|to nie(?: jest)?|não é|non è)(?: (?:an?|any|eine?n?|une?|des|una?|uma?|our|unser|for us|needed))?|(?:is|are) (?:only |just |really )?(?:noise|obsolete|a note|the header|the title|nonsense|a mistake|wrong|out of scope|redundant|überflüssig|inutiles?|superflue?s?))";
/** "US-6 isn't a ticket, it's a note. Drop it." */
const complained = new RegExp(
  `^(?<what>.{2,100}?),? ${no}(?: [^.;:!]{2,160}?)?(?:\\s?[,.;:!–—-]+\\s*(?:(?:and|so|please|bitte|und|et|y|also) )*|\\s(?:and|so|und|et|y) )(?:(?:please|so|bitte|just) )*${out}$`,
  'isu',
);
const denied = new RegExp(`^${ticketNoun}$`, 'iu');

/** Takes out tickets. */
export const dropTicket: Instruction = {
  meta: {
    id: 'drop-ticket',
    does: 'Takes out tickets that are named or said to be none, with their rows of the coverage map and what refers to them.',
    examples: [],
  },
  parse: (clause, draft) => dropTicketChange(clause, draft),
};

/** As the instruction reads it, of one or several sentences. */
export function dropTicketChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  // what is taken out of scope is named there
  if (plain.length > 400 || outOfScope.test(plain)) return null;
  const { done } = closing.exec(plain)?.groups ?? {};
  const closed = done === undefined ? [] : ticketsNamed(draft, done, spoken);
  if (closed.length > 0)
    return (now) => {
      const set = { tickets: closed, concept: 'status', label: 'status', value: 'done' } as const;
      const { text, message } = withSettings(now, [set]);
      return applied(now, text, message);
    };
  for (const pattern of [complained, order, parted, behind]) {
    const what = pattern.exec(plain)?.groups?.['what'];
    if (what === undefined || !(pattern === complained || isOfTickets(what, spoken))) continue;
    const tickets = ticketsNamed(draft, what, spoken);
    if (tickets.length > 0 && tickets.length < boardOf(draft).tickets.length)
      return (now) => without(now, tickets);
  }
  return null;
}

const outOfScope = /^(?:take|move|put|leave|push|pull|kick) .{2,120}? out of (?:the )?scope$/iu;
/** "Close US-1, it's done" says what became of it. */
const closing =
  /^(?:close|resolve|finish|complete) (?<done>.{2,60}?),? (?:(?:because|since|as) )?(?:it|they|that)(?:['’]s| is|['’]re| are) (?:already |now |all )?(?:done|finished|complete|ready|live|shipped|merged)$/iu;
const keyed =
  /^(?:(?:the |both )?(?:tickets? |stor(?:y|ies) )?[A-Z]{1,8}-\d{1,4}(?:(?:,|,? (?:and|und|et|y|&|bis|to)) )?)+$/iu;
const nounAt = new RegExp(`(?<!\\p{L})(?:${ticketNoun}|ticket|story|one)(?!\\p{L})`, 'iu');
const pointing = new RegExp(`^${pronoun}(?: ${ticketNoun})?$`, 'iu');

/** Whether a phrase names tickets by key, as tickets, or points to those named before: "the retry" may be a word of a sentence. */
function isOfTickets(what: string, { last }: Spoken): boolean {
  return (
    keyed.test(what) ||
    (nounAt.test(what) &&
      !/(?<!\p{L})(?:of|from|in|criteri\p{L}+|task|field|von|aus|du|de|del) /iu.test(what)) ||
    (last.length > 0 && pointing.test(what) && !denied.test(what))
  );
}

function without(draft: Draft, tickets: readonly number[]): Outcome {
  const board = boardOf(draft).tickets;
  const gone = tickets.flatMap((at) => board[at] ?? []);
  let now = draft;
  for (const { section } of gone) {
    const left = boardOf(now).tickets.find((one) => one.section.title === section.title)?.section;
    if (!left) continue;
    const { text } = withoutPart(now, {
      kind: 'section',
      start: left.start,
      end: left.end,
      name: section.title,
      section: left,
    });
    now = draftOf(text, draft.request);
  }
  return gone.length === 0
    ? noEffect(draft, 'There is no such ticket.')
    : applied(draft, now.text, gone.map((one) => `Removed ${nameOf(one)}: ${one.title}.`).join(' '));
}
