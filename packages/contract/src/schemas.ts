import type { TSchema } from 'typebox';
import { AuthConfirmation } from './access/auth-confirm.ts';
import { Entitlements, entitlementsClaims } from './access/entitlements.ts';
import { identity } from './access/identity.ts';
import { createdKey, KeyParameters, keyList, keyRequest } from './access/keys.ts';
import { Profile } from './access/profile.ts';
import { sessionKey, sessionKeyRequest } from './access/session-key.ts';
import { BuildDownload, BuildMetadata, BuildParameters, DownloadQuery } from './desktop/builds.ts';
import { assembledContext, contextInjectRequest } from './desktop/context.ts';
import { ManifestDelta, ManifestSyncRequest } from './desktop/manifest.ts';
import { ProjectList, ProjectUpsertRequest } from './desktop/project.ts';
import { DesktopSessionRequest, desktopSession } from './desktop/session.ts';
import { SyncPage, SyncQuery } from './desktop/sync-events.ts';
import { errorEnvelope } from './envelopes.ts';
import { Health } from './health.ts';
import { NoteList, NotePage, NoteParameters, NoteRequest, NoteUpdateRequest } from './notes/note.ts';
import { NotePatchRequest } from './notes/note-patch.ts';
import { ProviderCurrent } from './providers/configuration.ts';
import { ProviderDraft } from './providers/draft.ts';
import { LegacyCredential } from './providers/legacy-credential.ts';
import type { Revision } from './revision.ts';
import { PageQuery } from './shapes/page.ts';
import { DetectedLanguage, DetectLanguageRequest } from './stages/detect-language.ts';
import { HistoryPage } from './stages/history.ts';
import { ModelList } from './stages/models.ts';
import { OptimizeRequest } from './stages/optimize.ts';
import { refineRequest } from './stages/refine.ts';
import { StreamDelta, StreamEventName } from './stages/stream.ts';
import { SummarizeRequest } from './stages/summarize.ts';
import { translateRequest } from './stages/translate.ts';
import { TranslationResponse } from './stages/translation-response.ts';

/**
 * Every named schema of a revision by its name, which is its `title`: what the routes take and give, and all named
 * schemas inside those. A title means the same schema wherever it stands, so a publisher may refer to it by name.
 */
export function schemas(revision: Revision): Readonly<Record<string, TSchema>> {
  const named: Record<string, TSchema> = {};
  const roots = [...coreSchemas(revision), ...(revision.additionalRoutes ? additionalSchemas(revision) : [])];
  for (const root of roots) collect(root, named);
  return named;
}

function coreSchemas(revision: Revision): readonly TSchema[] {
  return [
    errorEnvelope(revision),
    Health,
    identity(revision),
    AuthConfirmation,
    sessionKeyRequest(revision),
    sessionKey(revision),
    keyRequest(revision),
    createdKey(revision),
    keyList(revision),
    KeyParameters,
    Profile,
    translateRequest(revision),
    OptimizeRequest,
    refineRequest(revision),
    TranslationResponse,
    StreamEventName,
    StreamDelta,
    PageQuery,
    HistoryPage,
    ModelList,
    ProviderDraft,
    ProviderCurrent,
    LegacyCredential,
    DesktopSessionRequest,
    desktopSession(revision),
    ProjectUpsertRequest,
    ProjectList,
    ManifestSyncRequest,
    ManifestDelta,
    contextInjectRequest(revision),
    assembledContext(revision),
    SyncQuery,
    SyncPage,
  ];
}

function additionalSchemas(revision: Revision): readonly TSchema[] {
  return [
    Entitlements,
    entitlementsClaims(revision),
    SummarizeRequest,
    DetectLanguageRequest,
    DetectedLanguage,
    NoteRequest,
    NoteUpdateRequest,
    NotePatchRequest,
    NotePage,
    NoteList,
    NoteParameters,
    BuildMetadata,
    BuildDownload,
    BuildParameters,
    DownloadQuery,
  ];
}

/** Where JSON Schema keeps schemas inside a schema, of the keywords the contract uses. */
const KEYWORDS_OF_SCHEMAS = ['items', 'additionalProperties', 'anyOf', 'allOf', 'properties'] as const;

function collect(schema: TSchema, named: Record<string, TSchema>): void {
  const node = schema as Readonly<Record<string, unknown>>;
  if (typeof node['title'] === 'string') named[node['title']] ??= schema;
  for (const keyword of KEYWORDS_OF_SCHEMAS) {
    const value = node[keyword];
    if (typeof value !== 'object' || value === null) continue;
    const inner = keyword === 'items' || keyword === 'additionalProperties' ? [value] : Object.values(value);
    for (const part of inner) collect(part as TSchema, named);
  }
}
