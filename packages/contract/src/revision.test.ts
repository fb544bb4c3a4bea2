import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { REVISIONS, type RevisionName, schemas } from './index.ts';

const ajv = new Ajv({ strict: true, allErrors: true, strictRequired: false });
formats.default(ajv);

function accepts(revision: RevisionName, name: string, value: unknown): boolean {
  return ajv.compile(schemas(REVISIONS[revision])[name] ?? false)(value);
}

function enumOf(revision: RevisionName, name: string): readonly string[] {
  return (schemas(REVISIONS[revision])[name] as unknown as { enum: string[] }).enum;
}

const apiScopes = ['optimize:write', 'translate:write', 'history:read'];
const desktopScopes = ['desktop:projects:read', 'desktop:projects:write', 'desktop:sync:read'];

describe('the differences between the revisions', () => {
  it('are these', () => {
    expect(REVISIONS).toEqual({
      A: {
        requestsPerIp: 100,
        workspaceContextMaximum: 5000,
        contextChunksMaximum: 50,
        contextBudget: 32000,
        limitNames: { managedTokens: 'managedTokens', apiKeys: 'apiKeys' },
        ownerCredentials: ['id-token'],
        legacyProviderRouteGated: false,
        errorCodes: false,
        scopes: { api: apiScopes, desktop: desktopScopes },
        additionalRoutes: false,
        defaultModelChoice: 'stage-default',
      },
      B: {
        requestsPerIp: 180,
        workspaceContextMaximum: 150000,
        contextChunksMaximum: 200,
        contextBudget: 150000,
        limitNames: { managedTokens: 'managedTokensPerMonth', apiKeys: 'maxApiKeys' },
        ownerCredentials: ['id-token', 'session'],
        legacyProviderRouteGated: true,
        errorCodes: true,
        scopes: {
          api: [...apiScopes, 'notes:write'],
          desktop: [...desktopScopes, 'desktop:notes:read', 'desktop:notes:write'],
        },
        additionalRoutes: true,
        defaultModelChoice: 'router',
      },
    });
  });

  it('reach the scopes a key can ask for', () => {
    expect(enumOf('A', 'ApiScope')).toEqual(apiScopes);
    expect(enumOf('B', 'ApiScope')).toEqual([...apiScopes, 'notes:write']);
    const request = { scopes: ['notes:write'] };
    expect([accepts('A', 'SessionKeyRequest', request), accepts('B', 'SessionKeyRequest', request)]).toEqual([
      false,
      true,
    ]);
    expect(accepts('A', 'KeyRequest', { ...request, mode: 'live' })).toBe(false);
  });

  it('reach the scopes of desktop sessions', () => {
    expect(enumOf('A', 'DesktopSessionScope')).toEqual(desktopScopes);
    expect(enumOf('B', 'DesktopSessionScope')).toHaveLength(5);
  });

  it('reach the names under which the identity reports its limits', () => {
    expect(accepts('A', 'PlanLimits', { managedTokens: 1, apiKeys: 1 })).toBe(true);
    expect(accepts('A', 'PlanLimits', { managedTokensPerMonth: 1, maxApiKeys: 1 })).toBe(false);
    expect(accepts('B', 'PlanLimits', { managedTokensPerMonth: 1, maxApiKeys: 1 })).toBe(true);
    expect(accepts('B', 'PlanLimits', { managedTokens: 1, apiKeys: 1 })).toBe(false);
  });

  it('reach the error envelope', () => {
    const properties = (revision: RevisionName) =>
      Object.keys(
        (schemas(REVISIONS[revision])['ErrorEnvelope'] as unknown as { properties: object }).properties,
      );
    expect(properties('A')).not.toContain('error_code');
    expect(properties('B')).toContain('error_code');
  });

  it('can be overridden figure by figure', () => {
    const narrowed = schemas({ ...REVISIONS.B, workspaceContextMaximum: 3 })['TranslateRequest'] ?? false;
    const body = { input: '0123456789', audience: 'SRE', context: 'DevOps', format: 'RFC', tone: 0 };
    expect(ajv.compile(narrowed)({ ...body, workspaceContext: 'abc' })).toBe(true);
    expect(ajv.compile(narrowed)({ ...body, workspaceContext: 'abcd' })).toBe(false);
  });
});
