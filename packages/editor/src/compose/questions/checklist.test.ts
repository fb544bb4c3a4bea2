import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

function questionsOf(input: string): string {
  const document = compose(read(input), {
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Technical Spec',
    tone: 50,
  });
  return document.split('\n## Open questions\n')[1] ?? '';
}

describe('the questions of a field', () => {
  it.each([
    ['The service must handle the payment webhooks of the bank.', 'must not happen twice'],
    ['Guests must be able to book two seats.', 'at the same time'],
    ['The unit must upload its log to the hub.', 'halfway'],
    ['The guest must get a reminder by mail.', 'cannot be delivered'],
  ])('are asked of what a demand does: %s', (demand, question) => {
    expect(questionsOf(demand)).toContain(question);
  });

  it.each([
    ['The board must show the queue at the till.', 'must not happen twice'],
    ['Tellers must be able to hide the balance.', 'at the same time'],
    ['The payments of yesterday were slow. The page must be green.', 'must not happen twice'],
    ['The kiosk must keep the old theme.', 'What exactly counts as'],
    ['All formatting must go through our module, nobody imports it.', 'halfway'],
    ['Users who exist already must be matched by mail.', 'cannot be delivered'],
    ['The desk must show a list of the orders.', 'must not happen twice'],
  ])('do not arise where none of it is demanded: %s', (demand, question) => {
    expect(questionsOf(demand)).not.toContain(question);
  });

  it('ask once what has to happen halfway', () => {
    const asked = questionsOf('The unit must upload its log to the hub.');
    expect(asked.match(/halfway/gu)).toHaveLength(1);
  });
});
