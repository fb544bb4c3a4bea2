import { lowerFirst, upperFirst, withCapital } from '../../first-letter.ts';
import { splitSentences } from '../../read/sentences.ts';
import { conditionOf } from '../../understand/clause/condition.ts';
import { presentClause, takesObject } from '../../understand/clause/present.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from '../../understand/clause/verbs.ts';
import type { Draft } from '../draft.ts';
import { asRequirement, asSentence } from '../place/sentence.ts';
import { codeSpans } from '../terms/code-spans.ts';
import { looselyParted } from './loose-thoughts.ts';
import { actionsOfOneObject, withSharedEnd, withThing } from './shared-words.ts';
import { thoughtsAbroad } from './thoughts-abroad.ts';

/** Where one thought may end and another begin. */
const joint = /;\s+(?:and |then )?|,? (?:and|but|as well as) (?:then |also )*|, (?:then )?/giu;
const modal = /\b(?:MUST|SHOULD|MAY|must|should|may|can|will)(?: NOT| not)?(?: be able to)?(?= )/u;
/** "(MUST) …" before a requirement that stands as it was written. */
const frame = /^\((?:MUST|SHOULD|MAY)\) /u;
/** "MUST both refuse it and write it down". */
const bothOf = /(?<=MUST|SHOULD|MAY|able to) both (?=.* and )/u;
const preposition =
  /(?<!\p{L})(?:of|to|for|in|on|at|by|with|from|into|per|via|as|after|before|between|until|without|that|which|who|when|if)(?!\p{L})/iu;

/** "Open a job": a verb with its object, behind which another verb may stand. */
const WITH_OBJECT = 3;

/** A sentence of a requirement: the case it is of, who it binds, and what is said of that. */
interface Said {
  readonly condition: string;
  /** What stands before the verb, its modal with it: "The job MUST". */
  readonly subject: string;
  readonly isBound: boolean;
  readonly action: string;
}

/** The thoughts of an item, each a sentence: its sentences, else the halves at a joint after which another thought begins. */
export function thoughtsOf(words: string, draft: Draft): string[] {
  const found = splitSentences(words, { start: 0, end: words.length }, codeSpans(words)).map(
    (sentence) => sentence.text,
  );
  if (found.length > 1) return found;
  const framed = frame.exec(words.trim())?.[0] ?? '';
  const plain = words.trim().slice(framed.length).replace(/[.!]$/u, '').replace(bothOf, ' ');
  const abroad = draft.language === 'en' || framed !== '' ? null : thoughtsAbroad(plain, draft.language);
  if (abroad) return abroad;
  const said = saidIn(plain);
  const alike = said.isBound ? actionsOfOneObject(said.action) : null;
  if (alike) return alike.map((action) => asSentence(`${framed}${said.condition}${said.subject}${action}`));
  for (const { 0: sign, index } of masked(plain).matchAll(joint)) {
    const at = index - said.condition.length - said.subject.length;
    if (at <= 0) continue;
    const [left, right] = [plain.slice(0, index), plain.slice(index + sign.length)];
    const second = secondOf(said, said.action.slice(0, at), right, sign, draft);
    if (second !== null) {
      const [first, rest] = [withSharedEnd(left, right), second].map((one) =>
        asSentence(framed + (framed === '' ? one : withCapital(one)).replace(/[.]$/u, '')),
      );
      return [first ?? '', ...(sign === ', ' ? thoughtsOf(rest ?? '', draft) : [rest ?? ''])];
    }
  }
  const bound = said.action === '' ? { ...said, subject: '', action: said.subject } : said;
  return looselyParted(plain, { ...bound, frame: framed }) ?? [words];
}

function saidIn(plain: string): Said {
  const hidden = masked(plain);
  const { condition, rest } = conditionOf(hidden);
  const start = condition === null ? 0 : hidden.length - rest.length;
  const main = hidden.slice(start);
  const bound = modal.exec(main);
  const verb = bound ? null : presentClause(main);
  const length = bound ? bound.index + bound[0].length + 1 : verb ? verb.subject.length + 1 : main.length;
  return {
    condition: plain.slice(0, start),
    subject: plain.slice(start, start + length),
    isBound: bound !== null,
    action: plain.slice(start + length),
  };
}

