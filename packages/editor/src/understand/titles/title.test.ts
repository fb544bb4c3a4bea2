import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';

const titleOf = (text: string) => understand(read(text)).title;

describe('titleOf', () => {
  it.each([
    [
      'ticket dump warehouse scanner app (android)\n\n- login with a badge\n- a wrong item must not be counted',
      'Warehouse scanner app',
    ],
    [
      'Bell ringing thing, small hobby project.\nRingers say when they can come. The captain must see who is there.',
      'Bell ringing',
    ],
    [
      'Title: badge reader drops the second scan\n\nThe reader must beep twice. The light stays red.',
      'Badge reader drops the second scan',
    ],
    [
      'Meeting notes 4 May: harbour lights\n\nThe lamps must switch off at dawn. Ana asks the port.',
      'Harbour lights',
    ],
    [
      'Should we move from nightly dumps to replication?\n\nThe dump takes 4 hours. It must be shorter.',
      'Move from nightly dumps to replication',
    ],
    [
      'dbtrim - make a small copy of a database\n\nIt must follow foreign keys. It must run on laptops.',
      'Dbtrim: make a small copy of a database',
    ],
    [
      'RFC-ish thoughts: move our labels out of the price table\n\nWe have 300 labels, half of them dead. Every label is read from the table.',
      'Move our labels out of the price table',
    ],
    [
      'The bakery people called again, orders are lost. We need one order list. Shops see it at once.',
      'One order list',
    ],
    [
      "I'd like us to stop running renewals from cron. A job must not run twice.",
      'Stop running renewals from cron',
    ],
    ['What I would like is a small returns service. A refund needs a photo.', 'Returns service'],
    [
      'need a thing so that store managers can swap shifts without me approving every single one. both have to say yes',
      'Let store managers swap shifts',
    ],
    [
      'The way the booking in the gym works today is a phone call. Members must be able to book online. They must see free places.',
      'Booking in the gym',
    ],
    [
      'Parcel deletion: requests take us 2 hours of work each. Build a job that takes an id. A receipt is written.',
      'Parcel deletion',
    ],
    [
      'What went badly: the release crashed for 2% of the users. Add two devices to the farm. Crash reports must start first.',
      'Crash reports must start first',
    ],
    [
      'design review notes, new cockpit\n- the tiles are draggable\n- first paint under 2 s\n- export comes later',
      'New cockpit',
    ],
    [
      'Bonus points, what we need to store:\n- member: number, name\n- points expire after a year\n- a purchase gives a point',
      'Bonus points',
    ],
    ['I want people to book online. They must see free places.', 'Let people book online'],
    [
      '## Who\n\nDonors who give monthly.\n\n## What\n\nDonors must be able to pause. A pause must end after a year.',
      'Donors who give monthly',
    ],
    [
      'For the new colleagues in pricing. Discounts must never be added up. The best discount must win.',
      'Discounts must never be added up',
    ],
    [
      'Harbour office - notes from Thursday call\n\nThe berth must be booked online. A berth has a length.',
      'Harbour office',
    ],
    [
      'so about the refund thing. it takes days. what i want: build refunds at night. must not pay twice',
      'Refund: build refunds at night',
    ],
    [
      'ok so the export thing. right now we run a query by hand. They should be able to click "Export" in the billing admin. Read from the replica.',
      'Export in the billing admin',
    ],
    [
      'Minutes data retention, 7 Oct\n- delete inactive accounts after 24 months\n- docs for the DPO',
      'Data retention',
    ],
    [
      'hey quick one re: the scanner app. Pickers keep scanning the wrong bin. The app must beep.',
      'Scanner app',
    ],
    [
      'Context: our choir has 80 singers. Today the list is on paper. We want singers to sign off by phone. A reason is optional.',
      'Let singers sign off by phone',
    ],
    [
      'The weekly export drops every order without a tax number. A row that fails goes to `failed_rows`.',
      'Weekly export',
    ],
    [
      'Thema Urlaubsantrag: heute läuft alles auf Papier. Anträge müssen online gestellt werden.',
      'Urlaubsantrag',
    ],
    [
      "Point sur les clés du gymnase. Aujourd'hui un cahier. Le gardien doit voir qui a une clé.",
      'Clés du gymnase',
    ],
    [
      'Every team does feature flags in its own way. Feature flags are read from a file. A service must serve feature flags to all apps.',
      'Feature flags',
    ],
  ])('names the subject of %j', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it.each([
    [
      'Minutes parking permits, 14 October\nPresent: Oduya\n\n1. Residents must see free zones.',
      'Parking permits',
    ],
    [
      'Réunion du 3 novembre, location de vélos\n\nLe client doit voir les vélos libres.',
      'Location de vélos',
    ],
    [
      "So here's the thing. I'd like a small web thing. Rehearsal plans must be visible to every singer.",
      'Rehearsal plans',
    ],
    [
      '[09:12] @ada: ok so apiary app, can we finally settle the inspection thing\n[09:13] @ben: a keeper must log a visit\n[09:14] @ada: and it must sync',
      'Apiary app',
    ],
  ])('passes over what is only said around the subject in %j', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it.each([
    [
      'we need a way to let warehouse staff scan parcels with their phones. max 200 ms response for scan endpoint. Admin can see scans per worker.',
      'Let warehouse staff scan parcels with their phones',
    ],
    [
      '200 complaints a week about the chat widget not loading! Shop owners should be able to turn it off. Visitors must not get any cookie.',
      '200 complaints a week about the chat widget not loading',
    ],
    [
      'Feature request from support:\n\nCustomers keep asking us to resend invoices. Could we have a self service page where customers download invoices?',
      'Self service page',
    ],
    [
      'unsere hausmeister sollen störungen per handy melden können. fotos max 8 MB.',
      'Störungen per handy melden',
    ],
    [
      'Necesitamos que los repartidores puedan firmar la entrega en el móvil. ahora llevan papeles.',
      'Firmar la entrega en el móvil',
    ],
    [
      'vogliamo che i clienti possano prenotare i corsi dal telefono. un corso ha al massimo 18 posti.',
      'Prenotare i corsi dal telefono',
    ],
    [
      'Onze monteurs moeten onderdelen vanuit de bus kunnen bestellen. Maximaal 25 regels per bestelling.',
      'Onderdelen vanuit de bus bestellen',
    ],
    [
      'Customer success is asking AGAIN about merging duplicate conversations in the inbox. The oldest one must win.',
      'Merging duplicate conversations in the inbox',
    ],
    [
      'webhook sender needs love\n\n- retries must stop after 12 hours\n- the body must be signed',
      'Webhook sender',
    ],
    [
      'picking in the hall: batch instead of single orders\n\n- a cart must hold 12 orders\n- express orders must go alone',
      'Picking in the hall: batch instead of single orders',
    ],
    [
      "#proj-courier\n\ncustomers can't change the delivery address once the label is printed, support does it by hand 60 times a week. each change must show up in the log.",
      "Customers can't change the delivery address once the label is printed",
    ],
    [
      '# Minutes platform sync, 4 June\n\n## Build times\n\nThe suite must be split.\n\n## Open\n\n- who pays',
      'Build times',
    ],
  ])('names what is built or complained of, and no limit or fragment in %j', (text, title) => {
    expect(titleOf(text)).toBe(title);
  });

  it('passes over what kind of text it is, and of which day', () => {
    expect(
      titleOf('Minutes 2026-03-04, clinic booking\nPresent: Anna, Tom\n\n1. Patients must see free slots.'),
    ).toBe('Clinic booking');
  });
});

it.each([
  ['# [Q] Tiles from object storage?\n\nThe store is full.', 'Tiles from object storage'],
  ['# Feature request: dark tiles\n\nThe map is too bright at night.', 'Dark tiles'],
  ['Notizen Fährplan Nordufer\n\n- Kunden sollen Fahrten sehen können', 'Fährplan Nordufer'],
  ['Projet : réservation des barques\n\nLes visiteurs doivent pouvoir réserver.', 'Réservation des barques'],
])('leaves out what sort of text it is: %s', (text, title) => {
  expect(understand(read(text)).title).toBe(title);
});
