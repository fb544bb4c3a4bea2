import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Unit } from '../../document/units.ts';
import { isSameValue } from '../claims/measure.ts';
import { type Amount, amountsIn, inPlace } from '../contrasts/amounts.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { changedLines } from '../sound/changed-lines.ts';
import { findSection } from '../target/section.ts';

/** A value that gave way, with the words beside it and the keys and the part that it stood in. */
interface Moved {
  readonly old: Amount;
  readonly fresh: Amount;
  readonly words: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly part: string | null;
}

/** A change of more lines is none of one value. */
const MOST_LINES = 24;
/** "Only in the summary", "in Design": where a value is to change and nowhere else. */
const placed =
  /(?<!\p{L})only(?!\p{L})|(?<!\p{L})(?:in|under|of) (?:the |our )?(?<place>[\p{L} -]{3,40}?)(?: section)?(?=[,.;:]| (?:to|from|with|by)(?!\p{L})|$)/giu;

/**
 * The text after a change of a value, in which what is derived of the changed sentence has the fresh value too: the question, the test or
 * the criterion that cites its key or stands in its ticket, and speaks of the same with the same value.
 *
 * @param clause the words that the change was read from; one that names a place changes no other
 */
export function withValuesAlike(before: Draft, after: string, clause: string): string {
  const changed = changedLines(before.text, after);
  const { gone, fresh } = changed;
  if (gone.length === 0 || gone.length !== fresh.length || gone.length > MOST_LINES) return after;
  if ([...clause.matchAll(placed)].some(({ groups }) => isPlace(groups?.['place'], before))) return after;
  const moved = gone.flatMap((line, at) => movedIn(line, fresh[at] ?? '', before));
  if (moved.length === 0) return after;
  const now = draftOf(after, before.request);
  return splice(
    after,
    now.units.flatMap((unit) => splicesIn(now, unit, moved)),
  );
}

function isPlace(words: string | undefined, draft: Draft): boolean {
  return words === undefined || findSection(draft, words) !== null;
}

/** The one value of a line that gave way to one of its kind. */
function movedIn(line: string, now: string, before: Draft): Moved[] {
  const [was, is] = [amounts(line), amounts(now)];
  const [old, ...others] = was.filter((one) => !is.some((other) => isSameValue(one, other)));
  const [fresh, ...more] = is.filter((one) => !was.some((other) => isSameValue(one, other)));
  if (!old || !fresh || others.length + more.length > 0 || old.kind !== fresh.kind || old.kind === 'count')
    return [];
  const at = before.text.indexOf(line);
  const unit = before.units.find(
    (one) => one.start <= at + line.length && at <= one.end && line.includes(one.text.slice(0, 20)),
  );
  return [
    {
      old,
      fresh,
      words: new Set(wordsOf(line)),
      keys: new Set(keysIn(line).map((key) => key.text)),
      part: partOf(unit),
    },
  ];
}

function splicesIn(draft: Draft, unit: Unit, moved: readonly Moved[]): Splice[] {
  const raw = draft.text.slice(unit.start, unit.end);
  const found = amountsIn(draft.text, unit.start, unit.end);
  if (found.length === 0) return [];
  const words = wordsOf(raw);
  const keys = keysIn(raw).map((key) => key.text);
  return found.flatMap((one) => {
    const meant = moved.find(
      ({ old, keys: own, part, words: said }) =>
        isSameValue(old, one) &&
        (keys.some((key) => own.has(key)) || (part !== null && part === partOf(unit))) &&
        words.some((word) => said.has(word)),
    );
    return meant === undefined
      ? []
      : [
          { start: one.start, end: one.end, text: inPlace(one, meant.fresh, draft.language) },
          ...agreeing(draft.text, one.end, meant.fresh),
        ];
  });
}

/** "One hour has passed", where 30 minutes have. */
function agreeing(text: string, at: number, { amount, text: said }: Amount): Splice[] {
  const verb = /^ (?<verb>have|has) (?=passed)/u.exec(text.slice(at, at + 20))?.groups?.['verb'];
  const isOne = amount === 1 || /^(?:one|an?|1) /iu.test(said);
  return verb === undefined
    ? []
    : [{ start: at + 1, end: at + 1 + verb.length, text: isOne ? 'has' : 'have' }];
}

/** The ticket that a unit stands in; null elsewhere, where only keys tell what belongs together. */
function partOf(unit: Unit | undefined): string | null {
  const title = unit?.section?.title ?? '';
  return /^[A-Z]{1,8}-\d/u.test(title) ? title : null;
}

const amounts = (line: string) => amountsIn(line, 0, line.length);
const wordsOf = (text: string) =>
  contentWords(text.replace(/[A-Z]{1,8}-\d{1,6}/gu, ' ')).filter((word) => !/\d/u.test(word));
