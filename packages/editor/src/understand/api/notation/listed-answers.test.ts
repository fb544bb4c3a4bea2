import { expect, it } from 'vitest';
import { withListedAnswers } from './listed-answers.ts';

it('sets the answers listed below a call behind it', () => {
  expect(
    withListedAnswers(
      'POST /topups {cents}\n- 202 {id} / 409 if one runs\n- 422 bad card\n\nGET /topups/{id}\n  - 404',
    ),
  ).toBe('POST /topups {cents} -> 202 {id}, 409 if one runs, 422 bad card\n\nGET /topups/{id} -> 404');
});

it('notes below a heading that is a call what is sent and answered', () => {
  expect(
    withListedAnswers(
      '### POST /quotes\nbody: { from, to? }\nreturns 201 with id\n422 if to far\n\n### Other\n- 404',
    ),
  ).toBe('### POST /quotes\nPOST /quotes {from, to?} -> 201 with id, 422 if to far\n\n### Other\n- 404');
});

it.each([
  'POST /topups {cents} -> 202\n- 409 if one runs',
  'Limits\n- 200 requests a minute',
  'GET /topups\n- 500 ms at most',
  '```\nGET /topups\n- 200\n```',
])('leaves other lines as they are', (text) => {
  expect(withListedAnswers(text)).toBe(text);
});
