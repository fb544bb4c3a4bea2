import type { Kysely, Transaction } from 'kysely';
import type { Secret } from '../settings/secret.ts';
import type { Tables } from './tables.ts';

/** A store as one of the two databases opens it. */
export interface OpenStore {
  readonly db: Database;
  readonly dialect: 'sqlite' | 'postgres';
  /** Whether no other process can serve it, so that what concerns requests under way alone may be kept in memory. */
  readonly isAlone: boolean;
  /** What its connections do at the moment; null where there is but one. */
  readonly load: (() => StoreLoad) | null;
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

/** Connections, and how many queries wait for one. */
export interface StoreLoad {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** A query that is over. */
export interface Query {
  /** Its verb, such as `SELECT`. */
  readonly kind: string;
  readonly seconds: number;
  readonly failed: boolean;
}

export type ObserveQuery = (query: Query) => void;
