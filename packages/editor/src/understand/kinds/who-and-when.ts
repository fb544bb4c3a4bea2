import { stopWords } from '../../document/stop-words.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/** Whoever speaks or may be meant, by a pronoun or by what they do. */
const somebody =
  /(?<!\p{L})(?:i|we|me|us|my|mine|our|ours|your|yours|their|theirs|his|hers|you|he|she|they|them|who|whom|whoever|someone|somebody|anyone|anybody|everyone|everybody|nobody|all|team|teams|squad|guild|crew|staff|group|department|office|people|person|owner|lead|manager|management|boss|head|chief|ops|sre|qa|it|hr|legal|support|sales|finance|marketing|security|design|product|dev\p{L}*|engineer\p{L}*|admin\p{L}*|vendor|agency|supplier|partner|colleague\p{L}*|contractor|intern|reviewer\p{L}*|\p{L}{3,}(?:ers|ors|ists|ants))(?!\p{L})/iu;

/** A name within a sentence. */
const namedWithin = /(?<=\S\s)\p{Lu}\p{Ll}+|@\p{L}/u;

/** When something is to be, by a word, a number or a day. */
const sometime =
  /\d{1,2}[.:/]\d|\d{4}|\d(?:st|nd|rd|th)(?!\p{L})|(?<!\p{L})(?:q|kw|week )\d|(?<!\p{L})(?:today|tonight|tomorrow|yesterday|now|soon|asap|first|second|third|(?:ten|four|fif|six|seven|eigh|nin|twelf|twentie|thirtie|\p{L}{3,6}teen)th|last|next|then|before|after|until|till|by|when|once|while|during|since|later|early|earlier|launch\p{L}*|releas\p{L}*|live|ready|done|finish\p{L}*|start\p{L}*|begin\p{L}*|end|ends|due|deadline|date|dates|time|hour|hours|days?|weeks?|months?|quarters?|years?|sprints?|summer|winter|spring|autumn|season|holidays?|weekend|christmas|easter|mornings?|afternoons?|evenings?|nights?|noon|midnight|monthly|weekly|daily|phase|milestone|meeting|demo|review|\p{L}+day|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october)(?!\p{L})/iu;

/**
 * What a sentence is that sentences like it have made somebody's task or a date, though it names nobody, or no time: "both can live side by side
 * in the meantime" is nobody's. English; null where it may well be what it was taken for.
 */
export function withoutWhoOrWhen(
  kind: Kind,
  { prose, text, isImperative, language }: Pick<Evidence, 'prose' | 'text' | 'isImperative' | 'language'>,
): Kind | null {
  if (language !== 'en') return null;
  const told = isImperative ? 'requirement' : 'context';
  if (kind === 'owner') return namesNobody(prose, isImperative) ? told : null;
  return kind === 'schedule' && !sometime.test(text) ? told : null;
}

/** Only an order, or what opens with a word that can be no name, is sure to name nobody: "export to XML". */
function namesNobody(prose: string, isImperative: boolean): boolean {
  const [first = ''] = /^\p{L}+(?=\s)/u.exec(prose) ?? [];
  const isNoName = stopWords.has(first.toLowerCase()) && !/^for$/iu.test(first);
  if (somebody.test(prose) || namedWithin.test(prose) || /[:\uE010]/u.test(prose)) return false;
  return isImperative || (isNoName && !/\p{Lu}{2}/u.test(prose));
}
