import { FORMATS } from '@faircopy/contract/formats';
import { toString as plainText } from 'mdast-util-to-string';
import { endOf, startOf } from '../../document/outline.ts';
import { isUnclosedFence } from '../fences.ts';
import type { Rule } from '../rule.ts';

const danglingWord =
  /(?<![\p{L}\p{N}])(?:and|or|but|the|a|an|of|to|with|for|in|on|by|from|that|which|und|oder|der|die|das|mit|für|et|ou|le|la|les|de|avec|pour|y|o|el|los|con|para)$/iu;

/** C12: the document ends where its writer meant it to end. */
export const notCutOff: Rule = {
  meta: {
    id: 'C12',
    title: 'The document is not cut off.',
    source: 'the service contract',
    formats: FORMATS,
  },
  check(subject) {
    const { tree, text } = subject.document;
    const last = tree.children.at(-1);
    if (!last) return ['The document is empty.'];
    if (last.type === 'heading' && subject.format !== 'Optimize')
      return ['The document ends in a heading; write what belongs under it.'];
    if (last.type === 'code')
      return isUnclosedFence(last, text) ? ['The document ends within a code fence.'] : [];
    const end = plainText(last).trimEnd();
    if (subject.input.text.trimEnd().endsWith(end.slice(-30))) return [];
    const raw = text.slice(startOf(last), endOf(last));
    const open = (raw.match(/`/gu)?.length ?? 0) % 2 === 1;
    const cut = /[,;:([{–—-]$|\.\.\.$|…$/u.test(end) || danglingWord.test(end) || open;
    return cut ? [`The document ends in "${end.slice(-40)}"; finish it.`] : [];
  },
};
