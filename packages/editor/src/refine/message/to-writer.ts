import { isQuestion } from '../clauses/statement.ts';

/** "Why is this described under X?", "the body is {} ???": who asks so wants the text to be otherwise, and no answer in it. */
const toWriter =
  /^(?:and |but |so )?(?:why|how come|where)(?!\p{L}).{0,120}?(?<!\p{L})(?:mention|say|state|describe|write|list|explain|put|document|include|specify)(?:s|d|ed|ing|ten)?(?!\p{L})|^(?:and |but |so )?why (?:is|are) .{2,80} (?:here|there|only in|under|(?:still|again|twice|missing) ?(?:in|here|there)?|(?:two|three) times)(?!\p{L})/iu;
const outcry = /[?？]{2,}\s*$|[?？]!|!\s*[?？]/u;
const doubt =
  /(?<!\p{L})(?:really|seriously|wirklich|ernsthaft|vraiment|de verdad|en serio|davvero|sério|echt|serio|naprawdę)\s?[?？]+$/iu;

/** "14 days, really?" is short; longer words may ask something. */
const MOST_WORDS = 6;

/** Whether a clause asks the writer why a text is as it is, or only cries out at it. */
export function isToWriter(words: string): boolean {
  if (doubt.test(words) && words.split(/\s+/u).length < MOST_WORDS) return true;
  return toWriter.test(words) || (outcry.test(words) && !isQuestion(words.replace(/[?？!\s]+$/u, '')));
}
