import { adding, removing } from '../../lexicon/signs.ts';
import { framedTexts, HOLE } from '../../reading/framed-text.ts';

/** Another way that was weighed, and why it is not taken. */
export interface Alternative {
  readonly what: string;
  readonly reason: string;
}

const noun = /(?<!\p{L})(?:alternativ\w*|options?|opción|opciones|opção|opzion[ei]|optie)(?!\p{L})/iu;
/** "We rejected that one because it is slow", behind the sentence that names it. */
const behind =
  /(?:[,;]\s(?:why not|(?:rejected|discarded|dismissed|abgelehnt|verworfen|rejetée?|écartée?|descartad[oa]|rechazad[oa]|rejeitad[oa]|scartat[oa]|afgewezen|odrzucon\p{L}+)[^:.;]{0,40})\s?:\s(?<told>[^.;]{4,200})(?=[.;]|$))|[,.;]\s+(?:(?:we|it|that|this|but|and)\s)*(?:(?:was\s)?(?:rejected|dropped|discarded|dismissed|decided against|ruled)|(?:did(?:n['’]t| not)|won['’]t|will not) (?:take|choose|pick|use|want|go (?:for|with)))(?:\s(?:it|that|this|one|out))*\s(?:as|because|since)\s(?<reason>[^.;]{4,200})(?=[.;]|$)|[,;]\s(?:verworfen|abgelehnt|rejetée?|écartée?|descartad[oa]|rechazad[oa])\s(?:weil|da|car|parce que?|porque|ya que)\s(?<because>[^.;]{4,200})(?=[.;]|$)/iu;
const joint =
  /\s?(?:,?\s(?:but(?: (?:(?:we )?(?:rejected|dropped|discarded) (?:it|that)|(?:it |that )?was (?:rejected|dropped|discarded))(?: (?:because|since|as))?)?|because|since|although|however|weil|denn|aber|mais|car|pero|porque|mas|ma|perché|maar|omdat|ale|bo|and that)\s|\s\(|[:;]\s|,\s[^:,]{3,50}:\s|\s[–—-]\s|,\s(?=it\s|that\s|too\s))/iu;
const closing =
  /\s(?:was|were|is|are)(?: also)? (?:an? )?(?:option|alternative|considered|discussed|possible)(?: as well| too| also)?$/iu;
/** "Too late for the auditors": what goes on behind a reason up to the end of its clause is a part of it. */
const further = /^\s(?:for|with|without|on|at|by|from|than|of|when|if|until)\s[^.,;:()!?]+/iu;
/** "Alternatives: + a nightly copy" */
const listed = new RegExp(`:\\s*\\+ ${HOLE}`, 'u');

/** The alternative that a message tells, with its reason; null where it tells none. */
export function alternativeSaid(message: string): Alternative | null {
  const { reason: given, told, because } = behind.exec(message)?.groups ?? {};
  const reason = given ?? told ?? because;
  const rest = reason === undefined ? message : message.replace(behind, '.');
  const found = framedTexts(
    rest,
    (frame) =>
      noun.test(frame) &&
      (adding.test(frame) || listed.test(frame)) &&
      !removing.test(frame.replace(/left out|leave out/giu, '')),
  );
  for (const { text } of found) {
    if (reason !== undefined)
      return { what: nameOf(text), reason: reason.replace(/^of /iu, 'rejected because of ') };
    const at = joint.exec(text);
    if (!at) continue;
    const what = text.slice(0, at.index);
    const why = text.slice(at.index + at[0].length).replace(/\)$/u, '');
    if (what.length > 2 && why.split(/\s+/u).length > 1)
      return { what: nameOf(what), reason: why + goingOn(rest, text) };
  }
  return null;
}

/** What goes on behind words of a message, in the same clause, and is no part of the order around them. */
function goingOn(message: string, words: string): string {
  const behindWords = message.slice(message.indexOf(words) + words.length);
  const [more = ''] = further.exec(behindWords) ?? [];
  return noun.test(more) || adding.test(more) ? '' : more.trimEnd();
}

const nameOf = (words: string) =>
  words
    .trim()
    .replace(closing, '')
    .replace(/^["“]|["”]$/gu, '');
