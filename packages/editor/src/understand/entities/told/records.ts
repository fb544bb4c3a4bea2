import { pluralOf, singularOf } from '../../api/nouns.ts';
import { isThing } from '../../api/thing.ts';
import type { Statement } from '../../statement.ts';
import { inWords } from '../field-name.ts';
import type { Description } from './description.ts';
import type { Part } from './part.ts';

/** What nearly everything that is stored has: a thing with one of these is stored, a machine with a printer is not. */
const stored =
  /(?:^|_)(?:id|name|title|code|number|no|date|day|time|status|state|type|kind|category|e_?mail|phone|address|price|amount|quantity|count|text|note|notes|description|reason|size|length|weight|from|to|due|at|by|url|colou?r|birth|unit|label|location|currency|comment|start|end|owner|value|version|expiry|capacity|position|speed|temperature|latitude|longitude|balance|score)(?:_|$)/u;

/** Things that have parts and are no records. */
const notStored =
  /^(?:list|array|payload|body|system|app|application|service|site|website|page|screen|view|dialog|button|menu|table|dashboard|e_?mail|mail|error|response|answer|kiosk|api|server|client|script|database|interface|we|it|they|nobody|everybody|everyone|somebody|someone|one|some|each|there|this|that|these|those|who|what|problem|idea|thing|week|month|year|day|morning|only|none|most|all|both|two|three|\p{L}*\d.*)$/u;

/** Parts from which on what somebody creates or sees is a record, whatever the parts are called. */
const listed = 3;

/** A description with the parts it lists and the statement it stands in. */
export interface Told extends Description {
  readonly index: number;
  readonly parts: readonly Part[];
}

/** What is known of the things of a text beside one that it tells. */
interface Beside {
  readonly known: ReadonlySet<string>;
  /** Names of things that others are related to. */
  readonly named: readonly string[];
  readonly statements: readonly Statement[];
}

/** Whether what is told of a thing with several parts is a record, which is stored, and not an object that merely has them. */
export function describesRecord(one: Told, { known, named, statements }: Beside): boolean {
  return (
    one.parts.length > 1 &&
    !moment.test(one.name) &&
    (isStored(one, known) ||
      isNamed(one, named) ||
      isSpokenOf(one, known, statements) ||
      isJotted(one, statements))
  );
}

/** When something is, and nothing that has parts of its own. */
const moment = /^(?:date|time|day|week|month|year|hour|minute)$/u;

/** "Each vehicle has a VIN, a model and an owner" where a trip belongs to one: what others are related to is kept. */
function isNamed({ name, parts, isNoted, isPassing }: Told, named: readonly string[]): boolean {
  return !isNoted && !isPassing && parts.length >= listed && named.includes(name) && !notStored.test(name);
}

/** "A copy has a barcode and a condition", where other sentences speak of copies and of what has them. */
function isSpokenOf(
  { name, parts, isNoted, isGeneric, isPassing, index }: Told,
  known: ReadonlySet<string>,
  statements: readonly Statement[],
): boolean {
  if (isNoted || isPassing || !isGeneric || notStored.test(name)) return false;
  const fields = parts.filter(({ kind }) => kind === 'field').length;
  return fields > 0 && (fields >= listed || known.size > 1) && isSaidBeside({ name, index }, statements);
}

/** Another sentence speaks of it, too. */
function isSaidBeside(
  { name, index }: { readonly name: string; readonly index: number },
  statements: readonly Statement[],
): boolean {
  const noun = new RegExp(`(?<!\\p{L})${name.replaceAll('_', '[ _-]')}(?:s|es)?(?!\\p{L})`, 'iu');
  const plural = new RegExp(`(?<!\\p{L})${pluralOf(name).replaceAll('_', '[ _-]')}(?!\\p{L})`, 'iu');
  return statements.some((one) => one.index !== index && (noun.test(one.text) || plural.test(one.text)));
}

/** "Rooms: number, floor, how many seats" where other sentences speak of rooms. */
function isJotted(one: Told, statements: readonly Statement[]): boolean {
  return (
    one.isNoted &&
    one.parts.length >= listed &&
    isThing(one.name) &&
    one.parts.some(({ kind, field }) => kind === 'field' && stored.test(inWords(field.name))) &&
    isSaidBeside(one, statements)
  );
}

/** Whether a thing has, or is told among, what only stored things have. */
export function isStored(
  { name, parts, isRecord, isNoted, isPassing }: Told,
  known: ReadonlySet<string>,
): boolean {
  if (notStored.test(name)) return false;
  const fields = parts.filter((part) => part.kind === 'field');
  const tells =
    isRecord ||
    (isPassing && fields.length >= listed) ||
    fields.some(
      ({ field }) => stored.test(inWords(field.name)) || field.isUnique || field.values.length > 1,
    ) ||
    parts.some(({ noun }) => noun !== name && (known.has(noun) || known.has(noun.split('_').at(-1) ?? '')));
  return tells && (!isNoted || parts.some(({ noun }) => noun !== name && known.has(noun)));
}

/** Another thing names it, or its own sentence names another thing. */
export function standsAmong(
  { name, index }: { readonly name: string; readonly index: number },
  others: ReadonlySet<string>,
  statements: readonly Statement[],
): boolean {
  if (others.size === 0) return false;
  const own = statements.find((one) => one.index === index)?.text ?? '';
  const wordsOfOwn = own.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    wordsOfOwn.some((word) => others.has(singularOf(word)) && singularOf(word) !== name) ||
    statements.filter(({ text }) => text.toLowerCase().includes(name.split('_')[0] ?? name)).length > 1
  );
}
