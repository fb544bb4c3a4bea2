import { lowerFirst, withCapital } from '../../first-letter.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import type { Requirement } from '../requirement.ts';
import { part } from '../voice/english.ts';

const addressee = /^(?:the system|the change|the team|it)$/iu;

/**
 * A demand as an order to a model: "If a seat gets free, call the webhook." Binding demands on the thing itself are
 * orders; what binds others keeps the input's sentence.
 */
export function orderOf(
  { demand, strength, text, remark, statement }: Requirement,
  isForModel: boolean = false,
): string {
  const besides = remark === null ? '' : ` ${remark}`;
  if (!demand) return isForModel ? withoutModel(statement.text) : statement.text;
  const action = part(demand.action).replace(/[\s.,;:]{1,4}$/u, '');
  // What is not binding says so, as the requirement would.
  const binding = strength === 'MUST' || isForModel ? '' : ` (${strength})`;
  const ability = /^be able to (.+)$/su.exec(action)?.[1];
  const people = part(demand.subject);
  if (ability !== undefined && !demand.isNegative && demand.condition === null && named.test(people))
    return letting(withinSentence(people), ability, binding) + besides;
  // What binds something else than the model is said as the input says it.
  if (!addressee.test(part(demand.subject))) return statement.text;
  if (/^be limited to /u.test(action) || (isForModel && /^ensure that /u.test(action))) return statement.text;
  if (/^be(?!\p{L})/iu.test(action)) return wooden.test(text) ? statement.text : text;
  const order = demand.isNegative ? `do not ${action}` : action;
  const condition = demand.condition ? part(demand.condition) : null;
  const said = order.replace(/ and not (?=\p{Ll})/u, ' and do not ');
  return `${withCapital(condition ? `${condition}, ${said}` : said)}${binding}.${besides}`;
}

/** A note that was made a demand of: as an order, its own words read better. */
const wooden =
  /^(?:it MUST be possible|it SHOULD be possible|there (?:MUST|SHOULD) be|this (?:MUST|SHOULD) hold|for [^,]{2,40}, )/iu;

/** "Il doit corriger …", "Er soll die Miete herausziehen": what the model is to do, in the infinitive. */
function withoutModel(sentence: string): string {
  const [, german = ''] =
    /^(?:er|sie|es|das modell|der prompt) (?:soll|muss) (.{3,}(?:en|ern|eln)[.!]?)$/iu.exec(sentence) ?? [];
  if (german !== '') return withCapital(german);
  const [, deed = ''] =
    /^(?:(?:il|elle|le modèle|le prompt|esso|il modello|ele|o modelo|o prompt|el modelo|el prompt) )?(?:doit|debe|tiene que|deve) (\p{Ll}+(?:[aei]r|re|oir)(?!\p{L}).+)$/iu.exec(
      sentence,
    ) ?? [];
  return deed === '' ? sentence : withCapital(deed);
}

/** "Let helpers add notes. Do not let them delete a hive." of an ability with what the same people are not to do. */
function letting(people: string, ability: string, binding: string): string {
  const [deed = '', barred] = ability.split(/,? but not to (?=\p{Ll})/u);
  return `Let ${people} ${deed}${binding}.${barred === undefined ? '' : ` Do not let them ${barred}.`}`;
}

/** Who is to be let do something: people by their name or kind. */
const named =
  /^(?!(?:it|they|he|she|you|we|i|only|this|these|those|no|nobody|there|for|in|at|on)(?!\p{L}))\p{L}[\p{L} -]{2,40}$/iu;

/** "The supervisors", "Patients", "Family members" behind "let"; a name keeps its capital. */
function withinSentence(people: string): string {
  return /^\p{Lu}\p{Ll}+s$|^Both /u.test(people) ? lowerFirst(people) : lowerWord(people);
}
