import { describe } from 'vitest';
import { API } from '../../samples/api.ts';
import { tried } from '../../samples/tried.ts';
import { addError, addParameter, changeLimit, changeStatus } from './details.ts';
import { addEndpoint, removeEndpoint, renamePath } from './endpoints.ts';

const before = API;
const ROW = '| GET | `/bookings` | `booking` |\n';
const DETAILS = API.slice(API.indexOf('### `GET /bookings`'), API.indexOf('## OpenAPI'));
const OPERATION = API.slice(API.indexOf(',\n    "/bookings"'), API.indexOf('\n  }\n}\n```'));
const again = (text: string) =>
  text.replaceAll('GET /bookings', 'POST /bookings').replace('list all bookings', 'create a booking');

describe('wishes about an API', () => {
  tried({
    operation: addEndpoint,
    before,
    slots: { endpoint: 'POST /bookings', purpose: 'creates a booking' },
    right: [
      [ROW, `${ROW}| POST | \`/bookings\` | \`booking\` |\n`],
      [DETAILS, `${DETAILS}${again(DETAILS).replace('FR-2', 'FR-3')}`],
      [
        '"400": {}\n        }\n      }',
        '"400": {}\n        }\n      },\n      "post": { "responses": { "200": {}, "400": {} } }',
      ],
    ],
    wrong: [[ROW, `${ROW}| POST | \`/bookings\` | \`booking\` |\n`]],
  });
  tried({
    operation: removeEndpoint,
    before,
    slots: { endpoint: 'GET /bookings' },
    right: [
      [ROW, ''],
      [DETAILS, ''],
      [OPERATION, ''],
    ],
    wrong: [
      [ROW, ''],
      [DETAILS, ''],
    ],
  });
  tried({
    operation: renamePath,
    before,
    slots: { path: '/bookings', new: '/reservations' },
    right: [
      [ROW, ROW.replace('/bookings', '/reservations')],
      [DETAILS, DETAILS.replaceAll('/bookings', '/reservations')],
      ['"/bookings"', '"/reservations"'],
    ],
    wrong: [[ROW, ROW.replace('/bookings', '/reservations')]],
  });
  tried({
    operation: changeStatus,
    before,
    slots: { endpoint: 'GET /rooms', status: '404', status2: '410' },
    right: [
      ['| 404 |', '| 410 |'],
      ['"404"', '"410"'],
    ],
    wrong: [['| 404 |', '| 410 |']],
  });
  tried({
    operation: addParameter,
    before,
    slots: { endpoint: 'GET /rooms', param: 'limit' },
    right: [
      [
        'list all rooms.\n',
        'list all rooms.\n\n| Name | In | Required |\n| --- | --- | --- |\n| `limit` | query | no |\n',
      ],
      ['"parameters": []', '"parameters": [{ "name": "limit", "in": "query" }]'],
    ],
    wrong: [['"parameters": []', '"parameters": [{ "name": "limit", "in": "query" }]']],
  });
  tried({
    operation: addError,
    before,
    slots: { endpoint: 'GET /rooms', status: '403', case: 'the account is suspended' },
    right: [
      ['| 404 |', '| 403 | The account is suspended. |\n| 404 |'],
      ['"404": {}', '"403": {},\n          "404": {}'],
    ],
    wrong: [
      ['| 400 |', '| 403 | The account is suspended. |\n| 400 |'],
      ['"400": {}', '"403": {},\n          "400": {}'],
    ],
  });
  tried({
    operation: changeLimit,
    before,
    slots: { m: '200 requests per minute' },
    right: [['30 requests', '200 requests']],
    wrong: [['minute.\n', 'minute.\n- **NFR-2:** A caller MAY send 200 requests per minute.\n']],
  });
});
