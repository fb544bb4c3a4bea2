import { expect, it } from 'vitest';
import { orderInCase } from './order-in-case.ts';

/** A sentence with a bar where its order begins. */
function barred(prose: string): string | null {
  const at = orderInCase(prose);
  return at === null ? null : `${prose.slice(0, at)}| ${prose.slice(at)}`;
}

it.each([
  'If the mail bounces | retry twice then tell support',
  'When the queue drains | stop the worker and release the lock',
  'Once approved | send the invoice',
  'If the disk fills up | pause ingestion and drop debug logs',
  'Unless the customer replies | close the ticket after 7 days',
  'When stock falls below 5 | order more and flag the item',
  'If the customer clicks cancel | close the dialog',
  'When the patient checks in | print a wristband',
  'When order updates arrive | store them',
  'If the camera loses power | alert the guard',
  'If no rows match | return an empty list',
  'If the user logs out | clear the cache so the next user sees nothing',
])('finds the order behind a case without a comma: %s', (said) => {
  expect(barred(said.replace('| ', ''))).toBe(said);
});

it.each([
  'If the user opens mail the app shows a badge',
  'If the shop is closed orders go to the queue',
  'When a user changes plan prices are prorated',
  'When I press save the page hangs',
  'When somebody in finance wants the invoices they ask us',
  'If the status page shows errors users get a banner',
  'If payment fails order status must be shown',
  'The job retries twice then tells support',
])('takes no noun and no verb of somebody for an order: %s', (said) => {
  expect(orderInCase(said)).toBeNull();
});
