import { singularOf } from '../../understand/api/nouns.ts';
import type { Understanding } from '../../understand/understand.ts';
import type { Operation } from './operation.ts';

const scope = /(?<![\p{L}\p{N}/_-])[a-z][a-z0-9_-]{1,40}(?::[a-z][a-z0-9_-]{1,40}){1,3}(?![\p{L}\p{N}/:])/gu;
const speaks =
  /(?<!\p{L})(?:scopes?|oauth ?2?|permissions?|berechtigung\p{L}*|ámbitos?|permisos?|portées?|ambit[io]|escopos?)(?!\p{L})/iu;
const reads = /:(?:read|view|list|get|lesen|lire|leer|leggere|ler)(?:$|[:_-])/u;
const writes =
  /:(?:write|edit|manage|create|update|delete|modify|schreiben|ecrire|escribir|scrivere|escrever)(?:$|[:_-])/u;

/**
 * The scopes that a call needs, of those the input names: the ones said of the call itself, else those of its thing and of what it
 * does, "orders:write" for `POST /orders`.
 */
export function scopesOf(
  { endpoint, resource, statements }: Operation,
  { statements: all }: Understanding,
): string[] {
  const own = statements
    .filter(({ text }) => speaks.test(text))
    .flatMap(({ text }) => text.match(scope) ?? []);
  if (own.length > 0 && endpoint.statements.length > 0) return [...new Set(own)];
  const named = new Set(
    all.filter(({ text }) => speaks.test(text)).flatMap(({ text }) => text.match(scope) ?? []),
  );
  const things = [resource, ...endpoint.path.split('/')].map((one) => singularOf(one.toLowerCase()));
  const isRead = endpoint.method === 'GET';
  return [...named].filter(
    (one) => things.includes(singularOf(one.split(':')[0] ?? '')) && (isRead ? reads : writes).test(one),
  );
}
