import { isNounToo } from '../clause/verbs.ts';

/** Verbs that are followed by "of". */
const withOf = /^(?:approve|think|consist|dispose|complain|tell|hear)$/u;

/** Whether what a demand is read to do is a thing that was taken for a verb: "count of messages" orders nothing. English. */
export function isMisreadNoun(action: string): boolean {
  const [, verb = ''] = /^(?:not )?(\p{Ll}+) of (?!(?:all|one|each|any)(?!\p{L}))/u.exec(action) ?? [];
  return verb !== '' && isNounToo(`${verb}s`) && !withOf.test(verb);
}
