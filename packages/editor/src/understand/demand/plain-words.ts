import { withPlainVerbs } from './compound-verbs.ts';
import { withPlainPermission } from './permitted.ts';
import { withoutShortForms } from './shortened.ts';

/** A sentence as demands are read of it, by forms and by labels alike: verbs written out, permission in words that bind, verbs of two words as one. English. */
export function inPlainWords(prose: string): string {
  return withPlainVerbs(withPlainPermission(withoutShortForms(prose)));
}
