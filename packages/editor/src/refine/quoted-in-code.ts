import { changedLines } from './sound/changed-lines.ts';

/** The text of a JSON description; one with a backslash is none that stands in a table in the same letters. */
const description = /(?<="description":\s?")[^"\\\n]{8,400}(?=")/gu;

/**
 * The text in which the descriptions of a code fragment follow the lines they were taken from: where a cell or a sentence changed that one
 * quotes, it says what stands there now.
 */
export function withDescriptions(before: string, after: string): string {
  if (!after.includes('"description"')) return after;
  const { gone, fresh } = changedLines(before, after);
  if (gone.length === 0 || gone.length !== fresh.length) return after;
  return after.replace(description, (quoted) => {
    for (const [at, old] of gone.entries()) {
      const now = fresh[at] ?? '';
      const place = old.includes('"description"') ? -1 : old.indexOf(quoted);
      if (place < 0) continue;
      const [lead, rest] = [old.slice(0, place), old.slice(place + quoted.length)];
      if (!now.startsWith(lead) || !now.endsWith(rest) || now.length < lead.length + rest.length) continue;
      const said = now.slice(lead.length, now.length - rest.length);
      if (said !== '' && !/["\\]/u.test(said)) return said;
    }
    return quoted;
  });
}
