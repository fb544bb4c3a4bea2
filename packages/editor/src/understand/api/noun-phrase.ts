import { baseOfParticiple } from '../clause/verbs.ts';
import { pluralOf, singularOf } from './nouns.ts';

/** Words before the noun of a phrase that say which ones, and in what state. */
export const determiner =
  /^(?:(?:(?:currently )?(?:logged|signed)[- ](?:in|on|out|up)|a list of|the details? of|details? of|all(?: of)?|any(?: of)?|each|every|several|some|an?|one|a single|single|the|this|that|these|those|its|their|his|her|my|our|your|own|existing|specific|given|certain|another|new|current|last|past|previous|recent|latest|open|closed|free|available|upcoming|active|inactive|running|pending|ongoing|remaining|scheduled|finished|broken|damaged|lost|stolen|overdue|unpaid|expired|archived|published|draft|unread|presigned|pre-signed|signed|temporary|(?:the )?whole|(?:the )?same|next|first|second|third|fourth|fifth|full|entire|old|optional|absent|further|additional|several|many|two|three|four|five|up to \d+|\d+(?: [KMGT]B| kg| cm| mm| km| m)?|status of(?: the| an?)?)\s)*/iu;
const stop =
  /^(?:an?|the|all|among|through|behind|about|around|near|older|newer|longer|nobody|they|we|i|who|whom|whose|themselves|in|on|for|to|of|at|by|with|from|per|every|each|as|and|or|but|only|if|when|which|that|who|where|until|up|out|back|again|within|between|under|so|it|them|into|after|before|above|below|over|under|beyond|without|not|themselves|himself|herself|via|over|is|are|was|has|have|now|later|then|using|including|like|than|because|plus|once|twice|again|two|three|four|five|six|ten|several|many|while|during|unless|\d.*|[^\p{L}].*)$/iu;
/** Words that are no thing one could address. */
const notThing =
  /^(?:once|twice|again|data|information|info|details?|everything|something|anything|things?|stuff|time|times|way|sure|care|use|access|part|place|error|errors|list|lists|results?|page|pages|buttons?|screens?|forms?|menus?|icons?|dialogs?|name|names|number|numbers|date|dates|status|change|changes|message|what|who|how|why|whether|if|when|where|which|us|me|you|him|her|people|one|ones|both|first|last|next|more|less|most|decision|decisions|advantage|steps?)$/iu;

interface Determined {
  readonly thing: string;
  readonly isSingular: boolean;
  readonly owner: string | null;
}

/** The thing a noun phrase names: "booking" of "their bookings of the next 30 days", "opening hour" of "the opening hours". */
export function determined(object: string): Determined | null {
  const words = plainWords(object);
  const taken = headWords(object);
  const head = (taken.at(-1) ?? '').toLowerCase();
  if (
    head.length < 3 ||
    taken.length > 3 ||
    /^(?:data|information|info|apis?|endpoints?|responses?|answers?|values?)$/u.test(head) ||
    (taken.length < 2 && (notThing.test(head) || (head.endsWith('ed') && baseOfParticiple(head) !== null)))
  )
    return null;
  const thing = [...taken.slice(0, -1).map((word) => word.toLowerCase()), singularOf(head)].join(' ');
  if (!/^[\p{Ll} -]+$/u.test(thing)) return null;
  const behind =
    /^(?:(?:for|on|to|of|in|from) (?:an?|one|the|this|that|each|its|their|every|a given|a single)|per(?! (?:day|week|month|year|hour|minute|second|page|person|request|call)(?!\p{L}))) ([\p{L}-]{3,30})(?: ([\p{L}-]{3,30}))?/iu.exec(
      words.slice(taken.length).join(' '),
    );
  return {
    thing,
    isSingular: pluralOf(singularOf(head)) !== head,
    owner: behind ? singularOf((behind[1] ?? '').toLowerCase()) : null,
  };
}

function plainWords(object: string): string[] {
  const [first = ''] = object.replace(determiner, '').split(/[,;:(.]/u);
  return first.trim().split(/\s+/u);
}

/** The words of a noun phrase behind what says which ones, up to what is said of it. */
export function headWords(object: string): string[] {
  const words = plainWords(object);
  const end = words.findIndex((word) => stop.test(word));
  return words.slice(0, end < 0 ? words.length : end);
}
