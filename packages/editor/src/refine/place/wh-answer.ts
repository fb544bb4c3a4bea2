import { conjugated } from '../../compose/voice/english.ts';
import { contentWords } from '../../document/content-words.ts';
import { lowerFirst } from '../../first-letter.ts';
import { detectLanguage } from '../../read/language.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { areKin } from '../claims/kin.ts';

const aside = /\s*\([^()]{1,60}\)(?=\s|\?|$)/gu;
const whose =
  /^(?<who>who|which (?<kind>team|person|department|group|service|system)) (?<verb>\p{L}+(?:s|es|ed)?|is|can|may|must|has to) (?<object>.{2,160}?)\?$/iu;
const conditioned =
  /^what (?:has to happen|happens|should happen|must happen|is done|do we do|will happen)(?: with (?<thing>.{3,80}?))? (?<when>when|if|while|after) (?<case>.{3,160}?)\?$/iu;
const measured =
  /^(?<word>how (?:long|often|soon|quickly|fast|far|late)|when|where|until when|since when) (?<verb>is|are|was|were|can|could|may|might|must|should|shall|will|has|have|do|does) (?<rest>.{3,160}?)\?$/iu;
const what = /^(?:what|which [\p{L}-]+) (?<verb>is|are) (?<subject>(?:the |our |a |an )?[^?,]{2,80}?)\?$/iu;
/** "Which languages do the messages need?", "for which share must it hold?": what is asked for stands at the end of the statement. */
const wanted =
  /^(?:(?<by>for|in|at|by|to|from|with|on|under) )?(?<word>what|which|how many|how much)(?<noun>(?: [\p{L}-]+(?: of the [\p{L}-]+)?){0,2}?) (?<verb>do|does|can|could|may|must|should|shall|will) (?<rest>.{3,160}?)\?$/iu;
/** "Marketing, except in France": in which case it holds, behind who does it. */
const limits =
  /^(?<who>[^,]{2,60}),? (?<limit>(?:except|unless|but|only|from|until|starting|if|when|as long as)(?!\p{L}).+)$/iu;
const preposition = '(?:for|to|at|on|about|after|of|with|into|in|from|by)';
/** "Finance pays for it": the pronoun that stands for the object of the question, with what stands before that there too. */
function pronounAfter(verb: string, object: string): RegExp {
  const before = new RegExp(`^${preposition} `, 'iu').exec(object)?.[0] ?? '';
  return new RegExp(`(?<=\\b${verb} )${before}(?:it|that|this|them|these|those)(?![\\p{L}'’])`, 'iu');
}
const hasVerb =
  /\b(?:is|are|was|were|has|have|had|will|can|could|must|should|may|does|do|did|gets?|stays?|owns?|keeps?|goes|takes?|needs?|falls?|shows?|\p{L}{3,}(?:ed|es))\b/iu;
const participle = /^\p{L}+(?:ed|en|wn|pt|nt|lt|ne|ad|ut|id|ld|ought)$/iu;

/**
 * An answer to a question with a question word as a statement that needs no question to be understood; null where the answer already
 * is one, or the question has another shape. "The platform team" to "Who owns the service?" is "The platform team owns the service".
 */
