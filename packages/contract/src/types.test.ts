import { expectTypeOf, it } from 'vitest';
import type {
  ApiScope,
  DesktopSessionScope,
  ErrorEnvelope,
  Identity,
  NoteEdit,
  ProviderDraft,
  RefineRequest,
  SessionKeyRequest,
  TranslateRequest,
  TranslationMetadata,
} from './index.ts';

it('infers closed sets, optional and nullable properties from the schemas', () => {
  expectTypeOf<TranslateRequest['format']>().toEqualTypeOf<
    'Technical Spec' | 'Jira Tickets' | 'API Design' | 'RFC' | 'Data Model' | 'Prompt' | 'Optimize'
  >();
  expectTypeOf<TranslateRequest['tone']>().toEqualTypeOf<number>();
  expectTypeOf<Required<RefineRequest>['responseFormat']>().toEqualTypeOf<'markdown' | 'xml'>();
  expectTypeOf<{ originalInput?: string }>().toExtend<Pick<RefineRequest, 'originalInput'>>();
  expectTypeOf<Required<TranslationMetadata>['endpointHost']>().toEqualTypeOf<string | null>();
  expectTypeOf<Required<ProviderDraft>['apiKey']>().toEqualTypeOf<string>();
  expectTypeOf<Identity['limits']>().toEqualTypeOf<Record<string, number>>();
  expectTypeOf<Required<ErrorEnvelope>['quotaKey']>().toEqualTypeOf<'managedTokens' | 'apiKeys'>();
});

it('knows every scope, whichever the revision', () => {
  expectTypeOf<ApiScope>().toEqualTypeOf<
    'optimize:write' | 'translate:write' | 'history:read' | 'notes:write'
  >();
  expectTypeOf<Required<SessionKeyRequest>['scopes']>().toEqualTypeOf<ApiScope[]>();
  expectTypeOf<'desktop:notes:read'>().toExtend<DesktopSessionScope>();
});

it('tells the edits of a note apart by their operation', () => {
  expectTypeOf<Extract<NoteEdit, { op: 'append' | 'prepend' }>>().toHaveProperty('text');
  expectTypeOf<Extract<NoteEdit, { op: 'delete' }>>().toHaveProperty('find');
});
