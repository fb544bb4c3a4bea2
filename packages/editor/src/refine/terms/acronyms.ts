import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { proseSpans } from '../target/prose.ts';

/** Abbreviations of the trade that mean one thing only. */
const meanings: readonly (readonly [short: string, long: string])[] = [
  ['API', 'application programming interface'],
  ['SLO', 'service level objective'],
  ['SLI', 'service level indicator'],
  ['SLA', 'service level agreement'],
  ['SDK', 'software development kit'],
  ['ETL', 'extract, transform, load'],
  ['RBAC', 'role-based access control'],
  ['JWT', 'JSON Web Token'],
  ['CDN', 'content delivery network'],
  ['ORM', 'object-relational mapping'],
  ['PII', 'personally identifiable information'],
  ['TTL', 'time to live'],
  ['CORS', 'cross-origin resource sharing'],
  ['RPC', 'remote procedure call'],
];

/** Writes each known abbreviation out where the prose first uses it, unless the document explains it itself. */
export function withAcronymsWrittenOut(draft: Draft): string {
  return withWrittenOut(draft, meanings);
}

/** As `withAcronymsWrittenOut`, for abbreviations that somebody explains: each with what it is short for. */
export function withWrittenOut(draft: Draft, explained: typeof meanings): string {
  const lower = draft.text.toLowerCase();
  const headings = draft.units.filter(
    (unit) => unit.kind === 'heading' || unit.kind === 'row' || unit.kind === 'quote',
  );
  const spans = proseSpans(draft).filter(
    (span) => !headings.some((unit) => span.start >= unit.start && span.end <= unit.end),
  );
  const splices = explained.flatMap(([short, long]): Splice[] => {
    if (lower.includes(long.toLowerCase())) return [];
    for (const span of spans) {
      const match = new RegExp(`(?<![\\p{L}\\p{N}_/.-])${short}(?![\\p{L}\\p{N}_-])`, 'u').exec(
        draft.text.slice(span.start, span.end),
      );
      if (match)
        return [
          {
            start: span.start + match.index,
            end: span.start + match.index + short.length,
            text: `${long} (${short})`,
          },
        ];
    }
    return [];
  });
  return splice(draft.text, splices);
}
