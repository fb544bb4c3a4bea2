import { isPersonName } from '../../correct/spelling/person-names.ts';
import { lowerFirst } from '../../first-letter.ts';
import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { ordersPerson } from '../../understand/demand/by-person.ts';
import type { Demand } from '../../understand/demand.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { type Composition, say } from '../composition.ts';
import { onlyThing } from '../object-antecedent.ts';
import type { Requirement } from '../requirement.ts';
import { isPlural, part } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { able, assured, lending } from './assured.ts';
import { personIn } from './attempt.ts';
import { occasionOf } from './occasion.ts';
import { withNamed } from './pronoun.ts';
import { gist, splitAction } from './split.ts';

/** A demand as a scenario needs it. */
export interface Parts {
  readonly subject: string;
  /** The core of what is to be done. */
  readonly action: string;
  /** All of it, with its figures and lists. */
  readonly whole: string;
  readonly condition: string | null;
  readonly isNegative: boolean;
  /** The condition is only that the step before is done. */
  readonly isSequel: boolean;
  /** The action behind "be able to", else null. */
  readonly ability: string | null;
}

/** Takes a demand apart for a scenario; null where it was not taken apart. */
export function partsOf(requirement: Requirement, composition: Composition): Parts | null {
  const parts = takenApart(requirement, composition);
  return parts && timeLast(withThing(parts, requirement, composition));
}

/** "It has to be in German" behind "we need a report": the report. */
function withThing(parts: Parts, requirement: Requirement, composition: Composition): Parts {
  if (!/^(?:it|they)$/iu.test(parts.subject)) return parts;
  const before = demandBefore(requirement, composition);
  const isOfSystem = before !== null && /^the (?:system|change|team)$/iu.test(part(before.subject));
  const thing = isOfSystem ? onlyThing(before, /^it$/iu.test(parts.subject)) : null;
  return thing === null ? parts : { ...parts, subject: thing };
}

/** "Every spring the app must remind members": when it is stands behind what is to be done. */
function timeLast(parts: Parts): Parts {
  const { subject, whole, action } = parts;
  const { rest = '' } = occasionOf('', subject) ?? {};
  if (rest === '' || !subject.endsWith(` ${rest}`)) return parts;
  const time = subject.slice(0, -rest.length).trim();
  return { ...parts, subject: rest, whole: `${whole} ${time}`, action: `${action} ${time}` };
}

/** "Cleanup: drop the flag": what a note calls its work is no case in which it is done. */
function isLabel(condition: string, { statement }: Pick<Requirement, 'statement'>): boolean {
  const named = /^for (.{2,40})$/isu.exec(condition)?.[1];
  return named !== undefined && statement.text.toLowerCase().startsWith(`${named.toLowerCase()}:`);
}

function takenApart(requirement: Requirement, composition: Composition): Parts | null {
  const { demand } = requirement;
  if (!demand) return null;
  const sure = assured(demand);
  if (sure !== null && demand.condition === null) return { ...sure, isSequel: false };
  const { action, condition } = splitAction(
    withoutSpeaker(part(demand.action)),
    demand.condition && !isLabel(part(demand.condition), requirement) ? part(demand.condition) : null,
  );
  const core = gist(undergone(action));
  const [, lent = '', how = ''] = lending.exec(core) ?? [];
  if (lent !== '' && !demand.isNegative && condition === null) return { ...able(lent, how), isSequel: false };
  const shown = showing.exec(core);
  const isShown = shown !== null && /^the system$/iu.test(part(demand.subject)) && !demand.isNegative;
  const isSequel = condition !== null && /^(?:after that|then|afterwards|finally)$/iu.test(condition);
  const subject = sure?.condition === null ? sure.subject : part(demand.subject);
  const stated =
    condition === null
      ? null
      : isSequel
        ? say(composition, 'scenarioSequel')
        : withNamed(gist(joinedCase(condition)), subject.toLowerCase(), core, (isOne) =>
            saidBefore(requirement, composition, isOne),
          );
  if (sure?.condition === null) return { ...sure, condition: stated, isSequel };
  return {
    subject: subjectOf(isShown ? (shown[1] ?? '') : part(demand.subject), composition),
    action: core,
    whole: isShown
      ? `see ${shown[2]}`
      : undergone(action)
          .replace(/^(?:(?:still|also|always) )?be able to (?=.)/su, '')
          .replace(remark, ''),
    condition: stated,
    isSequel,
    isNegative: demand.isNegative,
    ability: isShown
      ? `see ${shown[2]}`
      : (/^(?:(?:still|also|always) )?be able to (.+)$/su.exec(core)?.[1] ?? null),
  };
}

