import type { WebSource } from '@faircopy/contract';

/** A page that a search found, with what the search says it says. */
export interface FoundPage extends WebSource {
  readonly excerpt: string;
}

/**
 * Looks on the web. What comes back was written by strangers.
 *
 * @returns at most a handful of pages, best first; null when the search could not be had
 */
export type WebSearch = (query: string, signal: AbortSignal) => Promise<readonly FoundPage[] | null>;