/** The thought behind a joint as a sentence of its own, with what it shares with the one before; null where it is none. */
function secondOf(said: Said, first: string, right: string, sign: string, draft: Draft): string | null {
  const who = said.subject.replace(modal, '').trim();
  const named = right.replace(/^(?:it|they) (?=\p{L})/iu, (pronoun) =>
    /^they/iu.test(pronoun) && one.test(who)
      ? `${manyIn(first) ?? pronoun.trim()} `
      : `${who.replace(/^The /u, 'the ')} `,
  );
  const whole = wholeClause(named, said, draft);
  if (whole !== null)
    return sign.startsWith(';') || said.condition === ''
      ? upperFirst(whole)
      : said.condition + small(whole, named);
  // "upload, crop and publish photos" are three
  const isList = sign === ', ' && first.split(/\s+/u).length < WITH_OBJECT;
  if (said.action === '' || isList || /, \S+$/u.test(first)) return null;
  const shared = said.condition + said.subject;
  if (modal.exec(right)?.index === 0) return `${said.condition}${who} ${right}`;
  const [opening = '', next = ''] = right.split(/\s+/u);
  // in the case that a condition tells, "it" is what that speaks of
  const told = said.condition === '' ? withThing(first, right) : right;
  if (told === null) return null;
  const rest = told.slice(opening.length);
  // "show the mean and be sent to the vet"
  if (said.isBound && /^be \p{L}+/u.test(right) && !/^be /u.test(first) && !first.startsWith('be able'))
    return `${shared}${right}`;
  const base = isBaseVerb(opening) ? opening : baseOfThirdPerson(opening);
  if (base !== null && next !== '' && (!isNounToo(`${base}s`) || takesObject(next)))
    return said.isBound ? `${shared}${base}${rest}` : isBaseVerb(opening) ? null : `${shared}${right}`;
  if (sign === ', ') return null;
  // "is stored and sent": what is done to one thing
  const passive = /^(?<be>be|is|are|get) \p{L}+(?:ed|en|wn|nt|lt|pt|ut)(?!\p{L})/u.exec(first)?.groups?.[
    'be'
  ];
  if (passive !== undefined && !preposition.test(opening) && /(?:ed|en|wn|nt|lt|pt|ut)$/u.test(opening))
    return `${shared}${passive} ${right}`;
  const again = openedLike(first, opening);
  if (again !== null) return `${shared}${again}${right}`;
  // "store images and videos": two things that the same is done to, and not "with a name and an amount"
  const verb = /^\p{L}+ /u.exec(first)?.[0] ?? '';
  return said.isBound && isBaseVerb(verb.trim()) && !preposition.test(first)
    ? `${shared}${verb}${right}`
    : null;
}

/** One thing or person: what "they" means stands elsewhere. */
const one = /^(?:the|an?|each|every) \p{Ll}*(?<!s)$/iu;

/** "Keep plates for 90 days": several that an action is done to. */
function manyIn(action: string): string | null {
  return (
    /^(?:be able to )?\p{Ll}+ (?:(?:the|all) )?(?<many>\p{Ll}{3,}(?<!s)s)(?!\p{L})/u.exec(action)?.groups?.[
      'many'
    ] ?? null
  );
}

/** "Get a mail when it ships and when it is paid": what stands before the word that both halves open with. */
function openedLike(first: string, opening: string): string | null {
  if (!preposition.test(opening) && !/^(?:when|if|once|after|before|while|until)$/iu.test(opening))
    return null;
  const at = first.search(new RegExp(`(?<!\\p{L})${opening}(?!\\p{L})`, 'iu'));
  return at > 0 ? first.slice(0, at) : null;
}

/** Words that are a sentence by themselves, bound as the first is; null for those that are none. */
function wholeClause(right: string, { isBound }: Said, draft: Draft): string | null {
  const hidden = masked(right);
  const { condition, rest } = conditionOf(hidden);
  const own = condition === null ? hidden : rest;
  const bound = modal.exec(own);
  const isClause =
    bound === null
      ? presentClause(own) !== null
      : /^(?:\p{L}+ ){1,4}$/u.test(own.slice(0, bound.index)) && !preposition.test(own.slice(0, bound.index));
  if (!isClause) return null;
  return isBound ? asRequirement(right, draft) : right;
}

/** Code as what the reading of clauses takes for it, as long as it is. */
function masked(words: string): string {
  return words.replace(/`[^`]*`/gu, (code) => `\uE010${'\uE100'.repeat(code.length - 2)}\uE011`);
}

/** A sentence as it goes on behind a condition. */
function small(sentence: string, written: string): string {
  return sentence.charAt(0).toLowerCase() === written.charAt(0) ? lowerFirst(sentence) : sentence;
}
