import { expect, test } from 'vitest';
import { startService } from '../harness/start-service.ts';

test('the reference is drawn by a script of its own service, and may reach no other', async () => {
  const { call, address } = await startService();
  const page = await call('/docs', { key: null });
  expect((await call('/docs/', { key: null })).text).toBe(page.text);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.text).toContain('"/openapi.json"');
  expect(page.text).not.toMatch(/(src|href|from)\s*=?\s*["']https?:/);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|\*/);

  const script = /<script src="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const answer = await fetch(new URL(script, `${address}/docs`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  expect((await answer.text()).length).toBeGreaterThan(1_000_000);
});
