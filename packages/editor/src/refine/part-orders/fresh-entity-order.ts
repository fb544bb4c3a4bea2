import { fieldList, readField } from '../../understand/entities/field.ts';
import type { Draft } from '../draft.ts';
import { isSqlType } from '../entities/field-values.ts';
import { findEntity } from '../entities/places.ts';
import { framedTexts } from './framed-text.ts';
import { unknownIn } from './known-words.ts';
import { type Masked, namedIn } from './mentions.ts';
import type { PartOrder } from './part-order.ts';
import { adding, removing } from './signs.ts';

const entityNoun =
  /(?<!\p{L})(?:entit\w*|entität\w*|entidad|entidade|entité|tables?|tabellen?|tabla|tabela|tabella|tabel|model|encj\w*)(?!\p{L})/iu;

/** An entity more, with its fields. */
export function freshEntityOrder(masked: Masked, draft: Draft): PartOrder | null {
  const names = [
    ...unknownIn(masked.text),
    ...namedEntity.flatMap((form) => form.exec(masked.text)?.groups?.['name'] ?? []),
  ].slice(0, MOST_NAMES);
  for (const name of names) {
    if (isSqlType(name) || findEntity(draft, name)) continue;
    const at = masked.text.search(new RegExp(`(?<![\\p{L}_])[\`"]?${name}[\`"]?(?![\\p{L}_])`, 'u'));
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
      said: `Add an entity ${name}: ${fields}`,
      holds: (after) => (findEntity(after, name)?.rows.length ?? 0) >= rows,
    };
  }
  return null;
}

/** What leads to a list of fields. */
const lead =
  /^(?:(?:it|that|which|with|having|has|hat|mit|con|avec|the|los|les|die|fields?|columns?|champs|campos|felder)[\s:]+)+/iu;
const MOST_NAMES = 4;
/** Where the name of an entity stands that is a word of orders, too. */
const namedEntity = [
  /(?:entity|table|entität|tabelle|entidad|tabla|entité|entidade|tabela|entità|tabella|entiteit|tabel)\s[`"]?(?<name>[\p{L}_]\w+)/iu,
  /(?:add|introduce|create)\s[`"]?(?<name>[\p{L}_]\w+)[`"]?\s(?:to|as|entity|table)(?!\p{L})/iu,
  /^\+\s[`"]?(?<name>[\p{L}_]\w+)[`"]?\s?:/u,
];
