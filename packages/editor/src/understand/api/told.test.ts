import { describe, expect, it } from 'vitest';
import { read } from '../../read/read.ts';
import { understand } from '../understand.ts';
import { allEndpoints } from './endpoints.ts';

const callsIn = (text: string) => {
  const { endpoints, statements } = understand(read(text));
  return allEndpoints(endpoints, statements, 'en').map(
    ({ method, path, query }) => `${method} ${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
  );
};

/** The calls of a text that describes the things they are about. */
const described = (text: string) => {
  const { endpoints, statements, entities } = understand(read(text));
  return allEndpoints(endpoints, statements, 'en', entities).map(({ method, path }) => `${method} ${path}`);
};

describe('toldEndpoints', () => {
  it('reads every operation of a sentence, what pronouns stand for and what belongs to what', () => {
    expect(
      callsIn(
        'Marinas can list their berths and filter them by length and price, look at one berth, and add a photo for a berth. They can also block a berth.',
      ),
    ).toEqual([
      'GET /berths?length&price',
      'GET /berths/{berthId}',
      'POST /berths/{berthId}/photos',
      'POST /berths/{berthId}/block',
    ]);
  });

  it('takes what is changed for a trait of what has it', () => {
    expect(
      callsIn('Operators can list garages. Operators can update the price per hour of their garage.'),
    ).toEqual(['GET /garages', 'PATCH /garages/{garageId}']);
    expect(
      described(
        'A device has a name, a wake interval and a firmware version. Owners can change the wake interval.',
      ),
    ).toEqual(['PATCH /devices/{deviceId}']);
  });

  it('has as parameters of a list what its caller chooses', () => {
    expect(callsIn('Couriers can list the lockers of a city, and see free rooms for a time range.')).toEqual([
      'GET /lockers?city',
      'GET /rooms?from&to',
    ]);
    expect(callsIn('Apps can list garages near a position (lat, lng, radius in meters, max 5000).')).toEqual([
      'GET /garages?lat&lng&radius',
    ]);
  });

  it('reads two things behind one verb, what is left somewhere, and no case of getting as a call', () => {
    expect(
      described(
        'A grade has a subject, a value and a date. Absences have a day and a number of lessons. Parents can see the grades and absences of their children. They get a mail.',
      ),
    ).toEqual(['GET /grades', 'GET /absences']);
    expect(
      callsIn('Readers can leave a comment and invite others to a group; they get the role guest.'),
    ).toEqual(['POST /comments', 'POST /invitations']);
  });

  it('sends what has been made', () => {
    expect(callsIn('Staff can create an invoice, send an invoice and list invoices.')).toEqual([
      'POST /invoices',
      'POST /invoices/{invoiceId}/dispatches',
      'GET /invoices',
    ]);
  });

  it('books what is an event itself, and changes the thing a trait belongs to', () => {
    expect(
      callsIn(
        'Patients can book an appointment, move it to another day or cancel it. Staff can create rooms and change their capacity.',
      ),
    ).toEqual([
      'POST /appointments',
      'PATCH /appointments/{appointmentId}',
      'DELETE /appointments/{appointmentId}',
      'POST /rooms',
      'PATCH /rooms/{roomId}',
    ]);
  });

  it('makes no operation of what nobody may do, of questions and of what a page shows', () => {
    expect(
      callsIn(
        'Guests must not see bookings. Doctors can only see their own patients. Users can see the button. People can see what went out. Can admins delete rooms?',
      ),
    ).toEqual([]);
  });

  it('reads orders of a text about an API, what is made of a thing and what a thing has one of', () => {
    expect(
      callsIn(
        'An API for reagents.\n\nRegister a reagent with name and lot. Look a reagent up by its barcode. Take a portion from a reagent. Get the complete history of a reagent. Search by lot and name.',
      ),
    ).toEqual([
      'POST /reagents',
      'GET /reagents?barcode&lot&name',
      'POST /reagents/{reagentId}/portions',
      'GET /reagents/{reagentId}/history',
    ]);
  });

  it('takes the parameters that written paths have, and no bound or span of time for a thing', () => {
    expect(
      callsIn(
        '- `GET /meters/{serial}` gives the meter\n- list readings of a meter\n- couriers can see which lockers are free\n- rate limit 50 rps per client\n- keep the log 1 year',
      ),
    ).toEqual(['GET /meters/{serial}', 'GET /meters/{serial}/readings', 'GET /lockers']);
  });

  it('knows who registers as what is made', () => {
    expect(callsIn('Owners register online with name and email.')).toEqual(['POST /owners']);
    expect(callsIn('Volunteers sign up themselves, first come first served.')).toEqual([]);
  });

  it('puts all calls under the base path that the input gives', () => {
    expect(callsIn('Base path /v2, JSON. Users can add a hive and list their hives.')).toEqual([
      'POST /v2/hives',
      'GET /v2/hives',
    ]);
  });

  it('gives each deed done to a thing a call of its own, once is enough for what somebody can do', () => {
    expect(
      callsIn(
        'A guest can reserve a pitch. They can extend a stay once. Wardens check caravans in and out at the gate. Wardens can register new pitches and close old ones. Pitches can be blocked and unblocked. A guest follows / unfollows a campsite.',
      ),
    ).toEqual([
      'POST /reservations',
      'POST /stays/{stayId}/extension',
      'POST /caravans/{caravanId}/check-in',
      'POST /caravans/{caravanId}/check-out',
      'POST /pitches',
      'POST /pitches/{pitchId}/closure',
      'POST /pitches/{pitchId}/block',
      'DELETE /pitches/{pitchId}/block',
      'POST /campsites/{campsiteId}/followers',
      'DELETE /campsites/{campsiteId}/followers',
    ]);
  });

  it('cancels what has that among its states without removing it', () => {
    expect(
      callsIn(
        'A guest can cancel a viewing. A viewing is planned, done or cancelled. Agents can delete flats.',
      ),
    ).toEqual(['POST /viewings/{viewingId}/cancellation', 'DELETE /flats/{flatId}']);
  });

  it('makes what is handed out when somebody asks for it, and nothing of what the system does by itself', () => {
    expect(
      callsIn(
        'The app asks for a signed upload url by giving the file name. Then the app confirms the import, and we start the conversion. The app can poll the status of the import. The server retries a delivery five times. Rate limit 20 per minute.',
      ),
    ).toEqual([
      'POST /upload-urls',
      'POST /imports/{importId}/confirmation',
      'GET /imports/{importId}/status',
    ]);
  });

  it('addresses things without the state they are in, by the whole of their name, and what belongs to them below them', () => {
    expect(
      callsIn(
        'Hosts create a cooking class and send it. Hosts can pause a running class, see the income of a class per month and import guests. Guests can report a broken oven. They can see the current class and their past classes, newest first.',
      ),
    ).toEqual([
      'POST /cooking-classes',
      'POST /cooking-classes/{cookingClassId}/dispatches',
      'POST /cooking-classes/{cookingClassId}/pause',
      'GET /cooking-classes/{cookingClassId}/income',
      'POST /guests/imports',
      'POST /reports',
      'GET /cooking-classes',
      'GET /cooking-classes/{cookingClassId}',
    ]);
  });

  it('reads a list of what calls are for, and what a thing has one of', () => {
    expect(
      callsIn(
        'REST endpoints for:\n\n- creating a banner with title and colour\n- getting all banners\n- hiding and restoring banners\n- change history of a banner\n\nbanner changes require an approval',
      ),
    ).toEqual([
      'POST /banners',
      'GET /banners',
      'PATCH /banners/{bannerId}',
      'POST /banners/{bannerId}/restoration',
      'GET /banners/{bannerId}/change-history',
    ]);
  });

  it('reads what is wanted of all, what stands in lists, and what somebody has one of', () => {
    expect(
      callsIn(
        'API for the ski school. Pupils have a name and a level. Lessons have a date and a price. Teachers publish lessons. The treasurer wants all lessons of a teacher per month. Clerks look at the list of pupils. Pupils can check their balance.',
      ),
    ).toEqual([
      'POST /lessons/{lessonId}/publication',
      'GET /lessons?teacher&month',
      'GET /pupils',
      'GET /pupils/{pupilId}/balance',
    ]);
  });

  it('reads what somebody is shown and the lists they need', () => {
    expect(
      callsIn(
        'The last report wins, but show the dispatcher a list of the conflicts. We also need a list of all delays of one line.',
      ),
    ).toEqual(['GET /conflicts', 'GET /delays?line']);
  });

  it('makes no call of what things do, of orders to the builders, and of what is no thing', () => {
    for (const text of [
      'Last write wins. The first sync takes a minute. Granting access may take 15 minutes.',
      'Role changes take effect immediately. Both apps run behind one proxy.',
      'A missing translation shows the English text. The cache returns stale entries for ten seconds.',
      'Drop the rest and count it. Compare both plans. Retire the old builder by the end of the year.',
      'Deaf visitors get a booklet. The manager gets a reminder one week before.',
      'Search tolerates typos. Release builds stay on dedicated machines. Swap takes longer than 5 seconds.',
      'Support writes about 50 manual notes a month. People pay with coins.',
    ])
      expect([text, callsIn(text)]).toEqual([text, []]);
  });

  it('takes what people do for a call where they make a record of which the text goes on, or do more to it', () => {
    expect(callsIn('The front desk books appointments. An appointment lasts half an hour.')).toEqual([
      'POST /appointments',
    ]);
    expect(callsIn('Wardens approve permits. They can also extend a permit once.')).toEqual([
      'POST /permits/{permitId}/approval',
      'POST /permits/{permitId}/extension',
    ]);
  });

  it('reads calls said by their methods and by what they are for, and what one is looked up by', () => {
    expect(
      callsIn(
        'We need an API for crates. So get crates with a filter on status and dock, and one to look a crate up by crate number. Drivers patch the status and nothing else. There is also a route for the last 20 trips of a crate.',
      ),
    ).toEqual([
      'GET /crates?status&dock',
      'GET /crates/{crateNumber}',
      'PATCH /crates/{crateNumber}',
      'GET /crates/{crateNumber}/trips',
    ]);
    expect(callsIn('Guests join the lobby with a post and leave it with a delete.')).toEqual([
      'POST /lobbies/{lobbyId}/memberships',
      'DELETE /lobbies/{lobbyId}/memberships',
    ]);
  });

  it('takes what comes to somebody and what is offered for no calls', () => {
    expect(callsIn('Users get 14 reminders a week. They can list a coat in under a minute.')).toEqual([]);
  });

  it('reads the path of an example with the parameters that it shows values of', () => {
    expect(
      callsIn(
        'Routes of the depot\n\n- GET /halls/{slug}/racks\n- PATCH /halls/{slug}/racks/{code}\n\n```\ncurl -X POST https://depot.example.net/halls/north/racks -d \'{"code":"r1"}\'\ncurl https://depot.example.net/orders/4711\n```',
      ),
    ).toEqual([
      'GET /halls/{slug}/racks',
      'PATCH /halls/{slug}/racks/{code}',
      'POST /halls/{slug}/racks',
      'GET /orders/{orderId}',
    ]);
  });
});

