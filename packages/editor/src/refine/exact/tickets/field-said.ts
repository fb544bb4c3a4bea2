import { applied, noEffect } from '../../instruction.ts';
import { conceptOf } from '../../tickets/concepts.ts';
import { withSettings } from '../../tickets/fields/write.ts';
import { ticketsNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const what = '(?<what>[^:;"“”]{2,80}?)';
const field =
  '(?<field>component|epic|sprint|milestone|fix version|team|severity|reporter|komponente|meilenstein|composant|jalon|componente|hito)';
const quoted = '["“„«](?<value>[^"“”„«»]{1,60})["”“»]';
const plain = '(?<value>[\\p{L}\\p{N}][\\p{L}\\p{N}_./&+-]*(?: [\\p{L}\\p{N}_./&+-]+){0,3})';
const url = '(?<url>https?:\\/\\/\\S{4,300}?)';
const forms = (value: string) => [
  `^(?:add|set|put|attach|give|use) (?:an? |the )?${field}(?: to)? ${value} (?:to|on|for|of) ${what}$`,
  `^(?:set |put |change )?(?:the )?${field} (?:of|for|on) ${what} (?:is|to|should be|must be|:|=) ${value}$`,
  `^${what} (?:belongs? (?:to|in)|is part of|are part of|goes? (?:to|into|in|under)|should (?:go|be) (?:to|into|in|under)|must (?:go|be) (?:to|into|in|under)|is for|are for) (?:the |an )?${field} ${value}$`,
  `^(?:put|move|add|assign|group) ${what} (?:to|into|in|under) (?:the |an? )?(?:new )?${field} ${value}$`,
  `^${what} (?:gets?|has|have|needs?|should (?:get|have)|must (?:get|have)|bekommt|bekommen) (?:an? |the |die |das )?${field} ${value}$`,
  `^${what}\\s?: (?:the )?${field}(?: is|:)? ${value}$`,
  `^${field} ${value}\\s?: ${what}$`,
  `^(?:make|create|add|open|start) (?:an? |the )?(?:new )?(?<field>epic|milestone|sprint) ${value} (?:for|with|of|from|out of) ${what}$`,
];
const patterns: readonly RegExp[] = [...forms(quoted), ...forms(plain)].map((one) => new RegExp(one, 'iu'));
const links: readonly RegExp[] = [
  `^(?:link|point) ${what} to ${url}$`,
  `^${what} (?:should|must|has to|needs to|can|could)? ?(?:links?|points?|refers?) to ${url}$`,
  `^(?:add|put|attach|set|note|include) (?:the |an? )?(?:link|url|reference)(?: to)?:? ${url} (?:to|on|in|for) ${what}$`,
  `^(?:add|put|attach|include) ${url} (?:to|on|in|for) ${what}(?: as (?:an? )?(?:link|reference))?$`,
  `^(?:add|put|attach|set|note|include) (?:the |an? )?(?:link|url|reference) (?:to|on|in|for) ${what}\\s?: ${url}$`,
  `^${what} (?:needs|gets|should (?:get|have)|has) (?:the |an? )?(?:link|url|reference)(?: to|:)? ${url}$`,
  `^${what}\\s?: (?:link|url|reference|see)(?: to|:)? ${url}$`,
].map((one) => new RegExp(one, 'iu'));
/** "In the next sprint" and the like name none. */
const noName = /^(?:it|this|that|the|next|of|to|for|is|and|none|no)(?!\p{L})/iu;

/** "US-2 is part of the epic Winter", "link the allergens ticket to https://…": what tickets have beside the fields that all have. */
export const fieldSaid: ExactReader = (words, draft) => {
  const { what: linked, url: target } = groupsOf(links, words) ?? {};
  for (const groups of linked === undefined ? patterns.map((one) => one.exec(words)?.groups) : []) {
    const { what: named = '', field: label, value } = groups ?? {};
    const tickets = ticketsNamed(draft, named);
    if (label === undefined || value === undefined || noName.test(value) || tickets.length === 0) continue;
    const concept = conceptOf(label)?.id ?? 'other';
    return (now) => {
      const { text, message } = withSettings(now, [{ tickets, concept, label, value }]);
      return text === now.text
        ? noEffect(now, 'The tickets have this already.')
        : applied(now, text, message);
    };
  }
  const tickets = linked === undefined ? [] : ticketsNamed(draft, linked);
  if (target === undefined || tickets.length === 0) return null;
  return (now) => {
    const { text, message } = withSettings(now, [
      { tickets, concept: 'other', label: 'link', value: target },
    ]);
    return text === now.text
      ? noEffect(now, 'The tickets have this link already.')
      : applied(now, text, message);
  };
};
