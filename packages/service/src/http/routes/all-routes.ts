import type { Revision } from '@faircopy/contract';
import type { Builds } from '../../desktop/builds/builds.ts';
import type { Desktop } from '../../desktop/desktop.ts';
import type { Providers } from '../../providers/providers.ts';
import type { WritingParts } from '../../writing/parts.ts';
import type { Route } from '../route.ts';
import { type AccountParts, accountRoutes } from './account-routes.ts';
import { buildRoutes } from './build-routes.ts';
import { desktopRoutes } from './desktop-routes.ts';
import { listHistoryRoute } from './history/list-history.ts';
import { listModelsRoute } from './models/list-models.ts';
import { noteRoutes } from './note-routes.ts';
import { providerRoutes } from './providers/provider-routes.ts';
import { documentSchemaRoute } from './service/document-schema.ts';
import { healthRoute } from './service/health.ts';
import { livezRoute } from './service/livez.ts';
import { metricsRoute } from './service/metrics.ts';
import { readyzRoute } from './service/readyz.ts';
import { detectLanguageRoute } from './writing/detect-language.ts';
import { optimizeRoute } from './writing/optimize.ts';
import { optimizeInputRoute } from './writing/optimize-input.ts';
import { refineRoute } from './writing/refine.ts';
import { summarizeRoute } from './writing/summarize.ts';
import { translateRoute } from './writing/translate.ts';

/** What the routes call. */
export interface RouteParts {
  readonly revision: Revision;
  readonly writing: WritingParts;
  readonly account: AccountParts;
  readonly desktop: Desktop;
  readonly builds: Builds;
  readonly providers: Providers;
  /** Resolves when the store answers. */
  readonly checkStore: () => Promise<void>;
  /** What the process counts, in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
  /** The XSD of documents in XML. */
  readonly documentSchema: () => Promise<string>;
}

/** Every operation of the service, those of later revisions among them; the server leaves out what is not live. */
export function allRoutes(parts: RouteParts): readonly Route[] {
  const { revision, writing, account, desktop, providers, checkStore, metrics, documentSchema } = parts;
  return [
    healthRoute(),
    optimizeRoute(writing),
    translateRoute(revision, writing),
    refineRoute(revision, writing),
    optimizeInputRoute(),
    summarizeRoute(writing),
    detectLanguageRoute(writing),
    listHistoryRoute(writing.db),
    listModelsRoute(() => writing.catalogue.list()),
    ...accountRoutes(revision, account),
    ...noteRoutes(desktop.notes),
    ...desktopRoutes(revision, desktop),
    ...buildRoutes(revision, parts.builds),
    ...providerRoutes(revision, providers),
    livezRoute(),
    readyzRoute(checkStore),
    metricsRoute(metrics),
    documentSchemaRoute(documentSchema),
  ];
}
