import { isPersonName } from '../../correct/spelling/person-names.ts';
import { upperFirst } from '../../first-letter.ts';
import { baseOfThirdPerson, isBaseVerb } from '../clause/verbs.ts';
import { namesDate } from '../dates.ts';
import { lowerWord } from '../lower-word.ts';
import type { Place } from '../place.ts';
import { isPartLabel } from './part-label.ts';

/** Headings and introductions of lists that say who does what next. Ten languages. */
const actionList =
  /^(?:(?:our |the )?(?:action items?|action points?|actions|next(?: steps?)?|to[- ]?dos?|tasks|follow-?ups?|who does what|assignments)|aufgaben|nächste schritte|maßnahmen|wer macht was|(?:prochaines )?étapes|prochaines actions|actions à mener|qui fait quoi|tareas|próximos pasos|acciones|quién hace qué|próximos passos|tarefas|quem faz o quê|prossimi passi|azioni|chi fa cosa|acties|actiepunten|volgende stappen|wie doet wat|następne kroki|zadania|kto co robi)\s{0,2}[:：]?$/iu;

const named =
  /^@?(\p{Lu}[\p{L}.-]{1,20}(?: \p{Lu}[\p{L}.-]{1,20})?)(?:(?:, | and | & | \+ |\/)\p{Lu}[\p{L}.-]{1,20})*(?:: | to (?=\p{Ll}))/u;

/** "Ben: draft the API until Friday" under "Action items": whose work something is. `line` has the name in its place. */
export function isActionItem(line: string, { heading, lead }: Place): boolean {
  const isListed = listsActions({ heading, lead });
  const [name = ''] = named.exec(line)?.[1]?.split(' ') ?? [];
  return (
    isListed &&
    name !== '' &&
    !isPartLabel(name) &&
    (isPersonName(name) || lowerWord(name) === name) &&
    ruleOf(line) === null
  );
}

/** Whether what stands here is who does what next. */
export function listsActions({ heading, lead }: Pick<Place, 'heading' | 'lead'>): boolean {
  return [lead, heading].some((one) => one !== null && actionList.test(one.trim()));
}

/** Whose work a rule is, and the rule. */
interface OwnedRule {
  readonly speaker: string;
  readonly time: null;
  readonly said: string;
}

/**
 * "Priya: staged rollout for every release", "Tom: halt it automatically if …": what is to hold from now on, and who sees to it; null where it is done
 * once. English.
 */
export function ruleOf(line: string): OwnedRule | null {
  const [, speaker = '', said = ''] = owned.exec(line) ?? [];
  const isRule = lasting.test(said) && !findsOut.test(said) && !isDueIn(said) && !/\?\s*$/u.test(said);
  const isPerson = isPersonName(speaker) || lowerWord(speaker) === speaker;
  return isRule && isPerson && !isPartLabel(speaker) ? { speaker, time: null, said } : null;
}

const owned = /^@?(\p{Lu}\p{Ll}{1,20}): (\S.{8,})$/su;
const lasting =
  /(?<!\p{L})(?:automatically|always|never|(?:for|on|at|before|after|with|in) (?:every|each)|(?:if|when|whenever|unless) (?:the |an? |it |they |\p{L}+ \p{L}+ (?:drop|fail|is|are|exceed|go|take|rise|fall)))(?!\p{L})/iu;
const findsOut =
  /^(?:check|ask|see|find|look|clarify|decide|tell|verify|investigate|talk|write|draft|send|call|test|try|remind|schedule|invite)(?!\p{L})/iu;

/** "->", "AI", "TODO", "Action:": what minutes set before somebody's task. */
const mark =
  /^(?:(?:-{1,2}>|=>|[→⇒➔])\s*|\[?(?:AI|A\/I|AP|action(?: items?| points?)?|to-?do|task|aufgabe|acción|azione|actie|zadanie)\]?(?:\s?:\s*|\s(?=@?\p{Lu}\p{Ll})))/iu;
const doer =
  /^@?(?<first>\p{Lu}[\p{L}.-]{1,20})(?<others>(?:(?:, | and | & | ?\+ ?|\/)\p{Lu}[\p{L}.-]{1,20}){0,4})(?: (?<joint>to|will|takes|:|-)|(?<colon>:))? (?<deed>\p{L}.*)$/su;

/**
 * "-> Marco restores it this week", "Kofi to ask the gateway", "AI Laura: write the runbook": somebody's task in minutes, without its mark;
 * null for anything else. The names are those of people or of those who talk.
 */
export function taskIn(line: string, speakers: ReadonlySet<string>): string | null {
  const marked = mark.exec(line)?.[0] ?? '';
  const told = line.slice(marked.length);
  const { first = '', others = '', joint, colon, deed = '' } = doer.exec(told)?.groups ?? {};
  const isSpeaker = speakers.has(first.toLowerCase());
  if (deed === '' || /\?\s*$/u.test(told) || !(isSpeaker || isPersonName(first))) return null;
  const [verb = ''] = /^\p{L}+/u.exec(deed) ?? [];
  const isOrder = isBaseVerb(verb.toLowerCase());
  const isDone = baseOfThirdPerson(verb) !== null;
  const isOwn = colon === undefined && joint === undefined ? isDone : isOrder;
  if (marked !== '' && isOrder && joint === undefined && colon === undefined)
    return `${first}${others} to ${deed}`;
  if (marked !== '') return isOwn || joint !== undefined || colon !== undefined ? told : null;
  if (joint === 'to') return isOrder ? told : null;
  if (colon !== undefined) return isOrder && (others !== '' || isDueIn(deed)) && isSpeaker ? told : null;
  return isSpeaker && isDone && isDueIn(deed) ? told : null;
}

/** "… until Thursday", "… this week": by when somebody sees to it. */
function isDueIn(deed: string): boolean {
  return soon.test(deed) || (before.test(deed) && namesDate(deed));
}

const soon = /(?<!\p{L})(?:today|tonight|tomorrow|(?:this|next) (?:week|sprint|month)|eow|eod)[.!]?$/iu;
const before = /(?<!\p{L})(?:by|until|till|before|on) /iu;

/** "Tom can you check the price by Thursday?": what one of those who talk is asked to see to, told of them; null where nobody is. */
export function askedOf(line: string, speakers: ReadonlySet<string>): string | null {
  const [, name = '', deed = ''] =
    /^@?(\p{L}{2,16}),? (?:can|could|will|would) you (?:please |also |maybe )?(\p{Ll}{3,} [^?]{4,120}?)\?*$/u.exec(
      line.trim(),
    ) ?? [];
  const isPerson = /^\p{Lu}/u.test(name) && isPersonName(name);
  return isPerson || speakers.has(name.toLowerCase()) ? `${upperFirst(name)} to ${deed}.` : null;
}

/** "Today I fix the encoding", "I'll check the logs": what somebody who speaks sees to. English. */
export function promises(said: string): boolean {
  return /^(?:(?:today|tomorrow|this week|tonight|next),? i(?:['’]ll| will|['’]m going to)?|i(?:['’]ll| will)(?= .*(?:today|tomorrow|this week|by \p{Lu})))(?: \p{L}+){2}/iu.test(
    said,
  );
}
