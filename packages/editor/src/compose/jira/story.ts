import { lowerFirst } from '../../first-letter.ts';
import { faultIn } from '../../sound/unsound.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { type CueMatch, cuesIn } from '../../understand/lexicon/cues.ts';
import type { Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { withArticle } from '../scenario/act.ts';
import { actingIn, isDeed, personIn } from '../scenario/attempt.ts';
import { wishedClause } from '../scenario/foreign/wished.ts';
import { partsOf } from '../scenario/parts.ts';
import { coreOfLong, gist } from '../scenario/split.ts';
import { askGap } from '../shared-gaps.ts';
import { expand } from '../voice/contractions.ts';
import { isPlural, part } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { withoutPointing } from '../voice/pointing-back.ts';
import { roleNamed } from './actor-words.ts';
import { benefitOf, namesBenefit, withoutPurpose } from './benefit.ts';
import { served } from './served.ts';
import { letIn } from './story-elsewhere.ts';
import type { WorkItem } from './work-item.ts';

/** The story of a ticket: of the first of its items that somebody wants who is named, else of the first whose words tell what is wanted. */
export function storyOf(items: readonly WorkItem[], composition: Composition): string {
  const stories = items.map((item) => storyFor(item, composition));
  const [first] = stories;
  const best =
    (first?.isWhole ? first : undefined) ??
    stories.find(({ isNamed, isWhole }) => isNamed && isWhole) ??
    stories.find(({ isWhole }) => isWhole);
  const { text, purpose } = best ?? stories[0] ?? { text: '', purpose: null };
  // A text that never says what it is for is asked.
  if (purpose === '' && !namesBenefit(composition)) askGap(composition, 'problem');
  return text;
}

/** A story that could stand for a ticket. */
interface Story {
  readonly text: string;
  /** The clause behind "so that", empty where the input gives no benefit; null where the input tells the story itself. */
  readonly purpose: string | null;
  /** Whether the input names who wants it. */
  readonly isNamed: boolean;
  /** Whether what is wanted is said in words of its own, and not only quoted. */
  readonly isWhole: boolean;
}

/** Who wants what for which benefit, in the input's own words. */
function storyFor(item: WorkItem, composition: Composition): Story {
  if (ownStory.test(item.statement.text))
    return {
      text: written(item.statement.text, composition),
      purpose: null,
      isNamed: true,
      isWhole: true,
    };
  const { requirement } = item;
  const own = composition.language === 'en' || !requirement ? null : letIn(requirement, composition);
  const purpose = purposeOf(item, composition);
  if (own)
    return {
      text: say(composition, 'storyDeed', { ...own, purpose }),
      purpose,
      isNamed: true,
      isWhole: true,
    };
  const doer = requirement && composition.language === 'en' ? doerIn(requirement, composition) : null;
  const actor = doer?.actor ?? actorOf(item, composition);
  const wish = doer ? `to ${asOwn(doer.deed)}` : wishOf(item, actor, composition);
  const quoted = asWorded(item, composition);
  const isSound = composition.language !== 'en' || faultIn(wish) === null;
  const text = say(composition, 'storyLine', { actor, wish: isSound ? wish : quoted, purpose });
  return {
    text: written(isSound ? text.replace(/ (?=(?:dass|aby) )/u, ', ') : text, composition),
    purpose,
    isNamed: actor !== say(composition, 'storyTeam'),
    // What a pronoun stands for is told elsewhere.
    isWhole: isSound && wish !== quoted && !/^(?:it|this|that|they|these|those)(?!\p{L})/u.test(wish),
  };
}

/** What is wanted in the words of the input. */
function asWorded({ statement }: Pick<WorkItem, 'statement'>, composition: Composition): string {
  const text = gist(statement.text.replace(/[.!?。]+$/u, ''));
  return say(composition, 'storyWish', { text });
}

/** The clause behind "so that", empty where the input gives no benefit. */
function purposeOf({ statement }: WorkItem, composition: Composition): string {
  const benefit = benefitOf(statement, composition);
  return benefit === null ? '' : say(composition, 'storyPurpose', { benefit });
}

/** Who wants something that nobody is said to do: whoever it serves, else a member of the team. */
function actorOf({ statement, requirement }: WorkItem, composition: Composition): string {
  const { language } = composition;
  const subject = requirement?.demand ? part(requirement.demand.subject) : '';
  const named = /^(?:it|they|this|that|these|those|there)$/iu.test(subject) ? '' : subject;
  const cue =
    cuesIn(named, language).get('actor')?.cue ??
    (language === 'en'
      ? cuesIn(served(statement.masked.text), 'en').get('actor')
      : opening(statement, language)
    )?.cue;
  if (!cue && language === 'en') return serving(subject, composition);
  if (!cue) return say(composition, 'storyTeam');
  if (language !== 'en') return roleNamed(cue, language) ?? say(composition, 'storyTeam');
  const staff = /^(?:the )?((?:\p{L}+ )?staff)$/iu.exec(subject)?.[1];
  if (staff !== undefined) return `a member of the ${inSentence(staff, composition)}`;
  if (/^(?:staff|people|everyone|anyone)$/iu.test(cue)) return 'a user';
  if (/^(?:finance|marketing|sales|legal)$/iu.test(cue)) return `a colleague from ${cue.toLowerCase()}`;
  const one = singularOf(cue.toLowerCase());
  // "Monthly subscribers have a list": they want it as what they are called.
  const called = singularOf(inSentence(named.replace(/^(?:the|an?|each|every|all) /iu, ''), composition));
  return withArticle(/^\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(called) && called.endsWith(` ${one}`) ? called : one);
}

/** Who is served where the demand names nobody: those who call, else the team. English only. */
function serving(subject: string, composition: Composition): string {
  return /^`(?:GET|POST|PUT|PATCH|DELETE|HEAD) \//u.test(subject)
    ? 'an API client'
    : say(composition, 'storyTeam');
}

/** Who a sentence opens with; who is named further on is spoken of and may want nothing. */
function opening({ masked }: Statement, language: string): CueMatch | null {
  const match = cuesIn(masked.text, language).get('actor');
  const before = masked.text.slice(0, match?.index ?? 0);
  const isOne = /^(?:\p{L}+['’]? ?){0,2}$/u.test(before) && !quantified.test(before);
  return match && isOne && !denied.test(masked.text) ? match : null;
}

/** What is said of each of many, and what is kept from somebody, is nothing that one of them asks for. */
const quantified =
  /^(?:jede[rs]?|alle|kein\p{L}*|nur|chaque|tous|toutes|aucun\p{L}*|seule?s?|cada|todos|todas|ningún|s[oó]lo|ogni|tutti|tutte|nessun\p{L}*|solo|nenhum\p{L}*|só|apenas|elke?|geen|alleen|każd\p{L}+|żad\p{L}+|tylko|wenn|falls|si|cuando|quand|lorsqu\p{L}*['’]?\p{L}*|se|quando|als|gdy|jeśli) /iu;
const denied =
  /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|ne|pas|jamais|no|nunca|non|mai|não|niet|nooit|geen)(?!\p{L})/iu;

/** Who does what a demand is about, and what: "volunteers must confirm …", "the system must let the front desk see …". */
function doerIn(requirement: Requirement, composition: Composition): { actor: string; deed: string } | null {
  const parts = partsOf(requirement, composition);
  if (!parts || parts.isNegative || requirement.isQuality) return null;
  const { subject, ability } = parts;
  const person = actingIn(subject);
  const deed = withoutPointing(ability ?? parts.action);
  if (person && (ability !== null || isDeed(deed)))
    return { actor: personIn(subject) ? person.first : colleagueOr(person.again), deed };
  if (department.test(subject) && subject !== 'it' && isDeed(deed))
    return { actor: `a colleague from ${subject}`, deed };
  if (/^be(?!\p{L})/u.test(deed)) return null;
  const isNamed = ability !== null && /^(?:the|an?) \p{Ll}+(?: \p{Ll}+){0,2}$/u.test(subject);
  return isNamed && !/^the (?:system|change|team)$/u.test(subject) && !isPlural(subject)
    ? { actor: colleagueOr(subject), deed }
    : null;
}

/** Departments that are called by a name without an article. */
const department =
  /^(?:HR|IT|QA|legal|finance|marketing|sales|procurement|purchasing|accounting|compliance|engineering|operations|customer (?:service|support|care)|human resources)$/iu;

/** Places where people work: a story is told by one of them. */
const workplace =
  /(?<!\p{L})(?:desk|office|department|reception|workshop|shop|kitchen|lab|laboratory|warehouse|support|accounting|company|agency|practice|clinic|surgery|library|school|bank|team|side|service)$/iu;

/** "The front desk" as somebody who wants something: a colleague at the front desk; "the workshop lead": a workshop lead. */
function colleagueOr(subject: string): string {
  return workplace.test(subject)
    ? `a colleague at ${subject.replace(/^an? /u, 'the ')}`
    : withArticle(subject);
}

function wishOf({ requirement, statement }: WorkItem, actor: string, composition: Composition): string {
  const demand = requirement?.demand;
  if (!demand || composition.language !== 'en') {
    const { language } = composition;
    const wished = requirement && language !== 'en' ? wishedClause(requirement, composition) : null;
    const plain = coreOfLong(statement.text.replace(/[.!?。]+$/u, ''), language);
    const text = language === 'en' ? plain : inSentence(plain, composition);
    return wished ?? say(composition, 'storyWish', { text });
  }
  // The purpose stands behind "so that", and once.
  const action = withoutPointing(withoutPurpose(gist(part(demand.action))));
  if (/^ensure that /u.test(action)) return asWorded({ statement }, composition);
  const subject = inSentence(part(demand.subject), composition);
  const bare = subject.replace(/^(?:the|an?|each|every|all) /iu, '');
  const isOwn = withArticle(singularOf(bare)) === actor || actor === `a member of the ${bare}`;
  // "Visitors must not be able to scroll" is no wish of theirs.
  if (isOwn && demand.isNegative) return asWorded({ statement }, composition);
  // What a pronoun stands for is told elsewhere: the sentence is quoted as it is.
  const isIdle = /^be (?:possible|clear|easy|obvious)(?!\p{L})/u.test(action);
  if (/^(?:it|they|this|that|these|those)$/iu.test(subject) && !isIdle)
    return asWorded({ statement }, composition);
  // "Files can get big": what a thing can do is wanted of it, and not to be done by who wants it.
  const isOfThing =
    actor === say(composition, 'storyTeam') &&
    !demand.isNegative &&
    /^be able to /u.test(action) &&
    !made.test(subject);
  const wish = isOwn
    ? `to ${asOwn(action.replace(/^be able to /u, ''))}`
    : isOfThing
      ? `${subject} to ${action}`
      : wishFor(subject, demand.isNegative, action);
  return demand.condition === null ? wish : `${wish}${caseOf(part(demand.condition))}`;
}

const made = /^(?:it|there|the (?:system|change|team))$/iu;

function wishFor(subject: string, isNegative: boolean, action: string): string {
  const thing = subject === 'there' ? /^be (.+)$/su.exec(action)?.[1] : undefined;
  if (thing !== undefined) return isNegative ? `no ${thing.replace(/^(?:an?|any) /u, '')}` : thing;
  if (isNegative) return `${subject} not to ${action}`;
  const ability = /^be able to (.+)$/su.exec(action)?.[1];
  if (ability) return `to ${asOwn(ability)}`;
  return /^the change$/iu.test(subject) ? `to ${action}` : `${subject} to ${action}`;
}

/** "When somebody cancels", behind what is wanted then; what opens with no word for a case stays where it was. */
export function caseOf(condition: string): string {
  const isCase = /^(?:if|when|whenever|once|as soon as|after|before|until|unless|while|during)\s/iu;
  return isCase.test(condition) ? ` ${lowerFirst(condition)}` : '';
}

/** What somebody says of what is theirs: "open their compartment" → "open my compartment". */
function asOwn(deed: string): string {
  return deed
    .replace(/(?<!\p{L})(?:their|his|her) (?:own )?(?=\p{L})/giu, (word) =>
      /own/iu.test(word) ? 'my own ' : 'my ',
    )
    .replace(/(?<!\p{L})themselves(?!\p{L})/giu, 'myself');
}

/** A story reads the same at every tone: nothing in it is contracted. */
function written(story: string, { language }: Composition): string {
  return language === 'en' ? outsideCode(story, expand) : story;
}

/** The input tells the story itself. */
export const ownStory =
  /^(?:as an? .{2,60} i (?:want|need|would like)|als .{2,60}(?:möchte|will|wil) (?:ich|ik)|en tant qu.{2,60} je (?:veux|souhaite|voudrais)|como .{2,60}(?:quiero|quero)|come .{2,60}voglio|jako .{2,60}chcę)(?!\p{L})/iu;