describe('calls that only prose tells', () => {
  it.each([
    [
      'We need an API for the runner app. Runners log in with their number and a code by sms. After that the app asks for the open errands near the runner. A runner accepts one. While walking the app posts the position every 5 seconds. At the door he marks it delivered. An errand can be given back before pick up.',
      [
        'POST /sessions',
        'GET /errands',
        'POST /errands/{errandId}/acceptance',
        'POST /positions',
        'PATCH /errands/{errandId}',
        'POST /errands/{errandId}/returns',
      ],
    ],
    [
      '- a desk has a number and a floor\n- need: list free desks for a day, book, cancel, move a booking\n- bookings of a desk never overlap',
      ['GET /desks?day', 'POST /bookings', 'DELETE /bookings/{bookingId}', 'PATCH /bookings/{bookingId}'],
    ],
    [
      'A backend for the tool library.\n\nA member signs in with mail and password. He reserves a drill for a weekend, he may cancel the reservation until noon. Volunteers can add drills.',
      ['POST /sessions', 'POST /reservations', 'DELETE /reservations/{reservationId}', 'POST /drills'],
    ],
    ['GitLab sends a `push` webhook to `/hooks/gitlab` and we clone the branch.', ['POST /hooks/gitlab']],
  ])('reads those of "%s"', (text, calls) => {
    expect(callsIn(text)).toEqual(calls);
  });

  it.each([
    'Staff sign in with the company account. The path is /var/log.',
    'The worker sends events to /dev/null.',
    'Guests hand in keys at the desk.',
  ])('finds none in "%s"', (text) => {
    expect(callsIn(text)).toEqual([]);
  });
});
