import { lowerFirst } from '../../first-letter.ts';
import { isAgent } from '../api/agents.ts';
import { singularOf } from '../api/nouns.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import type { Statement } from '../statement.ts';
import { type Entity, type Field, plainField } from './entity.ts';
import { inWords } from './field-name.ts';

/** A field with the few values that a sentence says it takes, and the thing it names, if any. */
interface ToldValues {
  readonly owner: string | null;
  readonly field: string;
  readonly values: readonly string[];
  /** Told in passing: of what has such a field, or of the state of what is spoken of. */
  readonly isPassing: boolean;
}

/** Traits that take one of a few values; other fields only where they are known by their name. */
const choices =
  'status(?:es)?|states?|stages?|phases?|kinds?|types?|categor(?:y|ies)|levels?|priorit(?:y|ies)|severit(?:y|ies)|roles?|conditions?|modes?|grades?|outcomes?|results?|reasons?';
/** What not every thing has one of: of which thing it is has to be said. */
const isOfSome = /^(?:role|mode|level|reason|result|grade|outcome)$/iu;
const isChoice = new RegExp(`^(?:${choices})$`, 'iu');
const value =
  '(?:out of \\p{L}{2,16}|[`"\'“]?[\\p{L}_][\\p{L}\\p{N}_-]{0,24}(?: (?!(?:and|or|oder|ou|o|lub|of|is) )[\\p{L}\\p{N}_-]{1,16})?[`"\'”]?)';
const or = '(?:or|oder|ou|o|lub)';
const list = `(?:${value}(?: ?[/|] ?${value})+|${value}(?: ?(?:->|→|=>) ?${value})+(?:,? ${or} ${value})?|${value}(?:, ${value})*,? ${or} ${value}|${value}(?:, ${value})+,? and ${value}|${value}(?:, ${value}){2,})`;
const thing = '(?:the |an? |each |every |its )?';
/** A sentence that ends with such a trait, whose values the next one lists. */
const setsChoice = new RegExp(`(?<!\\p{L})(${choices})[.!]?$`, 'iu');
/** Who says it. */
const aside = / \(\p{L}[\p{L}._-]{1,20}(?:, \d\d?:\d\d)?\)(?=[.!?]*$)/u;
/** What may follow a list: the end, or what is said of one of its values. */
const over =
  '(?=$|[.;)?]|, \\p{L}+ (?:needs?|is|are|means?|only|if|when|has|have|can|must|after|until|requires?)(?!\\p{L}))';
/** "Tells the state (queued, scheduled)". */
const inPassing = new RegExp(
  `(?<!\\p{L})(?<field>${choices}) \\((?<values>${list}|${value}, ${value})\\)`,
  'iu',
);
/** "Language de, en, fr". */
const bare = /^(?<field>[\p{L}_]{2,30}) (?<values>[\p{L}_-]{2,20}(?:, [\p{L}_-]{2,20}){2,})$/iu;
const shapes: readonly RegExp[] = [
  // "Severity is low, medium or high", "stage is one of: new, hired or rejected", "the kind can be a, b or c"
  new RegExp(
    `(?:^|[;,.(] |\\()${thing}(?:(?<owner>[\\p{L}-]{2,30}?)(?:['\u2019]s)? )?(?<field>[\\p{L}_]{2,30})(?: of (?:the |an? |each )?(?<of>[\\p{L}-]{2,30}))? (?:is|are|can be|must be|may be|goes|moves|runs|ist|kann|est|es)(?: (?:one of|either|from|through|eins von|eine von|entweder))?:? (?<values>${list})${over}`,
    'iu',
  ),
  // "States queued, running, done", "status new / approved / sent, declined needs a reason"
  new RegExp(
    `(?:^|[;,.(] |\\()${thing}(?:(?<owner>[\\p{L}-]{2,30}) )?(?<field>${choices})(?: of (?:the |an? |each )?(?<of>[\\p{L}-]{2,30}))?(?: ?[:=])? (?<values>${list})${over}`,
    'iu',
  ),
  inPassing,
  // "Colour: red, green", "device mode = auto, manual"
  new RegExp(
    `^${thing}(?:(?<owner>[\\p{L}_-]{2,40}) )?(?<field>[\\p{L}_]{2,40}) ?[:=] ?(?<values>${list}|${value}, ${value})$`,
    'iu',
  ),
  // "Species horse/donkey/mule", "condition = new/good/worn"
  new RegExp(
    `^${thing}(?:(?<owner>[\\p{L}-]{2,30}) )?(?<field>[\\p{L}_]{2,30}) ?[:=]? ?(?<= )(?<values>${value}(?: ?[/|] ?${value}){1,8})$`,
    'iu',
  ),
  bare,
];
/** What is said of a field, and no value of it. */
const saysOfField =
  /^(?:unique|optional|required|mandatory|missing|empty|null|nullable|free|ok|possible|wrong|invalid|unknown|not .*|too .*|the .*|an? .*|yes|no|true|false|set|given|shown|(?:then|after|with|without|every|no|up|one|two|three|four|five|six|ten) .*)$/iu;

