import { upperFirst } from '../../first-letter.ts';
import { notesBehind } from '../../understand/api/call-note.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { registered, type SaidStatus } from './status-words.ts';

/** "409 when serial exists, 404 unknown version": a code, and the case behind it up to the next code or thought. */
const noted =
  /(?<=^|[,;/}\])>→]\s?|(?:or|and|oder|und|\d)\s)(?<code>[45]\d\d)(?![\p{L}\p{N}%/_-]|[.,]\d)(?:,(?= (?:wenn|falls|sofern|si|se|cuando|quando|als|jeśli|if|when)(?!\p{L})))? (?:(?:if|when|for|on|because) )?(?<case>(?!(?:an?|per|pro|par|por) )\p{L}[^;,/]*?)(?=\s?(?:[;/]|, ?|$)|(?:,| or| and)? [1-5]\d\d(?!\d))/gu;

/** The refusals that are noted behind the calls of an operation, each with its case. */
export function notedStatuses(endpoint: Endpoint, text: string): SaidStatus[] {
  return notesBehind(endpoint, text).flatMap((note) =>
    [...note.matchAll(noted)].flatMap(({ groups }) => {
      const status = Number(groups?.['code']);
      const said = (groups?.['case'] ?? '').replaceAll(/[`|]/gu, ' ').replace(/\s+/gu, ' ').trim();
      return registered.has(status) && said.length > 2 ? [{ status, meaning: `${upperFirst(said)}.` }] : [];
    }),
  );
}

/** Whether the case of a status holds a piece of the call itself: braces, another code, an arrow. */
export function holdsCall({ status, meaning }: SaidStatus): boolean {
  const codes = meaning.match(/(?<!\d)[1-5]\d\d(?!\d)/gu) ?? [];
  return /[{}`]|->|→/u.test(meaning) || codes.some((code) => Number(code) !== status);
}
