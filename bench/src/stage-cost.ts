import type { Row } from './row.ts';
import type { Pass } from './sides/side.ts';
import { median, total } from './statistics.ts';
import type { Text } from './texts.ts';

/** A stage that is held against a bare harper.js lint of the same texts. */
export interface StageCost {
  readonly bench: string;
  readonly through: Row['through'];
  readonly measured: () => Promise<Pass>;
  readonly floor: () => Promise<Pass>;
  /** Most times the floor. */
  readonly bound: number;
  /** Which of the two sights are judged. */
  readonly sights: readonly (keyof Pass)[];
}

const ROUNDS = 3;

/** Runs floor and stage in turn, so that both meet the same state of the machine, and takes medians per text. */
export async function stageCost(cost: StageCost, texts: readonly Text[]): Promise<Row[]> {
  const floors: Pass[] = [];
  const measured: Pass[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await cost.floor());
    measured.push(await cost.measured());
  }
  return cost.sights.map((sight) =>
    rowOf(cost, sight, texts, mediansPerText(measured, sight), mediansPerText(floors, sight)),
  );
}

function mediansPerText(passes: readonly Pass[], sight: keyof Pass): number[] {
  const [first] = passes;
  return (first?.[sight] ?? []).map((_, text) =>
    median(passes.map((pass) => pass[sight][text] ?? Number.NaN)),
  );
}

function rowOf(
  { bench, through, bound }: StageCost,
  sight: keyof Pass,
  texts: readonly Text[],
  measured: readonly number[],
  floor: readonly number[],
): Row {
  const ratios = texts.map(({ name }, text) => ({
    name,
    ratio: (measured[text] ?? Number.NaN) / (floor[text] ?? Number.NaN),
  }));
  const [worst] = ratios.toSorted((a, b) => b.ratio - a.ratio);
  return {
    bench,
    through,
    counted: `${texts.length} texts, ${ROUNDS} rounds, ${sight === 'first' ? 'first sight' : 'seen before'}`,
    measuredMs: total(measured),
    floorMs: total(floor),
    figure: { label: 'ratio', value: total(measured) / total(floor), bound },
    note: `median text ${median(ratios.map(({ ratio }) => ratio)).toFixed(2)}, worst ${worst?.name} ${worst?.ratio.toFixed(2)}`,
  };
}
