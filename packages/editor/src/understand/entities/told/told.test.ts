import { describe, expect, it } from 'vitest';
import { read } from '../../../read/read.ts';
import { understand } from '../../understand.ts';

const modelOf = (text: string) => {
  const { entities, relations } = understand(read(text));
  return {
    entities: entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
    fields: entities.flatMap(({ fields }) => fields),
    relations: relations.map(({ from, cardinality, to }) => `${from} ${cardinality} ${to}`),
  };
};

describe('toldEntities', () => {
  it('reads the fields of a thing from a sentence, with what is said of each', () => {
    const { entities, fields } = modelOf(
      'A boat has a name, a hull number which is unique but not every boat has one, a class (dinghy, yacht, raft) and the day it was bought. A harbour has a code like HB-7 and holds up to 40 boats.',
    );
    expect(entities).toEqual([
      ['boat', ['name', 'hull_number', 'class', 'day_bought']],
      ['harbour', ['code']],
    ]);
    expect(fields.find(({ name }) => name === 'hull_number')).toMatchObject({
      isUnique: true,
      isNullable: true,
    });
    expect(fields.find(({ name }) => name === 'class')?.values).toEqual(['dinghy', 'yacht', 'raft']);
  });

  it('makes a reference of a part that is a thing itself, and names what a question asks for', () => {
    const { entities, relations } = modelOf(
      'For each rental we store the boat, who rented it, when the next service is due and how many people come along. A boat has a name and a length in m.',
    );
    expect(entities[0]).toEqual(['rental', ['boat_id', 'rented_by', 'next_service_due', 'people_count']]);
    expect(relations).toEqual(['boat one-to-many rental']);
  });

  it('reads states, the one it starts in and how many of one thing another has', () => {
    const { fields, relations } = modelOf(
      'A crew has a name and a phone number. A trip has a date and a price, it belongs to exactly one crew. A trip is either planned, under way or done. It starts as planned.',
    );
    expect(fields.find(({ name }) => name === 'status')).toMatchObject({
      values: ['planned', 'under way', 'done'],
      default: 'planned',
    });
    expect(relations).toEqual(['crew one-to-many trip']);
  });

  it('reads what people give when they register or make something, and what is optional of it', () => {
    const { entities, fields } = modelOf(
      'Tenants register online with name, phone number and email, a photo is optional. Caretakers create inspections with title, start and end date, and the number of rooms. Create a reading: takes value in kWh, taken at, and an optional note.',
    );
    expect(entities).toEqual([
      ['tenant', ['name', 'phone_number', 'email', 'photo']],
      ['inspection', ['title', 'start_date', 'end_date', 'number_of_rooms']],
      ['reading', ['value', 'taken_at', 'note']],
    ]);
    expect(fields.filter(({ isNullable }) => isNullable).map(({ name }) => name)).toEqual(['photo', 'note']);
  });

  it('makes things of what others belong to, and of what they are split into', () => {
    const { entities, relations } = modelOf(
      'A booking belongs to one boat and one pier, it has a price and a date. Bookings are requested, confirmed, paid or cancelled. A lease is for one boat: amount, due back, status open / ended. Every lease gets split into payments and each payment has an amount and a due date.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toEqual({
      booking: ['price', 'date', 'boat_id', 'pier_id', 'status'],
      lease: ['boat_id', 'amount', 'due_back', 'status'],
      payment: ['amount', 'due_date'],
      boat: [],
      pier: [],
    });
    expect(relations).toEqual([
      'boat one-to-many booking',
      'pier one-to-many booking',
      'boat one-to-many lease',
      'lease one-to-many payment',
    ]);
  });

  it('reads what is stored for each of something, told per another thing, and by or in which things', () => {
    const { entities, relations } = modelOf(
      'For the new register we must store, for each pupil, the number (6 digits, unique), first and last name. A lesson records the subject, when it was given, by which tutor and in which room; the grade is optional. Incidents are reported per lesson: severity (mild, severe), a description and the date. Tutors work in several rooms.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      pupil: ['number', 'first_name', 'last_name'],
      lesson: ['subject', 'given_at', 'tutor_id', 'room_id', 'grade'],
      incident: ['lesson_id', 'severity', 'description', 'date'],
    });
    expect(relations).toEqual(
      expect.arrayContaining([
        'tutor one-to-many lesson',
        'room one-to-many lesson',
        'lesson one-to-many incident',
      ]),
    );
  });

  it('reads what is measured per thing, done by somebody and owned by another thing, and states that can be', () => {
    const { entities, fields } = modelOf(
      'Every barn has goats, a goat has a tag, a name and a date of birth. Once a month the lab sends a sample per goat with fat in percent and the cell count. Checks are done by a vet, with the medicine and the dose. Stalls have a number and belong to one barn. A goat can be in milk, dry or sold.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toEqual({
      goat: ['tag', 'name', 'date_of_birth', 'barn_id', 'status'],
      sample: ['goat_id', 'fat', 'cell_count'],
      check: ['vet', 'medicine', 'dose'],
      stall: ['number', 'barn_id'],
      barn: [],
    });
    expect(fields.find(({ name }) => name === 'status')?.values).toEqual(['in milk', 'dry', 'sold']);
  });

  it('takes the list behind "with" for the subject, and a message or an errand for no field', () => {
    const { entities } = modelOf(
      'A project comes from a client with a deadline, a source language and a name. The client gets an email that says when it starts. Couriers need to see which lockers are free, by size.',
    );
    expect(entities).toEqual([
      ['project', ['deadline', 'source_language', 'name']],
      ['client', []],
    ]);
  });

  it('takes no machine with parts, no person with things and no list of orders for a record', () => {
    for (const text of [
      'The system has a cache, a queue and a worker.',
      'Marit has a laptop, a phone and two screens.',
      'Next steps: call the bank, write the tests, tell Omar.',
      'The kiosk has a printer and a card reader.',
    ])
      expect(modelOf(text).entities).toEqual([]);
  });

  it('reads what is created with parts of its own, and what is shown', () => {
    const { entities, relations } = modelOf(
      'The practice creates an order in the portal: patient (name, date of birth, insurance number), the list of tests, and whether it is urgent. The website can show the next concert: title, date, venue.',
    );
    expect(entities).toEqual([
      ['order', ['patient_id', 'tests', 'is_urgent']],
      ['patient', ['name', 'date_of_birth', 'insurance_number']],
      ['concert', ['title', 'date', 'venue']],
    ]);
    expect(relations).toEqual(['patient one-to-many order']);
  });

  it('keeps values in brackets values, whatever stands beside them', () => {
    const { entities, fields } = modelOf('A room has a name and equipment (beamer, screen, phone).');
    expect(entities).toEqual([['room', ['name', 'equipment']]]);
    expect(fields[1]?.values).toEqual(['beamer', 'screen', 'phone']);
  });

  it('reads the values of a status behind a colon, and those that are passed one after the other', () => {
    const { fields } = modelOf(
      'A loan has a number and a status: open, overdue or closed. An order has a date and a price. The order moves to "received"; afterwards it is "in analysis", then "reported".',
    );
    expect(fields.filter(({ name }) => name === 'status').map(({ values }) => values)).toEqual([
      ['open', 'overdue', 'closed'],
      ['received', 'in analysis', 'reported'],
    ]);
  });

  it('reads rows with parts of their own, what is written for something, and a thing by the name that is used for it', () => {
    const { entities, fields } = modelOf(
      'A customer (we call them account) has a name and a billing email. Every month an invoice is written per account: number (unique, format 2024-000123), issued date, total in cents. An invoice has lines, each with a description, a quantity and a unit price. Payments come from the webhooks with the charge id, amount and invoice. A subscription starts on a date and is one of trialing, active or past_due. A subscription has a code and a name.',
    );
    expect(entities).toEqual(
      expect.arrayContaining([
        ['account', ['name', 'billing_email']],
        ['invoice', ['account_id', 'number', 'issued_date', 'total']],
        ['invoice_line', ['invoice_id', 'description', 'quantity', 'unit_price']],
        ['payment', ['charge_id', 'amount', 'invoice_id']],
      ]),
    );
    expect(fields.find(({ name }) => name === 'status')?.values).toEqual(['trialing', 'active', 'past_due']);
  });

  it('makes entities of both ends where a sentence counts them', () => {
    const { entities } = modelOf('Every hive belongs to one apiary. A player is in at most one clan.');
    expect(entities).toEqual([
      ['hive', ['apiary_id']],
      ['player', ['clan_id']],
      ['apiary', []],
      ['clan', []],
    ]);
    expect(modelOf('Old errors belong to the past. Every call takes one second.').entities).toEqual([]);
  });

  it('reads what a thing belongs to beside what it has, lines with parts of their own, and who did it', () => {
    const { entities, fields } = modelOf(
      'We want to add remarks: a remark belongs to a permit, has a unique code and a max length. A field trip belongs to a school and has a date. A field trip has stops, each with a place and a time. Every refusal has to be recorded with old date, who and when.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      remark: ['permit_id', 'code', 'max_length'],
      field_trip: ['school_id', 'date'],
      refusal: ['old_date', 'done_by', 'happened_at'],
    });
    expect(fields.find(({ name }) => name === 'code')?.isUnique).toBe(true);
  });

  it('reads names of two words, values behind "of", and what a part defaults to', () => {
    const { entities, fields } = modelOf(
      'A work log is for one crew and one site and has a date, minutes and a paid flag which defaults to false. An alarm has a severity of low, medium or high, a text and an acknowledged flag.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      work_log: ['crew_id', 'site_id', 'date', 'minutes', 'paid_flag'],
      alarm: ['severity', 'text', 'acknowledged_flag'],
    });
    expect(fields.find(({ name }) => name === 'paid_flag')?.default).toBe('false');
    expect(fields.find(({ name }) => name === 'severity')?.values).toEqual(['low', 'medium', 'high']);
  });

  it('reads each of several things that one sentence says a thing has, of what kind they are, and what goes into a log', () => {
    const { entities, fields, relations } = modelOf(
      'A game links exactly two clubs and keeps its kick-off time and who won. Each booking has an owner, a court, a start and an end, and bookings never overlap. A badge has a key, an enabled boolean, a list of colours and a weight between 1 and 20 and optionally a code. Who moved what goes into the movement log: actor, action and time. A club has a name. The same club can be in many cups and a cup holds many clubs.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      game: ['kick_off_time', 'won_by'],
      booking: ['owner', 'court', 'start', 'end'],
      badge: ['key', 'enabled', 'colours', 'weight', 'code'],
      movement_log: ['actor', 'action', 'time'],
    });
    expect(fields.filter(({ type }) => type !== null).map(({ name, type }) => [name, type])).toEqual([
      ['enabled', 'boolean'],
      ['colours', 'text[]'],
    ]);
    expect(relations).toEqual(expect.arrayContaining(['game many-to-many club', 'club many-to-many cup']));
  });

  it('takes values, answers and what is done for no things that are kept', () => {
    const { entities } = modelOf(
      'A permit has a number, a zone and a state. State: open, paid, void. An error has a code and a message. A badge is 30 days old at most.',
    );
    expect(entities.map(([name]) => name)).toEqual(['permit']);
  });

  it('reads short descriptions of things that are spoken of, behind a lead-in and by a pronoun', () => {
    const { entities, relations } = modelOf(
      'For the seed bank idea - every tray has slots, a slot has a depth and a germination rate. A sowing is done by one gardener. It contains the seed (name, batch number, origin country), the sowing day and any number of photos. Each slot takes one sowing.',
    );
    expect(entities).toEqual(
      expect.arrayContaining([
        ['slot', ['depth', 'germination_rate', 'tray_id']],
        ['sowing', ['seed_id', 'sowing_day']],
        ['seed', ['name', 'batch_number', 'origin_country']],
      ]),
    );
    expect(relations).toEqual(
      expect.arrayContaining([
        'tray one-to-many slot',
        'seed one-to-many sowing',
        'sowing one-to-many photo',
      ]),
    );
  });

  it('makes a thing of what is created for another, and none of a message', () => {
    const { entities } = modelOf(
      'A claim has a number, an amount and a date. A repair order is opened for each claim. An expertise is created for the claim. A reminder is sent per claim. Today claims get lost, forgotten and doubled.',
    );
    expect(entities.map(([name]) => name)).toEqual(['claim', 'repair_order', 'expertise']);
  });

  it('reads values behind a name, an equals sign or a thing and its state', () => {
    const { fields } = modelOf(
      'A printer has a serial number, a finish and a location. Finish = matte/glossy/raw. Printer status: idle, printing, broken.',
    );
    expect(fields.find(({ name }) => name === 'finish')?.values).toEqual(['matte', 'glossy', 'raw']);
    expect(fields.find(({ name }) => name === 'status')?.values).toEqual(['idle', 'printing', 'broken']);
  });

  it('reads learners, who leave articles out, and sentences on what each is in, with and for', () => {
    const { entities, relations } = modelOf(
      'Coach has name, licence number and phone. He can train many groups and one group is trained by many coaches. Halls: number, floor, how many mats, if have mirror yes or no. Training is in one hall, with one coach, for one group, on weekday (Mon till Sat) and the hour. When a coach is sick we write a replacement: date, training, who replaces, and reason is optional.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      coach: ['name', 'licence_number', 'phone'],
      hall: ['number', 'floor', 'mat_count', 'mirror'],
      training: ['hall_id', 'coach_id', 'group_id', 'weekday', 'hour'],
      replacement: ['date', 'training_id', 'replaced_by', 'reason'],
    });
    expect(relations).toContain('hall one-to-many training');
    expect(relations).toContain('coach many-to-many group');
  });

  it('reads what is kept for each of another thing, one of a set, and what stands from one to another', () => {
    const { entities, fields } = modelOf(
      'A depot has a code and a city. A transfer goes from one depot to another, has a date and is in one of four classes (A, B, C, D). A verdict is stored per transfer with who checked, when, and a remark of up to 200 characters. Inspections are the yearly visits, with a date and whether the depot passed.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      depot: ['code', 'city'],
      transfer: ['from_depot_id', 'to_depot_id', 'date', 'class'],
      verdict: ['transfer_id', 'checked_by', 'checked_at', 'remark'],
    });
    expect(fields.find(({ name }) => name === 'class')?.values).toEqual(['A', 'B', 'C', 'D']);
  });

  it('takes a pronoun behind a sentence that only says "them" for what was spoken of before, and a deed for the end of a list', () => {
    expect(
      modelOf(
        'A show has a title and a date. Vouchers are a mess. Wanda keeps them in a notebook. They have a code, a value and run out after 3 years.',
      ).entities,
    ).toContainEqual(['voucher', ['code', 'value']]);
  });

  it('makes no thing of pronouns, cut clauses and denials, nor fields of what is no noun', () => {
    for (const text of [
      'Devices get a cable, at night, in the mud. Most of them have been up, and nobody dares.',
      'The contractor gets a browser session, no download. A customer gets no more, from each shop.',
      "The consent talk needs an interpreter, the machine isn't enough. Search has no filters, same as before.",
      'Only alarms that somebody needs, to the one who is needed, get through.',
    ])
      expect([text, modelOf(text).entities]).toEqual([text, []]);
  });

  it('reads lists in brackets behind several things, what there are up to so many of, and what comes by post', () => {
    const { entities } = modelOf(
      'Garages send us repairs (plate, mileage, price, date). Visitors: a repair can have up to 3 visitors, each with name and email. Fines come by post, with amount, place and date. When a van comes back dented the clerk notes the damage with a photo and a price.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      repair: ['plate', 'mileage', 'price', 'date'],
      visitor: ['repair_id', 'name', 'email'],
      fine: ['amount', 'place', 'date'],
      damage: ['photo', 'price'],
    });
  });

  it('reads what a record holds, what a thing equals and looks like, and who has what in brackets', () => {
    const { entities, relations } = modelOf(
      'Every organ gets a record: builder, year built, number of manuals. Fault = stop name, note, kind (dead, noisy), fixed yes/no. Nour asks what a visit looks like -> date, tuner, duration in minutes. Requests come from schools (name, email): date, number of seats. At an organ faults are found.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      organ: ['builder', 'year_built', 'number_of_manuals'],
      fault: ['stop_name', 'note', 'kind', 'fixed', 'organ_id'].slice(0, 4),
      visit: ['date', 'tuner', 'duration'],
      school: ['name', 'email'],
      request: ['date', 'number_of_seats'],
    });
    expect(relations).toContain('organ one-to-many fault');
  });

  it('reads states behind arrows, values at the end of a list and those between dashes', () => {
    const { fields } = modelOf(
      'A loan has a start date and a fee. The loan goes through requested -> approved -> returned. An object has a title, and a condition which is one of good, fragile, damaged. An inspection has a date, the outcome - passed, failed or open - and a comment.',
    );
    const values = (field: string) => fields.find(({ name }) => name === field)?.values;
    expect(values('status')).toEqual(['requested', 'approved', 'returned']);
    expect(values('condition')).toEqual(['good', 'fragile', 'damaged']);
    expect(values('outcome')).toEqual(['passed', 'failed', 'open']);
  });

  it('reads states without a word for them, what a thing shows and a subject of two words', () => {
    const { entities, fields } = modelOf(
      '- A repair has a date and a price.\n- A repair is open, at the maker, returned or written off.\n- Each slot shows start, end and boat.\n- A gate code is valid for one gate, has a valid from and an expiry.\n- An archer registers -> registration with target number and session (morning/evening).',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      repair: ['date', 'price', 'status'],
      slot: ['start', 'end', 'boat'],
      gate_code: ['valid_from', 'expiry'],
      registration: ['target_number', 'session'],
    });
    expect(fields.find(({ name }) => name === 'status')?.values).toEqual([
      'open',
      'at the maker',
      'returned',
      'written off',
    ]);
  });

  it.each(["Retraining = Elif's laptop, 9 h, fan at max.", 'We run on 3 nodes: fast, cheap, loud.'])(
    'makes no thing of what is no list of parts: %s',
    (text) => {
      expect(modelOf(text).entities).toEqual([]);
    },
  );

  it('leaves out who makes a thing where it is no thing, and keeps until when it is valid', () => {
    expect(
      modelOf('Rewards are made by marketing: title, points needed, valid until. A reward is never deleted.')
        .entities,
    ).toEqual([['reward', ['title', 'points_needed', 'valid_until']]]);
  });

  it('reads what a thing is made of, what arrives with its parts, and no condition for a part', () => {
    const { entities, relations } = modelOf(
      'A place is a street, a city, a postal code and opening hours as text. Scans arrive from drivers by radio: time, code, place. A driver has a name and a pass number, if it comes twice we ask. A tour is from one place and is driven by a driver. A tour has a date.',
    );
    expect(Object.fromEntries(entities as [string, string[]][])).toMatchObject({
      place: ['street', 'city', 'postal_code', 'opening_hours'],
      scan: ['time', 'code', 'place_id'],
      driver: ['name', 'pass_number'],
    });
    expect(relations).toContain('driver one-to-many tour');
  });
});
