import { verbPattern } from './verbs.ts';

/** "See the grades and absences of their children": the second thing that the verb is about, behind the verb; null where there is none. */
export function furtherOf(words: string): string | null {
  const [, verb = '', second = ''] = twoThings.exec(words) ?? [];
  return second === '' ? null : `${verb} ${second}`;
}

const twoThings = new RegExp(
  `^(${verbPattern}) (?:(?:all|the|an?|their|his|her|its|our|new|own) ){0,2}[\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})? (?:and|or) ((?:(?:all|the|an?|new) ){0,2}(?!(?:their|its|his|her|an?|the|all|new)(?!\\p{L}))[\\p{L}-]{3,20}(?: [\\p{L}-]{3,20})?(?<=(?:the|an?) [\\p{L} -]{3,41}|s)(?=$|[,;.:(]| (?:of|for|in|by|with|per|from|on|at|to|as|near|that|which|only)(?!\\p{L})).*)$`,
  'iu',
);
