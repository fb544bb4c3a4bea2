import { faultIn } from '../../sound/unsound.ts';
import { providesClause } from '../../sound/unsound-demand.ts';
import { lowerWord, upperFirst } from '../../understand/demand/parts.ts';
import { joined } from '../blocks.ts';
import { type Composition, say } from '../composition.ts';
import { fittedTitle, longest, orderedIn } from '../order-title.ts';
import { abilityIn } from '../scenario/foreign/ability.ts';
import { behindDass, germanClause } from '../scenario/foreign/german-clause.ts';
import { gist } from '../scenario/split.ts';
import { part } from '../voice/english.ts';
import { inSentence } from '../voice/in-sentence.ts';
import { caseOf } from './story.ts';
import type { WorkItem } from './work-item.ts';

/** What somebody is to be able to do, in the infinitive as tickets are named; else what is to be made sure of. */
function orderIn({ statement, requirement }: WorkItem, composition: Composition): string {
  const said = requirement?.statement.text ?? statement.text;
  const ability = abilityIn(said, composition.language);
  if (ability)
    return ofWhom.test(ability.deed)
      ? `${upperFirst(ability.subject)}: ${ability.deed}`
      : upperFirst(ability.deed);
  const clause = composition.language === 'de' && requirement ? germanClause(requirement.text) : null;
  const holds = clause && behindDass(clause);
  const whole = holds && `Sicherstellen, dass ${holds}`;
  // The verb stands at the end, where a title that is too long is cut.
  if (whole && fittedTitle(whole).length >= withoutBrackets(whole).length) return whole;
  return say(composition, 'ensureTitle', {
    text: inSentence(composition.language === 'de' ? mainFirst(said) : said, composition),
  });
}

/** Whose something is, where a title that leaves them out would not say. */
const ofWhom =
  /(?<!\p{L})(?:ihre[nmrs]?|seine[nmrs]?|leurs?|son|sa|ses|sus?|suoi|suo|sua|sue|seus?|suas?|hun|zijn|haar)(?= \p{L})/iu;

function withoutBrackets(text: string): string {
  return text.replaceAll(/\s?\([^()]{0,160}\)/gu, '');
}

/** "Sobald das Paket da ist, wird die Zahlung ausgelöst" with what is to happen first, where a title that is cut would lose it. */
function mainFirst(sentence: string): string {
  const {
    when = '',
    verb = '',
    subject = '',
    rest = '',
  } = /^(?<when>(?:sobald|wenn|falls) [^,]{4,120}), (?:dann )?(?<verb>\p{Ll}{3,}) (?<subject>(?:(?:der|die|das|ein|eine|alle) )?\p{Lu}[\p{L}-]+) (?<rest>[^,;.]{3,120})/iu.exec(
    sentence,
  )?.groups ?? {};
  return when === ''
    ? sentence
    : `${subject} ${verb} ${rest}, ${when.charAt(0).toLowerCase()}${when.slice(1)}`;
}

/** What a work item has done, as an order: "Log who changed the plate and when". */
function workOrder(item: WorkItem, composition: Composition): string {
  return composition.language === 'en'
    ? orderedIn(item.statement, item.requirement?.demand ?? null, composition)
    : orderIn(item, composition);
}

/** Characters of a sentence from which on a task has only its core. */
const longestTask = 160;

/** The same for a task, with the case in which it is to be done; a sentence of another language that names no deed stays as it is. */
export function taskOrder(item: WorkItem, composition: Composition): string {
  const { statement, requirement } = item;
  if (composition.language !== 'en') {
    const said = requirement?.statement.text ?? statement.text;
    const whole = said.replace(/[.!?。]+$/u, '');
    const core = whole.length <= longestTask ? whole : gist(whole);
    return abilityIn(said, composition.language)?.deed ?? inSentence(core, composition);
  }
  const whole = workOrder(item, composition).replace(/[.!?]+$/u, '');
  if (!isOrder(whole))
    return say(composition, 'quoted', {
      text: inSentence(statement.text.replace(/[.!?]+$/u, ''), composition),
    });
  const order = lowerWord(whole);
  const condition = requirement?.demand?.condition ?? null;
  return condition === null ? order : `${order}${caseOf(part(condition))}`;
}

/** A title of at most 80 characters that says what to do, unlike every title in `taken`. */
export function ticketTitle(
  items: readonly WorkItem[],
  composition: Composition,
  taken: ReadonlySet<string>,
): string {
  const [item] = items;
  if (!item) return '';
  const title = callsIn(items, composition) ?? soundTitle(item, composition);
  if (!taken.has(title.toLowerCase())) return title;
  return `${[...title].slice(0, longest - item.id.length - 3).join('')} (${item.id})`;
}

/** The order of a ticket, or that its demand is to be met, in the words of the input, where these make no order in English. */
function soundTitle(item: WorkItem, composition: Composition): string {
  const title = fittedTitle(workOrder(item, composition));
  if (composition.language !== 'en' || isOrder(title)) return title;
  const said = inSentence(item.statement.text.replace(/[.!?]+$/u, ''), composition);
  return fittedTitle(`Meet ${item.id}: ${said}`).replace(/[:,;\s]+$/u, '');
}

/** Whether a title reads as English: not cut, no question, and no clause in the place of a thing. */
function isOrder(title: string): boolean {
  return faultIn(title) === null && !providesClause(title);
}

/** Several calls on one thing: all of them, where there is room. */
function callsIn(items: readonly WorkItem[], composition: Composition): string | null {
  const calls = items.map(({ requirement }) =>
    requirement?.demand ? part(requirement.demand.subject).replaceAll('`', '') : '',
  );
  if (calls.length < 2 || !calls.every((call) => /^(?:GET|POST|PUT|PATCH|DELETE|HEAD) \//u.test(call)))
    return null;
  const title = say(composition, 'provideTitle', { text: joined(calls, composition.phrases.and) });
  return title.length <= longest ? title : null;
}
