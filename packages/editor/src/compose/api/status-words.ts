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
      return registered.has(status) ? [{ status, meaning: wordsAround(sentence, match.index) }] : [];
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
  const end = /[,;.](?:\s|$)/u.exec(sentence.slice(at));
  const whole = sentence.slice(0, end === null ? undefined : at + end.index);
  const isTable = (sentence.match(/(?:->|→|=>)\s?[45]\d\d/gu) ?? []).length > 1;
  const place = Math.max(
    isTable || /^, \d{3} (?:if|when) /u.test(sentence.slice(Math.max(0, at - 2)))
      ? whole.lastIndexOf(', ', at)
      : -1,
    whole.lastIndexOf(', or ', at),
    whole.lastIndexOf('; ', at),
    /: [45]\d\d$/u.test(whole) ? -1 : whole.lastIndexOf(': ', at),
  );
  const clause = (place < 0 ? whole : whole.slice(place).replace(/^(?:, or|,|;|:) /u, '')).replace(
    ownAnswers,
    '',
  );
  const start = clause.length <= longest ? 0 : clause.lastIndexOf(', ') + 1;
  const said = withoutCode(clause.slice(start).trim().replace(ownCall, ''))
    .replaceAll('|', '/')
    .replace(/\s+/gu, ' ');
  return `${upperFirst(said)}.`;
}

/** "`PATCH /buoys/{id}` harbour office only, …": the table stands under the call. */
const ownCall =
  /^`(?:GET|POST|PUT|PATCH|DELETE|HEAD) [^`]+`[,:]?\s(?:[-–—]\s)?(?:\(?[\p{L} ]{2,40} only\)?[,;]?\s(?=[45]\d\d if))?(?=\S)/u;

/** "{ memberId, dueDate } -> 201, 409 if …": what the same call takes and answers besides. */
const ownAnswers = /^(?:[^[\]]{0,300}?(?:->|→|=>)\s?)?[123]\d\d,\s(?=[45]\d\d(?!\d))/u;

/** "409 if the slot is taken", "must fail with 422 if …" and "unknown meter -> 404" say the case beside the code. */
function withoutCode(clause: string): string {
  const before =
    /^(?:(?:it|this|they|the (?:call|request|api|endpoint|server)) )?(?:(?:must|should|is|are|has to|will) )?(?:fails?|answers?|answered|returns?|responds?|gives?|rejects?|rejected|be rejected|refused?)?(?: it)?(?: ?with)?(?: an?)? ?[45]\d\d(?: [\p{Lu}][\p{L} ]{2,20})? (?:if|when|where|because|for|on|unless) (.{6,})$/iu.exec(
      clause,
    );
  if (before) return /\d (?:for|on|unless) \S+$/u.test(clause) ? clause : (before[1] ?? clause);
  const behind =
    /^(.{8,140}?),? (?:(?:so |then |and |must |should |has to |will )?(?:return|give|returns|answer|answers|gives?|respond with|renvoyer|renvoie|devolver)|kommt)(?: an?)? [45]\d\d(?: then| in that case)?$/iu.exec(
      clause,
    );
  if (behind && !/(?:after that|otherwise|then|danach|sonst)$/iu.test(behind[1] ?? ''))
    return behind[1] ?? clause;
  return (
    /^([\p{L}][^,;:]{4,100}?)\s?(?:->|→|=>|=|:|gives|returns|is answered with|gets)\s?(?:an? )?[45]\d\d(?:,? (?:and )?(?:not|instead of|rather than) [45]\d\d)?$/iu.exec(
      clause,
    )?.[1] ?? clause
  );
}