/** The one thing or the people that the sentence right before speaks of, for a pronoun in the singular or the plural. */
function saidBefore(requirement: Requirement, composition: Composition, isOne: boolean): string | null {
  const before = demandBefore(requirement, composition);
  if (before === null) return null;
  const subject = part(before.subject);
  return personIn(subject) !== null && isPlural(subject) !== isOne
    ? lowerWord(subject)
    : onlyThing(before, isOne);
}

/** What the sentence right before demands. */
function demandBefore(requirement: Requirement, { requirements }: Composition): Demand | null {
  const before = requirements[requirements.indexOf(requirement) - 1];
  return before?.statement.index === requirement.statement.index - 1 ? before.demand : null;
}

/** "Provide a cache (Bart)": who said it is nothing that a test shows. */
function withoutSpeaker(action: string): string {
  const [aside = '', name = ''] = / \((\p{Lu}\p{Ll}{1,15})\)$/u.exec(action) ?? [];
  return isPersonName(name) ? action.slice(0, -aside.length) : action;
}

/** "Get rejected with 422" is said of tests as "be rejected with 422". */
function undergone(action: string): string {
  const [, participle = ''] = /^get (\p{Ll}{3,})(?!\p{L})/u.exec(action) ?? [];
  return participle !== '' && baseOfParticiple(participle) !== null ? `be${action.slice(3)}` : action;
}

/** Why something is demanded, what it is good for, and what its writer thinks of it: nothing that a test shows. */
const remark =
  /,? (?:because|so that|e\.g\.|(?:but|and|though) (?:i|we) (?:would|could|think|see)) [^()]{4,200}$/isu;

/** A case of several clauses as one: the comma before "and" parts nothing. */
function joinedCase(condition: string): string {
  return condition.replaceAll(/, (?=(?:and|or) )/gu, ' ');
}

/** "Show the members which courses they attended": they see it. */
const showing =
  /^show (?:all |every |each )?(?:the )?(\p{L}{4,}s) ((?:which|what|how|where|when|who|their|all|the|an?) .{3,})$/isu;

/** The subject within a sentence: in small letters where the input has it so, and where it is a kind of people. */
function subjectOf(subject: string, composition: Composition): string {
  const lowered = inSentence(subject, composition);
  const isActorWord = cuesIn(subject, 'en').get('actor')?.index === 0 || personIn(lowered) !== null;
  return isActorWord && /^\p{Lu}\p{Ll}/u.test(lowered) ? lowerFirst(lowered) : lowered;
}

/** Whether one person has to do it: "Ines MUST check with legal." */
export function isPersonal(requirement: Pick<Requirement, 'demand' | 'statement'>): boolean {
  const subject = requirement.demand?.subject.text ?? '';
  return (
    /^\p{Lu}\p{Ll}+(?: (?:and|&|\+) \p{Lu}\p{Ll}+)?$/u.test(subject) &&
    ordersPerson(requirement.statement.masked.text)
  );
}

/** "For rare blood groups, call": what a demand is about, where nothing has to come about first. */
export function topicOf({ condition }: Parts): string | null {
  const [, topic = ''] =
    /^for ((?:(?:the|an?|all|each|every) )?(?!(?:is|are|that|this|these|those|what|any|same|it|them|one|us|me|acceptance)(?!\p{L}))[\p{L}\d'’-]+(?: (?!(?:is|are|was|has|have|can|must|needed)(?!\p{L}))[\p{L}\d'’-]+){0,3})$/iu.exec(
      condition ?? '',
    ) ?? [];
  // "GDPR: delete inactive accounts": a law or a code is nothing that is given.
  return topic === '' || /^\p{Lu}{2,}$/u.test(topic)
    ? null
    : topic.replace(/^(?:each|every) (?=(.))/iu, (_, initial: string) =>
        /[aeiou]/iu.test(initial) ? 'an ' : 'a ',
      );
}

/** A condition that only points at what was said before. */
export function isPronoun(condition: string): boolean {
  return /^(?:that|this|these|those|he|she|so|not)(?!\p{L})/iu.test(condition);
}
