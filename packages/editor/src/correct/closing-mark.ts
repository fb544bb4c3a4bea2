import type { Block, Sentence, Source } from '../read/source.ts';
import { isSplicedQuestion } from './grammar/question-splice.ts';

/** Shorter lines are labels or greetings. */
const LEAST_WORDS = 4;

/** How questions begin. In other languages than English they are only recognised, never marked. */
const QUESTION: Readonly<Record<string, RegExp>> = {
  en: /^(?:who [a-z]+s\b|(?:and |but |so )?(?:why|what|how|who|where|when|which)(?:['’]s| (?:is|are|was|were|do|does|did|can|could|should|would|will|about|if|exactly|happens?|happened|causes?|caused)\b)|(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have)(?:n['’]t)? (?:it|we|you|they|i|this|that|there|the|anyone|anybody|someone|somebody|these|those|he|she)\b|any (?:idea|ideas|thoughts|chance)\b|anyone\b|anybody\b)/i,
  de: /^(?:warum|wieso|was|wie|wer|wo|wann|welche|kann|könnt|können|ist|sind|hat|haben|gibt)\b/i,
  fr: /^(?:pourquoi|comment|qui|où|quand|quel|quelle|est-ce|peut-on|pouvez)/i,
  es: /^(?:por qué|cómo|qué|quién|dónde|cuándo|cuál)/i,
  pt: /^(?:por que|como|que|quem|onde|quando|qual)/i,
  it: /^(?:perché|come|cosa|chi|dove|quando|quale)/i,
  nl: /^(?:waarom|hoe|wat|wie|waar|wanneer|welke|kan|kunnen|is|zijn|heeft)\b/i,
  pl: /^(?:dlaczego|jak|co|kto|gdzie|kiedy|czy|który)/i,
};

/** "Should it fail, restart it", "which is why we wait": they only begin like questions. */
const NO_QUESTION =
  /^(?:(?:should|were|had|could) [^?]*,|which (?:is|was|are) (?:an?|also|not) |(?:which|what) (?:is|was|are) (?:why|what|when|how|more|worse|the reason)\b|when(?:ever)? (?:is|are|was)\b[^?]*,|what (?:happen|cause)[a-z]{0,2} [^?]{0,60}\b(?:is|was|are|were) (?:that|the|an?|not)\b)/i;

/** A question at the end of a sentence that began as none: "we should roll back, what do you think". */
const ASKED_LAST =
  /[,;] (?:what do you think|any (?:ideas?|thoughts)|(?:can|could) (?:you|we|someone|anyone|somebody)\b|does anyone\b|do you\b|is there\b|are (?:there|you)\b|how (?:do|does|can)\b|why (?:is|does|do)\b|what (?:is|do|should)\b)[^,.;]{0,80}$/i;

/** Words at the end of a line that points at the code after it. */
const POINTER =
  /\b(?:like|this|these|following|below|here|first|then|roughly|commands?|example|steps|so|follows|should see|will see|be|folgt|folgendes?|suivante?|siguiente)$/i;

/** "It is sent if": what is behind the line is a part of its sentence. */
const GOES_ON = /(?<!\p{L})(?:if|when|whether|unless|because|the|an?|and|or|than)$/iu;

/** "resolve options should be", "and you should see": what is, or is seen, comes behind the line. */
const LEADS_ON = /(?<!\p{L})(?:be|is|are|as follows|should see|will see|how|using|with)$/iu;

/** Kinds of protected text that a mark right after them would be read as part of. */
const OPEN_ENDED: ReadonlySet<string> = new Set(['url', 'email', 'path', 'linkTarget', 'html', 'flag']);

/** `[guide]: https://example.com "Guide"` is no definition of a link any more once a mark follows its title. */
const DEFINITION = /^\[[^\]]+\]:\s/;

/** What a sentence lacks at its end: a full stop, a question mark in English, a colon before what it announces. */
export function closingMark(
  source: Source,
  block: Block,
  sentence: Sentence,
  next: Block | undefined,
): string | null {
  if (block.kind !== 'paragraph' && block.kind !== 'quote') return null;
  const question = QUESTION[source.language];
  if (question === undefined || !isUnmarked(source, sentence)) return null;
  const isLast = sentence.end === block.end;
  if (isLast && source.language === 'en' && GOES_ON.test(sentence.text)) return null;
  if (isLast && announces(sentence.text, block, next)) return ':';
  if (!isSentence(sentence.text)) return null;
  // an object or a complement is still to come
  if (isLast && next !== undefined && next.kind !== 'paragraph' && LEADS_ON.test(sentence.text)) return null;
  // what is told behind a question has a sentence of its own
  const asks =
    (question.test(sentence.text) && !NO_QUESTION.test(sentence.text) && !isSplicedQuestion(sentence.text)) ||
    (source.language === 'en' && ASKED_LAST.test(sentence.text));
  if (!asks) return isLast && next?.kind === 'code' && !sentence.text.includes(':') ? ':' : '.';
  return source.language === 'en' ? '?' : null;
}

/** Whether the line leads over to a list or to code. */
function announces(text: string, block: Block, next: Block | undefined): boolean {
  const words = text.split(/\s+/).length;
  if (text.includes(':') || words < 2 || words > 14) return false;
  if (next?.kind === 'listItem' && next.depth > block.depth) return words > 2;
  return next?.kind === 'code' && POINTER.test(text);
}

/** Whether the sentence ends its line with a word, and a mark there would not be read as part of it. */
function isUnmarked(source: Source, { text, end }: Sentence): boolean {
  if (DEFINITION.test(text)) return false;
  if (!/[\p{L}\p{N})`"'”’%*_\]]$/u.test(text) || /[.!?:;,…]["'”’)\]*_`]{0,3}$/.test(text)) return false;
  // a sentence that the same line goes on after is no whole one
  if (/^[ \t]*[^\s]/.test(source.text.slice(end, end + 8))) return false;
  const last = source.protectedSpans.find((span) => span.end === end);
  return last === undefined || !OPEN_ENDED.has(last.kind);
}

/** Long enough for a sentence, and no label or field. */
function isSentence(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? [];
  return words.length >= LEAST_WORDS && !isField(text);
}

/** "Browser: Firefox 120 on Linux", "host=db user=app", "`PORT` - where it listens", "[x] bump the version" */
function isField(text: string): boolean {
  if (/^(?:`[^`]{1,80}`\s*[-–—:=→]|\[[ xX]?\])\s/u.test(text)) return true;
  return /^[\p{L}\p{N} _/-]{1,30}[:=]\s?\S/u.test(text) && text.split(/\s+/).length < 12;
}
