import { asQuestion as questionSaid } from '../../compose/questions/as-question.ts';
import { demandedSentence } from '../../compose/voice/demanded/demanded.ts';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { itemsOf } from '../../document/items.ts';
import { outlineOf } from '../../document/outline.ts';
import { upperFirst, withCapital } from '../../first-letter.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { detectLanguage } from '../../read/language.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { presentBase } from '../../syntax/verb-forms.ts';
import { hasVerb } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { composedAlone } from '../editing/composed-alone.ts';
import { demandedBy } from './demanded.ts';
import { isInOtherLanguage } from './other-language.ts';

/** Words of feedback as a sentence of the document: a capital first, a full stop last. Code at the start stays as it is. */
export function asSentence(words: string): string {
  const text = words
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[,;:]$/u, '');
  const first = /^\S+/u.exec(text)?.[0] ?? '';
  const isName = /[\d_./`]|:(?=\S)|\p{Ll}\p{Lu}/u.test(first);
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

/** Words of feedback that are to be an open question: what they ask, or what is done about what they state. */
export function asOpenQuestion(words: string, language: string): string {
  const sentence = asSentence(words).replace(/[.!]$/u, '');
  if (sentence.endsWith('?') || language !== 'en') return asQuestion(words, language);
  const asked = questionSaid(words, language);
  if (asked !== null) return asked;
  return hasVerb(sentence) && !opensQuestion.test(sentence)
    ? `What is done about this: ${words.trim().replace(/[.!,;:]+$/u, '')}?`
    : `${sentence}?`;
}

const opensQuestion =
  /^(?:who|whom|whose|what|which|when|where|why|how|whether|if|is|are|was|were|do|does|did|can|could|may|might|must|should|shall|will|would|has|have)(?!\p{L})/iu;

/** Words that bind in other languages: what has one is a requirement as it stands. */
const foreignModal =
  /(?<!\p{L})(?:muss|müssen|soll|sollen|doit|doivent|debe|deben|deve|devono|devem|precisa|precisam|moet|moeten|musi|muszą|powinien|powinna|powinno|powinny)(?!\p{L})|必须|必須|应该|すべき|する必要|しなければ/iu;
/**
 * Words of feedback as a requirement with one MUST, SHOULD or MAY. What the words do not bind is bound by MUST: the
 * feedback asks for it.
 */
export function asRequirement(words: string, draft: Draft): string {
  const text = words.trim().replace(/^(?:that|saying|stating)\s+/iu, '');
  const { language, reliable } = detectLanguage(text);
  if (draft.language !== 'en')
    return impersonal(text) ?? composedRequirement(text, draft) ?? boundIn(draft.language, text);
  if ((reliable && language !== 'en') || isInOtherLanguage(draft, text) || foreignModal.test(text))
    return asSentence(text);
  if (/(?<!\p{L})(?:MUST|SHALL|SHOULD|MAY)(?!\p{L})/u.test(text)) return asSentence(text);
  return asSentence(demandedBy(text) ?? unread(text));
}

/** What no reader of demands takes apart: a name as what is to be there, words that bind already or a whole statement as it was said. */
function unread(text: string): string {
  const phrases = phrasesOf('en');
  const bound = boundAsSaid(text) ?? boundAtVerb(text);
  if (bound !== null) return bound;
  if (text.split(/\s+/u).length <= NAME && !hasVerb(text)) return `${upperFirst(text)} MUST be supported`;
  return fill(phrases.bindsAsSaid, { word: phrases.must, text: withCapital(text) });
}

/** "Secrets must never be committed, a scanner blocks the push": the one word that binds stands where it was said. */
function boundAsSaid(text: string): string | null {
  const [only, ...others] = [...text.matchAll(modal)];
  return only === undefined || others.length > 0
    ? null
    : upperFirst(
        `${text.slice(0, only.index)}${wordThatBinds(only[0])}${text.slice(only.index + only[0].length)}`,
      );
}

/** "The mail goes to both": what a thing does, as what it must; null where the main verb or who does it is not seen. */
function boundAtVerb(text: string): string | null {
  const tree = parse(text);
  const clause = tree && mainClause(tree);
  const verb = clause && tree.word(clause.verb);
  if (!tree || !clause?.subject || !verb || clause.denial !== null) return null;
  const isAble = /^can$/iu.test(verb.text);
  if (!isAble && clause.head !== clause.verb) return null;
  const base = isAble ? 'be able to' : presentBase(verb.text);
  const who = tree.textOf(clause.subject);
  if (base === null || ofSpeaker.test(who)) return null;
  return upperFirst(`${text.slice(0, verb.start)}MUST ${base}${text.slice(verb.end)}`);
}

const ofSpeaker = /^(?:we|i|you|it|this|that|they|these|those|there|somebody|nobody)$/iu;

function wordThatBinds(said: string): string {
  if (/^can$/iu.test(said)) return 'MUST be able to';
  return / to$/iu.test(said) ? 'MUST' : said.toUpperCase();
}

/** A word that binds with who or what is bound before it, and no case or condition. */
const modal =
  /(?<=^(?!(?:if|when|while|unless|once|as|after|before|until|because|since)\s)[^,;:]{2,90}\s)(?:must|should|may|(?:has|have|needs?) to|(?<!(?:that|which|who|what|it|they) )can)(?=\s)/giu;

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
  const demanded = /[`<{]/u.test(text) ? null : demandedSentence(text, 'MUST', language);
  if (demanded !== null) return asSentence(demanded);
  const { bindsAsSaid, must } = phrasesOf(language);
  return asSentence(fill(bindsAsSaid, { word: must, text: asSentence(text).replace(/[.!]+$/u, '') }));
}

/** Words that the name of a thing has at most; more are a statement of their own. */
const NAME = 6;
