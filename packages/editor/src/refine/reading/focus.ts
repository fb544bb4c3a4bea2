import { leadingKey } from '../../document/keys.ts';
import { spelledNumbers } from '../claims/spelled-numbers.ts';
import { isStatement } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { plainClause } from '../message/plain-clause.ts';
import { findTarget } from '../target/find.ts';
import { partOf, partsOf } from '../target/several.ts';
import type { Target } from '../target/target.ts';
import { withKeysAlone } from './naming.ts';

/** What "it" means in the clauses that follow, in words that name it. */
export interface Focus {
  readonly phrase: string;
  /** True where an opinion named it: then "make it shorter" means it and not the document. */
  readonly isOpinion: boolean;
  /** Clauses it still holds for. */
  readonly left: number;
}

const CLAUSES = 2;
const key = /^[A-Z]{1,10}-\d{1,6}$/u;
const keys = /^[A-Z]{1,10}-\d{1,6}(?: and [A-Z]{1,10}-\d{1,6})*$/u;

/** What an instruction made or renamed. */
export function focusOn(name: string): Focus {
  return { phrase: keys.test(name) ? name : `"${name}"`, isOpinion: false, left: Number.POSITIVE_INFINITY };
}

const opinion =
  /^(?:(?:and|but|also|hm+|well|so|ok),? )?(?:i (?:think|find|feel) )?(?:(?<subject>.{2,80}?) (?:just |only |really |still |also |already )*(?:(?:is|are|was|were|isn['’]t|aren['’]t|reads?|looks?|sounds?|feels?|seems?|makes?|does(?:n['’]t| not)|has|have|needs?|lacks?|says?|repeats?|duplicates?|contradicts?|tests?|mixes|covers?|describes?|adds?|belongs?|should|could|can|must|bothers?|confuses?|bores?|hurts?|misses|mentions?|contains?)\b)|(?<bare>[A-Z]{1,8}-\d{1,6}|["“][^"“”]{2,80}["”])(?=\s|$))/isu;
/** "The test plan is …": the first verb after an article is a noun. */
const article = /^(?:the|a|an|our|this|that|my|your)$/iu;
const copula =
  /^(?:(?:and|but|also|so),? )?(?<subject>.{4,80}?) (?:is|are|was|were|isn['’]t|aren['’]t|should|could|can|must|has|have)\b/isu;
const excess =
  /^(?:(?:(?:as for|regarding|about|in|on|for) [^:,]{3,80}[:,]|[\p{L} -]{3,40}:) )?(?:the )?(?<value>\d[\d.,]*(?: ?\p{L}{1,12})?)(?: \p{L}+){0,2} (?:is|are|sounds?|feels?|seems?) (?:(?:way|far|much|a bit|a little|just|simply|totally|completely|quite|rather|very) )*(?:too \p{L}+|unrealistic|wrong|incorrect|not (?:enough|realistic|right|correct|feasible|doable)|ambitious|optimistic|outdated|tight|generous|nonsense|crazy|excessive|insane)/iu;

const valued =
  /^(?<phrase>(?:the )?.{3,60}?) (?:is|are) (?:way |far |much |a bit )?(?:too (?:low|high|small|big|short|long|few|many|strict|slow|fast|little|much)|wrong|incorrect)[.!]?$/iu;

/** "Isn't FR-11 superfluous?" says that it is. */
function asRemark(clause: string): string {
  return clause.replace(
    /^(?:(?:and|but|hm+),? )?(?:isn['’]t|is|aren['’]t|are) (?<subject>(?:the |our )?.{2,60}?) (?=(?:\p{L}+ ){0,3}\p{L}+\s?[?]+\s*$)/iu,
    (whole, subject: string) =>
      /^(?:it|this|that|there|they|we)$/iu.test(subject) ? whole : `${subject} is `,
  );
}

/** The part of the draft, or the value, that a remark speaks of; null where it names none. */
export function focusOfRemark(remark: string, draft: Draft): Focus | null {
  const clause = withKeysAlone(asRemark(remark), draft);
  const value = excess.exec(clause)?.groups?.['value'];
  if (value !== undefined) return { phrase: value, isOpinion: true, left: CLAUSES };
  const spoken = valued.exec(clause)?.groups?.['phrase'];
  if (spoken !== undefined && !findTarget(draft, spoken))
    return { phrase: spoken, isOpinion: true, left: CLAUSES };
  const { subject: said, bare } = opinion.exec(clause)?.groups ?? {};
  const spokenOf = said !== undefined && article.test(said) ? copula.exec(clause)?.groups?.['subject'] : said;
  const subject = (spokenOf ?? bare)?.replace(/^["“](.*)["”]$/u, '$1');
  if (subject === undefined || /^(?:it|this|that|there|they|these|those|i|we|you)$/iu.test(subject))
    return null;
  const owner =
    /^(?:the )?(?:title|heading|headline|name) of (?:the )?(?<owner>.{2,60})$|^(?:the )?(?<other>.{2,60}?)(?:['’]s)? (?:title|heading|headline)$/iu.exec(
      subject,
    )?.groups;
  const named = owner?.['owner'] ?? owner?.['other'];
  if (
    named !== undefined &&
    partOf(draft, named)?.kind === 'section' &&
    !/^(?:document|doc|whole|main)$/iu.test(named)
  )
    return { phrase: `the heading ${named}`, isOpinion: true, left: CLAUSES };
  const several = partsOf(draft, subject);
  if (several.length > 1 && several.every((part) => key.test(part.name)))
    return { phrase: several.map((part) => part.name).join(' and '), isOpinion: true, left: CLAUSES };
  if (several.length > 1) return { phrase: subject, isOpinion: true, left: CLAUSES };
  const target = findTarget(draft, subject);
  const keyed =
    target?.kind === 'section' && target.section ? leadingKey(target.section.title)?.text : undefined;
  const phrase =
    target?.kind === 'words' ? `"${subject}"` : target?.kind === 'title' ? 'the title' : (keyed ?? subject);
  return target && target.kind !== 'document' ? { phrase, isOpinion: true, left: CLAUSES } : null;
}

/** The words that name what is in focus. */
export function phraseOf(focus: Focus | null): string | null {
  return focus?.phrase ?? null;
}

/** The focus after one more clause; null when it no longer holds. */
export function later(focus: Focus | null): Focus | null {
  return focus && focus.left > 1 ? { ...focus, left: focus.left - 1 } : null;
}

const it =
  '(?:it|both(?: of (?:them|these))?|(?:all|each) of (?:them|these)|(?:that|this|these|those|the)(?: (?:two|section|sentence|paragraph|bullet|item|line|point|ticket|story|requirement|question|risk|one|part|bit|row|goal|heading|title))|that|them|this|these|those)';
const opening = '^((?:then |and |also |please |just |so |better )*)';
const away = new RegExp(`${opening}(?:kick|throw|take|leave|toss) ${it} (?:out|away)\\b`, 'iu');
const acted = new RegExp(
  `${opening}(move|put|place|remove|delete|drop|cut|merge|swap|shorten|expand|rename|split|assign|give|mark|kill|scrap|get rid of|lose|skip|axe|nix|fold|roll|halve|double|call|bring|push|pull|shift|ditch|strike|reword|rephrase|answer|bump|raise|lower|estimate|set|classify|combine|join|unite|separate|divide|break up|list|mention|note|trim|condense|simplify|renumber|exclude|descope|defer|postpone|park|replace|substitute|rewrite) ${it}(?![\\p{L}-])`,
  'iu',
);
const made = new RegExp(`${opening}(make|turn|change|set|rewrite|reword|fix|keep) ${it}(?![\\p{L}-])`, 'iu');
const makesValue = new RegExp(
  `${opening}(?:(?:make|set) ${it} (?:to |be )?|(?:better|rather|use|take) )(\\d[\\d.,:]*(?: ?\\p{L}{1,12}|%)?|(?:${[...spelledNumbers.keys()].join('|')}|half an|one|an?) (?:second|minute|hour|day|week|month|year)s?)(?: (?:instead|please|max|tops|then))*[.!]*$`,
  'iu',
);
/** "Say Y instead" after a remark about words. */
const says =
  /^(?:please |better |rather |just )*(?:(?:say|write|make it|better|rather|(?:it )?should (?:just |rather |simply |only |better )?(?:be|say|read))(?: just| rather| better)?\s?:? (?<fresh>(?!(?:so|it|that|this|them|something|what|how|why|who|when|where|which)\b)["“]?[^"“”]{1,200}["”]?)|(?:use|put|prefer|try|take)\s?:? (?:(?<quoted>["“][^"“”]{1,200}["”])|(?<other>[^"“”]{1,80}(?= instead))))(?: (?:instead|please|there|here))*$/iu;
/** "Take it out of the requirements": where it stands is no part of its name. */
const outOf = new RegExp(`${opening}(?:take|leave|pull|kick|throw) ${it} out of [^,;]{2,60}$`, 'iu');
/** "Give each its own FR", "make them two": one that says several things. */
const apart = new RegExp(
  `${opening}(?:give each(?: of (?:them|these|those))? (?:its|their|a|an) (?:own )?(?:\\p{L}+|separate \\p{L}+)|(?:make|turn) ${it} (?:into )?(?:two|2|separate|several|three)(?: (?:separate |different |own )?\\p{L}+)?|separate ${it}|pull ${it} apart|one (?:\\p{L}+ )?each)$`,
  'iu',
);
/** "Make them one requirement", "that should be one ticket". */
const together = new RegExp(
  `${opening}(?:make|turn) ${it} (?:into )?(?:one|a single|1)(?: (?:joint |single )?\\p{L}+)?$|^(?:${it}|they) (?:should|could|can|must) be (?:one|a single)(?: \\p{L}+)?$`,
  'iu',
);
/** "Out.", "remove please": what goes was named before. */
const gone =
  /^(?:so |just |please |then |and )*(?:out|gone|away|off|remove|delete|drop|cut|kill|scrap|bin|weg|raus|löschen|streichen|fuera|supprimer|enlever|quitar|eliminar)(?: (?:with (?:it|that|them)|please|bitte))?[.!]*$/iu;
/** "They can both be deleted." */
const needless =
  /^(?:so |and )?(?:it|they|these|those|both|that|this) (?:can|should|could|must|may) (?:both |all |safely |probably |just |therefore )*(?:be (?:deleted|removed|dropped|cut|taken out|left out)|go(?: away)?)(?: (?:without replacement|entirely|completely|altogether|too|please))*[.!]*$/iu;
const called = new RegExp(
  `${opening}(?:call|name|title|label|rename) ${it}(?: (?:to|as))? (?<name>(?!.* (?:instead of|not|rather than) ).{2,100})$`,
  'iu',
);
const aboutIt = new RegExp(`\\b(about|of|from|to|on|mentioning) ${it}$`, 'iu');

/** A clause with "it" replaced by what is meant. */
export function withFocus(clause: string, focus: Focus | null, draft: Draft): string {
  const placed = atPlace(clause, draft);
  if (placed !== null) return placed;
  if (focus === null) return clause;
  const { phrase, isOpinion } = focus;
  const value = /^\d/u.test(phrase) ? makesValue.exec(clause)?.[2] : undefined;
  const set = isOpinion && !/^\d/u.test(phrase) ? makesValue.exec(clause)?.[2] : undefined;
  if (set !== undefined) return `set ${phrase} to ${set}`;
  if (value !== undefined) return `change the value from ${phrase} to ${value}`;
  const title = isOpinion && titled.test(phrase) ? saidFor(clause) : undefined;
  if (title !== undefined) return `rename ${phrase} to ${title}`;
  const fresh = isOpinion ? saidInstead(clause, phrase) : undefined;
  if (fresh !== undefined)
    return key.test(phrase) ? `change ${phrase} to: ${fresh}` : `replace ${phrase} with ${fresh}`;
  const isSeveral = / and /u.test(phrase);
  if (outOf.test(clause) || gone.test(clause) || needless.test(clause)) return `remove ${phrase}`;
  if (apart.test(clause) && !isSeveral) return `split ${phrase} into two`;
  if (together.test(clause) && isSeveral) return `merge ${phrase}`;
  const name = called.exec(clause)?.groups?.['name'];
  if (name !== undefined) return `rename ${phrase} to ${name}`;
  if (away.test(clause)) return clause.replace(away, () => `remove ${phrase}`);
  if (acted.test(clause))
    return clause
      .replace(acted, (_, lead: string, verb: string) => `${lead}${verb} ${phrase}`)
      .replace(/ (?:t?here|again)$/u, '');
  if (isOpinion && made.test(clause))
    return clause.replace(made, (_, lead: string, verb: string) => `${lead}${verb} ${phrase}`);
  if (isOpinion && /^(?:please )?add ["“]/iu.test(clause)) return `${clause} to ${phrase}`;
  return clause.replace(aboutIt, (_, joint: string) => `${joint} ${phrase.replace(/^the | thing$/giu, '')}`);
}

/** The name of a title or heading, before which the draft is not asked. */
const titled = /^(?:the )?(?:title|heading)\b/iu;

function saidFor(clause: string): string | undefined {
  const { fresh, quoted, other } = says.exec(clause)?.groups ?? {};
  return fresh ?? quoted ?? other;
}

/** Words to put in the place of others, or of all a part says where they are a text of their own. */
function saidInstead(clause: string, phrase: string): string | undefined {
  const { fresh, quoted, other } = says.exec(clause)?.groups ?? {};
  const words = fresh ?? quoted ?? other;
  if (words === undefined) return undefined;
  const count = (text: string) => text.split(/\s+/u).length;
  // a sentence does not fit where a few words stood
  if (/^["“]/u.test(phrase))
    return /^["“]/u.test(words) || count(words) < count(phrase) + 3 ? words : undefined;
  return count(words) > 3 ? words : undefined;
}

/** Whether a clause only makes sense of what the clause before it spoke of: "kill it", "say X instead". */
export function pointsBack(clause: string): boolean {
  return [away, outOf, gone, needless, apart, together, acted, made, makesValue, says].some((pattern) =>
    pattern.test(clause),
  );
}

/** "The last table: drop the Note column", "FR-3: shorten it" give the place before the order. */
function atPlace(clause: string, draft: Draft): string | null {
  const parts =
    /^(?:in |for |under )?(?<place>(?:the |section )?[^:]{2,40}?)(?: section)?\s?:\s(?<order>.{4,400})$/isu.exec(
      clause,
    )?.groups;
  const plainly = plainClause(parts?.['order'] ?? '');
  if (!parts?.['place'] || !parts['order']) return null;
  const target = findTarget(draft, parts['place']);
  if (!opensWithVerb(plainly)) return saidOfSection(target, parts['place'], parts['order'], draft);
  if (!target || target.kind === 'document' || target.kind === 'words') return null;
  const { place } = parts;
  const order = plainly;
  const said =
    /^(?:add|mention|note|include|say|state|list|write)(?: that| in there| there)?:?\s(?<words>.{8,})$/isu.exec(
      order,
    )?.groups?.['words'];
  if (said !== undefined && target.kind === 'section') return `add in ${place}: ${said}`;
  const focus = { phrase: place, isOpinion: true, left: 1 };
  const named = new RegExp(`\\b${it}\\b`, 'iu').test(order) ? withFocus(order, focus, draft) : order;
  return named === order && /^(?:remove|delete|drop|cut|rename|replace|change)\b/iu.test(order)
    ? `${order} in ${place}`
    : named === order
      ? null
      : named;
}

/** A prompt speaks to who carries it out. */
const addressed = /^you(?: (?:are|only|always|never|just))* \p{Ll}{3,}(?!\p{L})/iu;

/** "Role: You are an analyst." gives the section of that heading its text, or a list one more point. */
function saidOfSection(target: Target | null, place: string, words: string, draft: Draft): string | null {
  const section = target?.kind === 'section' ? target.section : null;
  if (
    section?.title.toLowerCase() !== place.trim().toLowerCase() ||
    !(addressed.test(words) || isStatement(words, draft))
  )
    return null;
  const isProse = section.nodes.length === 1 && section.nodes[0]?.type === 'paragraph';
  return isProse
    ? `replace the section "${section.title}" with: ${words}`
    : `add in ${section.title}: ${words}`;
}
