import { isPersonName } from '../correct/spelling/person-names.ts';
import type { Source } from '../read/source.ts';
import { lowerWord } from './lower-word.ts';
import { withArrows } from './mask.ts';
import { reworded } from './reworded.ts';
import type { Kind, Statement } from './statement.ts';

/** Somebody, what they find out, and what follows behind an arrow. */
const task =
  /^(?<who>\p{Lu}\p{Ll}{1,15}) (?:to |will )?(?:checks?|asks?|looks?|finds? out|tests?|verif(?:y|ies)|clarif(?:y|ies)|investigates?|tries|try|talks?) (?<what>(?:(?:\p{L}+ ){0,3}?)(?:if|whether|why|how|into|about)(?!\p{L}).+?)\s(?:->|→|=>)\s(?<then>.{4,})$/su;
/** What is found out, where that is yes or no. */
const whether = /^(?:\p{L}+ ){0,3}?(?:if|whether) (?<fact>.+)$/su;

/**
 * "Li checks if the service tells us → remove the token": what somebody is to find out is their task, and what stands behind the arrow is
 * demanded, in the case that they find it so. English.
 */
export function tasksBeforeArrows(statements: readonly Statement[], source: Source): Statement[] {
  return statements
    .flatMap((one) => (told.has(one.kind) ? parted(one, source) : [one]))
    .map((one, index) => ({ ...one, index }));
}

/** What such a line is taken for. */
const told: ReadonlySet<Kind> = new Set(['requirement', 'quality', 'owner', 'problem', 'context'] as const);

function parted(one: Statement, { text }: Source): Statement[] {
  const said = withArrows(one.masked).replace(/[.!]+$/u, '');
  const { who = '', what = '', then = '' } = task.exec(said)?.groups ?? {};
  if (then === '' || !(isPersonName(who) || lowerWord(who) === who)) return [one];
  const fact = whether.exec(what)?.groups?.['fact'];
  const owned = said.slice(0, said.length - then.length).replace(/\s(?:->|→|=>)\s$/u, '');
  const behind = /(?:->|→|=>)\s*/u.exec(text.slice(one.start, one.end));
  if (behind === null) return [one];
  const at = one.start + behind.index;
  return [
    { ...reworded({ ...one, end: at }, owned), kind: 'owner', strength: null },
    {
      ...reworded(
        { ...one, start: at + behind[0].length },
        fact === undefined ? then : `If ${fact}, ${then}`,
      ),
      kind: 'requirement',
      strength: 'MUST',
    },
  ];
}
