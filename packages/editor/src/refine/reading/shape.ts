import { endOf, startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { splitSentences } from '../../read/sentences.ts';
import { tellsSomething } from '../clauses/statement.ts';
import type { Draft } from '../draft.ts';
import { labelIn } from '../target/labelled-block.ts';
import type { Target } from '../target/target.ts';
import { codeSpans } from '../terms/code-spans.ts';

/** A run of blocks that can take another shape, with its lines. */
export interface Shaped {
  readonly start: number;
  readonly end: number;
  /** The Markdown of each line: an item, a row or a sentence. */
  readonly lines: readonly string[];
  /** Cells of each row where it is a table, the header first. */
  readonly rows: readonly (readonly string[])[];
  readonly form: 'list' | 'numbered' | 'table' | 'prose';
}

/** "Ranking, cross play and 5v5." as its three points; null where a text is no bare enumeration. */
function enumerated(text: string): string[] | null {
  const parts = text
    .replace(/[.;]\s*$/u, '')
    .split(/,\s+(?:and |or |und |et |y )?|\s(?:and|und|et|y)\s(?=[^,]{2,60}$)/u)
    .map((part) => part.trim());
  return parts.length > 2 && parts.every((part) => part !== '' && part.split(/\s+/u).length < 7)
    ? parts.map((part) => upperFirst(part))
    : null;
}

/** "We pilot in one depot and then go on" as its two steps; null where a sentence has one. */
function inSteps(text: string): string[] | null {
  const parts = text.split(/(?:,? and|,|;) (?=then )|; (?=\p{Ll})/u).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.split(/\s+/u).length > 2)
    ? parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.;]$/u, '')}.`)
    : null;
}

function partsOf(sentence: string): string[] | null {
  return enumerated(sentence) ?? inSteps(sentence) ?? sideBySide(sentence);
}

/** "We store it in Postgres, the stations use OCPP" as its two sentences; null where a sentence says one thing. */
function sideBySide(text: string): string[] | null {
  const parts = text.split(ownSubject).map((part) => part.trim());
  return parts.length > 1 && parts.every(tellsSomething)
    ? parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1).replace(/[.;]$/u, '')}.`)
    : null;
}

/** A comma before a subject: behind it stands a clause of its own. */
const ownSubject =
  /[,;] (?:and |und |et |y |e |en |i )?(?=(?:the|an?|we|they|it|der|die|das|wir|sie|er|les?|la|nous|ils?|elles?|el|los|las|il|lo|gli|os?|as?|het|een|de|wij) \p{L})/giu;

/** The first block of a target that can take another shape; null where there is none. */
export function shapedIn(draft: Draft, target: Target, wanted: readonly Shaped['form'][]): Shaped | null {
  const all = [...draft.outline.preface, ...draft.outline.sections.flatMap((section) => section.nodes)];
  const own = all.filter((node) => startOf(node) < target.end && endOf(node) > target.start);
  const [first] = own;
  // a label stands for what is below it
  const isLabel = first !== undefined && labelIn(draft, first) !== undefined;
  const below = isLabel && own.length === 1 ? all.slice(all.indexOf(first) + 1, all.indexOf(first) + 2) : own;
  const nodes = isLabel && own.length > 1 ? own.slice(1) : below;
  for (const node of nodes) {
    const place = { start: startOf(node), end: endOf(node) };
    const isSingle = node.type === 'list' && node.children.length === 1 && wanted.includes('prose');
    if (node.type === 'list' && (isSingle || wanted.includes(node.ordered ? 'numbered' : 'list'))) {
      const lines = node.children.map((item) =>
        draft.text.slice(startOf(item), endOf(item)).replace(/^(?:[*+-]|\d{1,9}[.)])[ \t]*/u, ''),
      );
      const points = lines.length === 1 ? enumerated(lines[0] ?? '') : null;
      return points && wanted.includes('prose')
        ? { ...place, lines: points, rows: [], form: 'prose' }
        : { ...place, lines, rows: [], form: node.ordered ? 'numbered' : 'list' };
    }
    if (node.type === 'table' && wanted.includes('table')) {
      const rows = node.children.map((row) =>
        row.children.map((cell) =>
          draft.text
            .slice(startOf(cell), endOf(cell))
            .replace(/^\||\|$/gu, '')
            .trim(),
        ),
      );
      return { ...place, lines: [], rows, form: 'table' };
    }
    if (node.type === 'paragraph' && wanted.includes('prose')) {
      const found = splitSentences(draft.text, place, codeSpans(draft.text)).map((sentence) => sentence.text);
      const lines = (found.length === 1 ? partsOf(found[0] ?? '') : null) ?? found;
      return { ...place, lines, rows: [], form: 'prose' };
    }
  }
  return null;
}
