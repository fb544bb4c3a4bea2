import { expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { improve } from './improve.ts';

const improved = async (text: string) => (await improve(read(text))).text;

const CAREFUL = `# Queue

A queue keeps its jobs in a table, and each of them is done once.

## Use

The worker reads the table every second. It stops where it is told to.

Nothing of it is kept once the job is done.

`;

it.each([
  'max 20 people per room, no exceptions\nchildren mode: shorter texts\nlabels in 4 languages, more later\nshop ads off in that mode',
  `${CAREFUL}This package exports the identifier\n[\`drain\`][api-drain].\nThere is no default export.`,
  `${CAREFUL}It would be more convenient if the \`HGETALL\`\ncommand returns a hash of all the fields.`,
  `${CAREFUL}If you are writing this\nheader by other means, escape it first.`,
  `${CAREFUL}[![Build](https://e.org/b.svg)](https://e.org/b) [![Chat][chat-badge]][chat] [![Size](https://e.org/s.svg)](https://e.org/s)`,
  `${CAREFUL}Licensed under the [MIT license](LICENSE.txt)`,
  `${CAREFUL}(Measured on a laptop with Node.js 24 and eight cores)`,
  `${CAREFUL}Complex values (objects, arrays, sets, etc.) are read one by one.`,
  `${CAREFUL}The order of a list is kept;\nthe order of a set is not.`,
  `${CAREFUL}In a pattern, the dot (.) matches any character of the name.`,
  `${CAREFUL}- for inputs, it waits for the service\n- for outputs, it looks at once\n- to stop it, call \`stop\``,
  `${CAREFUL}It is sent if\n\n- the request is encrypted, or\n- the caller has asked for it.`,
  `${CAREFUL}\`\`\`sh\nnpm i queue\n\`\`\`\n\nor with another tool:\n\n\`\`\`sh\npnpm add queue\n\`\`\``,
  `${CAREFUL}### new Queue(table [, options])\n\nIt makes a queue.\n\n### drain function\n\nThe \`drain\` function waits.`,
  `${CAREFUL}\`\`\`sh\nnpm i fast-queue\n\`\`\`\n\nfast-queue is free of charge.`,
  `${CAREFUL}<code>Items <i>(type of them)</i></code>`,
])('leaves what is meant to have no marks or capitals: %s', async (text) => {
  expect(await improved(text)).toBe(text);
});

it.each([
  ['we need to move the logs before friday', 'We need to move the logs before Friday.'],
  [
    'refactor the importer\n\n- read rows in batches\n- doesnt lock the table',
    "refactor the importer\n\n- Read rows in batches\n- Doesn't lock the table",
  ],
  [
    'i get this error when i start the worker\n\n```\nEPERM\n```',
    'I get this error when I start the worker:\n\n```\nEPERM\n```',
  ],
])('gives %s its capitals and marks', async (text, expected) => {
  expect(await improved(text)).toBe(expected);
});

it.each([
  '`PORT` - the port that the server uses\n`HOST` - the name of the host it is on',
  'Before the release:\n[ ] bump the version of the package\n[x] run all the tests on staging',
])('ends no lines of a list without bullets: %s', async (text) => {
  expect(await improved(text)).toBe(text);
});
