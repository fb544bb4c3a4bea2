import type { WebSearchReport, WebSource } from '@faircopy/contract';
import type { Model } from '../../models/model.ts';
import type { FoundPage, WebSearch } from '../../search/web-search.ts';
import type { GuardedAnswer } from '../guard/guarding.ts';
import { searchQuery } from './search-query.ts';

/** What a request for grounding on the web comes to. */
export interface Grounding {
  /** What the model is told about it; empty where nobody asked. */
  readonly work: { readonly searchesWeb?: true; readonly searchResults?: string };
  /** What the answer draws on, and whether a search ran; empty where nobody asked. */
  report(answer: GuardedAnswer): {
    readonly sources?: WebSource[];
    readonly webSearch?: WebSearchReport;
  };
}

const NOBODY_ASKED: Grounding = { work: {}, report: () => ({}) };

const LONGEST_SEARCH_MS = 10_000;

/**
 * Prepares an answer that is to be grounded on the web: by the model's own search where it has one, else by the operator's.
 *
 * @param text what the answer is about
 */
export async function groundingFor(
  wanted: boolean | undefined,
  model: Model,
  text: string,
  search: WebSearch | null,
): Promise<Grounding> {
  if (wanted !== true) return NOBODY_ASKED;
  if (model.searchesWeb === true) {
    return {
      work: { searchesWeb: true },
      report: ({ report: { sources = [] } }) => ({
        sources: [...sources],
        webSearch: sources.length > 0 ? RAN : none('The model did not search, or found nothing it used.'),
      }),
    };
  }
  if (search === null) return without('No search is set up for this model, so none ran.');
  const pages = await search(searchQuery(text), AbortSignal.timeout(LONGEST_SEARCH_MS));
  if (pages === null) return without('The search could not be reached, so none ran.');
  const sources = pages.map(({ url, title }) => ({ url, title }));
  const work = pages.length === 0 ? {} : { searchResults: pages.map(shown).join('\n\n') };
  return { work, report: () => ({ sources, webSearch: RAN }) };
}

const RAN: WebSearchReport = { ran: true, message: null };

function none(message: string): WebSearchReport {
  return { ran: false, message };
}

function without(message: string): Grounding {
  return { work: {}, report: () => ({ sources: [], webSearch: none(message) }) };
}

function shown({ url, title, excerpt }: FoundPage): string {
  return [title, url, excerpt].filter(Boolean).join('\n');
}
