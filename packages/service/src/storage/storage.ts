import type { Kysely, Transaction } from 'kysely';
import type { Secret } from '../settings/secret.ts';
import type { Tables } from './tables.ts';

/** A store as one of the two databases opens it. */
export interface OpenStore {
  readonly db: Database;
  readonly dialect: 'sqlite' | 'postgres';
  /** Ends running queries and gives the store up. Closing it twice is harmless. */
  close(): Promise<void>;
}

/** The open store, and the secret under which it seals what must not be read from a copy of it. */
export interface Storage extends OpenStore, AsyncDisposable {
  readonly secret: Secret;
}

/** What a query runs on: the store itself, or a transaction of it. */
export type Database = Kysely<Tables>;

/** A query that is only right inside a transaction asks for this. */
export type DatabaseTransaction = Transaction<Tables>;
