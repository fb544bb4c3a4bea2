import { expect, it } from 'vitest';
import { applyEdits } from '../correct/apply.ts';
import { read } from '../read/read.ts';
import { stepOrders } from './step-orders.ts';

const ordered = (text: string) => applyEdits(text, stepOrders(read(text)));

it.each([
  [
    '1. You need to go ahead and open it\n2. After that you have to click on "Export"\n3. You will then see that nothing is going to happen',
    '1. Open it\n2. Click on "Export"\n3. Nothing happens',
  ],
  [
    '1. First you have to log in as an admin\n2. You should then go ahead and try to delete a user\n3. What you will see is that the page hangs',
    '1. Log in as an admin\n2. Try to delete a user\n3. The page hangs',
  ],
])('says steps as orders and what comes of them as it is: «%s»', (wordy, plain) => {
  expect(ordered(wordy)).toBe(plain);
});

it.each([
  '1. You need to have the admin role\n2. Open the page',
  '1. Open the page\n2. You must not close it',
  '- You need to open it\n- You need to close it',
  '1. You need to open it',
])('leaves what is no step: «%s»', (text) => {
  expect(ordered(text)).toBe(text);
});
