import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { boardOf, nameOf } from '../tickets/board.ts';
import { nothing, type Spoken, ticketNamed } from '../tickets/named.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const title = '(?:title|heading|headline|name|summary|titel|überschrift|titre|título|nombre|intitulé)';
const fresh = '(?<name>["“„«].{2,200}?["”“»]|.{2,160})';
const of = "(?: (?:of|for|on|in|von|vom|für|bei|de la|du|de l['’]|de|del|des|pour|para)|\\s?:) ?";
const own = '(?:(?:its|the|their|new|my|der|den|die|le|son|el|su|il|lo|una?|un) )*';
const leads = '(?:to|as|into|in|with|by|auf|zu|en|par|por|a|como|um in|durch|comme)';
const patterns: readonly RegExp[] = [
  // "the title of US-3 reads odd, better: …", "US-3's title should be …"
  new RegExp(
    `^(?:${own}${title}${of}(?<what>.{2,80}?)|(?<whose>.{2,60}?)['’]s? ${title}) (?:(?:should|must|could|has to|needs to|ought to|soll(?:te)?|muss|devrait|doit|debe|debería|tiene que)(?: (?:be|read|say|become|être|ser|decir|lauten|heißen))?(?: (?:changed|renamed))?(?: to)?|(?:is|are|reads|sounds|says|ist|klingt|est|es|suena)\\b[^"“„«:]{0,80}?(?:[,.;:–—-]|\\s(?:so|and|und|et|y))+\\s*(?:(?:please|so|just|rather|i['’]d (?:rather )?(?:say|call it|write|use)|(?:change|rename) (?:it|that|this)(?: to| into)?|make it|call it|it (?:should|must) (?:be|read|say)|use|say|better|write|take|should be|lieber|besser|plutôt|mieux|mejor)\\s?)+(?: would be)?|is now|ist jetzt)\\s?:?,?\\s?${fresh}(?: (?:lauten|heißen|sein))?$`,
    'isu',
  ),
  // "change the title of US-3 to …", "rename US-3 to …"
  new RegExp(
    `^(?:change|set|make|update|put|reword|ändere|setze|cambia|cambiar|pon|modifica|modifie[rz]?|change[rz]?|mets|mettez) ${own}${title}${of}(?<what>.{2,80}?)(?: ${leads}|\\s?[:=→]|\\s?[=-]>)+\\s?:? ?${fresh}$`,
    'isu',
  ),
  new RegExp(
    `^(?:change|set|make|update|put|ändere|setze|cambia|modifie[rz]?|change[rz]?|mets|mettez|pon) ${own}${title}(?: ${leads}|\\s?[:=→])+\\s?:? ?${fresh}$`,
    'isu',
  ),
  new RegExp(
    `^(?:rename|retitle|reword the title of|name|call|title|benenne|nenne?|betitle|renomme[rz]?|appelle[rz]?|appelons|intitule[rz]?|renombra[dr]?|llama(?:r)?(?: a)?|titula) (?:the )?(?<what>.{2,80}?)(?: (?:to|as|into|um in|in|auf|zu|en|a|como|comme)|\\s?[:=→]|\\s?[=-]>)\\s?:? ?${fresh}(?: um)?$`,
    'isu',
  ),
  new RegExp(
    `^(?:rename|call|name|title|nenne?|renomme[rz]?|appelle[rz]?|renombra[dr]?|llama(?:r)?) (?<what>[A-Z]{1,8}-\\d{1,4}|(?:it|that|this|that one|es|das|les?|l[ao])(?: ticket)?)(?: (?:rather|now|simply|just))?,? ${fresh}$`,
    'isu',
  ),
  new RegExp(
    `^(?:(?:und |auch |bitte )*(?:den |der )?titel(?: (?:von|bei) (?<what>.{2,60}?))?(?: bitte)? (?:ändern|umbenennen|setzen|anpassen)|(?<whose>.{2,60}?)(?: bitte)? umbenennen) (?:in|auf|zu) ${fresh}$`,
    'isu',
  ),
  // "US-12 should be called …", "give US-3 the title …"
  new RegExp(
    `^(?<what>.{2,80}?) (?:(?:should|must|could|has to|needs to) (?:be |just be |rather be )?(?:called|named|titled|renamed(?: to)?|retitled|have the title|get the title)|(?:needs|gets|deserves|wants|braucht|bekommt|necesita) (?:a |an |the )?(?:new |better |clearer |proper |other |different |nuevo )*${title}|soll(?:te)? (?:besser )?(?:heißen|den titel)|(?:doit|devrait) s['’]appeler|(?:debe|debería) llamarse|is now called)\\s?[:,–—-]?\\s?${fresh}(?: (?:bekommen|haben|tragen))?$`,
    'isu',
  ),
  new RegExp(`^(?<what>.{2,60}?) soll(?:te)? (?:besser )?${fresh} heißen$`, 'isu'),
  new RegExp(
    `^give (?<what>.{2,60}?) (?:the|a|this) (?:new |better |clearer )*${title}\\s?:?,? ${fresh}$`,
    'isu',
  ),
  new RegExp(
    `^(?:new |neuer |nouveau |nuevo )?${title}${of}(?<what>.{2,60}?)\\s?(?::|→|->|=>|=)\\s?${fresh}$`,
    'isu',
  ),
  new RegExp(
    `^(?<what>[A-Z]{1,8}-\\d{1,4})\\s?[:,]?\\s(?:new )?${title}(?:\\s?[:=]|\\s(?:should be|to|→))\\s?${fresh}$`,
    'isu',
  ),
  /^(?<what>[A-Z]{1,8}-\d{1,4})\s?(?::|→|->|=>)\s?(?<name>["“„«].{2,200}?["”“»])$/isu,
];
const quoted = /^["“„«]\s?(.*?)\s?["”“»]$/su;
/** What no title says: an order, a pointer, or a complaint about the one there is. */
const noTitle =
  /^(?:it|that|this|them|something|another|better|clearer|shorter|longer|more|less|too|not|very|the same|of|and|or|out|up|as|bug|story|task|spike)(?!\p{L})/iu;
