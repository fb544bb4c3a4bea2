import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

/** The kinds of the sentences of a text, in their order. None of the texts is in the corpus. */
function kindsOf(text: string): string[] {
  return understand(read(text)).statements.map(({ kind }) => kind);
}

describe('judge', () => {
  it.each([
    [
      'We want vouchers in the shop. Today people mail us and somebody makes one by hand. A voucher has a code and a value. It is valid for three years.',
      ['goal', 'problem', 'requirement', 'requirement'],
    ],
    [
      'Bisher tippen die Kollegen alles ab. Der Import läuft jede Nacht. Bilder sind nicht dabei.',
      ['problem', 'requirement', 'nonGoal'],
    ],
    [
      'Actualmente los pedidos se apuntan en papel. Cada pedido tiene un número. El pago no forma parte del proyecto.',
      ['problem', 'requirement', 'nonGoal'],
    ],
    [
      'A carrier must book a slot online. Billing is out of scope. Export trucks are out as well. The yard office must see all slots.',
      ['requirement', 'nonGoal', 'nonGoal', 'requirement'],
    ],
  ])('takes what is told of a plan for what it asks: %s', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  it('goes by what stands around a sentence that could be told of today or of a plan', () => {
    const today =
      'Today the depot is chaos. Drivers call in. A clerk writes it on a board. Nobody sees it. The list gets lost. Vans leave late. Customers complain. We lose 40 parcels a week.';
    const planned =
      'The depot must get a board. Drivers must check in with the app. A clerk must confirm it. Drivers call in. The board must show all vans. Vans must be sorted by gate. Gates must have numbers.';
    expect(kindsOf(today)[1]).toBe('problem');
    expect(kindsOf(planned)[3]).toBe('requirement');
  });

  it.each([
    ['The queue must keep messages for 7 days.', 'quality'],
    ['Who pays for the certificates?', 'question'],
    ['Die Lohnabrechnung ist nicht dabei.', 'nonGoal'],
    ['Logins from abroad need approval by a lead.', 'requirement'],
    ['Downloads are limited to 20 per day.', 'requirement'],
  ])('takes a sentence alone for what its words say: %s', (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
  });

  it('takes what hinders people for a trouble, and what is to hinder them for a demand', () => {
    expect(
      kindsOf(
        "Today drivers enter the route by hand. It often takes them two tries because a menu covers the map. The app must lock the route so they can't change it.",
      ),
    ).toEqual(['problem', 'problem', 'requirement']);
  });

  it('demands what is to happen when something fails, and what a sentence says by itself behind a label', () => {
    expect(kindsOf('The worker builds the report. If the job fails it is retried 3 times.')[1]).toBe(
      'requirement',
    );
    expect(
      kindsOf(
        'Exports must be built at night. Risk: the disk could fill up. Mia owns the worker, Jan the page.',
      ),
    ).toEqual(['requirement', 'risk', 'owner']);
  });

  it('takes what we need to do for what is asked', () => {
    expect(
      kindsOf(
        'People refresh the page all day. For the mobile app we need to push a note when the parcel is out.',
      ),
    ).not.toContain('context');
  });

  it('takes what we need for a part of the whole for what is asked', () => {
    const told = 'People refresh the page all day.';
    expect(kindsOf(`For the mobile app we need push notes when a parcel is out. ${told}`)[0]).toBe(
      'requirement',
    );
  });

  it('believes the heading of the author', () => {
    expect(kindsOf('# Vouchers\n\n## Out of scope\n\n- Vouchers for companies\n- Gift wrapping')).toEqual([
      'nonGoal',
      'nonGoal',
    ]);
  });

  it('takes what binds for a demand behind a question, too', () => {
    const text =
      'Patients pick a doctor and a slot. They get a code by mail. Doctors can block days off. We store names and phone numbers. Video calls are out of scope. Dana owns the texts. Not sure yet whether the waiting list should be automatic. Legal says data older than 10 years has to be deleted. We use postgres.';
    expect(kindsOf(text).at(-2)).toBe('requirement');
  });
});

it.each([
  'The depot can already publish a message for each parcel.',
  '**PR**: [#12 Longer holds](https://example.com/pull/12) - @ana',
])('demands nothing of what is there already or only pointed at: %s', (sentence) => {
  const { statements } = understand(read(`The shop must let customers change the address. ${sentence}`));
  expect(statements.at(-1)?.kind).toBe('context');
});

it('takes a request by its form at the end for a demand, and what is not to be changed for none', () => {
  expect(
    kindsOf('倉庫のAPIがよく止まります。一度に5,000件送っているので、500件ずつに分割してください。').at(-1),
  ).toBe('requirement');
  expect(
    kindsOf('Les positions doivent être gardées sur le téléphone. On ne change rien à la version web.'),
  ).toEqual(['requirement', 'nonGoal']);
});

it('asks what is not known yet', () => {
  expect(kindsOf("The gateway must check tokens. We don't know yet how revoked tokens are handled.")[1]).toBe(
    'question',
  );
});

it('binds a wish no more than it says, whatever of the past it wishes to know', () => {
  const [wish] = understand(
    read('It would be nice if support could see what was sent to a user. The mail must be sent.'),
  ).statements;
  expect(wish?.strength).toBe('MAY');
});

it('takes how long something is kept for a demand', () => {
  expect(kindsOf('The backup must be checked. Retention: 14 daily, 8 weekly.')[1]).toMatch(
    /requirement|quality/u,
  );
});
