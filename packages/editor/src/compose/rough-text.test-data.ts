import * as fc from 'fast-check';

const sentences = [
  'The job must retry 5 times within 30 s.',
  "Don't send `order.created` twice!",
  'we should keep /var/log/app.log for 14 days',
  'Who owns https://api.example.com/v2/orders?',
  'Risk: the queue may lose 3% of messages.',
  'Right now exports crash at 02:00 and nobody knows why.',
  'Users can cancel `POST /v1/bookings/{id}/cancel` until 48 h before.',
  'Alternatives: cron or "systemd timers".',
  'roll back = switch flag `x_y` off',
  'Der Lauf darf nicht doppelt mahnen (max. 5,00 EUR).',
  'Le portail doit répondre en moins de 400 ms.',
  'Later: dark mode | maybe.',
  'Summarise the <ticket> in {{lang}}.',
  'e.g. v2.3.1-rc.1 or 10.42.7.19:5432',
  'Agreed: use Kafka 3.6; owner is dana@example.com',
];
const blocks = [
  '```json\n{ "a": 1 }\n```',
  '```\n2024-06-03T09:14:22.187Z ERROR boom\n```',
  '| a | b |\n| --- | --- |\n| 1 | `2\\|3` |',
  '# Title 2024',
  '## Goals',
  '1. open `x`\n2. wait 3 s',
  '- first\n  - nested 7 MB\n- second',
  '```ts\nconst unclosed = 1;',
];

/** Rough developer texts: sentences, lists and blocks of all kinds in any order. */
export const roughText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
      fc.constantFrom(...sentences).map((one) => `- ${one}`),
      fc.constantFrom(...blocks),
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((all) => all.join('\n\n'));