/** The values that a sentence lists for a field, as far as it names that. */
function valuesIn(sentence: string): ToldValues[] {
  const plain = sentence
    .replaceAll('`', '')
    .replace(/ \(\p{L}[\p{L}._-]{1,20}(?:, \d\d?:\d\d)?\)(?=[.!?]*$)/u, '');
  const text = plain.replace(/[.!?]+$/u, '');
  for (const shape of shapes) {
    const { owner, of, field = '', values: said = '' } = shape.exec(text)?.groups ?? {};
    const values = said
      .split(/,? (?:or|and|oder|ou|o|lub) |, | ?[/|] ?| ?(?:->|→|=>) ?/u)
      .map((one) => one.replaceAll(/[`"'“”]/gu, '').trim())
      // The first of a sentence has a capital that the others have not.
      .map((one, at, all) =>
        at === 0 && all.slice(1).every((other) => /^\p{Ll}/u.test(other)) ? lowerFirst(one) : one,
      );
    if (values.length > 1 && values.every((one) => !saysOfField.test(one)))
      return [
        {
          owner: (of ?? owner)?.toLowerCase() ?? null,
          field: fieldOf(field),
          values,
          isPassing: shape === inPassing || shape === bare,
        },
      ];
  }
  return [];
}

/** "States" and "statuses" are those of a status. */
function fieldOf(noun: string): string {
  const name = inWords(noun);
  if (/^(?:state|states|statuses|status)$/u.test(name)) return /^states?$/u.test(name) ? 'state' : 'status';
  return isChoice.test(name) ? singularOf(name) : name;
}

/** How many sentences back the thing was spoken of whose states are listed. */
const reach = 8;

/**
 * The entities with the values that sentences list for a field: one that is known, or the status, type or the like of the thing they name or that
 * was spoken of last. What could be said of fields of several entities is left open.
 */
export function withToldValues(
  entities: readonly Entity[],
  statements: readonly Statement[],
): readonly Entity[] {
  return statements.reduce((all, { text, kind }, at) => {
    if (kind === 'nonGoal' || kind === 'future' || (kind === 'question' && !/[=/]/u.test(text))) return all;
    const own = valuesIn(text);
    // "They set the status. Open, fixed, lost."
    const trait = setsChoice.exec(statements[at - 1]?.text.replace(aside, '') ?? '')?.[1];
    const told =
      own.length > 0 || trait === undefined || tellsDeed(text) ? own : valuesIn(`${trait}: ${text}`);
    return told.reduce((known, one) => withValues(known, one, statements.slice(0, at + 1)), all);
  }, entities);
}

/** "Agents approve or reject" behind "they look up the status": what somebody does is none of its values. */
function tellsDeed(text: string): boolean {
  const [, subject = '', verb = ''] = /^(?:the |an? )?(\p{L}+) (\p{L}+)/iu.exec(text) ?? [];
  return isAgent(subject) && isBaseVerb(verb.toLowerCase());
}

function withValues(
  entities: readonly Entity[],
  { owner, field, values, isPassing }: ToldValues,
  said: readonly Statement[],
): readonly Entity[] {
  // "Resident: id, name, street" describes a thing.
  if (entities.some((one) => keyOf(one.name) === keyOf(field))) return entities;
  const named = owner === null ? [] : entities.filter((one) => keyOf(one.name) === keyOf(owner));
  const own = named.length > 0 ? named : entities;
  const holders = own.filter((one) => one.fields.some((each) => isCalled(each, field)));
  const holder = holders.length > 1 ? spokenOf(holders, said) : holders[0];
  if (holder !== undefined)
    return entities.map((one) =>
      one === holder
        ? {
            ...one,
            fields: one.fields.map((each) =>
              isCalled(each, field) && each.values.length === 0 && !each.isKey && each.references === null
                ? { ...each, values }
                : each,
            ),
          }
        : one,
    );
  const isDescribed = entities.some(({ statements }) => statements.includes(said.at(-1)?.index ?? -1));
  if (holders.length > 0 || (isPassing && isDescribed)) return entities;
  if (
    !isChoice.test(field) ||
    (named.length === 0 && isOfSome.test(field)) ||
    (isPassing && !/^(?:state|status)$/u.test(field)) ||
    (owner !== null && named.length === 0)
  )
    return entities;
  const thing = named[0] ?? spokenOf(entities, said);
  if (thing === undefined || thing.fields.some((one) => /^(?:status|state)$/u.test(field) && isState(one)))
    return entities;
  return entities.map((one) =>
    one === thing
      ? { ...one, fields: [...one.fields, { ...plainField(field === 'state' ? 'status' : field), values }] }
      : one,
  );
}

function isCalled({ name }: Field, field: string): boolean {
  return keyOf(name) === keyOf(field) || (field === 'state' && keyOf(name) === 'status');
}

function isState({ name }: Field): boolean {
  return /^(?:status|state)$/u.test(inWords(name));
}

/** The thing of which the last sentences spoke, the last first. */
function spokenOf(entities: readonly Entity[], said: readonly Statement[]): Entity | undefined {
  for (const { text, index } of said.slice(-reach).toReversed()) {
    // "Sensor: each device carries eight" is about sensors.
    const label = /^(\p{L}[\p{L}_-]*(?: \p{L}+)?):\s/u.exec(text)?.[1];
    const labelled = entities.find((one) => label !== undefined && keyOf(one.name) === keyOf(label));
    if (labelled !== undefined) return labelled;
    const told = entities.filter(({ statements }) => statements.includes(index));
    if (told.length === 1) return told[0];
    // The last of a path, else what a sentence names first.
    const path = /(?:GET|POST|PUT|PATCH|DELETE) (\/[^\s`?]+)/u.exec(text)?.[1];
    const things = path?.match(/(?<=\/)\p{L}[\p{L}-]*s(?=\/|$)/gu) ?? [];
    if (things.length > 0 && entities.every((one) => keyOf(one.name) !== keyOf(things.at(-1) ?? '')))
      return undefined;
    const words = ((path ?? text).toLowerCase().match(/\p{L}+/gu) ?? []).map(keyOf);
    const named = entities
      .map((one) => ({ one, at: words.indexOf(keyOf(one.name.split('_').at(-1) ?? '')) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => (path === undefined ? a.at - b.at : b.at - a.at));
    if (named[0]) return named[0].one;
  }
  return entities.length === 1 ? entities[0] : undefined;
}

/** "E-Mails", "email" and "e_mail" are one name. */
function keyOf(text: string): string {
  return singularOf(inWords(text).replace(/[^\p{L}\p{N}]/gu, ''));
}
