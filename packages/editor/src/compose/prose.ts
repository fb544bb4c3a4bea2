import { contentWords } from '../document/content-words.ts';
import { upperFirst } from '../first-letter.ts';
import type { Carried } from '../understand/carried.ts';
import type { Statement } from '../understand/statement.ts';
import { bullets, code, numbered, paragraph } from './blocks.ts';
import type { Composition } from './composition.ts';
import type { Block } from './document.ts';

/**
 * Statements as the prose they were: sentences of one paragraph together, items as items, steps numbered. Where they
 * come from under several headings, each group carries its heading as a label.
 */
export function proseBlocks(statements: readonly Statement[]): Block[] {
  const labels = new Set(statements.map((statement) => labelOf(statement)));
  const blocks: Block[] = [];
  let previous: string | null = null;
  for (const group of groupsOf(statements)) {
    const own = labels.size > 1 ? labelOf(group[0]) : null;
    const label = own === previous ? null : own;
    previous = own;
    const [first] = group;
    if (first?.block.kind === 'listItem') {
      if (label) blocks.push(paragraph(`**${label}**`));
      blocks.push(...itemsOf(group));
    } else {
      const text = group.map((statement) => statement.text).join(' ');
      blocks.push(paragraph(label ? `**${label}:** ${text}` : text));
    }
  }
  return blocks;
}

/** Sentences of one item make one item. */
function itemsOf(group: readonly Statement[]): Block[] {
  const items = new Map<number, string[]>();
  for (const statement of group) {
    const texts = items.get(statement.block.start) ?? [];
    items.set(statement.block.start, [...texts, statement.text]);
  }
  const texts = [...items.values()].map(together);
  return group.every((statement) => statement.block.ordered && statement.kind === 'step')
    ? numbered(texts)
    : bullets(texts);
}

/** Notes of one line are parted by a semicolon where they have no mark of their own. */
function together(sentences: readonly string[]): string {
  return sentences.reduce((said, next) => `${said}${/[.!?;:,…。！？]$/u.test(said) ? '' : ';'} ${next}`);
}

function groupsOf(statements: readonly Statement[]): Statement[][] {
  const groups: Statement[][] = [];
  for (const statement of statements) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    const belongs =
      previous !== undefined &&
      labelOf(previous) === labelOf(statement) &&
      (previous.block === statement.block ||
        (previous.block.kind === 'listItem' &&
          statement.block.kind === 'listItem' &&
          previous.block.ordered === statement.block.ordered));
    if (last && belongs) last.push(statement);
    else groups.push([statement]);
  }
  return groups;
}

/** The heading a statement stands under, or the short line above its list where the heading is missing. */
function labelOf(statement: Statement | undefined): string | null {
  const lead = statement?.lead?.replace(/[:\s]{1,4}$/u, '') ?? '';
  if (lead !== '' && contentWords(lead).length < 3 && contentWords(lead).length > 0) return upperFirst(lead);
  // The marks of a heading in bold would double those of the label.
  const heading = statement?.heading?.replace(/[*_]{2}|[:\s]{1,4}$/gu, '') ?? '';
  return heading === '' || ofForm.test(heading) ? null : upperFirst(heading.replace(/\s*\n\s*/gu, ' '));
}

/** "Is your request related to a problem?", "Describe the solution": what a form asks of whoever fills it in, and no label of the answer. */
const ofForm =
  /^(?:is (?:your|this)(?!\p{L})|(?:please )?(?:describe|provide|tell us|explain|add)(?!\p{L})(?=.*(?:you|your|any|problem|solution|context|alternatives?|features?|bugs?|issues?|requests?|behaviou?r)(?!\p{L})))/iu;

/** Carried blocks with the sentences that introduce them, where those have not found a place yet. */
export function carriedBlocksOf(composition: Composition, carried: readonly Carried[]): Block[] {
  return carried.flatMap((one) => {
    const intro = composition.pool.take(
      (statement) => statement.index === one.introducedBy && statement.kind === 'context',
    );
    const isBare = one.block.kind === 'code' && !/^\s{0,3}(?:```|~~~)|^(?: {4}|\t)/u.test(one.text);
    const block: Block = isBare ? code(notationOf(one.text), one.text) : { kind: 'raw', text: one.text };
    return [...intro.map((statement) => paragraph(statement.text)), block];
  });
}

/** What a block of code without a fence is written in, as far as that is certain. */
function notationOf(text: string): string {
  try {
    JSON.parse(text);
    return 'json';
  } catch {
    return '';
  }
}
