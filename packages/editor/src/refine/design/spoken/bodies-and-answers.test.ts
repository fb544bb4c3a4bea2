import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';
import { roomsApi } from '../../samples/rooms-api.ts';

const change = (feedback: string, document = roomsApi) => revise(document, feedback, 'API Design');

function fragmentOf(output: string) {
  const json = /```json\n(\{\n {2}"openapi"[\s\S]*?\n\})\n```/u.exec(output)?.[1] ?? '{}';
  // biome-ignore lint/suspicious/noExplicitAny: whatever the document holds
  return JSON.parse(json) as any;
}

describe('a field that an operation takes no more', () => {
  for (const feedback of [
    'fax must not be sent in POST /rooms',
    'The body of POST /rooms should not contain fax.',
    'in POST /rooms the fax is set by the server',
    'fax comes from the contract, remove it from the POST /rooms body',
  ])
    it(`leaves the request, and stays with its thing: ${feedback}`, async () => {
      const { output } = await change(feedback);
      const { paths, components } = fragmentOf(output);
      const { properties } = paths['/rooms'].post.requestBody.content['application/json'].schema;
      expect(Object.keys(properties)).toEqual(['name', 'capacity']);
      expect(output).toContain('**Request**\n\n```json\n{\n  "name": "string",\n  "capacity": 0\n}\n```');
      expect(components.schemas.Room.properties).toHaveProperty('fax');
      expect(output).toContain('| `room` | `name`, `capacity`, `fax` |');
    });

  it('is handed in where the operation is to take it', async () => {
    const { output } = await change('POST /bookings should accept capacity too');
    expect(output).toContain('{\n  "startsAt": "string",\n  "capacity": 0\n}');
  });
});

describe('an answer of several operations', () => {
  it('has the case that is told once', async () => {
    const { output } = await change('All endpoints should answer 429 when the quota is used up');
    expect(output.match(/^\| 429 \| The quota is used up\. \|$/gmu)).toHaveLength(2);
    const { paths } = fragmentOf(output);
    expect(paths['/rooms'].post.responses).toHaveProperty('429');
    expect(paths['/bookings'].post.responses).toHaveProperty('429');
  });

  it('has a header where the operation is named, not the status', async () => {
    const { output } = await change('the answer of POST /rooms should carry a Location header');
    expect(output).toContain('| 201 | The room is created. Header: `Location`. |');
    expect(fragmentOf(output).paths['/rooms'].post.responses['201'].headers).toHaveProperty('Location');
    expect(output).toContain('| 201 | The booking is created. |');
  });
});

describe('a verb behind "should also"', () => {
  it('belongs to the operation before it', async () => {
    const { output } = await change('POST /bookings should also answer 404 if the room is unknown');
    expect(output).toContain('| 404 | The room is unknown. |');
  });
});

describe('a field with a name of code', () => {
  it('is renamed in sentences, too', async () => {
    const told = roomsApi.replace('## Endpoints', 'We check startsAt twice.\n\n## Endpoints');
    const { output } = await change('rename startsAt to beginsAt', told);
    expect(output).toContain('We check beginsAt twice.');
    expect(output).not.toContain('startsAt');
  });
});

describe('a case told before what answers it', () => {
  it('is the meaning of the answer', async () => {
    const { output } = await change('If the room is under repair, POST /bookings should return 423.');
    expect(output).toContain('| 423 | The room is under repair. |');
  });
});

describe('a limit of characters', () => {
  it('changes where the text tells it, and in the schema', async () => {
    const told = roomsApi.replace('## Endpoints', 'A room has a fax (max 20 chars).\n\n## Endpoints');
    const { output } = await change('fax may have at most 40 characters, not 20', told);
    expect(output).toContain('fax (max 40 chars)');
    expect(fragmentOf(output).components.schemas.Room.properties.fax).toEqual({
      type: 'string',
      maxLength: 40,
    });
  });
});

describe('the values of a field of a resource', () => {
  const coloured = (values: string) =>
    roomsApi
      .replace('## Endpoints', `A room has a colour (${values}).\n\n## Endpoints`)
      .replace('`fax` |', '`fax`, `colour` |')
      .replace(
        '    "schemas": {\n      "Room": {\n        "type": "object",\n        "properties": {',
        '$&\n          "colour": {\n            "type": "string",\n            "enum": [\n              "red",\n              "blue"\n            ]\n          },',
      );

  it('grow in the sentence that lists them and in the schema', async () => {
    const { output } = await change('the colour of a room can also be green', coloured('red, blue'));
    expect(output).toContain('colour (red, blue, green)');
    expect(fragmentOf(output).components.schemas.Room.properties.colour.enum).toEqual([
      'red',
      'blue',
      'green',
    ]);
  });
});
