import type { Statement } from '../../understand/statement.ts';
import type { Understanding } from '../../understand/understand.ts';

interface Scheme {
  readonly type: string;
  readonly [property: string]: unknown;
}

const header = String.raw`(?<![\p{L}-])((?:X-)?[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)*-?(?:Key|Token))(?![\p{L}-])`;
const apiKey =
  /(?<!\p{L})api[- ]?(?:key|schlüssel)|clé (?:d['’])?api|clave (?:de )?api|chiave api|chave (?:de )?api|api-sleutel|klucz\p{L}* api/iu;
const query = /(?:query(?: parameter| string)?|parameter)\s`?([A-Za-z_][\w-]{1,30})`?(?![\p{L}\d])/u;

/** How a program gets its token, and the address that gives it. */
const clientGrant =
  /(?<!\p{L})oauth ?(?:2(?:\.0)?)?,? (?:with |via |by |using |\()?(?:the )?client[ -]credentials/iu;
const tokenAddress = /(?<![\w/])https?:\/\/[^\s<>"'`)\]]{3,120}?\/[^\s<>"'`)\]]{0,80}?token\b/iu;

/** "Internal services are exempt (they use mTLS)": how those sign in whom the rule is not for. */
const isApart =
  /(?<!\p{L})(?:exempt(?:ed)?|excepted|ausgenommen|exempt[ée]e?s?|exentos?|exentas?)(?!\p{L})/iu;

/**
 * The security schemes of OpenAPI that the input names, by name. A key is one only where the input says in which header or
 * parameter it goes; schemes that need an address the input does not give are left out.
 */
export function securitySchemesOf({
  statements,
  source,
}: Pick<Understanding, 'statements' | 'source'>): Record<string, Scheme> {
  const said = saidOfAll(statements);
  const text = said.map((one) => source.text.slice(one.start, one.end)).join('\n');
  const schemes: Record<string, Scheme> = {};
  const isJwt = /(?<!\p{L})JWTs?(?!\p{L})/iu.test(text);
  // Tokens of OAuth 2 are sent as bearer tokens (RFC 6750).
  const only = onlyScopeIn({ statements });
  const scopes = only === null ? {} : { [only]: '' };
  const grant = clientGrant.exec(text)?.[0];
  const tokenUrl = grant === undefined ? undefined : tokenAddress.exec(text)?.[0];
  if (tokenUrl !== undefined)
    schemes['oauth2'] = { type: 'oauth2', flows: { clientCredentials: { tokenUrl, scopes } } };
  else if (isJwt || /(?<!\p{L})(?:bearer|oauth ?2?|oidc)(?!\p{L})/iu.test(text))
    schemes['bearerAuth'] = {
      type: 'http',
      scheme: 'bearer',
      ...(isJwt ? { bearerFormat: 'JWT' } : {}),
      ...(grant === undefined ? {} : { description: grant }),
    };
  if (/(?<!\p{L})(?:mtls|mutual tls)(?!\p{L})/iu.test(text)) schemes['mutualTls'] = { type: 'mutualTLS' };
  if (/(?<!\p{L})(?:http )?basic auth/iu.test(text)) schemes['basicAuth'] = { type: 'http', scheme: 'basic' };
  for (const { text: sentence } of said) {
    if (!apiKey.test(sentence)) continue;
    const name = new RegExp(header, 'u').exec(sentence)?.[1];
    const parameter = query.exec(sentence)?.[1];
    if (name !== undefined) schemes['apiKeyAuth'] = { type: 'apiKey', in: 'header', name };
    else if (parameter !== undefined)
      schemes['apiKeyAuth'] = { type: 'apiKey', in: 'query', name: parameter };
  }
  return schemes;
}

/** The scope that tokens need, where the input names one and no other: which of several a call needs is not sure. */
export function onlyScopeIn({ statements }: Pick<Understanding, 'statements'>): string | null {
  const scopes = new Set(
    saidOfAll(statements).flatMap(({ text }) => [...text.matchAll(scope)].map(([, name]) => name)),
  );
  const [name = null] = scopes;
  return scopes.size === 1 ? name : null;
}

/** "Scope `reports:read`" */
const scope = /(?<!\p{L})scopes?:? `?([a-z][\w-]*[:.][\w:.-]*\w)`?/giu;

/** What is said of the whole, and neither asked nor put off. */
function saidOfAll(statements: readonly Statement[]): Statement[] {
  return statements.filter(
    ({ kind, text }) => kind !== 'question' && kind !== 'nonGoal' && kind !== 'future' && !isApart.test(text),
  );
}
