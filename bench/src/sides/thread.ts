import { parentPort, workerData } from 'node:worker_threads';
import { createEditor } from '@faircopy/editor';
import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { correctionsOf, specificationOf } from '../requests.ts';
import { CLOCKS, type ClockName, type SideName, timePass, type Work } from './side.ts';

/**
 * Entry of a worker thread: makes one side, warms it up, times it over the texts and posts the `Pass`.
 * A thread is used once, as harper.js remembers what it has seen and would look faster with every round.
 */
const SIDES: Readonly<Record<SideName, () => Work>> = {
  harper: () => {
    const linter = new LocalLinter({ binary });
    return (input) => linter.lint(input);
  },
  'editor-corrections': () => {
    const editor = createEditor();
    return (input) => editor.optimize(correctionsOf(input));
  },
  'editor-translation': () => {
    const editor = createEditor();
    return (input) => editor.translate(specificationOf(input));
  },
};

interface Task {
  readonly side: SideName;
  readonly clock: ClockName;
  readonly warmUp: string;
  readonly inputs: readonly string[];
}

const { side, clock, warmUp, inputs }: Task = workerData;
const work = SIDES[side]();
await work(warmUp);
parentPort?.postMessage(await timePass(work, inputs, CLOCKS[clock]));
