import type { Audience } from '@faircopy/contract';
import type { Editor } from '@faircopy/editor';
import { type ToneRates, toneRates } from '@faircopy/editor/figures';

const TONES = [0, 25, 50, 75, 100];
/** Rounding of the rates, so that no last digit counts as a step back. */
const SLACK = 0.001;

type Rate = Exclude<keyof ToneRates, 'words'>;

/** Which way each rate has to go as the tone gets more formal. */
const DIRECTIONS: Readonly<Record<Rate, 1 | -1>> = { contractions: -1, secondPerson: -1, sentenceLength: 1 };

/**
 * Prints how English documents speak at five tones, all texts together, and returns the texts whose documents speak less formally
 * at a more formal tone. Technical specifications, for a senior developer.
 */
export async function toneReport(
  editor: Editor,
  texts: readonly (readonly [name: string, text: string])[],
  audience: Audience,
): Promise<string[]> {
  const remarks: string[] = [];
  const sums = TONES.map(() => ({ contractions: 0, secondPerson: 0, sentenceLength: 0, words: 0 }));
  for (const [name, input] of texts) {
    const rates: ToneRates[] = [];
    for (const tone of TONES) {
      const { output } = await editor.translate({
        input,
        format: 'Technical Spec',
        audience,
        context: 'Backend',
        tone,
      });
      rates.push(toneRates(output));
    }
    rates.forEach((rate, at) => {
      const sum = sums[at];
      if (!sum) return;
      sum.words += rate.words;
      for (const key of Object.keys(DIRECTIONS) as Rate[]) sum[key] += rate[key] * rate.words;
    });
    for (const [key, direction] of Object.entries(DIRECTIONS) as [Rate, 1 | -1][]) {
      const values = rates.map((rate) => rate[key]);
      const back = values.findIndex(
        (value, at) => at > 0 && direction * (value - (values[at - 1] ?? value)) < -SLACK,
      );
      if (back > 0)
        remarks.push(
          `${name} · tone ${TONES[back - 1]} to ${TONES[back]} · ${key} ${values.map((value) => value.toFixed(1)).join(' ')}`,
        );
    }
  }
  console.log(
    ['tone', 'contractions', 'second person', 'words a sentence']
      .map((cell) => cell.padEnd(18))
      .join('')
      .trimEnd(),
  );
  sums.forEach(({ words, ...sum }, at) => {
    const cells = [sum.contractions, sum.secondPerson, sum.sentenceLength].map((value) =>
      (value / Math.max(1, words)).toFixed(2),
    );
    console.log(
      [String(TONES[at]), ...cells]
        .map((cell) => cell.padEnd(18))
        .join('')
        .trimEnd(),
    );
  });
  return remarks;
}
