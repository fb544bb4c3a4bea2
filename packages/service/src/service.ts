import { createAccount } from './access/account.ts';
import { invitationLink, invite } from './access/accounts/invitations.ts';
import { createAuthentication } from './access/authenticate.ts';
import { createEntitlements } from './access/entitlements.ts';
import { prepareFirstStart } from './access/first-start.ts';
import { createRequestLimits } from './access/limits.ts';
import { createQuota } from './access/quota.ts';
import { createSignIn } from './access/sign-in.ts';
import { createBuilds } from './desktop/builds/builds.ts';
import { createDesktop } from './desktop/desktop.ts';
import { startHousekeeping } from './housekeeping.ts';
import { closeServer } from './http/close-server.ts';
import { createDraining } from './http/draining.ts';
import { EVENT_STREAM_TIMES, type EventStreamTimes } from './http/event-stream/event-stream.ts';
import { issuerPages } from './http/pages/issuer-pages.ts';
import { allRoutes } from './http/routes/all-routes.ts';
import { createServer } from './http/server.ts';
import { listen } from './listen.ts';
import { callLog } from './models/call-log.ts';
import { createCatalogue } from './models/catalogue.ts';
import { createModelChoice } from './models/choose-model.ts';
import { createEmbeddedModel } from './models/embedded/embedded-model.ts';
import { createEditorPool, type EditorPool, type EditorPoolOptions } from './models/embedded/pool.ts';
import { createTextWork } from './models/embedded/text-work.ts';
import { createManagedModels } from './models/managed-models.ts';
import type { Model } from './models/model.ts';
import { observeModel } from './models/observed-model.ts';
import { createRouter } from './models/router.ts';
import { createProviders } from './providers/providers.ts';
import { createOperatorSearch } from './search/operator-search.ts';
import type { Settings } from './settings/settings.ts';
import { checkStore } from './storage/check-store.ts';
import { openStorage } from './storage/open.ts';
import { connectRedis } from './storage/redis/connect.ts';
import type { ObserveQuery } from './storage/storage.ts';
import { createLogger, type Logger } from './telemetry/logger.ts';
import { createMetrics } from './telemetry/metrics/metrics.ts';
import type { Tracing } from './telemetry/traces/tracing.ts';
import { certainLanguage } from './writing/certain-language.ts';
import { createKeptAnswers } from './writing/kept-answers.ts';

/** A service that listens. Disposing it lets requests under way finish first. */
export interface Service extends AsyncDisposable {
  /** Where it listens, such as `http://127.0.0.1:8787`. */
  readonly address: string;
  /** The owner's first key, when this start made it; it is shown nowhere else. */
  readonly firstKey: string | null;
  /** Where the owner sets a password, once, when this start made the owner and the service is its own issuer. */
  readonly ownerLink: string | null;
}

/** Parts a caller brings along, for tests. What is left out is made from the settings. */
export interface ServiceOverrides {
  readonly logger?: Logger;
  readonly pool?: EditorPoolOptions;
  /** Threads that outlast the service, in place of its own; whoever brings them ends them. */
  readonly editor?: EditorPool;
  /** Answers in place of the editor. */
  readonly embedded?: Model;
  /** Checks every answer against its route's schemas. Default false. */
  readonly checksAnswers?: boolean;
  readonly streamTimes?: EventStreamTimes;
  /** Milliseconds that an answer of the editor may take at least. */
  readonly leastAnswerMs?: number;
  /** Milliseconds before which no trial of a caller's provider is answered. */
  readonly shortestTrialMs?: number;
  /** Milliseconds that requests under way are given to finish when the service stops. */
  readonly drainMs?: number;
}

/** Loaded only where something is traced, since it takes a tenth of a second and some megabytes. */
async function createTracing(url: string): Promise<Tracing> {
  const { createOtlpTracing } = await import('./telemetry/traces/otlp-tracing.ts');
  return createOtlpTracing(url);
}

/** As `drainMs`. */
const DRAIN_MS = 30_000;

/**
 * Puts the service together and starts it: the one place that names concrete parts. What was opened before a fault is
 * closed again.
 *
 * @throws {StartError} when the store, the configured models or the address cannot be had
 */
