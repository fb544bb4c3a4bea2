import type { WebSource } from '@faircopy/contract';

const MOST_SOURCES = 20;
const MOST_HOPS = 3;
const LONGEST_MS = 5_000;
/** Where Google's grounding leads by way of. */
const REDIRECTS = /\/grounding-api-redirect\//;

/** The place a page's address leads to; null: it leads nowhere else. */
export type Locate = (url: string, signal: AbortSignal) => Promise<string | null>;

/**
 * Sources under their own addresses, each once: redirects of the vendor's are followed to where they lead. One that cannot be
 * followed stays as it is.
 */
export async function finalSources(sources: readonly WebSource[], locate: Locate): Promise<WebSource[]> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const found = await Promise.all(
    sources
      .slice(0, MOST_SOURCES)
      .map(async (source) => ({ ...source, url: await follow(source.url, locate, signal) })),
  );
  return [...new Map(found.map((source) => [source.url, source])).values()];
}

async function follow(url: string, locate: Locate, signal: AbortSignal): Promise<string> {
  let current = url;
  for (let hop = 0; hop < MOST_HOPS && REDIRECTS.test(current); hop += 1) {
    const next = await locate(current, signal).catch(() => null);
    if (next === null) break;
    current = next;
  }
  return current;
}
