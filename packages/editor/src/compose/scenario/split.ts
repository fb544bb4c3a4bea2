import { lowerFirst } from '../../first-letter.ts';
import { leavesBraceOpen, leavesBracketOpen } from '../../understand/clause/brackets.ts';

/** An action and the condition behind or before it. */
export interface Split {
  readonly action: string;
  /** The clause without its conjunction, else null. */
  readonly condition: string | null;
}

/** Takes a trailing condition ("… when a seat gets free") off an action, where the action is a single one. */
export function splitAction(action: string, leading: string | null): Split {
  if (leading) {
    const bare = leading.replace(
      /^(?:if|when|whenever|while|once|as soon as|in case(?! of(?!\p{L}))|after(?! (?:that|this|\d|\uE010))(?=\s.{1,80}\s(?:is|are|was|were|has|have)\s))\s/iu,
      '',
    );
    const [, main = '', besides = ''] = restricted.exec(action) ?? [];
    if (main !== '' && bare !== leading) return { action: main, condition: `${bare} and ${besides}` };
    // A capital behind the conjunction is that of a name; one in its place is that of the sentence.
    return {
      action,
      condition: bare === leading ? lowerFirst(leading) : bare,
    };
  }
  const match =
    /^([^,(]{4,160}?) (?:if|when(?! (?:and|or)(?!\p{L}))|whenever|(?<!at )once(?= (?:the|an?|it|they|all|this|that|every|each|someone|somebody|\p{L}+ (?:is|are|has|have|was))(?!\p{L}))|as soon as) ([^,(]{6,120}(?:, (?:and|or) [^,(]{6,120})?)(?:[,(].*)?$/su.exec(
      action,
    );
  const main = match?.[1] ?? '';
  if (
    !match ||
    / (?:and|or|but|even|only)(?: |$)| (?:for|of|to|with|at|by|from|about)$/u.test(` ${main}`) ||
    told.test(main)
  )
    return { action, condition: null };
  // "Off once it is on, except for the owner": who is excepted is so from what is done.
  const [except = ''] = exception.exec(match[2] ?? '') ?? [];
  return { action: `${main}${except}`, condition: (match[2] ?? '').slice(0, -except.length || undefined) };
}

/** "Link it, but only if the domain is verified": behind a case, what has to hold besides. */
const restricted = /^(.{2,160}?)(?:,| [-–—])? (?:but )?only (?:if|when) ([^,;:(]{6,120})$/su;

const exception = /,? except(?: for)? (?!(?:if|when|where)(?!\p{L}))[^,;:]{3,60}$/iu;

/** "Know when the file is due", "so we can see if …": what is known, told or looked at, and no case. */
const told =
  /(?<!\p{L})(?:know|see|say|tell|show|log|record|note|check|decide|remember|report|wonder)s?(?: \p{L}+)?$/iu;

const opensCase =
  /^(?:(?:right now|now|today|currently|at the moment|these days|sometimes|usually|often|mostly|so|but|and|every (?:day|week|night|month)|heute|aktuell|derzeit|momentan|aujourd['’]hui|actuellement|hoy|ahora|actualmente|oggi|ora|hoje|agora|nu|vandaag|dziś|teraz),? )?(?:if|when|whenever|once|in case|after|wenn|falls|sobald|si|quand|lorsque|dès que|cuando|en cuanto|se|quando|als|wanneer|zodra|jeśli|jeżeli|gdy|kiedy|w razie|nach|vor|bei|ab|passé|après|avant|dès|en cas d|después de|tras|antes de|dopo|prima d|após|depois d|voor|bij)\s/iu;

/**
 * The core of a clause: up to its first comma, colon, bracket or reason that leaves three words. A case keeps what is to
 * happen in it, and what stands behind a bracket is not lost.
 */
export function gist(clause: string): string {
  if (/(?:as follows|this sequence): /u.test(clause)) return clause;
  let isInCase = opensCase.test(clause);
  for (const match of clause.matchAll(
    /\s?(?:[(–]|[,:](?!\d)|\s-\s|;|(?<!\p{L})(?:because|so that|even if|even when|which they|otherwise|weil|damit|sodass|parce que|afin|porque|para que)(?!\p{L}))/gu,
  )) {
    const head = clause.slice(0, match.index).trim();
    const rest = clause.slice(match.index);
    if (enumerated.test(rest)) return clause;
    if (isListComma(rest) || leavesBracketOpen(head) || leavesBraceOpen(head) || goesOnBehindBracket(rest))
      continue;
    if (isInCase && rest.startsWith(',')) {
      isInCase = false;
      continue;
    }
    if (hangs.test(head) || opensThat.test(rest)) continue;
    if (head.split(/\s+/u).length >= 3 && (head.split('`').length - 1) % 2 === 0) return head;
  }
  return clause;
}

/** Characters of a sentence from which on only its core is quoted. */
const longest = 160;

/** A sentence as it is quoted within another: whole, but where it is long or English, which has a core that stands alone. */
export function coreOfLong(sentence: string, language: string): string {
  return language !== 'en' && sentence.length <= longest ? sentence : gist(sentence);
}

/** "…, dass kein Kind zwei Zusagen hat": what is said, and no aside. */
const opensThat = /^,\s(?:dass|daß|że|aby|żeby|dat)(?!\p{L})/iu;

/** "Deduplicate on (meter_id, read_at)": what a bracket gives the word before it cannot be left out. */
const hangs =
  /\s(?:on|of|to|for|in|by|with|at|from|per|und|auf|von|zu|mit|für|sur|de|par|pour|avec|sobre|por|para|con)$/iu;

function goesOnBehindBracket(rest: string): boolean {
  return /^\s?\([^()]{0,200}\)(?:\s\p{L}|,\s[\p{L} ]{2,30}\s(?:\(|(?:and|und|et|y)\s))/u.test(rest);
}

const member = String.raw`[\p{L}\d\x60_-]+(?:\s(?:of\s)?[\p{L}\x60_-]+)?(?:\s\([^()]{1,30}\))?`;
const listed = new RegExp(
  String.raw`^,\s${member}(?:,\s${member}){0,6},?\s(?:and|or|und|oder|et|ou|y|o)\s`,
  'u',
);
const enumerated = /^(?:,\s[\p{L}\d`_-]+){2,8}$/u;

/** A comma between the members of a list ("create, list, update and delete") parts no clauses. */
export function isListComma(rest: string): boolean {
  return listed.test(rest);
}
