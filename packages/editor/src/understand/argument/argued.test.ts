import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { readStatements } from '../read-statements.ts';

const kindsOf = (text: string, language = 'en') =>
  readStatements(read(text), language).statements.map(({ kind, text: said }) => `${kind}: ${said}`);

describe('argued', () => {
  it('weighs what would do instead, with what the next sentences say on about it', () => {
    expect(
      kindsOf(
        'Should we send the readings over MQTT?\n\nMQTT would save half of the traffic. AMQP can do the same but the meters have no client for it. CoAP keeps the sockets closed, but nobody here has run it.',
      ),
    ).toEqual([
      'question: Should we send the readings over MQTT?',
      'design: MQTT would save half of the traffic.',
      'alternative: AMQP can do the same but the meters have no client for it.',
      'alternative: CoAP keeps the sockets closed, but nobody here has run it.',
    ]);
  });

  it('takes for a risk what is called one, and for its remedy what is said to be done about it', () => {
    expect(
      kindsOf(
        '[09:01] Lena: the tills get replaced in May\n[09:02] Omar: fine\n[09:04] Lena: biggest worry for me is the price lists of the old tills\n[09:05] Omar: we copy those to the new tills every night',
      )
        .slice(-2)
        .map((line) => line.split(':')[0]),
    ).toEqual(['risk', 'mitigation']);
    expect(
      kindsOf('Risiko: Der Importeur liefert unvollständig, deshalb prüfen wir jede Datei.', 'de')[0],
    ).toMatch(/^risk: /u);
    expect(kindsOf('What can go wrong: the feed stops over night.')[0]).toMatch(/^risk: /u);
  });

  it('takes a complaint for a problem and a proposal for no demand', () => {
    const told = kindsOf('Customers still complain that parcels are late. I lean towards a second courier.');
    expect(told[0]).toMatch(/^problem: /u);
    expect(told[1]).toMatch(/^(?:design|context|decision): I lean/u);
  });

  it('takes what was looked at for an option, and what is done to reduce a risk for its remedy', () => {
    expect(kindsOf('We also looked at renting a second till: it needs a line of its own.')[0]).toMatch(
      /^alternative: /u,
    );
    expect(
      kindsOf(
        'Risk: an old price is shown for a minute. To reduce that, the editor clears what it touched.',
      ).map((line) => line.split(':')[0]),
    ).toEqual(['risk', 'mitigation']);
    expect(kindsOf('Risiken: Der Importeur liefert nachts.', 'de')[0]).toMatch(/^risk: /u);
  });

  it('takes what stands before a proposal and binds nobody for how things are', () => {
    const told = kindsOf(
      'Labels are printed on every order. Customers complain that the till hangs.\n\nI suggest a queue in Redis.',
    );
    expect(told[0]).toMatch(/^(?:context|problem): Labels/u);
  });

  it('asks one question with what is said of its thing behind a comma', () => {
    const told = kindsOf('What do we do about the kiosk app, it uses the same endpoint?');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('the kiosk app (it uses the same endpoint)');
  });
});

describe('the title within a point of a list', () => {
  it('holds for that point alone', () => {
    const { statements } = readStatements(
      read(
        'Options:\n1. Nomad. The team knows it well.\n2. Stay on the old boxes\n\nThe depot opens at six.',
      ),
      'en',
    );
    expect(statements.map(({ heading }) => heading)).toEqual(['Nomad', null, null]);
  });
});

it('takes what is called a downside for a risk, and a product looked at for an option with what is said of it', () => {
  expect(kindsOf('Downside of building it: we own another critical thing.')[0]).toMatch(/^risk: /u);
  expect(kindsOf('We looked at LaunchDarkly. It does all we need but the data would leave the EU.')).toEqual([
    'alternative: We looked at LaunchDarkly.',
    'alternative: It does all we need but the data would leave the EU.',
  ]);
});
