import type { Evidence } from '../evidence.ts';
import { keptFor } from '../kept-for.ts';
import { isPast } from '../past.ts';
import type { Kind } from '../statement.ts';

/** "Sort order: stock first", "Volgorde van de lijst: goedkoopste eerst": in what order things are to stand. */
const inOrder =
  /^(?:(?:default )?sort(?:ing)?(?: order)?|order(?:ing)?(?: of [\p{L} ]{2,30})?|(?:sortier)?reihenfolge|sortierung|ordre|tri|orden|ordem|ordenação|ordine|ordinamento|volgorde|sortering|kolejność|sortowanie)(?: (?!is|are|ist|est|es|è|é|jest)[\p{L}'’]{1,20}){0,4}\s?: (?=\S)|^(?:並び順|表示順|排序|顺序)[:：]/iu;

/** "Disk full = stop ingest": what is done in a case, or follows from it; names and figures are explained so as well. */
const followsCase =
  /^(?!\d)(?!\S+ =)(?:[^=:?\d\uE010]{6,60}|(?:[^=:?\s]+ ){2,10}[^=:?\s]+) =>? (?=\p{L}|\+)[^=?]{3,}$/u;

/** "First 20 minutes free", "comments optional": a state that a note gives a thing. English. */
const inState =
  /^(?:(?:the )?(?:first|last|next) (?:\d|\uE010|\p{L}+)[^,;:]{0,40}? free(?=[.!]*$| for \p{L})|[^,;:?]{3,40}? (?:optional|mandatory|read-only|free of charge)[.!]*$)/iu;

/** "Dark mode would be great": a thing that somebody would like. English. */
const liked =
  /^(?!(?:it|that|this|which|what|to|if)(?!\p{L}))[^,;:?!]{3,80}? would (?:also |really )?be (?:nice|great|good|helpful|handy|cool|lovely)(?! if(?!\p{L}))/iu;

/** "We lose nothing if the database is down": what is to hold whatever happens. English. */
const losesNothing =
  /^(?:(?:we|users?|customers|nobody) (?:must )?(?:lose|loses) (?:nothing|no \p{L}+|any \p{L}+)|(?:nothing|no \p{L}+)(?: \p{L}+)? (?:is|are|gets?) (?:ever )?lost) (?:if|when|while|even if|even when|in case|during)(?!\p{L})/iu;
const told: ReadonlySet<Kind> = new Set(['design', 'context', 'failure'] as const);
/** "The position is never shown to anybody else": what nobody is to learn or get. English. */
const keptSecret =
  /^(?!(?:it|this|that|they|which|because)(?!\p{L}))[^,;:?!]{2,80}? (?:is|are|gets?) never (?:shown|displayed|visible|revealed|disclosed|exposed|published|public|shared|passed on|handed out|sold|printed|sent|mailed|logged|stored|saved|kept|written|part of|mentioned|given)(?!\p{L})/iu;

/** How it is today: what is kept now, or too short a time, may be the trouble. */
const ofToday =
  /(?<!\p{L})(?:currently|today|now|so far|at the moment|only|derzeit|aktuell|heute|bisher|momentan|nur|actuellement|aujourd['’]hui|seulement|ne|ahora|actualmente|hoy|solo|sólo|adesso|oggi|attualmente|hoje|agora|atualmente|só|nu|momenteel|maar|slechts|teraz|obecnie|dziś|tylko)(?!\p{L})|今は|現在|目前|现在|只/iu;

/** Kinds that say what was settled, by whom or when, and what goes wrong: what a note of these forms is taken for where its words are new. */
const takenFor: ReadonlySet<Kind> = new Set([
  ...(['problem', 'risk', 'mitigation', 'observability', 'rollout', 'owner', 'schedule'] as const),
  ...(['decision', 'nonGoal', 'future', 'alternative', 'assumption'] as const),
]);

const opensKeeping = /^(?:keep|store|retain|archive|delete|remove|purge) (?!in mind|going|up)/iu;

/** From here on a sentence that complains does so whatever it keeps. */
const sure = 1;

/**
 * Whether a note rules something by its form, whatever else its words were learned to be: in what order things stand, what follows from a
 * case, how long data is kept, what costs nothing or may be left out, what somebody would like.
 *
 * @param overDemand how much more speaks for what was learned than for a demand
 */
export function rulesByForm({ prose, text, isReport }: Evidence, learned: Kind, overDemand: number): boolean {
  if (isReport || /[?？]/u.test(text)) return false;
  const isCase = followsCase.test(prose) && learned !== 'alternative';
  if (isCase && learned === 'failure') return true;
  if (losesNothing.test(prose)) return takenFor.has(learned) || told.has(learned);
  if (liked.test(prose)) return takenFor.has(learned) || learned === 'quality';
  // "Keep originals 10 years"
  if (opensKeeping.test(prose) && (learned === 'example' || learned === 'definition') && keptFor.test(text))
    return true;
  if (!takenFor.has(learned)) return false;
  if (isCase || inOrder.test(prose) || inState.test(prose)) return true;
  if (keptSecret.test(prose)) return !ofToday.test(prose) && learned !== 'problem';
  return (
    keptFor.test(text) &&
    !isPast(prose) &&
    !ofToday.test(prose) &&
    learned !== 'alternative' &&
    (learned !== 'problem' || overDemand < sure)
  );
}
