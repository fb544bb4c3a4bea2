import type { Draft } from './draft.ts';

/** Reads a clause of feedback beside a draft. */
type Reader<Reading> = (clause: string, draft: Draft) => Reading;

/** A reader that reads each clause once for each draft and knows it from then on: parting clauses tries many readings. */
export function oncePerDraft<Reading>(read: Reader<Reading>): Reader<Reading> {
  const reader = oncePerDraftAnd((clause: string) => clause, read);
  return (clause, draft) => reader(clause, draft, undefined);
}

/** Such a reader of clauses beside something else that its readings hang on, which `keyOf` tells apart. */
export function oncePerDraftAnd<Beside, Reading>(
  keyOf: (clause: string, beside: Beside) => string,
  read: (clause: string, draft: Draft, beside: Beside) => Reading,
): (clause: string, draft: Draft, beside: Beside) => Reading {
  const readingsOf = readOnce(() => new Map<string, Reading>());
  return (clause, draft, beside) => {
    const readings = readingsOf(draft);
    const key = keyOf(clause, beside);
    const found = readings.get(key);
    if (found !== undefined) return found;
    const reading = read(clause, draft, beside);
    readings.set(key, reading);
    return reading;
  };
}

/** A reader of drafts that reads each of them once. */
export function readOnce<Reading>(read: (draft: Draft) => Reading): (draft: Draft) => Reading {
  const known = new WeakMap<Draft, { readonly reading: Reading }>();
  return (draft) => {
    const found = known.get(draft) ?? { reading: read(draft) };
    known.set(draft, found);
    return found.reading;
  };
}
