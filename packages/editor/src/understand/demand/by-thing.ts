import { isCountedNoun } from '../../correct/lexicon/word-class.ts';
import { lowerFirst } from '../../first-letter.ts';
import { indefiniteArticle } from '../../indefinite-article.ts';
import { lowerWord } from '../lower-word.ts';
import { verbsIn } from './notes/verbs.ts';
import type { Parts } from './parts.ts';
import { isSoftwareThing } from './software-thing.ts';

/** "Alarm when the level rises above 30 cm": a thing, and on what occasion. English only. */
export function byOccasion(note: string): Parts | null {
  const thing = onOccasion.exec(note)?.[1] ?? '';
  return isCounted(lowerWord(thing).split(' ').at(-1) ?? '') ? providedThing(note) : null;
}

const onOccasion = /^((?:\p{L}+ )?\p{L}+) (?:when|if|whenever|once|as soon as) \S.{5,}$/isu;

/** "A screen that shows what is due and sends a reminder": every verb belongs to what the thing does, and none is left for a clause. English only. */
export function byThing(note: string): Parts | null {
  if (!/^(?:an?|one) (?:[\p{L}-]+ ){1,4}?(?:that|which|who) /iu.test(note)) return null;
  const within = note.match(
    /(?<!\p{L})(?:that|which|who|what|where|when|if|how)(?!\p{L})|,? and \p{Ll}{2,}s(?= )/giu,
  );
  return verbsIn(note) <= (within?.length ?? 0) ? providedThing(note) : null;
}

/** "Gallery with zoom": the thing a note names is provided, a message sent, an alarm raised. */
export function providedThing(note: string): Parts {
  if (trouble.test(note))
    return {
      subject: 'The change',
      strength: null,
      isNegative: false,
      action: `fix ${/^\p{L}+(?= (?:when|if|on|in|after|while|during|with|at)(?!\p{L}))/iu.test(note) ? 'the ' : ''}${lowerWord(note)}`,
    };
  const [opening = ''] = note.split(' ');
  const named = isSoftwareThing.test(opening) ? lowerFirst(note) : lowerWord(note);
  const action = `${dealingWith(note)} ${withCountedArticle(named)}`;
  return { subject: 'The system', strength: null, isNegative: false, action };
}

function dealingWith(note: string): string {
  if (signal.test(note)) return 'raise';
  return message.test(note) ? 'send' : 'provide';
}

/** "Crash when the card is removed": what nobody wants provided. */
const trouble =
  /^(?:\p{L}+ ){0,2}(?:crash(?:es)?|bugs?|leaks?|freezes?|deadlocks?|hangs?|race conditions?|typos?|glitch(?:es)?|flicker(?:ing)?|regressions?)(?= (?:when|if|on|in|after|while|during|with|at)(?!\p{L})|$)/iu;

/** "Alarm on smoke": what is raised. */
const signal =
  /^(?:alarms?|alerts?|warnings?)(?= (?:when|if|on|for|at|after|above|below|whenever|once)(?!\p{L})|$)/iu;

/** "SMS reminder 48 h before": what is sent. */
const message = /^(?:\p{L}+ )?(?:reminder|e-?mail|mail|sms|notification|push|newsletter|webhook)(?!\p{L})/iu;

/** "gallery with zoom" → "a gallery with zoom": one thing that can be counted has an article. */
export function withCountedArticle(note: string): string {
  const [, named = ''] =
    /^((?:\p{L}+[ -]){0,2}\p{Ll}+)(?= (?:with|for|in|on|of|to|from|per|that|which|by|via|when|if|once|\d|\uE010)|[,(]|$)/u.exec(
      note,
    ) ?? [];
  const head = named.split(/[ -]/u).at(-1) ?? '';
  if (
    !isCounted(head) ||
    /^(?:an?|the|one|each|every|all|any|some|its|their|our|no|same|only)(?!\p{L})/iu.test(note)
  )
    return note;
  return `${indefiniteArticle(note)} ${note}`;
}

function isCounted(noun: string): boolean {
  return isCountedNoun(noun) || isSoftwareThing.test(noun) || /^(?:alarm|alert|warning)$/iu.test(noun);
}
