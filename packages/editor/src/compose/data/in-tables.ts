import type { Entity } from '../../understand/entities/entity.ts';
import { entityKey } from '../../understand/entities/entity-key.ts';
import { fieldList } from '../../understand/entities/field.ts';
import { fieldName } from '../../understand/entities/field-name.ts';
import { whollyNoted } from '../../understand/entities/noted-records.ts';
import type { Statement } from '../../understand/statement.ts';
import type { Model } from './model.ts';

/** Whether the field tables say all that a statement says: an item of a list of fields, "greenhouse: id, name", "kind, min, max". */
export function isInTables(
  { block, start, index, text }: Statement,
  { tables }: Model,
  entities: readonly Entity[],
): boolean {
  const telling = entities.filter(({ statements }) => statements.includes(index));
  if (block.kind === 'listItem') return start === block.start || telling.length > 0;
  const isTable = (name: string) => tables.some((one) => entityKey(one.name) === entityKey(name));
  const opening = namedFirst(block.text)?.toLowerCase();
  if (tables.some(({ name }) => name.toLowerCase() === opening)) return true;
  if (telling.length === 0) return false;
  const first = namedFirst(text)?.toLowerCase();
  const noted = whollyNoted(text).map((name) => name.replaceAll(' ', '_'));
  return (
    tables.some(({ name }) => name.toLowerCase() === first) ||
    (noted.length > 0 && noted.every(isTable)) ||
    telling.some((one) => listsFieldsOf(one, text))
  );
}

function namedFirst(said: string): string | null {
  return /^`?([\p{L}\p{N}_]{2,50})`?\s?[:(]/u.exec(said)?.[1] ?? null;
}

/** Names of its fields and nothing else. */
function listsFieldsOf({ fields }: Entity, text: string): boolean {
  const names = new Set(fields.flatMap(({ name }) => [name, name.replace(/_id$/u, '')]));
  const parts = fieldList(text.replace(/[.!]$/u, ''));
  return parts.length > 1 && parts.every((part) => names.has(fieldName(part)));
}
