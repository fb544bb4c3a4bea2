const schema = (properties: Readonly<Record<string, unknown>>) => ({
  content: { 'application/json': { schema: { type: 'object', properties } } },
});

const room = { name: { type: 'string' }, capacity: { type: 'integer' }, fax: { type: 'string' } };

const fragment = {
  openapi: '3.1.0',
  info: { title: 'Rooms', version: '0.0.0' },
  paths: {
    '/rooms': {
      post: {
        operationId: 'postRooms',
        requestBody: { required: true, ...schema(room) },
        responses: {
          '201': {
            description: 'The room is created.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Room' } } },
          },
        },
      },
    },
    '/bookings': {
      post: {
        operationId: 'postBookings',
        requestBody: { required: true, ...schema({ startsAt: { type: 'string' } }) },
        responses: {
          '201': { description: 'The booking is created.' },
          '409': { description: 'The room is taken.' },
        },
      },
    },
  },
  components: { schemas: { Room: { type: 'object', properties: room } } },
};

/** An API design as any writer could have made it, with resources, endpoints, samples and an OpenAPI fragment. */
export const roomsApi = `# Rooms

## Resources

| Resource | Fields |
| --- | --- |
| \`room\` | \`name\`, \`capacity\`, \`fax\` |
| \`booking\` | \`startsAt\` |

## Endpoints

| Method | Path | Resource |
| --- | --- | --- |
| POST | \`/rooms\` | \`room\` |
| POST | \`/bookings\` | \`booking\` |

## Endpoint details

### \`POST /rooms\`

**FR-1:** The call MUST take name, capacity and fax.

**Request**

\`\`\`json
{
  "name": "string",
  "capacity": 0,
  "fax": "string"
}
\`\`\`

**Responses**

| Status | Meaning |
| --- | --- |
| 201 | The room is created. |
| 400 | The request is malformed. |

**Example**

\`\`\`json
{
  "id": "string",
  "name": "string",
  "capacity": 0,
  "fax": "string"
}
\`\`\`

### \`POST /bookings\`

**Request**

\`\`\`json
{
  "startsAt": "string"
}
\`\`\`

**Responses**

| Status | Meaning |
| --- | --- |
| 201 | The booking is created. |
| 409 | The room is taken. |

## OpenAPI fragment

\`\`\`json
${JSON.stringify(fragment, null, 2)}
\`\`\`

## Open questions

- **Q-1:** Who may book a room?
`;
