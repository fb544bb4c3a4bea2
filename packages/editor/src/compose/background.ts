import type { Statement } from '../understand/statement.ts';
import { bullets, code, paragraph } from './blocks.ts';
import { roleOf } from './carried-role.ts';
import type { Composition } from './composition.ts';
import type { Block } from './document.ts';
import { carriedBlocksOf, proseBlocks } from './prose.ts';
import { datesBlocks } from './spec/operation.ts';

/** Logs and the like, each with the sentence that introduces it. */
export function evidenceBlocks(composition: Composition): Block[] {
  return carriedBlocksOf(
    composition,
    composition.pool.takeCarried((one) => roleOf(one, composition) === 'evidence'),
  );
}

/**
 * Whatever no other section took: the story, the timeline of an incident, the evidence. `held` are statements taken
 * from the pool earlier so that no other section took them.
 */
export function backgroundBlocks(
  composition: Composition,
  held: readonly Statement[] = [],
  evidence: readonly Block[] = evidenceBlocks(composition),
): Block[] {
  const { pool, phrases } = composition;
  const frontMatter = pool.takeCarried((one) => one.block.kind === 'frontMatter');
  const carried = carriedBlocksOf(
    composition,
    pool.takeCarried(() => true),
  );
  const people = datesBlocks(composition);
  const all = [...held, ...pool.take(() => true)].sort((a, b) => a.index - b.index);
  const events = all.filter((statement) => statement.kind === 'event' || isTold(statement.index));
  const rest = all.filter((statement) => !events.includes(statement));
  const timeline = bullets(
    linesOf(events.map((event) => ({ text: event.text, isStart: event.kind === 'event' }))),
  );
  return [
    ...proseBlocks(rest),
    ...(timeline.length > 0 ? [paragraph(`**${phrases.timelineLabel}**`), ...timeline] : []),
    ...evidence,
    ...carried,
    ...people,
    // Front matter is such only at the start of a file; anywhere else its marks would make headings.
    ...frontMatter.map((one) => code('yaml', one.text)),
  ];

  /** A sentence on the line of an event tells more of it. */
  function isTold(index: number): boolean {
    const { statements, source } = composition.understanding;
    const one = statements[index];
    const event = statements.findLast((other) => other.kind === 'event' && other.index < index);
    return (
      one !== undefined &&
      event !== undefined &&
      one.kind === 'context' &&
      !source.text.slice(event.start, one.start).includes('\n')
    );
  }
}

/** Joins what follows an event to its line. */
function linesOf(parts: readonly { text: string; isStart: boolean }[]): string[] {
  const lines: string[] = [];
  for (const { text, isStart } of parts) {
    if (isStart || lines.length === 0) lines.push(text);
    else lines[lines.length - 1] = `${lines.at(-1) ?? ''} ${text}`;
  }
  return lines;
}
