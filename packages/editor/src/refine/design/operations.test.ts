import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';
import { roomsApi } from '../samples/rooms-api.ts';

function change(feedback: string, input = '') {
  return revise(roomsApi, feedback, 'API Design', input);
}

/** The OpenAPI fragment of a design. */
function fragmentOf(output: string) {
  const json = /```json\n(\{\n {2}"openapi"[\s\S]*?\n\})\n```/u.exec(output)?.[1] ?? '{}';
  // biome-ignore lint/suspicious/noExplicitAny: whatever the document holds
  return JSON.parse(json) as any;
}

describe('an answer of an operation', () => {
  for (const [feedback, row] of [
    [
      'booking a room that is closed for repairs should give a 423',
      '| 423 | The room is closed for repairs. |',
    ],
    [
      'POST /bookings must be refused with 422 if the start lies in the past',
      '| 422 | The start lies in the past. |',
    ],
    ['a 403 belongs on the booking call: caller is a guest', '| 403 | Caller is a guest. |'],
    ['POST /bookings soll 403 liefern, wenn der Gast gesperrt ist', '| 403 | Der Gast gesperrt ist. |'],
  ] as const)
    it(`is added with its case: ${feedback}`, async () => {
      const { output } = await change(feedback);
      const from = output.indexOf('### `POST /bookings`');
      expect(output.slice(0, from)).toBe(roomsApi.slice(0, roomsApi.indexOf('### `POST /bookings`')));
      expect(output.slice(from)).toContain(row);
      const { responses } = fragmentOf(output).paths['/bookings'].post;
      expect(Object.keys(responses)).toContain(row.slice(2, 5));
    });

  it('takes the meaning that is given for it', async () => {
    const { output } = await change('409 is no explanation. 409 = somebody else was faster, 400 = no start');
    expect(output).toContain('| 409 | Somebody else was faster. |');
    expect(output).toContain('| 400 | No start. |');
    expect(output).not.toContain('The room is taken.');
    expect(fragmentOf(output).paths['/bookings'].post.responses['409'].description).toBe(
      'Somebody else was faster.',
    );
  });

  for (const feedback of [
    'we have 409 rooms by now',
    '404 = no such thing',
    'should we answer 409 or 423 for bookings?',
    'why does it give a 409?',
    'after 300 ms the call should give up',
  ])
    it(`is not made of other words: ${feedback}`, async () => {
      const { output } = await change(feedback);
      expect(output.match(/^\| \d{3} \|.*$/gmu)).toEqual(roomsApi.match(/^\| \d{3} \|.*$/gmu));
    });
});

describe('a parameter of an operation', () => {
  it('comes with its values, type and default', async () => {
    const { output } = await change(
      'POST /rooms lacks the parameters notify (query, optional): mail, sms or none',
    );
    expect(output).toContain(
      '**Parameters**\n\n| Name | In | Required | Description |\n| --- | --- | --- | --- |\n| `notify` | query | no | `mail`, `sms`, `none` |\n\n**Request**',
    );
    const { parameters } = fragmentOf(output).paths['/rooms'].post;
    expect(parameters).toEqual([
      {
        name: 'notify',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['mail', 'sms', 'none'] },
      },
    ]);
  });

  it('is asked for where it is not clear which operation takes it', async () => {
    const { output, applied } = await change('the query parameter limit is missing');
    expect({ output, status: applied[0]?.status }).toEqual({ output: roomsApi, status: 'not-understood' });
  });
});

describe('the body of an operation', () => {
  it('takes the fields that are named, with what the input says of them', async () => {
    const { output } = await change(
      'the body of POST /bookings is missing things. it needs roomId and guests',
      'POST /bookings: roomId (uuid, required), guests (integer)',
    );
    expect(output).toContain('  "startsAt": "string",\n  "roomId": "string",\n  "guests": 0\n}');
    expect(fragmentOf(output).paths['/bookings'].post.requestBody.content['application/json'].schema).toEqual(
      {
        type: 'object',
        required: ['roomId'],
        properties: {
          startsAt: { type: 'string' },
          roomId: { type: 'string' },
          guests: { type: 'integer' },
        },
      },
    );
  });

  it('is not made of a sentence', async () => {
    const { output } = await change('POST /bookings should return an error, and the room stays free');
    expect(output).toContain('"startsAt": "string"\n}');
  });
});
