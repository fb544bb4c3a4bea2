import { expect, it } from 'vitest';
import { withDescriptions } from './quoted-in-code.ts';

const api = `| Status | Meaning |
| --- | --- |
| 409 | A berth takes at most 2 boats. |
| 404 | There is no such berth. |

\`\`\`json
{ "409": { "description": "A berth takes at most 2 boats." },
  "404": { "description": "There is no such berth." },
  "503": { "description": "The harbour is closed." } }
\`\`\`
`;

it('a description in code follows the cell that it quotes', () => {
  const after = api.replace('| 409 | A berth takes at most 2', '| 409 | A berth takes at most 3');
  expect(withDescriptions(api, after)).toBe(api.replaceAll('at most 2', 'at most 3'));
});

it('other descriptions stay, and so does one whose line goes', () => {
  const after = api.replace('| 404 | There is no such berth. |\n', '');
  expect(withDescriptions(api, after)).toBe(after);
});
