/** An API with one operation of each of some methods, of which two have the same path. */
export const garageApi = `# Garages

## Requirements

- **FR-1:** The plate MUST be deleted after 90 days.

## Resources

| Resource | Fields |
| --- | --- |
| \`garage\` | \`id\`, \`name\`, \`free_spots\` |
| \`stay\` | \`garage_id\`, \`plate\` |

## Endpoints

| Method | Path | Resource |
| --- | --- | --- |
| GET | \`/garages\` | \`garage\` |
| POST | \`/stays\` | \`stay\` |
| DELETE | \`/stays/{id}\` | \`stay\` |

## Endpoint details

### \`GET /garages\`

**FR-2:** \`GET /garages\` MUST list garages in a radius (default 500, max 5000).

**Responses**

| Status | Meaning |
| --- | --- |
| 200 | The garages are returned. |
| 500 | The radius is too large. |

**Example**

\`\`\`json
{
  "id": "string",
  "name": "string",
  "free_spots": 0
}
\`\`\`

### \`POST /stays\`

**Request**

\`\`\`json
{
  "garage_id": "string",
  "plate": "string"
}
\`\`\`

**Responses**

| Status | Meaning |
| --- | --- |
| 202 | The stay is created. |
| 409 | 409 if full. |

### \`DELETE /stays/{id}\`

**Parameters**

| Name | In | Required |
| --- | --- | --- |
| \`id\` | path | yes |

**Responses**

| Status | Meaning |
| --- | --- |
| 204 | The stay is removed; there is no body. |
| 404 | There is no such stay. |

## Open questions

- **Q-1:** Who may delete a stay?
`;
