import { singularOf } from '../api/nouns.ts';
import { fieldList } from './field.ts';

/** One thing and the list of what it has, as a line writes them; the offsets are those of the line. */
export interface NotedRecord {
  readonly name: string;
  readonly list: string;
  readonly start: number;
  readonly end: number;
}

/** "stay: dog, run, from, to", "- one garage: name, address, capacity", "create a booking: room, from, to". */
const labelled =
  /^[-*+•\s]{0,6}[`*]{0,2}(?:(?:an?|one|each|every|the|(?:create|add|register|update|new)(?: an?| the)?)\s)?(\p{L}[\p{L}\p{N}_]{1,40}(?: \p{L}{2,20}){0,2}?)[`*]{0,2}(?: (?:per|of an?|of the) (\p{L}{2,20}))?(?::|\s?[-=]>|\s[–—=])\s(.{8,500})$/iu;
/** "loan(borrower, start, end, status)", "wash booking (tram, lane, start)": a thing and its list in brackets, which is all there is. */
const bracketed =
  /^[-*+•\s]{0,6}[`*]{0,2}(?:(?:an?|one|each|every|the) )?(\p{L}[\p{L}\p{N}_]{1,40}(?: \p{L}{2,20})?)[`*]{0,2} ?\(((?:[^()]|\([^()]*\)){8,500})\)[.;]?$/iu;
/** Before several of them in one line: "choir: members (name, phone), concerts (title, venue)". */
const topic = /^[-*+•\s]{0,6}(?:\p{L}[\p{L} ]{2,40}: )?/u;
/** "Attendance of a member at a rehearsal (yes/no/excused)": it is of both, and has one of these values. */
const ofTwo =
  /^(\p{L}{3,30}) of (?:an? |the |each )?(\p{L}{3,30}) (?:at|in|on|for|to|with) (?:an? |the |each )?(\p{L}{3,30}) ?\(([\p{L}-]{2,20}(?: ?[/|] ?[\p{L}-]{2,20}){1,8})\)$/iu;
/** What a list of columns has, and a list of values has not. */
const columnLike =
  /(?:^|,\s?)`?(?:id|name|title|e-?mail|phone|number|status|state|date|address|price|amount|reason|result|start|end|type|kind|[\p{L}]+ (?:name|number|date|at|on)|\p{L}+(?:_\p{L}+)+|\p{L}+ (?:bool|boolean|int|text|uuid|timestamp|date)(?!\p{L}))/iu;
/** A sentence on things, and no list of what they have. */
const tellsOf = /(?<!\p{L})(?:has|have|is|are|can|may|must|should|gets?|belongs?)(?!\p{L})/iu;
/** Where a sentence ends and another begins; a full stop behind one letter shortens a word. */
const sentenceEnd = /(?<=[\p{L}\p{N})\]%/]{2}[.!?])\s+(?=\S)/gu;

/** The things that a line notes down, one a sentence, or one a bracket: "Lane: number, max length. Entry: tram, position." */
export function notedRecords(line: string): NotedRecord[] {
  let from = 0;
  return [...line.matchAll(sentenceEnd), null].flatMap((end) => {
    const to = end === null ? line.length : end.index;
    const start = from;
    from = end === null ? to : to + end[0].length;
    return recordsIn(line.slice(start, to).replace(/[.!?]$/u, '')).map((one) => ({ ...one, start, end: to }));
  });
}

/** The names of the things that a sentence notes down; none where it says something besides. */
export function whollyNoted(sentence: string): string[] {
  const plain = sentence.trim().replace(/[.!]$/u, '');
  const records = tellsOf.test(plain.replace(/\([^()]*\)/gu, '')) ? [] : notedRecords(plain);
  const others = fieldList(plain.replace(topic, '')).length - records.length;
  return records.length > 1 && others > 0 ? [] : records.map(({ name }) => name);
}

function recordsIn(sentence: string): Omit<NotedRecord, 'start' | 'end'>[] {
  const several = inBrackets(sentence);
  if (several.length > 0) return several;
  const [, name = '', whole, list = ''] = labelled.exec(sentence) ?? [];
  // "Alarm rule per zone: kind, min, max": each is of one.
  if (name !== '') return [{ name, list: whole === undefined ? list : `${whole}, ${list}` }];
  const [, thing = '', columns = ''] = bracketed.exec(sentence) ?? [];
  return thing === '' ? [] : [{ name: thing, list: columns }];
}

/** "members (name, e-mail), concerts (title, venue)": several things in one sentence, each with its columns in brackets. */
function inBrackets(sentence: string): Omit<NotedRecord, 'start' | 'end'>[] {
  const parts = fieldList(sentence.replace(topic, ''));
  const records = parts.flatMap((part) => {
    const [, of = '', one = '', other = '', values = ''] = ofTwo.exec(part) ?? [];
    if (of !== '') return [{ name: of, list: `${one}, ${other}, ${of} ${values.replaceAll(' ', '')}` }];
    const [, name = '', list = ''] = bracketed.exec(part) ?? [];
    const isSeveral = singularOf(name.toLowerCase()) !== name.toLowerCase() || name.includes('_');
    const columns = fieldList(list).length;
    return columns > (isSeveral ? 1 : 3) && columnLike.test(list) ? [{ name, list }] : [];
  });
  return records.length > 1 && records.length >= parts.length * 0.6 ? records : [];
}
