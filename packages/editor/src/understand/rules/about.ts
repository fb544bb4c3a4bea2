import { anyModal } from '../clause/modals.ts';
import { presentClause } from '../clause/present.ts';
import type { Evidence } from '../evidence.ts';
import type { Strength } from '../statement.ts';
import { strengthOf } from '../strength.ts';

/** "The user can stop and go on later": what is possible later on is no plan for later. */
export function postpones(cues: Evidence['cues'], prose: string): boolean {
  const later = cues.get('future');
  return (
    later !== undefined &&
    later.index > 15 &&
    /^(?:later|später|plus tard|más tarde|más adelante|mais tarde|più tardi|później)$/iu.test(later.cue) &&
    (cues.has('capability') || /(?<!\p{L})(?:resume|continue|again|weiter\p{L}*)(?!\p{L})/iu.test(prose))
  );
}

/** A sentence whose main clause is about rollout or observability, rather than one that mentions it in passing. */
export function isAbout(
  name: 'rollout' | 'observability',
  { cues, announced, hint, prose, isReport, isImperative }: Evidence,
  strength: Strength | null,
): boolean {
  const cue = cues.get(name);
  if (!cue || (/^pilot$/iu.test(cue.cue) && presentClause(prose)?.subject.toLowerCase().endsWith('pilot')))
    return false;
  if (announced === name || hint === name) return true;
  if (/(?:go|going|switch) back$/iu.test(cue.cue) && isDoneByPeople.test(prose.slice(0, cue.index)))
    return false;
  if (strength !== null && !isImperative && bindsSubject(prose)) return false;
  if (
    cues.has('current') ||
    cues.has('problem') ||
    (isReport && !isImperative && strengthOf(cues, prose) === null)
  )
    return false;
  if (isImperative && cue.index > 12) return false;
  // "Make the dashboard faster" is about how it works, and watches nothing.
  if (
    isImperative &&
    /^(?:make|improve|redesign|rework|fix|speed up|clean up) (?:the|our) dashboards?(?!\p{L})/iu.test(prose)
  )
    return false;
  const before = prose.slice(0, cue.index);
  return (
    !before.includes('(') && before.split(',').length <= 2 && cue.index <= Math.max(60, prose.length * 0.6)
  );
}

/** "When you go back": people who use it go back a page. */
const isDoneByPeople = /(?<!\p{L})(?:you|users?|people|customers?|they|he|she)\s{1,2}$/iu;

/** "The token must not appear in the logs" binds the token; "we must deploy at night" is about the deployment. */
function bindsSubject(prose: string): boolean {
  const modal = anyModal.exec(prose);
  return modal !== null && modal.index > 1 && !/^(?:we|i|you)(?!\p{L})/iu.test(prose);
}

/** "Keeps the music in one place", "lost copies are written off": words of trouble that here tell none. */
export function tellsNoTrouble(prose: string, cue: string): boolean {
  return (
    (/^keeps$/iu.test(cue) && !/(?<!\p{L})keeps (?:\p{L}+ ){0,2}?\p{L}+ing(?!\p{L})/iu.test(prose)) ||
    /^(?:lost|broken|damaged|missing|failed) \p{L}+s? (?:is|are|must be|can be|may be|have to be|get|gets) (?:\p{L}+ly )?(?!lost|broken|missing|stuck)\p{L}{2,}(?:ed|en|ept|old|ut|nt)(?!\p{L})/iu.test(
      prose,
    )
  );
}
