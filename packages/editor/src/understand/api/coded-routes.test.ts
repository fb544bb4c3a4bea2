import { describe, expect, it } from 'vitest';
import { codedRoutes } from './coded-routes.ts';

describe('codedRoutes', () => {
  it('reads routes of JavaScript with what their handlers take and answer', () => {
    const code = [
      "app.post('/points/earn', requireService('orders'), async (req, res) => {",
      '  const { customerId, amount: cents } = req.body',
      "  if (!customerId) return res.status(422).json({ error: 'no customer' })",
      '  res.status(201).json({ points })',
      '})',
      "router.get('/points/:id(\\\\d+)', (req, res) => res.json({ balance: sum(req.query.from) }))",
    ].join('\n');
    expect(codedRoutes(code)).toEqual([
      {
        method: 'POST',
        path: '/points/earn',
        index: 0,
        query: [],
        sent: ['customerId', 'amount'],
        answered: ['points'],
        success: 201,
        refusals: [{ status: 422, words: 'no customer' }],
      },
      expect.objectContaining({ method: 'GET', path: '/points/:id', query: ['from'], answered: ['balance'] }),
    ]);
  });

  it.each([
    [
      "@app.route('/jobs/<int:id>', methods=['DELETE'])\ndef drop(id):\n    return '', 204",
      'DELETE',
      '/jobs/{id}',
      204,
    ],
    ['@app.get("/jobs")\ndef jobs():\n    return {"jobs": []}', 'GET', '/jobs', null],
    ['@PostMapping("/jobs")\npublic Job add() {', 'POST', '/jobs', null],
    ['app.MapPut("/jobs", () => 1);', 'PUT', '/jobs', null],
    ['r.GET("/jobs", list)', 'GET', '/jobs', null],
    ["Route::patch('/jobs', 'JobController@change');", 'PATCH', '/jobs', null],
  ])('reads «%s»', (code, method, path, success) => {
    expect(codedRoutes(code)).toEqual([expect.objectContaining({ method, path, success })]);
  });

  it('reads what Python raises', () => {
    const code =
      '@router.get("/jobs/{id}")\ndef job(id):\n    raise HTTPException(status_code=404, detail="no such job")';
    expect(codedRoutes(code)[0]?.refusals).toEqual([{ status: 404, words: 'no such job' }]);
  });

  it.each(["axios.get('/users')", "cache.get('/users')", 'requests.post("/users")', "we post('/users')"])(
    'takes «%s» for no route',
    (code) => {
      expect(codedRoutes(code)).toEqual([]);
    },
  );
});
