import { createEgress } from '../models/egress/egress.ts';
import { portOf } from '../models/egress/permits.ts';
import type { Settings } from '../settings/settings.ts';
import { createSearxng } from './searxng.ts';
import type { WebSearch } from './web-search.ts';

/** The search the operator set up, and its way out, which disposing closes. */
export interface OperatorSearch extends AsyncDisposable {
  /** Null: none was set up. */
  readonly search: WebSearch | null;
}

const SILENCE_MS = 10_000;

/** The address is the operator's own, so it may be private. */
export function createOperatorSearch(
  { searchUrl }: Pick<Settings, 'searchUrl'>,
  report: (message: string) => void,
): OperatorSearch {
  if (searchUrl === null) return { search: null, [Symbol.asyncDispose]: async () => undefined };
  const url = new URL(searchUrl);
  const allowed = [{ host: url.hostname, port: portOf(url) }];
  const egress = createEgress({ allowed, silenceMs: SILENCE_MS });
  return {
    search: createSearxng(searchUrl, egress.fetch, report),
    [Symbol.asyncDispose]: () => egress[Symbol.asyncDispose](),
  };
}
