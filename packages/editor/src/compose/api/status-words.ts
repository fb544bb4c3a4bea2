import { upperFirst } from '../../first-letter.ts';
import { refusalIn } from './refusal-names.ts';

/** A status of refusal with the words of the input that tell when it is answered. */
export interface SaidStatus {
  readonly status: number;
  readonly meaning: string;
}

/** Source: the IANA registry. */
export const registered: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 406, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417, 421, 422, 423, 424,
  425, 426, 428, 429, 431, 451, 500, 501, 502, 503, 504,
]);
/** A code in prose; a number of things, a negated code and part of a longer number are none. */
const code =
  /(?<!(?<!\p{L})(?:not|never|no|than|about|around|of|max\.?|maximum|most|least|limit|first|last|up to|over|under) (?:an? )?)(?<![\p{L}\p{N}.,:/#$€£_-])([45]\d\d)(?![\p{L}\p{N}%/_-]|[.,:]\d| ?[€$£¥%])(?! (?!(?:and|or|if|when|with|without|not|but|instead|for|because|response|error|status|code|on|once|then|unless|while|after|before|otherwise|where|until|as|is|else|to|in)(?!\p{L}))\p{L})/gu;
/** A sentence longer than so many characters is cut to the clause with the code. */
const longest = 160;

/** The statuses of refusal that sentences give by code or by name, each with the clause that tells its case. */
export function statusesIn(sentences: readonly string[]): SaidStatus[] {
  return sentences.flatMap((sentence): SaidStatus[] => {
    const numbered = [...sentence.matchAll(code)].flatMap((match) => {
      const status = Number(match[1]);
      const meaning = wordsAround(sentence, match.index);
      // "200, 404": a code alone says nothing of its case.
      return registered.has(status) && !/^\d{3}\.$/u.test(meaning) ? [{ status, meaning }] : [];
    });
    const named = numbered.length > 0 ? null : refusalIn(sentence);
    return named === null ? numbered : [{ status: named.status, meaning: closed(sentence) }];
  });
}

function closed(sentence: string): string {
  const said = sentence
    .trim()
    .replaceAll('|', '/')
    .replace(/\s+/gu, ' ')
    .replace(/[.;,]+$/u, '');
  return `${upperFirst(said)}.`;
}

/** The clause with the code: what is the case when it is answered, without the code where the rest says it all. */
function wordsAround(sentence: string, at: number): string {
  const end = /[,;.](?:\s|$)|(?<=^\d{3}) (?:and|or) (?=[^,;.]{6,60} [45]\d\d(?!\d))/u.exec(
    sentence.slice(at),
  );
  const whole = sentence.slice(0, end === null ? undefined : at + end.index);
  const isTable = (sentence.match(/(?:->|→|=>)\s?[45]\d\d/gu) ?? []).length > 1;
  const place = Math.max(
    isTable || /^, \d{3} (?:if|when) /u.test(sentence.slice(Math.max(0, at - 2)))
      ? whole.lastIndexOf(', ', at)
      : -1,
    whole.lastIndexOf(', or ', at),
    whole.lastIndexOf('; ', at),
    behindOther(whole, at),
    /: [45]\d\d$/u.test(whole) ? -1 : whole.lastIndexOf(': ', at),
  );
  const clause = (
    place < 0 ? whole : whole.slice(place).replace(/^(?:(?:,|;|:)? ?(?:(?:or|and|but) )?|;|:)(?:with )?/u, '')
  ).replace(ownAnswers, '');
  const start = clause.length <= longest ? 0 : clause.lastIndexOf(', ') + 1;
  const said = withoutCode(clause.slice(start).trim().replace(ownCall, ''))
    .replaceAll('|', '/')
    .replace(/\s+/gu, ' ');
  return `${upperFirst(said.replace(elseAlone, ''))}.`;
}

/** "Rate limit redeem to 5/min, else 429": what stands before the code alone. */
const elseAlone = /,? (?:or )?(?:else|otherwise)$/iu;

/** "If it is taken the API returns 409, if it is not valid 400": where what is said behind another code begins; -1 where it begins with none. */
function behindOther(whole: string, at: number): number {
  const other = [...whole.slice(0, at).matchAll(code)].at(-1);
  if (other === undefined) return -1;
  const place = other.index + other[0].length;
  const between = whole.slice(place, at);
  if (/^(?:,|;)? (?:and |or )?(?:with )?$/u.test(between))
    return /^\d{3} (?:if|when) /u.test(whole.slice(at)) ? place : -1;
  return /^(?:,|;| and| or) /u.test(between) ? place : -1;
}

/** "`PATCH /buoys/{id}` harbour office only, …": the table stands under the call. */
const ownCall =
  /^`(?:GET|POST|PUT|PATCH|DELETE|HEAD) [^`]+`[,:]?\s(?:[-–—]\s)?(?:\(?[\p{L} ]{2,40} only\)?[,;]?\s(?=[45]\d\d if))?(?=\S)/u;

/** "{ memberId, dueDate } -> 201, 409 if …": what the same call takes and answers besides. */
const ownAnswers = /^(?:[^[\]]{0,300}?(?:->|→|=>)\s?)?[123]\d\d(?: [^,;]{1,60})?,\s(?=[45]\d\d(?!\d))/u;

/** What answers with a code, and how: "the API answers with a", "that's a", "return", "must be rejected with". */
const answering =
  "(?:(?:it|this|that|we|they|(?:the |our )?(?:api|server|service|backend|call|request|endpoint|answer|response|result|status(?: code)?)|(?:the |such )?(?:calls|requests|callers|clients))(?= |['’]s) ?)?(?:(?:must|should|will|would|has to|have to|shall) )?(?:(?:(?:must |should )?be |is |are |gets? |['’]s )?(?:answered|rejected|refused)|answers?|responds?|repl(?:y|ies)|returns?|gives?(?: back)?|throws?|sends?(?: back)?|yields?|fails?|rejects?|refuses?|results? in|leads? to|is|are|be|gets?|['’]s|renvoyer|renvoie|devolver|kommt)(?: it)?(?: ?with)?(?: an?| the)?(?: (?:http|status|error|code)){0,2}";
const codeFirst = new RegExp(
  `^(?:${answering}|with) ?[45]\\d\\d(?: [\\p{Lu}][\\p{L} ]{2,20})? (?:if|when|where|because|for|on|unless) (.{6,})$|^[45]\\d\\d(?: [\\p{Lu}][\\p{L} ]{2,20})? (?:if|when|where|because|for|on|unless) (.{6,})$`,
  'iu',
);
const codeLast = new RegExp(
  `^(.{6,200}?)(?:,? ?(?:->|→|=>|=|:)|,?(?: (?:so|then|and|in that case))? ${answering})(?: an?)? ?[45]\\d\\d(?: then| in that case)?(?:,? (?:and )?(?:not|instead of|rather than) [45]\\d\\d)?$`,
  'iu',
);
/** "Guests can't change them (403)", "answering twice 409". */
const codeAlone =
  /^(.{6,200}?)(?: \([45]\d\d\)|(?<!(?<!\p{L})(?:with|to|is|are|an?|the|of|as|by|and|or|in|than|for|on|at|be|code|status|error|http|return\p{L}*|answer\p{L}*)),? [45]\d\d)$/iu;
/** "If the garage is full": the case in its own words. */
const opensCase = /^(?:(?:but|and) )?(?:if|when|whenever|where|in case(?: that)?) (?=\p{L}+ \p{L})/iu;

/** "409 if the slot is taken", "if the slot is taken the API answers 409" and "unknown meter -> 404" say the case beside the code. */
function withoutCode(clause: string): string {
  const before = codeFirst.exec(clause);
  if (before) return /\d (?:for|on|unless) \S+$/u.test(clause) ? clause : (before[1] ?? before[2] ?? clause);
  const said = codeLast.exec(clause)?.[1] ?? codeAlone.exec(clause)?.[1];
  if (said === undefined || /(?:after that|otherwise|then|danach|sonst)$/iu.test(said)) return clause;
  const plain = said.replace(opensCase, '');
  return /^(?:if|when|where) /iu.test(plain) ? clause : plain;
}
