import type { Evidence } from './evidence.ts';
import { isAgreedRule } from './rules/agreed.ts';
import { asksUnmarked } from './rules/asked.ts';
import { likely } from './rules/likely.ts';
import { ordersPlainly } from './rules/noted.ts';
import { isOrdered } from './rules/ordered.ts';
import { isPast } from './rules/past.ts';
import { weighsOn } from './rules/shapes/set-aside.ts';
import { shapeOf } from './rules/shapes/shapes.ts';
import { isRejected, sure } from './rules/sure.ts';
import { lacks, stateOfAffairs } from './signs.ts';
import type { Kind, Strength } from './statement.ts';
import { strengthOf, tellsNever } from './strength.ts';

export interface Verdict {
  readonly kind: Kind;
  readonly strength: Strength | null;
}

/** Headings that decide whatever the sentence under them says. */
const commanding: ReadonlySet<Kind> = new Set([
  ...(['nonGoal', 'future', 'risk', 'alternative', 'assumption', 'decision'] as const),
  ...(['rollout', 'observability', 'schedule'] as const),
]);

/** What a numbered point of minutes may be for sure, whatever the list it stands in. */
const apartFromSteps: ReadonlySet<Kind> = new Set([
  ...(['problem', 'decision', 'owner', 'schedule', 'alternative', 'nonGoal', 'future', 'rollout'] as const),
]);

/** Decides what a sentence is to a document, and how binding. */
export function classify(evidence: Evidence): Verdict {
  const { announced, hint } = evidence;
  const strength = bindingOf(evidence);
  const shape = shapeOf(evidence);
  if (
    shape === null &&
    strength === null &&
    !ordersPlainly(evidence) &&
    stateOfAffairs.test(evidence.prose) &&
    !/[?？]$/u.test(evidence.text)
  )
    return { kind: 'context', strength };
  if (lacksBehindTrouble(evidence)) return { kind: 'problem', strength: null };
  if (weighsOn(evidence)) return { kind: 'alternative', strength: null };
  if (continues(evidence) && !asksUnmarked(evidence.prose))
    return { kind: evidence.previous ?? 'context', strength: strength ?? 'MUST' };
  const certain = shape ?? sure.find((rule) => rule.holds(evidence, strength))?.kind ?? null;
  if (certain === 'question' || announced === 'question') return { kind: 'question', strength: null };
  if ((announced === 'design' && isOrdered(evidence)) || isAgreedRule(evidence))
    return { kind: 'requirement', strength: strength ?? 'MUST' };
  if (announced && announced !== 'requirement' && announced !== 'goal') return { kind: announced, strength };
  if (hint === 'question' && (isDoubt(evidence) || opensQuestion.test(evidence.prose)))
    return { kind: 'question', strength: null };
  if (hint && commanding.has(hint)) return { kind: certain === 'rollout' ? certain : hint, strength };
  if (shape !== null) return { kind: shape, strength: null };
  if (evidence.isImperative && strength === null && /(?<!\p{L})your(?!\p{L})/iu.test(evidence.prose))
    return { kind: 'step', strength };
  if (certain !== null && evidence.language !== 'en' && apartFromSteps.has(certain))
    return { kind: certain, strength };
  if (evidence.isOrdered && certain === 'problem' && evidence.cues.get('current')?.index === 0)
    return { kind: 'problem', strength };
  if (evidence.isOrdered && strength === null && hint !== 'requirement' && !announced && !isPoint(evidence)) {
    const isFinding = !evidence.isImperative && lacks.test(evidence.prose);
    return { kind: isFinding ? 'problem' : 'step', strength };
  }
  const kind =
    certain ??
    announced ??
    suggestedBy(evidence) ??
    likely.find((rule) => rule.holds(evidence, strength))?.kind;
  if (kind === 'requirement' || kind === 'quality') return { kind, strength: strength ?? 'MUST' };
  return { kind: kind ?? 'context', strength };
}

/** "Search is slow again. – Yeah, no index on the names": what is missing, said to trouble that was told just before. */
function lacksBehindTrouble({ prose, language, previous, isListItem, hint }: Evidence): boolean {
  return (
    language === 'en' &&
    previous === 'problem' &&
    !isListItem &&
    hint === null &&
    /^no (?!one|more|longer)(?:\p{L}+ ){1,3}(?:on|for|in|at|behind|between) \S/iu.test(prose)
  );
}

/** A numbered point of minutes or of an argument tells something; a step of a procedure is ordered, or is a few words. */
function isPoint({ prose, hint, isImperative }: Evidence): boolean {
  return hint !== 'step' && !isImperative && (tells.test(prose) || isRejected.test(prose));
}

/** Somebody or something, and what it does: "nurses phone around", "Tom: we get …"; whoever writes "I" or "you" tells how. */
const tells =
  /^(?!(?:i|you)(?!\p{L}))(?:\p{Lu}[\p{L}. ]{1,20}: |(?:the|an?|our|their|all|each|every) )?(?:\p{L}+ ){1,6}?(?:is|are|was|were|has|have|had|gets?|takes?|comes?|proposes?|suggests?|thinks|says|phones?|calls|asks?|wants?|uses?|does|do|did|confirms?)(?!\p{L})(?! you)/iu;

/** The strength the words give, less what is told of the past or merely happens in a report. */
function bindingOf({ cues, prose, isWish, isReport, isImperative, hint }: Evidence): Strength | null {
  const strength = strengthOf(cues, prose);
  const isTold = (isReport || hint === 'problem') && !isImperative && tellsNever(cues, prose);
  if (strength === 'MUST' && isTold) return null;
  if (strength === 'MAY' && isPast(prose)) return null;
  return strength ?? (isWish ? 'SHOULD' : null);
}

/** "Who maintains the list", "can we reuse the cache": a question by its first word, under a heading of open points. */
const opensQuestion =
  /^(?:who|whom|whose|what|when|where|which|how|why|(?:can|could|should|shall|do|does|is|are|will|would|may) (?:we|i|they|it|you|the|an?|this|that|our|users?|customers?))(?!\p{L})/iu;

/** Under a heading of open points: not yet a question, but said to be unknown. */
function isDoubt({ prose }: Evidence): boolean {
  return /(?<!\p{L})(?:unclear|unknown|not sure|unsure|no ?one (?:knows|checked)|nobody (?:knows|checked)|don['’]t know|whether|to be (?:decided|clarified)|somebody|unklar|unbekannt|ob|nicht sicher|pas clair|inconnu|savoir si|no está claro|no sabemos|czy|of|wie|hoe|kto|jak|chi|come|quem|como|quién|cómo|qui|comment|wer|wie|was)(?!\p{L})|か[。.]?$|吗|谁|是否|要不要|能不能|多久|怎么|如何/iu.test(
    prose,
  );
}

/** What the heading suggests; a heading of requirements makes no demand of what merely happened. */
function suggestedBy({ hint, prose, isListItem }: Evidence): Kind | null {
  if (hint === 'question' || hint === 'owner') return null;
  if (hint === 'requirement' && (isPast(prose) || !isListItem)) return null;
  return hint;
}

/** "The same for …", "… auch nicht": an ellipsis that goes on with what the sentence before it demands. */
function continues({ prose, previous }: Evidence): boolean {
  if (previous !== 'requirement' && previous !== 'nonGoal') return false;
  return /^(?:same|likewise|neither|nor|ditto|ebenso|dito|gleiches|idem|de même|lo mismo|tampoco|non plus)(?!\p{L})|(?<!\p{L})(?:auch nicht|neither|non plus|tampoco|as well|too)[.!]$/iu.test(
    prose,
  );
}
