import type { ManifestFile } from '@faircopy/contract';
import { type RawBuilder, sql } from 'kysely';
import type { DatabaseTransaction, Storage } from '../storage/storage.ts';

/** Characters of a SHA-256 in hexadecimal. */
const HASH_CHARACTERS = 64;

/**
 * Makes a list the files of a project, in two statements however long it is. What is as it was is read and not written.
 *
 * @returns paths in no order: those that are new or have another hash, and those that are gone
 */
export async function replaceFiles(
  transaction: DatabaseTransaction,
  dialect: Storage['dialect'],
  { userId, projectId }: { readonly userId: string; readonly projectId: string },
  files: readonly ManifestFile[],
): Promise<{ readonly written: string[]; readonly removed: string[] }> {
  const sent = sentFiles(dialect, files);
  const written = await sql<{ path: string }>`
    with sent as ${sent}
    insert into ${sql.table('projectFiles')}
      (${sql.ref('userId')}, ${sql.ref('projectId')}, ${sql.ref('path')}, ${sql.ref('hash')})
    select ${text(userId)}, ${text(projectId)}, sent.path, sent.hash
    from sent
    left join ${sql.table('projectFiles')} known
      on known.${sql.ref('userId')} = ${userId}
      and known.${sql.ref('projectId')} = ${projectId}
      and known.path = sent.path
    where known.hash is null or known.hash <> sent.hash
    on conflict (${sql.ref('userId')}, ${sql.ref('projectId')}, ${sql.ref('path')})
      do update set hash = excluded.hash
    returning ${sql.ref('path')}
  `.execute(transaction);
  const removed = await sql<{ path: string }>`
    with sent as ${sent}
    delete from ${sql.table('projectFiles')}
    where ${sql.ref('userId')} = ${userId} and ${sql.ref('projectId')} = ${projectId}
      and path not in (select sent.path from sent)
    returning path
  `.execute(transaction);
  return { written: pathsOf(written.rows), removed: pathsOf(removed.rows) };
}

/** The list as a table of paths and hashes. It travels as one JSON array of texts, hash before path. */
function sentFiles(dialect: Storage['dialect'], files: readonly ManifestFile[]): RawBuilder<unknown> {
  const list = JSON.stringify(files.map(({ path, hash }) => hash + path));
  const rows =
    dialect === 'sqlite'
      ? sql`json_each(${list}) item`
      : sql`json_array_elements_text(${list}::json) item(value)`;
  const hash = sql.lit(HASH_CHARACTERS);
  const path = sql.lit(HASH_CHARACTERS + 1);
  return sql`materialized (select substr(item.value, ${path}) as path, substr(item.value, 1, ${hash}) as hash from ${rows})`;
}

/** A parameter that both databases take for text where its place does not say so. */
function text(value: string): RawBuilder<string> {
  return sql<string>`cast(${value} as text)`;
}

function pathsOf(rows: readonly { readonly path: string }[]): string[] {
  return rows.map(({ path }) => path);
}
