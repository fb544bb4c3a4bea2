import { isPlural } from '../voice/english.ts';
import type { Parts } from './parts.ts';

/** What somebody looks for behind a change that was ordered, and what they find. */
export interface Ordered {
  readonly thing: string;
  readonly outcome: string;
}

const made = /^(?:the )?(?:system|change|team)$/iu;
const renamed =
  /^rename (.{2,60}?) (?:to|into|as) (["“`']?[^,;:]{2,60}?)(?: (everywhere|throughout|in .{3,40}))?$/isu;
const removed =
  /^(?:remove|delete|drop|get rid of|take out|retire) (the [^,;:]{3,60}?|[^,;:]{2,60}?s)(?: (by .{3,30}))?$/isu;
const replaced = /^replace (the [^,;:]{3,60}?|[^,;:]{3,60}?) (?:with|by) ([^,;:]{3,60})$/isu;
const superseded = /^replace (the [^,;:]{3,60}|our [^,;:]{3,60})$/isu;

/**
 * An order to rename, remove or replace something: what is looked for, and what is found. Null where a demand orders
 * nothing of the kind. English.
 */
export function orderedIn({ subject, whole, condition, isNegative, ability }: Parts): Ordered | null {
  if (condition !== null || isNegative || ability !== null) return null;
  if (!made.test(subject)) return null;
  const [, from = '', to = '', where = ''] = renamed.exec(whole) ?? [];
  if (from !== '')
    return {
      thing: placed(from, where),
      outcome: isPlural(to) ? `${to} stand in their place` : `${to} stands in its place`,
    };
  const [, gone = '', date = ''] = removed.exec(whole) ?? [];
  if (gone !== '' && !/(?<!\p{L})(?:and|or|from|if|when|after|that)(?!\p{L})/u.test(gone))
    return {
      thing: placed(gone, date === '' ? '' : date.replace(/^by /u, 'after ')),
      outcome: `${isPlural(gone) ? 'they are' : 'it is'} gone`,
    };
  const [, old = '', fresh = ''] = replaced.exec(whole) ?? superseded.exec(whole) ?? [];
  if (old !== '' && !/(?<!\p{L})(?:and|or)(?!\p{L})/u.test(old))
    return {
      thing: old,
      outcome: `${isPlural(old) ? 'they are' : 'it is'} no longer in use${fresh === '' ? '' : `, and ${fresh} takes ${isPlural(old) ? 'their' : 'its'} place`}`,
    };
  return null;
}

function placed(thing: string, where: string): string {
  return where === '' ? thing : `${thing} ${where}`;
}
