import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrasing } from './phrasings.ts';

const FOLDER = join(import.meta.dirname, '..');

/** Operations that orders are labelled with elsewhere and that are no wish of such a kind. */
const OTHER_ORDERS: ReadonlySet<string> = new Set([
  'none',
  'reword',
  'restore',
  'lengthen',
  'capitalise',
  'renumber',
  'prose',
  'priority',
]);

/** Feedback labelled for other trainings that is no wish of a kind that phrasings were written for, or more than one wish. */
export function otherFeedback(): Phrasing[] {
  const orders = linesIn('orders').filter(
    ([operation]) => OTHER_ORDERS.has(operation) || operation.includes('||'),
  );
  const feedback = linesIn('feedback').filter(([bearing]) => bearing !== 'wish');
  return [...orders, ...feedback].map(([, words]) => ({
    kind: null,
    language: 'en',
    text: withoutSlots(words.replaceAll('||', ' ')),
  }));
}

/** Longer ones would make messages that nobody writes. */
const SHORT = 90;
const JOINTS = [
  '. ',
  ', and ',
  ' and ',
  '; ',
  '. Also, ',
  ', then ',
  '. And ',
  ', also ',
  ' + ',
  '. Oh, and ',
  '\u0020/ ',
];

/** Pairs of phrasings as one message of two wishes. */
export function joinedPairs(phrasings: readonly Phrasing[], random: () => number, count: number): Phrasing[] {
  const some = phrasings.filter(({ kind, text }) => kind !== null && text.length < SHORT);
  const pick = <One>(all: readonly One[]) => all[Math.floor(random() * all.length)] as One;
  return Array.from({ length: count }, () => {
    const first = pick(some);
    const slots = new Set(first.text.match(/\{\w+\}/gu));
    let second = pick(some);
    for (let again = 0; again < 40; again += 1) {
      const isApart =
        second.language === first.language &&
        !(second.text.match(/\{\w+\}/gu) ?? []).some((one) => slots.has(one));
      if (isApart && second.kind !== first.kind) break;
      second = pick(some);
    }
    const text = first.text.replace(/[.!]+$/u, '') + pick(JOINTS) + second.text;
    return { kind: null, language: first.language, text };
  });
}

function linesIn(folder: string): [label: string, text: string][] {
  return readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => readFileSync(join(FOLDER, folder, file), 'utf8').split('\n'))
    .flatMap((line): [string, string][] => {
      const at = line.indexOf('\t');
      return at < 0 || line.startsWith('===') ? [] : [[line.slice(0, at).trim(), line.slice(at + 1).trim()]];
    });
}

/** "lose [what the alternatives]" without its marks. */
function withoutSlots(marked: string): string {
  let plain = marked;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\[\w+ ([^[\]]*)\]/gu, '$1');
  }
  return plain;
}
