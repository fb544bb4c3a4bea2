import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { type Coordination, withMembers } from '../enumerated/coordination.ts';
import { listsIn, memberNamed } from '../enumerated/find.ts';
import { applied, type Change, noEffect } from '../instruction.ts';
import { unquoted } from '../target/phrase.ts';

const quoted = '["“\'`]?';
const pattern = new RegExp(
  `^(?:please )?(?:merge|combine|join|fold|unite) (?:the )?(?:\\p{L}+ )?${quoted}(?<one>[\\p{L}\\p{N}_-]{2,40})${quoted} (?:and|with|&|into) ${quoted}(?<other>[\\p{L}\\p{N}_-]{2,40})${quoted}(?:,? (?:in)?to (?:(?:one|a|a single|the|one single)(?: new)? )?(?:\\p{L}+ )?(?:(?:called|named) )?(?<name>["“'\`]?[\\p{L}\\p{N}_-]{2,40}["”'\`]?))?$`,
  'iu',
);

/** "Merge dns and email into "domains"": two of what a sentence lists, as one of that name, wherever they are listed; null where no list has both. */
export function membersMerged(clause: string, draft: Draft): Change | null {
  const { one, other, name } = pattern.exec(clause.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  if (one === undefined || other === undefined || name === undefined) return null;
  if (/^(?:one|it|single)$/iu.test(name) || listsWith(draft, one, other).length === 0) return null;
  const fresh = unquoted(name);
  return (now) => {
    const lists = listsWith(now, one, other);
    const splices = lists.flatMap((list) =>
      withMembers(now.text, list, merged(now, list, [one, other], fresh)),
    );
    return lists.length === 0
      ? noEffect(now, `No list has both ${one} and ${other}.`)
      : applied(now, splice(now.text, splices), `Made "${fresh}" of ${one} and ${other}.`);
  };
}

function merged(draft: Draft, list: Coordination, gone: readonly string[], fresh: string): string[] {
  const places = gone.map((one) => memberNamed(draft, list, one));
  const first = Math.min(...places);
  return list.members.flatMap(({ start, end }, at) => {
    if (at === first) return [fresh];
    return places.includes(at) ? [] : [draft.text.slice(start, end)];
  });
}

function listsWith(draft: Draft, one: string, other: string): Coordination[] {
  return listsIn(draft).flatMap(({ list }) => {
    const [left, right] = [memberNamed(draft, list, one), memberNamed(draft, list, other)];
    return left >= 0 && right >= 0 && left !== right ? [list] : [];
  });
}
