import type { Paragraph, RootContent } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { isLabel } from '../endpoints/labels.ts';
import { filledGapOf } from '../place/fill-gap.ts';
import { saysNothing } from '../place/gap.ts';
import { insertInto } from '../place/insert.ts';

/**
 * Writes a sentence into the running text of a section: where that says nothing yet, else behind its last paragraph, above its
 * lists. What was an entry of a list or table stays one where the section has a list of its own or nothing yet.
 */
export function withProse(draft: Draft, section: Section, sentence: string, wasEntry: boolean): string {
  const gap = section.nodes.find(
    (node) => node.type === 'paragraph' && saysNothing(draft.language, plainText(node).trim()),
  );
  const list = section.nodes.findIndex((node) => node.type === 'list');
  const before = section.nodes[list - 1];
  if (wasEntry && (list >= 0 ? !(before && isLabel(before)) : gap))
    return insertInto(draft, section, sentence, 'item');
  if (gap)
    return (
      filledGapOf(draft, section, sentence)?.text ??
      splice(draft.text, [{ start: startOf(gap), end: endOf(gap), text: sentence }])
    );
  const at = section.nodes.findIndex((node) => node.type !== 'paragraph' || isLabel(node));
  const opening = (at < 0 ? section.nodes : section.nodes.slice(0, at)) as readonly RootContent[];
  const last = opening.findLast((node): node is Paragraph => node.type === 'paragraph');
  const newline = lineBreakOf(draft.text);
  const [only, ...more] = section.nodes;
  // what opens with a key in such a list only speaks of it
  if (only?.type === 'list' && more.length === 0)
    return splice(draft.text, [{ start: endOf(only), end: endOf(only), text: `${newline}- ${sentence}` }]);
  if (section.nodes.length === opening.length) return insertInto(draft, section, sentence);
  if (last && /[.!?]$/u.test(plainText(last).trim()))
    return splice(draft.text, [{ start: endOf(last), end: endOf(last), text: ` ${sentence}` }]);
  const start = section.headingEnd;
  return splice(draft.text, [{ start, end: start, text: `${newline}${newline}${sentence}` }]);
}

/** The text without labels whose list is gone. */
export function withoutBareLabels(draft: Draft, was: Draft): string {
  const labels = (one: Draft) =>
    one.outline.sections.flatMap((section) =>
      section.nodes.flatMap((node, at) =>
        isLabel(node)
          ? [{ node, isBare: section.nodes[at + 1] === undefined || isLabelOrNone(section.nodes[at + 1]) }]
          : [],
      ),
    );
  const bareBefore = new Set(
    labels(was)
      .filter(({ isBare }) => isBare)
      .map(({ node }) => plainText(node)),
  );
  return splice(
    draft.text,
    labels(draft)
      .filter(({ node, isBare }) => isBare && !bareBefore.has(plainText(node)))
      .map(({ node }) => {
        const end = draft.text.slice(endOf(node)).match(/^\s*/u)?.[0].length ?? 0;
        return { start: startOf(node), end: endOf(node) + end, text: '' };
      }),
  );
}

const isLabelOrNone = (node: RootContent | undefined) => node === undefined || isLabel(node);
