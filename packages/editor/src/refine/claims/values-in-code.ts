import { visit } from 'unist-util-visit';
import { endOf, startOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';

const given = /([\p{L}_][\p{L}\p{N}_-]{1,60})["']?\s{0,4}[:=]\s{0,4}(\d[\d.,_]{0,20})(?![\p{L}\p{N}])/gu;

/** Numbers that code gives to a name made of the words of a topic: `const requestTimeout = 30;` */
export function changedInCode(draft: Draft, topic: readonly string[], old: string, fresh: string): Splice[] {
  const digits = /^\d[\d.,]*/u.exec(old)?.[0];
  const fresher = /^\d[\d.,]*/u.exec(fresh)?.[0];
  const splices: Splice[] = [];
  if (digits === undefined || fresher === undefined || topic.length === 0) return splices;
  if (topic.includes('port')) splices.push(...portsIn(draft, digits, fresher));
  visit(draft.outline.tree, 'code', (node) => {
    const start = startOf(node);
    for (const match of draft.text.slice(start, endOf(node)).matchAll(given)) {
      const number = (match[2] ?? '').replace(/[.,]$/u, '');
      const name = (match[1] ?? '').toLowerCase();
      if (number !== digits || !topic.every((word) => name.includes(word))) continue;
      const at = start + match.index + match[0].lastIndexOf(match[2] ?? '');
      splices.push({ start: at, end: at + number.length, text: fresher });
    }
  });
  return splices;
}

/** The port of addresses: `http://localhost:8080`. */
function portsIn({ text }: Draft, old: string, fresh: string): Splice[] {
  const addressed = new RegExp(`(?<=[\\p{L}\\p{N}\\]]:)${old}(?!\\p{N}|[.:]\\p{N})`, 'gu');
  return [...text.matchAll(addressed)].map(({ index }) => ({
    start: index,
    end: index + old.length,
    text: fresh,
  }));
}
