import { contentWords } from '../../../document/content-words.ts';
import type { Amount } from '../../contrasts/amounts.ts';

/** What values are called by what they do: by what they measure and by what stands before them. */
interface Role {
  readonly names: string;
  readonly kinds: readonly Amount['kind'][];
  /** What has to stand right before the value; anything where there is none. */
  readonly before?: RegExp;
}

const bounding =
  /(?:up to|at most|max(?:imum)?\.?(?: of)?|no more than|not more than|limit(?:ed)? (?:of|to|is)|more than|over|above|under|below|within|fewer than|less than|at least|min(?:imum)?\.?(?: of)?)\s$/iu;
const roles: readonly Role[] = [
  { names: 'interval frequency rhythm cycle', kinds: ['time'], before: /every\s$/iu },
  { names: 'fee price cost charge fine deposit', kinds: ['money'] },
  { names: 'discount rebate commission share percentage rate', kinds: ['share'] },
  { names: 'age ages', kinds: ['time'] },
  { names: 'deadline delay timeout period duration length time notice window', kinds: ['time'] },
  {
    names: 'limit cap threshold ceiling maximum minimum bound',
    kinds: ['count', 'time', 'size', 'share', 'money'],
    before: bounding,
  },
  { names: 'size upload file', kinds: ['size'] },
  { names: 'date day start', kinds: ['date', 'month'] },
];
const known = roles.map((role) => ({ ...role, words: new Set(contentWords(role.names)) }));

/** Whether a word names what a value does ("interval" of "every 15 minutes"), of which its sentence need not speak. */
export function isOfRole(word: string, { kind }: Amount, before: string): boolean {
  return known.some(
    ({ words, kinds, before: wanted }) =>
      words.has(word) && kinds.includes(kind) && (wanted === undefined || wanted.test(before)),
  );
}
