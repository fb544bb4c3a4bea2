import { fieldList, readField } from '../../../../understand/entities/field.ts';
import type { Draft } from '../../../draft.ts';
import { isSqlType } from '../../../entities/field-values.ts';
import { findEntity } from '../../../entities/places.ts';
import { ADDING } from '../../lexicon/concept.ts';
import { conceptsOf } from '../../lexicon/lexicon.ts';
import { adding, removing } from '../../lexicon/signs.ts';
import { unknownIn } from '../../lexicon/words-of-orders.ts';
import { type Masked, namedIn } from '../../named/mentions.ts';
import { framedTexts } from '../../reading/framed-text.ts';
import type { Wish } from '../../wish.ts';

const entityNoun =
  /(?<!\p{L})(?:entit\w*|entität\w*|entidad|entidade|entité|tables?|tabellen?|tabla|tabela|tabella|tabel|model|encj\w*)(?!\p{L})/iu;

/** An entity more, with its fields. */
export function freshEntityOrder(masked: Masked, draft: Draft): Wish | null {
  const names = [
    ...namedEntity.flatMap((form) => form.exec(masked.text)?.groups?.['name'] ?? []),
    ...unknownIn(masked.text),
  ].slice(0, MOST_NAMES);
  for (const name of names) {
    if (isSqlType(name) || pointing.test(name) || findEntity(draft, name)) continue;
    const at = masked.text.search(new RegExp(`(?<![\\p{L}_])[\`"]?${name}[\`"]?(?![\\p{L}_])`, 'u'));
    if (isSecondWord(masked.text.slice(0, at))) continue;
    const text =
      masked.text.slice(0, at) +
      masked.text.slice(at).replace(new RegExp(`[\`"]?${name}[\`"]?`, 'u'), `⟦${masked.mentions.length}⟧`);
    const mark = `⟦${masked.mentions.length}⟧`;
    const found = framedTexts(
      text,
      (frame) =>
        frame.includes(mark) &&
        (adding.test(frame) || /^\+/u.test(frame)) &&
        !removing.test(frame) &&
        (entityNoun.test(frame) || /^\+/u.test(frame)) &&
        namedIn(frame.replace(mark, ''), masked, 'entity').length === 0,
    );
    const lists = found.map(({ text: said }) => said.replace(lead, '').replace(/[.!?)]+$/u, ''));
    const fields = lists.find((list) => {
      const read = list.includes('⟦') ? [] : fieldList(list).map(readField);
      return read.length > 1 && read.every((one) => one !== null);
    });
    if (fields === undefined) continue;
    const rows = fieldList(fields).length;
    return {
      orders: [`Add an entity ${name}: ${fields}`],
      holds: (after) => (findEntity(after, name)?.rows.length ?? 0) >= rows,
    };
  }
  return null;
}

/** Whether the word before a name belongs to it: "late fee". */
function isSecondWord(before: string): boolean {
  const word = /[\p{L}_]+(?= $)/u.exec(before)?.[0] ?? '';
  const concepts = conceptsOf(word);
  return !entityNoun.test(word) && concepts.size > 0 && !ADDING.some((one) => concepts.has(one));
}

/** What leads to a list of fields. */
const lead =
  /^(?:(?:it|that|which|with|having|has|hat|mit|con|avec|the|los|les|die|fields?|columns?|champs|campos|felder)[\s:]+)+/iu;
const MOST_NAMES = 4;
/** Words that stand for a name. */
const pointing = /^(?:that|this|it|them|with|called|named|for|which|there)$/iu;
/** Where the name of an entity stands that is a word of orders, too. */
const namedEntity = [
  /(?:entity|table|entität|tabelle|entidad|tabla|entité|entidade|tabela|entità|tabella|entiteit|tabel)\s[`"]?(?<name>[\p{L}_]\w+)/iu,
  /(?:add|introduce|create)\s[`"]?(?<name>[\p{L}_]\w+)[`"]?\s(?:to|as|entity|table)(?!\p{L})/iu,
  /^\+\s[`"]?(?<name>[\p{L}_]\w+)[`"]?\s?:/u,
  /(?<!\p{L})(?:needs?|lacks?|misses|missing)\s[`"]?(?<name>[\p{L}_]\w+)[`"]?[,.;]/iu,
];
