import { contentWords, shareOf } from '../../document/content-words.ts';
import { itemsOf } from '../../document/items.ts';
import { outlineOf } from '../../document/outline.ts';
import { lowerFirst, upperFirst, withoutCapital } from '../../first-letter.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { detectLanguage } from '../../read/language.ts';
import { composedAlone } from '../composed-alone.ts';
import type { Draft } from '../draft.ts';

/** Words of feedback as a sentence of the document: a capital first, a full stop last. Code at the start stays as it is. */
export function asSentence(words: string): string {
  const text = words
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[,;:]$/u, '');
  const first = /^\S+/u.exec(text)?.[0] ?? '';
  const isName = /[\d_./:`]|\p{Ll}\p{Lu}/u.test(first);
  const raised = isName ? text : upperFirst(text);
  if (/[.!?…:。！？]["”»)`]?$/u.test(raised)) return raised;
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(raised)
    ? `${raised}。`
    : `${raised}.`;
}

/** Words of feedback as a question of a language. */
export function asQuestion(words: string, language = 'en'): string {
  const sentence = asSentence(words).replace(/[.!]$/u, '');
  if (sentence.endsWith('?')) return sentence;
  return language === 'es' && !sentence.includes('¿') ? `¿${sentence}?` : `${sentence}?`;
}

/** Words that bind in other languages: what has one is a requirement as it stands. */
const foreignModal =
  /(?<!\p{L})(?:muss|müssen|soll|sollen|doit|doivent|debe|deben|deve|devono|devem|precisa|precisam|moet|moeten|musi|muszą|powinien|powinna|powinno|powinny)(?!\p{L})|必须|必須|应该|すべき|する必要|しなければ/iu;
const modal = /\b(must|shall|should|may)( not)?\b/iu;
const verbs =
  'support|allow|validate|log|store|send|return|reject|show|keep|use|provide|encrypt|expose|notify|limit|cache|take|finish|end|start|run|fail|write|read|get|expire|wait|respond|answer|load|work|handle|accept|delete|create|update|save|list|export|import|include|contain|resume|stop|survive|complete|receive|see|display|report|track|record|emit|close|open|check|verify|scale|process|render|retry';
/** "Limit is 100": a noun. */
const opens = new RegExp(`^(?:${verbs})\\b(?! (?:is|are|was|were|must|should|may|of|for)\\b)`, 'iu');
const before = '^(.{1,120}?)(?<!\\b(?:an?|the|each|every|all|one|any))\\s';
const acts = new RegExp(`${before}(${verbs})e?s\\s(.{1,800})$`, 'isu');
/** "The job retries 3 times": one thing, and a verb with the ending of it. */
const singular =
  /^((?:the|an?|each|every)\s(?:[\p{L}-]{1,30}\s){0,2}?[\p{L}-]{0,30}[^s\s\W])\s(\p{Ll}{2,20}[^su\W]s)\s(.{1,800})$/isu;
const act = new RegExp(`${before}(${verbs})\\s(.{1,800})$`, 'isu');

/**
 * Words of feedback as a requirement with one MUST, SHOULD or MAY. What the words do not bind is bound by MUST: the
 * feedback asks for it.
 */
export function asRequirement(words: string, draft: Draft): string {
  const text = words.trim().replace(/^(?:that|saying|stating)\s+/iu, '');
  const { language, reliable } = detectLanguage(text);
  if (draft.language !== 'en')
    return impersonal(text) ?? composedRequirement(text, draft) ?? boundIn(draft.language, text);
  if ((reliable && language !== 'en') || foreignModal.test(text)) return asSentence(text);
  if (modal.test(text)) return asSentence(text.replace(modal, (found) => found.toUpperCase()));
  if (opens.test(text)) return asSentence(`The system MUST ${lowerFirst(text)}`);
  for (const [pattern, bound] of bindings) {
    const match = pattern.exec(text);
    if (match) return asSentence(bound(match[1] ?? '', match[2] ?? '', match[3] ?? ''));
  }
  const phrases = phrasesOf('en');
  return asSentence(
    text.split(/\s+/u).length > NAME
      ? fill(phrases.bindsAsSaid, { word: phrases.must, text: withoutCapital(text) })
      : `${text} MUST be supported`,
  );
}

/** "Il faut prévenir", "hay que avisar": nobody is named who must. */
function impersonal(text: string): string | null {
  const french = /^il faut (?<act>\p{L}+(?:er|ir|re|oir)(?!\p{L}).*)$/isu.exec(text)?.groups?.['act'];
  const spanish = /^hay que (?<act>\p{L}+(?:ar|er|ir)(?!\p{L}).*)$/isu.exec(text)?.groups?.['act'];
  if (french !== undefined) return asSentence(`On DOIT ${french}`);
  return spanish === undefined ? null : asSentence(`Se DEBE ${spanish}`);
}

