import type { Editor } from '@faircopy/editor';
import { correctionsOf } from '../requests.ts';
import { CLOCKS } from '../sides/side.ts';
import type { Figure } from './measure.ts';
import { pick } from './random.ts';

/** A mistake and what was meant by it. */
export interface Typo {
  readonly written: string;
  /** Any of these is right. */
  readonly meant: readonly string[];
}

/** How the typos fared. */
export interface Trial {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
  /** Mean milliseconds of processor time a sentence took. */
  readonly milliseconds: number;
  readonly cases: string[];
}

/** Puts each typo into a carrier sentence of its own and looks at what the editor makes of it. */
export async function tryTypos(
  editor: Editor,
  typos: readonly Typo[],
  carriers: readonly string[],
  random: () => number,
): Promise<Trial> {
  const trial = { right: 0, wrong: 0, missed: 0, milliseconds: 0, cases: [] as string[] };
  for (const { written, meant } of typos) {
    const [before = '', after = ''] = (pick(carriers, random) ?? '').split('{word}');
    const started = CLOCKS.thread();
    const { output } = await editor.optimize(correctionsOf(before + written + after));
    trial.milliseconds += (CLOCKS.thread() - started) / typos.length;
    const became = output.slice(before.length, output.length - after.length);
    // the lists write names in small letters ("firday" for "friday")
    const isRight =
      output.startsWith(before) &&
      output.endsWith(after) &&
      meant.some((word) => word.toLowerCase() === became.toLowerCase());
    const verdict = isRight ? 'right' : became === written ? 'missed' : 'wrong';
    trial[verdict] += 1;
    if (verdict !== 'right') trial.cases.push(`${verdict}: ${written} → ${became} (${meant.join(', ')})`);
  }
  return trial;
}

/** The shares as figures with their bounds, in percent. */
export function sharesOf(trial: Trial, least: number, most: number): Figure[] {
  const all = trial.right + trial.wrong + trial.missed;
  return [
    { label: '% right', value: (100 * trial.right) / all, least },
    { label: '% wrong', value: (100 * trial.wrong) / all, most },
    { label: '% missed', value: (100 * trial.missed) / all },
  ];
}
