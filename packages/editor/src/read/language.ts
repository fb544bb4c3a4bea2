import { countFunctionWords, FUNCTION_WORDS } from './language/function-words.ts';
import { weighLetters } from './language/letters.ts';
import { asWritten } from './language/misread.ts';
import { weighNeighbours } from './language/neighbours.ts';
import { ngramScores } from './language/ngrams.ts';
import { readScripts } from './language/scripts.ts';
import { windowsOf } from './language/windows.ts';
import { protect } from './protect.ts';
import { remembering } from './recent-texts.ts';
import type { Protected } from './source.ts';

/** A language with how sure the detection is of it, 0..1. */
interface LanguageCandidate {
  readonly language: string;
  readonly confidence: number;
}

/** What language a text is in. `language` is a BCP 47 primary subtag, `und` where nothing can be said. */
export interface DetectedLanguage extends LanguageCandidate {
  readonly reliable: boolean;
  /** Best first, at most five. */
  readonly candidates: readonly LanguageCandidate[];
}

const UNDETERMINED: DetectedLanguage = { language: 'und', confidence: 0, reliable: false, candidates: [] };

/** How much a text made only of one language's function words adds to that language's n-gram score. */
const FUNCTION_WORD_WEIGHT = 0.25;

/** A replacement character that was itself read in the wrong encoding. */
const MISREAD = /ï¿½|ďż˝/gu;

/** The Latin letter that many type in Ukrainian words: it looks like theirs. */
const LATIN_I = /(?<=\p{Script=Cyrillic})i|i(?=\p{Script=Cyrillic})/giu;

/** A word in small letters; French and Italian leave the vowel of their shortest ones out before another. */
const WORD = /(?<!\p{L})(?:[cdjlmnstv]|qu)’(?=\p{L})|[\p{L}\p{M}]+/gu;

/** Confidence from which an answer counts as reliable. */
const RELIABLE_FROM = 0.6;

/** UTF-16 units of all texts whose language is remembered: what reads a clause of feedback asks for it again and again. */
const MOST_UNITS = 40_000;

/** Detects the language of the prose in `text`; code, addresses and identifiers are not counted. */
export const detectLanguage: (text: string) => DetectedLanguage = remembering(MOST_UNITS, (text) => {
  const windows = windowsOf(text);
  const detected = languageOf(windows, protect(windows));
  // The windows of a long text may all have met code.
  return detected.language === 'und' && windows !== text ? languageOf(text, protect(text)) : detected;
});

/** `detectLanguage` for a text whose protected spans are already known. */
export function languageOf(text: string, spans: readonly Protected[]): DetectedLanguage {
  const prose = proseOf(text, spans);
  if (!/\p{L}/u.test(prose)) return UNDETERMINED;
  const read = readScripts(prose);
  if (!('language' in read) && !/\p{L}\P{L}*\p{L}/u.test(prose)) return UNDETERMINED;
  if ('language' in read) {
    return {
      language: read.language,
      confidence: 1,
      reliable: true,
      candidates: [{ language: read.language, confidence: 1 }],
    };
  }
  return rank(read.letters);
}

interface Scored {
  readonly language: string;
  readonly score: number;
}

const LANGUAGES = Object.keys(FUNCTION_WORDS);

function rank(letters: string): DetectedLanguage {
  const words = letters.toLowerCase().replaceAll("'", '’').match(WORD) ?? [];
  if (words.length === 0) return UNDETERMINED;
  const scores = ngramScores(letters);
  const counts = countFunctionWords(words);
  // always in the same order, which decides between equals
  for (const language of LANGUAGES) {
    const share = (counts.get(language) ?? 0) / words.length;
    if (share > 0) scores.set(language, (scores.get(language) ?? 0) + share * FUNCTION_WORD_WEIGHT);
  }
  weighLetters(scores, letters);
  weighNeighbours(scores, words);
  const ranked: Scored[] = [];
  scores.forEach((score, language) => {
    if (score > 0) ranked.push({ language, score });
  });
  ranked.sort((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined) return UNDETERMINED;
  // a power spreads scores that lie close together, so that confidences say which answer stands out
  const weightOf = ({ score }: Scored) => (score / best.score) ** 6;
  const total = ranked.reduce((sum, one) => sum + weightOf(one), 0);
  const candidates = ranked.slice(0, 5).map((one) => ({
    language: one.language,
    confidence: Math.round((weightOf(one) / total) * 1000) / 1000,
  }));
  const confidence = candidates[0]?.confidence ?? 0;
  return {
    language: best.language,
    confidence,
    reliable: confidence >= RELIABLE_FROM && words.length >= 3,
    candidates,
  };
}

/** The text without what is not prose: protected spans (quotations apart) and Markdown punctuation. */
function proseOf(text: string, spans: readonly Protected[]): string {
  let prose = '';
  let from = 0;
  for (const span of spans) {
    if (span.kind === 'quote') continue;
    prose += `${text.slice(from, span.start)} `;
    from = span.end;
  }
  const whole = prose + text.slice(from);
  return (OTHER_LETTER.test(whole) ? asMeant(whole) : whole)
    .replace(/[^\p{L}\p{M}'’.,!?¿¡\s]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

const OTHER_LETTER = /\P{ASCII}/u;

/** A text without traces of other encodings, and without letters that only look like those of its own. */
function asMeant(text: string): string {
  return asWritten(text.replace(MISREAD, ' ')).replace(LATIN_I, (letter) => (letter === 'i' ? 'і' : 'І'));
}
