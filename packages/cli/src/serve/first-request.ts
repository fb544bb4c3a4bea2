/** A rough note of the kind people send, with the things that must come through untouched. */
const INPUT =
  'checkout is slow since release 4.2.1. p95 of POST /api/orders went from 180 ms to 2.4 s, ' +
  'the query in `orders/repository.ts` loads every line item. ' +
  'we should page it (50 per page) and add an index on order_id. must not change the response. ' +
  'rollout behind the flag --paged-orders, owner is the payments team, done by friday';

/**
 * A `curl` command for a shell that asks for a document. The body holds no single quote, so it is passed on as it is.
 *
 * @param origin such as `http://127.0.0.1:8787`
 */
export function firstRequest(origin: string, key: string): string {
  const body = {
    input: INPUT,
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Technical Spec',
    tone: 60,
  };
  return [
    `curl -sS ${origin}/api/v1/translate \\`,
    `  -H 'x-api-key: ${key}' \\`,
    `  -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n');
}
