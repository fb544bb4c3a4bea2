/** The UTC month, `YYYY-MM`, that usage is counted in. `instant`: microseconds since 1970. */
export function monthOf(instant: number): string {
  return new Date(Math.floor(instant / 1_000)).toISOString().slice(0, 7);
}