export function statedAnswer(asked: string, said: string): string | null {
  const question = asked.trim().replace(aside, '');
  const answer = said.trim().replace(/[.!]+$/u, '');
  if (isForeign(answer)) return null;
  // "we go for S3" tells something itself, whatever its verb
  const isShort =
    !hasVerb.test(answer) &&
    !/^(?:we|i|they|it|he|she|you)\s/iu.test(answer) &&
    answer.split(/\s+/u).length <= 12;
  const { verb: act, object, kind } = whose.exec(question)?.groups ?? {};
  const limited = limits.exec(answer)?.groups;
  if (act !== undefined && limited && !hasVerb.test(limited['who'] ?? '')) {
    const own = statedAnswer(asked, limited['who'] ?? '');
    return own === null ? null : `${own}, ${limited['limit']}`;
  }
  if (act !== undefined && object !== undefined) {
    if (answer.toLowerCase().includes(` ${act} ${object}`.toLowerCase())) return null;
    const resolved = answer.replace(pronounAfter(act, object), object);
    if (resolved !== answer) return resolved;
    // "the parents may see them": the verb of the deed stands behind one that allows it
    const [deed = '', ...rest] = object.split(' ');
    const allowed = /^(?:can|may|must|has to)$/iu.test(act)
      ? answer.replace(pronounAfter(`${act} ${deed}`, rest.join(' ')), rest.join(' '))
      : answer;
    if (allowed !== answer) return allowed;
    // "Finance pays one half" has the verb of the question itself
    if (new RegExp(`\\S \\b${act} \\S`, 'iu').test(answer)) return null;
    const who = new RegExp(
      `^(?<who>.{2,80}?) (?:${act}|does|do|will|does (?:it|that)|do (?:it|that)|(?:handles?|takes? care of|looks? after) (?:it|that|this|them))$`,
      'iu',
    ).exec(answer)?.groups?.['who'];
    if (who !== undefined) return `${who} ${act} ${object}`;
    // "platform" to "which team" is the platform team
    const named = kind !== undefined && /^\p{Ll}+$/u.test(answer) ? `the ${answer} ${kind}` : answer;
    return isShort ? `${named} ${act} ${object}` : null;
  }
  const { when, case: condition, thing } = conditioned.exec(question)?.groups ?? {};
  if (when !== undefined && condition !== undefined && thing === undefined)
    return saysCase(answer, condition) || isShort ? null : `${when} ${condition}, ${lowered(answer)}`;
  if (!isShort) return null;
  const { word = '', verb, rest = '' } = measured.exec(question)?.groups ?? {};
  if (verb !== undefined) return statedOf(word, verb, rest, answer);
  const asks = wanted.exec(question)?.groups;
  if (asks) return objectOf(asks, answer);
  const { verb: being, subject } = what.exec(question)?.groups ?? {};
  return being === undefined || subject === undefined ? null : `${subject} ${being} ${lowered(answer)}`;
}

const foreign =
  /(?:^|[\s(])(?:das|der|die|dem|den|ein|eine|einem|le|la|les|un|une|du|des|el|los|las|una|del|il|lo)\s|(?:^|\s)l['’]/iu;

/** Words of another language are no part of an English sentence. */
export function isForeign(answer: string): boolean {
  const { language, reliable } = detectLanguage(answer);
  return (reliable && language !== 'en') || foreign.test(answer);
}

/** "How long are files kept?" and "30 days": "files are kept for 30 days". */
function statedOf(word: string, verb: string, rest: string, answer: string): string | null {
  const words = rest.split(' ');
  const isPlain = /^(?:do|does)$/iu.test(verb);
  const at = words.findIndex(
    (one, place) =>
      place > 0 &&
      !/^(?:the|an?|our|each|every)$/iu.test(words[place - 1] ?? '') &&
      (/^(?:is|are|was|were)$/iu.test(verb) ? participle.test(one) : isBaseVerb(one.toLowerCase())),
  );
  if (at < 0) return null;
  const subject = words.slice(0, at).join(' ');
  const predicate = words.slice(at).join(' ');
  const said =
    /^how long$/iu.test(word) && /^\d|^(?:an?|one|two|three|four|five|six) /iu.test(answer)
      ? `for ${answer}`
      : lowered(answer);
  const act = isPlain ? conjugated(predicate, subject) : `${verb.toLowerCase()} ${predicate}`;
  return `${subject} ${act} ${said}`;
}

/** "Which languages do the messages need?" and "German": "the messages need German". */
function objectOf(
  { by, word = '', noun = '', verb = '', rest = '' }: Readonly<Record<string, string | undefined>>,
  answer: string,
): string | null {
  const given =
    by === undefined || new RegExp(`^${by} `, 'iu').test(answer) ? answer : `${by.toLowerCase()} ${answer}`;
  const counted = /^how/iu.test(word) && /^\D{0,20}\d[\d.,]*$/u.test(answer) ? `${given}${noun}` : given;
  return statedOf('', verb, rest, counted);
}

/** Whether an answer says itself in which case it holds. */
function saysCase(answer: string, condition: string): boolean {
  const known = contentWords(condition);
  return (
    /\b(?:when|if|while|once|whenever)\b/iu.test(answer) ||
    contentWords(answer).some((word) => known.some((other) => areKin(word, other)))
  );
}

/** A first word that is no name in small letters. */
function lowered(words: string): string {
  return /^(?:the|an?|it|we|they|this|these|all|every|each|no|after|in|on|at|by|from|once|as|only|yes|at most|up)(?!\p{L})/iu.test(
    words,
  )
    ? lowerFirst(words)
    : words;
}
