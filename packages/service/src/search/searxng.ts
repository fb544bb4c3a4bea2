import type { FoundPage, WebSearch } from './web-search.ts';

const MOST_PAGES = 6;
const MOST_EXCERPT = 600;
const MOST_TITLE = 200;

/**
 * The JSON interface of a SearXNG server, https://docs.searxng.org/dev/search_api.html.
 *
 * @param address of the server, with or without `/search`
 * @param fetch goes nowhere else than there
 * @param report told why a search could not be had, without the query
 */
export function createSearxng(
  address: string,
  fetch: typeof globalThis.fetch,
  report: (message: string) => void,
): WebSearch {
  return async (query, signal) => {
    const url = new URL(address);
    if (!url.pathname.endsWith('/search')) url.pathname = `${url.pathname.replace(/\/$/, '')}/search`;
    url.searchParams.set('q', query);
    url.searchParams.set('format', 'json');
    try {
      const response = await fetch(url.href, { signal, headers: { accept: 'application/json' } });
      if (!response.ok) {
        await response.body?.cancel();
        report(`the search answered ${response.status}`);
        return null;
      }
      return pagesOf(await response.json());
    } catch (error) {
      report(`the search failed: ${error instanceof Error ? error.name : typeof error}`);
      return null;
    }
  };
}

/** The pages of an answer; whatever in it is of another shape is passed over. */
function pagesOf(answer: unknown): FoundPage[] | null {
  const { results } = (answer ?? {}) as { results?: unknown };
  if (!Array.isArray(results)) return null;
  const pages = new Map<string, FoundPage>();
  for (const result of results) {
    const { url, title, content } = (result ?? {}) as Record<string, unknown>;
    const address = typeof url === 'string' ? URL.parse(url) : null;
    if (address === null || !/^https?:$/.test(address.protocol) || pages.has(address.href)) continue;
    pages.set(address.href, {
      url: address.href,
      title: line(title, MOST_TITLE),
      excerpt: line(content, MOST_EXCERPT),
    });
    if (pages.size === MOST_PAGES) break;
  }
  return [...pages.values()];
}

function line(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  return value
    .toWellFormed()
    .replaceAll('\u0000', '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();
}
