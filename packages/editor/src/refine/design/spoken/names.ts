import { singularOf } from '../../../understand/api/nouns.ts';
import { unread } from './wording.ts';

/** A name as code has it, or a plain word. */
const aName = '[`"“]?[\\p{L}_$][\\p{L}\\p{N}_.$-]*[`"”]?';
const codeName = '[`"“]?\\p{L}[\\p{L}\\p{N}]*_[\\p{L}\\p{N}_]+[`"”]?';
const and = '(?:\\s?,\\s?(?:and |und |et |y )?|\\s(?:and|und|et|y|e|&)\\s|\\s?/\\s?)';
const list = `${aName}(?:${and}${aName})*`;
const kind =
  '(?:(?:the |a |der |die |das |le |la |el |den |die )?(?:query |path |header |body |json |url )*(?:columns?|fields?|attributes?|propert(?:y|ies)|param(?:eter|ètre|etro|etros)?s?|parámetros?|feld(?:er)?|spalten?|champs?|campos?|colonnes?|columnas?|entity|table|tabelle|tabla|entität|entidad|entité|header|value|wert|valor|valeur) )?';
const olds = `(?:the |den |die |das |der |le |la |el |un )?${kind}(?<old>${list})`;
const news = `(?:the name |als |to |rather |lieber |just |simply |better |einfach |plutôt |mejor )*(?<fresh>${list})`;
const patterns: readonly RegExp[] = [
  `(?:rename|change|renam\\w+|renommer?z?|renombr\\p{L}*|cambi\\p{L}*|benenne|umbenennen|changer?z?|replace|ersetze|reemplaz\\p{L}*|remplac\\p{L}*) ${olds}(?: ${kind.replace(/\)\?$/u, ')')})? ?(?: of (?:the )?\\p{L}+)?(?:to|into|in|as|by|with|zu|nach|en|a|por|par|à|durch|mit) ${news}`,
  `${olds} ?(?:,? ?(?:is|are|was) (?:wrong|odd|confusing|misleading|a (?:bad|weird|strange|poor) name|unclear|badly named|an odd name),? (?:(?:and )?(?:it|they|that)?(?:['’]s|['’]re)? ?)?)(?:should be|must be|has to be|is|are|better|call(?:ed)?|name|it)?(?: called| named)? ?${news}`,
  `${olds} (?:should|must|shall|has to|have to|needs? to|ought to)(?: rather| really| actually)? be (?:called|named|renamed(?: to)?) ${news}`,
  `${olds} (?:is|are) (?:actually |really |now |rather )?(?:called|named|renamed to) ${news}`,
  `${olds} (?:should|must) (?:read|become) ${news}`,
  // only a name that code alone writes so is surely one
  `${olds} (?:should|must|has to|have to|needs? to|ought to) be (?<fresh>${codeName}(?:${and}${codeName})*)`,
  `${olds} (?:heißt|heißen)(?: bei uns| eigentlich| jetzt| in wirklichkeit| richtig)* ${news}`,
  `${olds} (?:soll|sollte|sollten|sollen|muss|müssen)(?: bei uns| besser)? ${news} heißen`,
  `${olds} (?:soll|sollte|muss) in ${news} umbenannt werden`,
  `${olds}(?: bitte)? in ${news} umbenennen`,
  `${olds} (?:s['’]appelle|doit s['’]appeler|devrait s['’]appeler|se llama|debe llamarse|debería llamarse|tiene que llamarse|doit être renommée? en|debe renombrarse (?:a|como|en)) ${news}`,
  `call ${olds}(?: instead| rather)? (?<fresh>${aName})`,
  `(?:llama|appelle|nenne?) ${olds} (?:einfach |lieber |plutôt |mejor )*(?<fresh>${aName})`,
  `${olds}(?: \\p{L}+)?\\s?(?:→|->|=>)\\s?${news}`,
  `(?:call (?:it|that|this|them) |use |we (?:use|say|call it) |name (?:it|them) |it['’]s |nenne? (?:es|das) |)${news.replace('(?<fresh>', '(?<fresh>')},? (?:and )?(?:instead of|rather than|not|than|statt|anstatt|anstelle von|au lieu d[e’']|en vez de|en lugar de|plutôt que|nicht|et non|y no) ?${olds}`,
]
  .map((one) => one)
  .map((one) => new RegExp(`(?<![\\p{L}\\p{N}_])(?:${one})(?![\\p{L}\\p{N}_])`, 'iu'));

/** A name and the one that takes its place. */
export interface Renaming {
  readonly old: string;
  readonly fresh: string;
}

/**
 * The names that words exchange, each with the one that takes its place. Null where they exchange none, or not as many
 * for as many. `isKnown` tells what is a name of the document; words beside the exchange have to be read, too.
 */
