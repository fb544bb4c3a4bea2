import type { Code, Nodes } from 'mdast';
import { endOf, startOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice } from '../editing/splice.ts';

/** A block of JSON, and where its text stands in the draft. */
export interface JsonSample {
  readonly value: unknown;
  readonly start: number;
  readonly end: number;
}

/** The blocks among nodes of a draft that are JSON. */
export function jsonSamples(draft: Draft, nodes: readonly Nodes[]): JsonSample[] {
  return nodes.filter(isJson).flatMap((node) => {
    const value = parsed(node.value);
    const written = node.value.replaceAll('\n', lineBreakOf(draft.text));
    const start = draft.text.indexOf(written, startOf(node));
    return value === undefined || start < 0 || start > endOf(node)
      ? []
      : [{ value, start, end: start + written.length }];
  });
}

export const isJson = (node: Nodes): node is Code => node.type === 'code' && /^json/iu.test(node.lang ?? '');

/** The splice that writes another value in the place of a sample; none where it says the same. */
export function writtenSample(draft: Draft, { value, start, end }: JsonSample, fresh: unknown): Splice[] {
  const [old, text] = [value, fresh].map((one) => JSON.stringify(one, null, 2));
  return text === undefined || text === old
    ? []
    : [{ start, end, text: text.replaceAll('\n', lineBreakOf(draft.text)) }];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
