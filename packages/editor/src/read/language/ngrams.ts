import { createDetector, type Detector } from './detector.ts';

/** Languages the detector chooses from: a longer list loses accuracy on short texts. */
const LANGUAGES =
  'en de fr es pt it nl pl cs sk sv da no fi hu ro bg hr ru uk tr vi ms ar fa hi bn ta el he th ja ko zh'.split(
    ' ',
  );

/** The detector reads about 350 bytes; longer texts are sampled at their beginning, middle and end. */
const WINDOW = 340;

const INDONESIAN_BEFORE_MALAY = 1.02;

let detector: Detector | undefined;

/** Scores from 0 to about 1 per language, summed over the samples and divided by their number. */
export function ngramScores(letters: string): Map<string, number> {
  detector ??= createDetector(LANGUAGES);
  const scores = new Map<string, number>();
  const samples = sample(letters);
  const add = (language: string, score: number) =>
    scores.set(language, (scores.get(language) ?? 0) + score / samples.length);
  for (const part of samples) {
    const found = detector.scoresOf(part);
    for (let place = 0; place < found.length; place += 1) {
      const [language = '', score = 0] = [detector.languages[place], found[place]];
      if (score > 0) add(language, score);
      // It knows no Indonesian and calls it Malay, which few write.
      if (score > 0 && language === 'ms') add('id', score * INDONESIAN_BEFORE_MALAY);
    }
  }
  return scores;
}

function sample(letters: string): string[] {
  if (letters.length <= 2 * WINDOW) return [letters];
  const middle = Math.floor((letters.length - WINDOW) / 2);
  return [letters.slice(0, WINDOW), letters.slice(middle, middle + WINDOW), letters.slice(-WINDOW)];
}
