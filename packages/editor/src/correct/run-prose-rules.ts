import { matchesOf } from '../read/matches.ts';
import type { Edit } from './edit.ts';
import { PLACEHOLDER, type Projection } from './projection.ts';
import type { ProseRule } from './prose-rule.ts';

/** Proposes the edits of `rules`, in the order of the rules. Nothing that touches a protected span is proposed. */
export function runProseRules(projection: Projection, rules: readonly ProseRule[]): Edit[] {
  return rules.flatMap((rule) => runRule(projection, rule));
}

function runRule(projection: Projection, rule: ProseRule): Edit[] {
  const edits: Edit[] = [];
  const { prose } = projection;
  const isWhole = (from: number, to: number): boolean => projection.toSource(from, to) !== null;
  for (const match of matchesOf(rule.pattern, prose)) {
    const replacement = rule.replace(match, { prose, from: match.index, isWhole });
    if (replacement === null || replacement === match[0]) continue;
    if (isCutByReference(projection.prose, match.index, match.index + match[0].length)) continue;
    const { id, category, message } = rule;
    const edit = toEdit(projection, {
      from: match.index,
      to: match.index + match[0].length,
      replacement,
      rule: id,
      category,
      message,
    });
    if (edit !== null) edits.push(edit);
  }
  return edits;
}

const LONGEST_REFERENCE = 10;

/** "facil&iacute;tales": what ends or begins at a character reference within a word is no word. */
function isCutByReference(prose: string, from: number, to: number): boolean {
  return (
    (/\p{L}/u.test(prose[to - 1] ?? '') &&
      /^&#?\w{2,8};\p{L}/u.test(prose.slice(to, to + LONGEST_REFERENCE + 1))) ||
    (/\p{L}/u.test(prose[from] ?? '') &&
      /\p{L}&#?\w{2,8};$/u.test(prose.slice(Math.max(0, from - LONGEST_REFERENCE - 1), from)))
  );
}

/** A change of prose, in its offsets. */
export interface ProseEdit extends Pick<Edit, 'replacement' | 'rule' | 'category' | 'message'> {
  readonly from: number;
  readonly to: number;
}

/** The edit in the source, cut down to what it changes; null where that is no unbroken run of the source. */
export function toEdit(
  projection: Projection,
  { from, to, replacement, rule, category, message }: ProseEdit,
): Edit | null {
  const written = projection.prose.slice(from, to);
  let head = 0;
  while (head < written.length && written[head] === replacement[head]) head += 1;
  // never cut through a word, so that a reader of the edit sees the whole of it
  while (head > 0 && /[\p{L}\p{N}'’]/u.test(written[head - 1] ?? '')) head -= 1;
  let tail = 0;
  while (
    tail < Math.min(written.length, replacement.length) - head &&
    written.at(-1 - tail) === replacement.at(-1 - tail)
  )
    tail += 1;
  while (tail > 0 && /[\p{L}\p{N}'’]/u.test(written.at(-tail) ?? '')) tail -= 1;
  const changed = written.slice(head, written.length - tail);
  if (changed.includes(PLACEHOLDER) || changed.includes('\n')) return null;
  const span = projection.toSource(from + head, to - tail);
  if (span === null) return null;
  return {
    ...span,
    replacement: replacement.slice(head, replacement.length - tail),
    rule,
    category,
    message,
  };
}