export async function createService(settings: Settings, overrides: ServiceOverrides = {}): Promise<Service> {
  await using opened = new AsyncDisposableStack();
  const logger = overrides.logger ?? createLogger(settings.logLevel);
  for (const warning of settings.warnings) logger.warn(warning);

  const metrics = createMetrics();
  const tracing = settings.traceUrl === null ? null : opened.use(await createTracing(settings.traceUrl));
  const observeQuery: ObserveQuery = (query) => {
    metrics.parts.queried(query);
    tracing?.queried(query);
  };
  const storage = opened.use(await openStorage(settings, { observe: observeQuery }));
  if (storage.load !== null) metrics.parts.watchStore(storage.load);
  opened.use(startHousekeeping(storage.db, settings, logger));
  const { redisUrl } = settings;
  const redis = redisUrl === null ? null : await connectRedis(redisUrl, (message) => logger.warn(message));
  opened.defer(() => redis?.client.disconnect());
  if (redis !== null) metrics.parts.watchRedis(redis.isThere);
  const pool = overrides.editor ?? opened.use(createEditorPool(overrides.pool));
  metrics.parts.watchEditor(pool.load);
  const observers = [callLog(logger), metrics.models, ...(tracing === null ? [] : [tracing.models])];
  const observed = <Observed extends Model>(model: Observed) => observeModel(model, observers);
  const embedded = observed(overrides.embedded ?? createEmbeddedModel(pool, overrides.leastAnswerMs));

  const managed = opened.use(createManagedModels(settings));
  const managedModels = managed.models.map(observed);
  const catalogue = createCatalogue(embedded, managedModels);
  const providers = opened.use(createProviders(storage, settings, overrides.shortestTrialMs));
  const text = createTextWork(pool);
  const quota = createQuota(storage, settings.plans);
  if (storage.isAlone) metrics.parts.watchQuota(() => quota.held() ?? 0);
  const writing = {
    db: storage.db,
    catalogue,
    kept: createKeptAnswers(storage, catalogue),
    search: opened.use(createOperatorSearch(settings, (message) => logger.warn(message))).search,
    choose: createModelChoice({
      catalogue,
      ownModel: async (principal) => {
        const model = await providers.ownModel(principal);
        return model === null ? null : observed(model);
      },
      route: createRouter(managedModels, { ...settings, logger, languageOf: certainLanguage(text) }),
    }),
    text,
    quota,
    timeoutMs: settings.upstreamTimeoutMs,
    guarded: metrics.guarded,
  };
  // Known at the latest when requests come in.
  let origin = settings.baseUrl ?? '';
  const signIn = createSignIn(settings, {
    ...storage,
    redis,
    baseUrl: () => origin,
    pages: issuerPages,
    report: (error) => logger.error({ err: error }, 'the embedded issuer failed'),
  });
  const builds = await createBuilds({
    ...settings,
    secret: storage.secret,
    origin: () => origin,
    report: (message) => logger.warn(message),
  });
  const draining = createDraining();
  const app = await createServer({
    ...settings,
    logger,
    draining,
    observers: { requests: metrics.requests, tracing },
    access: {
      ...createRequestLimits(settings.limits, redis, metrics.requests.limited),
      authenticate: createAuthentication(storage.db, settings.plans, signIn.idTokens),
    },
    oidc: signIn.embedded,
    checksAnswers: overrides.checksAnswers ?? false,
    streamTimes: overrides.streamTimes ?? EVENT_STREAM_TIMES,
    routes: allRoutes({
      revision: settings.revision,
      writing,
      account: {
        ...createAccount(storage, settings),
        entitlements: createEntitlements(storage, settings, () => origin),
        signInPlace: signIn.place,
      },
      desktop: createDesktop(storage, settings, (material) => pool.run('assembleContext', material)),
      builds,
      providers,
      metrics: metrics.text,
      checkStore: () => checkStore(storage.db),
      documentSchema: () => pool.run('readDocumentSchema', undefined),
    }),
  });
  opened.defer(() => closeServer(app));
  opened.defer(() => draining.drain(overrides.drainMs ?? DRAIN_MS));
  const address = await listen(app, settings);
  if (settings.leaveSeconds > 0) opened.defer(() => draining.announce(settings.leaveSeconds * 1_000));
  if (settings.baseUrl === null) origin = address;
  pool.warmUp().catch((error: unknown) => logger.warn({ err: error }, 'warm-up failed'));

  // Only now: the key is shown once, so a start that ends before its caller is told must not have made it.
  const first = await prepareFirstStart(storage, settings);
  const ownerLink =
    first === null || signIn.embedded === null
      ? null
      : invitationLink(origin, await invite(storage.db, first.userId));
  const parts = opened.move();
  return {
    address,
    firstKey: first?.key ?? null,
    ownerLink,
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}
