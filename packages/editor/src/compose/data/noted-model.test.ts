import { expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { compose } from '../compose.ts';

const modelOf = (text: string) =>
  compose(read(text), { format: 'Data Model', audience: 'Senior Dev', context: 'Backend', tone: 50 });
const section = (model: string, heading: string) =>
  model.split(`## ${heading}\n`)[1]?.split(/\n## /u)[0]?.trim() ?? '';

it('takes notes on things in one paragraph for tables, with what each is of, and says them nowhere else', () => {
  const model = modelOf(
    'Depot: trams have a fleet number (unique) and a type (GT6, GT8). Lane: number, max length. Waiting list entry: tram, wished date, position. Alarm rule per lane: kind, min, max, active. Alarm: rule, started, ended.',
  );
  expect(model).toContain('| `lane` | `id` | `id`, `number`, `max_length` |');
  expect(model).toContain('| `waiting_list_entry` | `id` | `id`, `tram_id`, `wished_date`, `position` |');
  expect(model).toContain('| `alarm_rule` | `id` | `id`, `lane_id`, `kind`, `min`, `max`, `active` |');
  expect(model).toContain('| `rule_id` | `uuid` | not stated | FK -> alarm_rule.id |');
  expect(model).not.toMatch(/MUST[^\n]*max length|Waiting list entry:/u);
});

it('reads what the end of a part says of its field', () => {
  const model = modelOf(
    'object(inventory no unique, title, artist?, year). loan(borrower, start, end, status: planned/out/returned). A loan covers several objects, an object can be loaned many times.',
  );
  expect(model).toContain('| `inventory_no` | `text` | not stated | UK |');
  expect(model).toContain('| `artist` | `text` | yes |');
  expect(model).toContain('| `loan.status` | `planned`, `out`, `returned` |');
  expect(model).toContain('object_loan');
});

it('makes a key that may be empty of what there is none or one of', () => {
  const model = modelOf(
    'A booking has a start, a price in cents and zero or one payment (stripe id, amount, status pending/paid). A member has a name and an email. Members make bookings.',
  );
  expect(model).toContain('| `payment_id` | `uuid` | yes | FK -> payment.id |');
  expect(model).not.toContain('`zero`');
});

it('is not called after a sentence on a part', () => {
  const model = modelOf(
    'CREATE TABLE hives (id uuid PRIMARY KEY, number int NOT NULL);\nCREATE TABLE visits (id uuid PRIMARY KEY, hive_id uuid REFERENCES hives(id), seen date);\n\nvisits are kept 7 years (legal).',
  );
  expect(model).toMatch(/^# Data model for hives and visits\n/u);
  expect(section(model, 'Retention')).toContain('7 years');
});

it('gives what else a thing has its subject again', () => {
  const model = modelOf(
    'A wash booking belongs to a tram and a lane, has start and end, status booked/done/missed. Tram: number, name.',
  );
  expect(model).not.toMatch(/Has MUST|\bHas start/u);
});