export function renamingsIn(words: string, isKnown: (name: string) => boolean): Renaming[] | null {
  const several = eachRenamed(words).filter(
    ({ old, fresh }) => isKnown(old) && !isKnown(fresh) && !noName.test(fresh),
  );
  if (several.length > 1 && several.length === eachRenamed(words).length) return several;
  for (const pattern of patterns) {
    const found = pattern.exec(words);
    const { old = '', fresh = '' } = found?.groups ?? {};
    if (!found) continue;
    const [from, to] = [namesIn(old), namesIn(fresh)];
    const outside = `${words.slice(0, found.index)} ${words.slice(found.index + found[0].length)}`;
    if (from.length === 0 || from.length !== to.length || !from.every(isKnown)) continue;
    if (to.some((one) => isKnown(one) || noName.test(one)) || unread(outside.replace(about, ' ')).length > 0)
      continue;
    return from.map((one, at) => ({ old: one, fresh: to[at] ?? '' }));
  }
  return null;
}

const eachOne = new RegExp(
  `^(?:and )?${kind}(?<old>${aName})\\s?(?:to|into|as|zu|in|en|à|a|->|→|=>)\\s?(?<fresh>${aName})$`,
  'iu',
);
const everywhere = /[\s,]+(?:everywhere|throughout|überall|partout|en todas partes)[.!]*$/iu;

/** "Rename a to b, c to d and e to f"; empty where not every part is such a pair. */
function eachRenamed(words: string): Renaming[] {
  const list = /^(?:please )?(?:rename|change|benenne|renomme|renombra)\s(?<list>.+)$/isu.exec(
    words.replace(everywhere, ''),
  )?.groups?.['list'];
  const pairs = (list ?? '')
    .split(/,\s+(?:and\s+)?|\s+(?:and|und|et|y)\s+/iu)
    .map((part) => eachOne.exec(part.trim())?.groups);
  return pairs.every((one) => one?.['old'] !== undefined && one['fresh'] !== undefined)
    ? pairs.map((one) => ({ old: bare(one?.['old'] ?? ''), fresh: bare(one?.['fresh'] ?? '') }))
    : [];
}

const bare = (name: string) => name.replace(/[`"“”]/gu, '').trim();

const about =
  /(?<!\p{L})(?:rename\w*|umbenennen|umbenannt|renommer|renombrar|call|called|use|bei uns|consistent\w*)(?!\p{L})/giu;
const noName =
  /^(?:the|an?|it|that|this|them|something|else|required|optional|mandatory|unique|null|nullable|not|gone|there|integer|string|number|boolean|text|uuid|int|date|timestamp|timestamptz|array|object|enum|removed|deleted|renamed|added|indexed|in|on|of|to|by|and|or|one|two|both|all|query|header|path|required\.|needed|used|wrong|missing|more|less|lowercase|plural|singular|snake_case|camelcase|kebab-case|better|shorter|clearer)$/iu;

/** The names of a list, without signs of code. */
export function namesIn(words: string): string[] {
  return words
    .split(new RegExp(and, 'iu'))
    .map((one) => one.replace(/[`"“”]/gu, '').trim())
    .filter((one) => one !== '');
}

/** What names shorten and people say in full. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ['no', '(?:no|nr|num|number)'],
  ['nr', '(?:no|nr|num|number)'],
  ['num', '(?:no|nr|num|number)'],
  ['qty', '(?:qty|quantity)'],
  ['desc', '(?:desc|description)'],
  ['addr', '(?:addr|address)'],
  ['amt', '(?:amt|amount)'],
]);

function partsOf(name: string): string[] {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '_').split(/[_-]+/u);
}

/** Whether words hold all that a name is made of: of the names of a long model few do, and only those are looked for. */
export function mayName(words: string, name: string): boolean {
  const said = words.toLowerCase();
  return partsOf(name)
    .map((part) => part.toLowerCase())
    .every((part) => shortForms.has(part) || said.includes(part) || said.includes(singularOf(part)));
}

/** A noun in its singular, and as it is written. */
function inBoth(noun: string): string {
  const one = singularOf(noun);
  if (one === noun) return noun;
  return noun.startsWith(one) ? `${one}(?:${noun.slice(one.length)})?` : `(?:${noun}|${one})`;
}

/** "insurance_number" also as "insurance number", "insurance-number" or "insuranceNumber", in the singular or the plural. */
export function spokenName(name: string): RegExp {
  const parts = partsOf(name)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .map(
      (part, at, all) => shortForms.get(part.toLowerCase()) ?? (at === all.length - 1 ? inBoth(part) : part),
    );
  return new RegExp(
    `(?<![\\p{L}\\p{N}_/{.-])[\`"“]?${parts.join('[ _-]?')}(?:e?s(?=$|[^\\p{L}]))?[\`"”]?(?:['’]s)?(?![\\p{L}\\p{N}_/}-]|\\.[\\p{L}_])`,
    'iu',
  );
}
