import type { ListedRelease, Release } from './release.ts';

/** Where the operator puts builds. */
export interface ReleaseStore {
  /** Milliseconds for which the list is not asked for again. */
  readonly freshMs: number;
  /** The text of `releases.json`; null where there is none. */
  readList(): Promise<string | null>;
  /** Size and SHA-256 of the file of an entry, as far as the place tells; null where the file is not there. */
  measure(release: ListedRelease): Promise<{ readonly sizeBytes: number; readonly sha256?: string } | null>;
  /** An address of the file for anybody who has it, until a moment. */
  address(release: Release, expires: Date): Promise<string>;
}
