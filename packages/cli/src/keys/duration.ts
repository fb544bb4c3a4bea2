import { UsageError } from '../report/usage-error.ts';

const MILLISECONDS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
const DURATION = /^([1-9]\d{0,5})([mhdw])$/;

/** Milliseconds of a duration such as `90m`, `12h`, `30d` or `52w`. @throws {UsageError} */
export function parseDuration(text: string): number {
  const [, count, unit] = DURATION.exec(text) ?? [];
  if (count === undefined || unit === undefined) {
    throw new UsageError(`--expires-in ${text}: expected a number and m, h, d or w, such as 12h or 30d.`);
  }
  return Number(count) * MILLISECONDS[unit as keyof typeof MILLISECONDS];
}