/** The requirement that a document of its own would make of words; null where it makes none or several of them. */
function composedRequirement(text: string, draft: Draft): string | null {
  const own = itemsOf(outlineOf(composedAlone(draft, asSentence(text), 'Technical Spec'))).filter(
    ({ key, section }) => /^N?FR$/u.test(key?.family ?? '') && section?.ids.includes('test-plan') !== true,
  );
  const [only, ...others] = own.filter(({ text: words }) => /^N?FR-\d+:/u.test(words));
  const requirement = only?.text.replace(/^N?FR-\d+:\s*/u, '');
  return requirement === undefined || others.length > 0 || coverageBy(text, requirement) < MOST_SAID
    ? null
    : asSentence(requirement);
}

/** So much of the words has to stand in what is made of them. */
const MOST_SAID = 0.8;

function coverageBy(words: string, requirement: string): number {
  return shareOf(contentWords(words), new Set(contentWords(requirement)));
}

/** Words of another language than English with their strength in capitals: at their own word that binds, else before them. */
function boundIn(language: string, text: string): string {
  if (foreignModal.test(text))
    return asSentence(text.replace(foreignModal, (found) => found.toLocaleUpperCase(language)));
  const { bindsAsSaid, must } = phrasesOf(language);
  return asSentence(fill(bindsAsSaid, { word: must, text: asSentence(text).replace(/[.!]+$/u, '') }));
}

/** Words that the name of a thing has at most; more are a statement of their own. */
const NAME = 6;

/** "retries" as "retry", "passes" as "pass", "takes" as "take". */
function withoutEnding(verb: string): string {
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return verb.replace(/(?<=(?:ss|sh|ch|x|zz|o))es$|s$/u, '');
}

const bindings: readonly (readonly [RegExp, (first: string, second: string, third: string) => string])[] = [
  // what may be this or that has to be one of them
  [
    /^(.{1,200}?)\s(?:can|may|could)\s(?:only\s)?be\s((?:[^\s,]{1,40},\s)*[^\s,]{1,40},?\sor\s[^\s,]{1,40})$/isu,
    (who, what) => `${who} MUST be ${what}`,
  ],
  [
    /^(.{1,200}?)\s(?:can|may|could)\s(\p{L}+ (?:up to|at most|no more than)\s.{1,800})$/isu,
    (who, what) => `${who} MAY ${what}`,
  ],
  [
    /^(.{1,200}?)\s(?:can|are able to|is able to)\s(.{1,800})$/isu,
    (who, what) => `${who} MUST be able to ${what}`,
  ],
  [
    /^(.{1,200}?)\s(?:needs? to|has to|have to|is required to|are required to)\s(.{1,800})$/isu,
    (who, what) => `${who} MUST ${what}`,
  ],
  [
    /^((?:(?!\s(?:must|when|if|that|who|which)\s).){1,200}?)\sneeds?\s(?!to\s)(.{1,800})$/isu,
    (who, what) =>
      /^no\s/iu.test(what) ? `${who} MUST NOT have ${what.slice(3)}` : `${who} MUST have ${what}`,
  ],
  [/^(.{1,200}?)\s(?:has|have)\s(.{1,800})$/isu, (who, what) => `${who} MUST have ${what}`],
  [
    /^(.{1,200}?)\s(?:do not|does not|don['’]t|doesn['’]t|cannot|can['’]t)\s(.{1,800})$/isu,
    (who, what) => `${who} MUST NOT ${what}`,
  ],
  [/^to\s(.{1,800})$/isu, (what) => `The system MUST ${what}`],
  [/^(?:for|about|on|of|regarding)\s+(.{1,800})$/isu, (what) => `${what} MUST be supported`],
  [
    /^((?:\d[\d.,]{0,6}\s?%|all|every|each|no)(?!\p{L}).{0,80}?)\s(\p{Ll}{2,20}ed|sent|kept|shown|done|written|paid|found|made|read)\s(?!by\s\S+\s(?:is|are)\b)(.{1,800})$/isu,
    (who, verb, what) =>
      /\s(?:is|are|has|have)$/iu.test(who)
        ? `${who.replace(/\s\S+$/u, '')} MUST be ${verb} ${what}`
        : `${who} MUST be ${verb} ${what}`,
  ],
  [
    /^((?:(?!\s(?:after|when|once|while|until|because|unless)\s).){1,200}?)\s(?:is|are)\s(.{1,800})$/isu,
    (who, what) => `${who} MUST be ${what}`,
  ],
  [acts, (who, verb, what) => `${who} MUST ${verb.toLowerCase()} ${what}`],
  [singular, (who, verb, what) => `${who} MUST ${withoutEnding(verb)} ${what}`],
  [act, (who, verb, what) => `${who} MUST ${verb.toLowerCase()} ${what}`],
];
