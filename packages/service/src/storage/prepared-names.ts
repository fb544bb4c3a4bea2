import { sha256Of } from '../sha256.ts';

const names = new Map<string, string>();

/** Says that a text of SQL is put again and again, only with other values, so that a server may keep what it makes of it. */
export function keepPrepared(sql: string): void {
  if (!names.has(sql)) names.set(sql, `faircopy_${sha256Of(sql).slice(0, 24)}`);
}

/**
 * The name under which a server keeps a text; undefined for one that is not kept. It follows from the text: whoever shares a
 * connection by way of a pooler means the same by it.
 */
export function preparedName(sql: string): string | undefined {
  return names.get(sql);
}
