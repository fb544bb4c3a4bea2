import { expect, it } from 'vitest';
import { applyEdits } from '../correct/apply.ts';
import { read } from '../read/read.ts';
import { parallelItems } from './parallel-items.ts';

const improved = (text: string): string => applyEdits(text, parallelItems(read(text)));

it.each([
  [
    '- add retries\n- fixing the flaky test\n- update the docs',
    '- add retries\n- fix the flaky test\n- update the docs',
  ],
  [
    '1. Remove the flag\n2. To update the runbook\n3. Test it',
    '1. Remove the flag\n2. Update the runbook\n3. Test it',
  ],
  [
    '* Add a job\n* Running the import twice\n* Write it down',
    '* Add a job\n* Run the import twice\n* Write it down',
  ],
  [
    '1. dump the schema\n2. setting up the slot\n3. You switch the traffic\n4. monitoring for at least 24 hours',
    '1. dump the schema\n2. set up the slot\n3. Switch the traffic\n4. monitor for at least 24 hours',
  ],
])('makes %j begin alike', (text, alike) => {
  expect(improved(text)).toBe(alike);
  expect(improved(alike)).toBe(alike);
});

it.each([
  '- add retries\n- monitoring\n- update the docs',
  '- adding the flag\n- removing the table\n- update the docs',
  '- add retries\n- we should test the parser\n- `adding the flag`\n- update it',
  '- dump the schema\n- monitoring tools\n- you switch the traffic',
  '- dumping the schema\n- setting up the slot\n- switch the traffic',
  '- add retries\n- You have to test the parser\n- `adding the flag`\n- update it',
  '- add retries\n\nTesting the parser is next.\n\n- update it',
  'Adding the flag, removing the table, update the docs.',
])('leaves %j', (text) => {
  expect(improved(text)).toBe(text);
});
