/** A short API with the OpenAPI fragment of its one call. */
export const API = `# Rooms

## Endpoints

| Method | Path | Resource |
| --- | --- | --- |
| GET | \`/rooms\` | \`room\` |
| GET | \`/bookings\` | \`booking\` |

## Endpoint details

### \`GET /rooms\`

**FR-1:** \`GET /rooms\` MUST list all rooms.

**Responses**

| Status | Meaning |
| --- | --- |
| 200 | The list is returned. |
| 404 | There is none. |

### \`GET /bookings\`

**FR-2:** \`GET /bookings\` MUST list all bookings.

**Responses**

| Status | Meaning |
| --- | --- |
| 200 | The list is returned. |
| 400 | The day is invalid. |

## OpenAPI fragment

\`\`\`json
{
  "paths": {
    "/rooms": {
      "get": {
        "parameters": [],
        "responses": {
          "200": {},
          "404": {}
        }
      }
    },
    "/bookings": {
      "get": {
        "responses": {
          "200": {},
          "400": {}
        }
      }
    }
  }
}
\`\`\`

## Limits

- **NFR-1:** A caller MAY send 30 requests per minute.
`;
