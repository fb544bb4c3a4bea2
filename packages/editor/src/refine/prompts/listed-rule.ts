import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import {
  type Coordination,
  coordinationsIn,
  isMember,
  withMember,
  withoutMember,
} from '../enumerated/coordination.ts';
import { memberNamed } from '../enumerated/find.ts';
import { itemsUnder, type Prompt, writtenOf } from './parts.ts';

const verb = '(?<lead>\\p{L}{3,20}(?: (?:out for|for|at|into|on|about|with|of|to))?)';
const more = new RegExp(`^(?:(?:also|additionally|in addition,?) )?${verb} (?<what>\\p{L}.{1,80})$`, 'iu');
const less: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:it|(?:the )?(?:model|assistant|bot|agent|ai|llm)) )?(?:(?:should|must|need|do|does|shall)(?:n['’]?t| not| no longer)(?: need to| have to)?|no longer|no need to|there is no need to) ${verb} (?<what>\\p{L}.{1,80}?)(?: any ?more| any longer| now)?$`,
    'iu',
  ),
  new RegExp(`^stop ${verb.replace('{3,20}', '{3,20}ing')} (?<what>\\p{L}.{1,80}?)(?: any ?more)?$`, 'iu'),
];

/** A member that a rule of a prompt gets or loses, with the rule's list. */
interface ListedChange {
  readonly splices: readonly Splice[];
  readonly message: string;
}

/**
 * What a clause changes of a rule that lists what it is about: "also look for open ports" where the prompt says "Look for
 * secrets, missing tags". Null where no rule that begins with these words lists anything.
 */
export function listedRule(draft: Draft, prompt: Prompt, clause: string): ListedChange | null {
  const words = clause.trim().replace(/[.!]+$/u, '');
  const { lead, what } = more.exec(words)?.groups ?? {};
  if (lead !== undefined && what !== undefined && isMember(what)) {
    const list = listBehind(draft, prompt, lead);
    if (list && memberNamed(draft, list, what) < 0)
      return {
        splices: withMember(draft.text, list, what),
        message: `Added ${what} to what the prompt lists there.`,
      };
  }
  for (const pattern of less) {
    const { lead: ofRule, what: gone } = pattern.exec(words)?.groups ?? {};
    if (ofRule === undefined || gone === undefined) continue;
    const list = listBehind(draft, prompt, baseOf(ofRule));
    const at = list ? memberNamed(draft, list, gone) : -1;
    if (list && at >= 0)
      return {
        splices: withoutMember(draft.text, list, at),
        message: `Took ${gone} out of what the prompt lists there.`,
      };
  }
  return null;
}

/** The list that a rule consists of behind the words it begins with; null where no rule begins so. */
function listBehind(draft: Draft, prompt: Prompt, lead: string): Coordination | null {
  for (const section of [prompt.sections.instructions, prompt.sections.constraints, prompt.sections.output])
    for (const item of itemsUnder(draft, section)) {
      const { text, start } = writtenOf(draft, item);
      if (!text.toLowerCase().startsWith(`${lead.toLowerCase()} `)) continue;
      const from = start + lead.length + 1;
      const list = coordinationsIn(draft.text, { start: from, end: start + text.length })[0];
      if (list && list.start - from < 12) return list;
    }
  return null;
}

/** "looking for" as "look for". */
function baseOf(lead: string): string {
  const [first = '', ...rest] = lead.split(' ');
  return [first.replace(/(?<=\p{L}{3})ing$/iu, ''), ...rest].join(' ');
}
