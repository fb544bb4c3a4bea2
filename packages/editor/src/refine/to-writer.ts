import { isQuestion } from './statement.ts';

/** "Why is this described under X?", "the body is {} ???": who asks so wants the text to be otherwise, and no answer in it. */
const toWriter =
  /^(?:and |but |so )?(?:why|how come|where)(?!\p{L}).{0,120}?(?<!\p{L})(?:mention|say|state|describe|write|list|explain|put|document|include|specify)(?:s|d|ed|ing|ten)?(?!\p{L})|^(?:and |but |so )?why (?:is|are) .{2,80} (?:here|there|only in|under|(?:still|again|twice|missing) ?(?:in|here|there)?|(?:two|three) times)(?!\p{L})/iu;
const outcry = /[?？]{2,}\s*$|[?？]!|!\s*[?？]/u;

/** Whether a clause asks the writer why a text is as it is, or only cries out at it. */
export function isToWriter(words: string): boolean {
  return toWriter.test(words) || (outcry.test(words) && !isQuestion(words.replace(/[?？!\s]+$/u, '')));
}