const WORDS = 16;

/** "Rename "outbox table"" names words that stand in a title, and not the ticket. */
function isWordWithin(draft: Draft, at: number, phrase: string): boolean {
  const words = quoted.exec(phrase.trim())?.[1];
  return words !== undefined && boardOf(draft).tickets[at]?.title.toLowerCase() !== words.toLowerCase();
}

/** Gives a ticket the title that is said; null where words say none. */
export function ticketTitleChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  if (boardOf(draft).tickets.length === 0) return null;
  const plain = withoutCourtesies(words);
  if (plain.length > 400) return null;
  for (const pattern of patterns) {
    const { what, whose, name } = pattern.exec(plain)?.groups ?? {};
    if (name === undefined) continue;
    const phrase = what ?? whose;
    const at = phrase === undefined ? only(spoken) : ticketNamed(draft, phrase, spoken);
    const said = quoted.exec(name.trim())?.[1] ?? name.trim();
    if (at === null || !isTitle(said, name) || (what !== undefined && isWordWithin(draft, at, what)))
      continue;
    return (now) => {
      const ticket = boardOf(now).tickets[at];
      if (!ticket) return noEffect(now, 'There is no such ticket.');
      const fresh = upperFirst(said).replace(/[.]$/u, '');
      const { start, headingEnd } = ticket.section;
      const line = now.text.slice(start, headingEnd);
      const [lead = ''] = /^#+\s+(?:[A-Z]{1,10}-\d{1,6}\s?[:.–—-]?\s*)?/u.exec(line) ?? [];
      const end = start + line.trimEnd().length;
      const text = splice(now.text, [{ start: start + lead.length, end, text: fresh }]);
      const outcome = applied(now, text, `Gave ${nameOf(ticket)} the title "${fresh}".`);
      return ticket.key ? { ...outcome, focus: ticket.key } : outcome;
    };
  }
  return null;
}

function only({ last }: Spoken): number | null {
  return last.length === 1 ? (last[0] ?? null) : null;
}

function isTitle(said: string, name: string): boolean {
  if (quoted.test(name.trim())) return true;
  return (
    !noTitle.test(said) &&
    !/["“”„«»;:]|[.!?]\s|, (?:and|it|that|not|we|because)\b/u.test(said) &&
    !/(?<!\p{L})[A-Z]{1,4}-\d/u.test(said) &&
    said.split(/\s+/u).length <= WORDS &&
    said.split(/\s+/u).length > 1
  );
}
