import { HistoryPage, PageQuery, pageWindow, success } from '@faircopy/contract';
import type { Database } from '../../../storage/storage.ts';
import { readHistory } from '../../../writing/history/read-history.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function listHistoryRoute(db: Database) {
  return defineRoute({
    name: 'listHistory',
    method: 'GET',
    path: '/api/v1/history',
    tag: 'History',
    summary: 'Lists what the caller translated and refined',
    description: 'Newest first. A limit or offset that is out of range is moved into it.',
    credentials: CALLER,
    limiter: 'ordinary',
    query: PageQuery,
    takesAnyQuery: true,
    responses: { 200: { schema: success(HistoryPage), description: 'A part of the history.' } },
    async handle({ principal, query }) {
      const data = await readHistory(db, principal.userId, pageWindow(query));
      return ok(data);
    },
  });
}
