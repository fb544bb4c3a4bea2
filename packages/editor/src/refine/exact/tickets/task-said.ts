import { ticketItem } from '../../instructions/ticket-item.ts';
import { boardOf } from '../../tickets/board.ts';
import { ticketNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const task =
  '(?:(?:sub-?|implementation |dev )?tasks?|to-?dos?|(?:unter|teil)aufgaben?|sous-tâches?|tâches?|subtareas?|tareas?)';
const a =
  '(?:(?:an?|one|another|one more|the|this|new|further|extra|also|noch|eine|weitere|une|autre|una|otra|nouvelle|nueva) )*';
const what = '(?<what>[^,:;"“”]{2,80}?)';
const words = '["“]?(?<words>[^"“”]{4,300}?)["”]?';
const patterns: readonly RegExp[] = [
  `^(?:add|put|create|give(?: me)?|i want|we need|insert|include|ergänze|füge|ajoute[rz]?|añade|agrega) ${a}${task} (?:to|for|under|in|on|of|zu[mr]?|bei|beim|für|à|au|pour|dans|a|al|para|en) ${what}(?: hinzu)?\\s?(?::|,? (?:to|that) (?=\\p{Ll})|\\s[–—-])\\s?${words}$`,
  `^${what} (?:also |still )?(?:needs?|gets?|lacks?|is missing|misses|should (?:have|get)|must have|braucht|bekommt|a besoin d['’]|necesita) ${a}${task}(?: for|:| to|\\s[–—-]) ${words}$`,
  `^${a}${task} (?:for|of|under|to|für|zu[mr]?|pour|para) ${what}\\s?: ${words}$`,
  `^(?:add|put|include|write|list) ${words} (?:as ${a}${task} (?:to|of|for|in|under)|to the ${task} (?:of|for|in|under)) ${what}$`,
  `^part of ${what} is (?:also )?to ${words}$`,
].map((one) => new RegExp(one, 'iu'));

/** "Add a subtask to the weekly report: agree on the layout": one task more of a ticket. */
export const taskSaid: ExactReader = (said, draft) => {
  const { what: named = '', words: text } = groupsOf(patterns, said) ?? {};
  const at = named === '' ? null : ticketNamed(draft, named);
  const key = at === null ? null : (boardOf(draft).tickets[at]?.key ?? null);
  return key === null || text === undefined
    ? null
    : ticketItem.parse(`${key} needs one more task: ${text}`, draft);
};
