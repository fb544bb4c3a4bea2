import { describe } from 'vitest';
import { TICKETS } from '../../samples/tickets.ts';
import { tried } from '../../samples/tried.ts';
import { addCriterion, addTask } from './contents.ts';
import { assignTicket, depends, estimate, ticketType } from './labels.ts';
import { addTicket, mergeTickets, removeTicket, renameTicket, ticketFirst } from './whole.ts';

const before = TICKETS;
const SECOND = TICKETS.slice(TICKETS.indexOf('### US-2'), TICKETS.indexOf('## Open questions'));
const ROW = '| FR-2: The courier must mark damaged parcels | US-2 |\n';
const TASK = '  - Implement FR-1: send a notification (criterion 1).\n';
const CRITERION = '  1. Given a user, When a parcel leaves, Then the app sends a notification.\n';
const slots = { ticket: 'US-1', key: 'US-1' };
const both = { ticket: 'US-1', ticket2: 'US-2', key: 'US-1', key2: 'US-2' };

describe('wishes about tickets', () => {
  tried({
    operation: estimate,
    before,
    slots: { ...slots, points: '5' },
    right: [['Estimate:** 2', 'Estimate:** 5']],
    wrong: [['Estimate:** 3', 'Estimate:** 5']],
  });
  tried({
    operation: ticketType,
    before,
    slots: { ...slots, type: 'bug' },
    right: [['Type:** Task', 'Type:** Bug']],
    wrong: [['Type:** Story', 'Type:** Bug']],
  });
  tried({
    operation: assignTicket,
    before,
    slots: { ...slots, name: 'Priya' },
    right: [['- **Estimate:** 2', '- **Assignee:** Priya\n- **Estimate:** 2']],
    wrong: [['- **Estimate:** 3', '- **Assignee:** Priya\n- **Estimate:** 3']],
  });
  tried({
    operation: depends,
    before,
    slots: both,
    right: [['- **Dependencies:** none\n- **Estimate:** 2', '- **Dependencies:** US-2\n- **Estimate:** 2']],
    wrong: [['- **Dependencies:** none\n- **Estimate:** 3', '- **Dependencies:** US-1\n- **Estimate:** 3']],
  });
  tried({
    operation: addCriterion,
    before,
    slots: { ...slots, case: 'a large photo is refused' },
    right: [
      [CRITERION, `${CRITERION}  2. Given a large photo, When it is sent, Then the photo is refused.\n`],
    ],
    wrong: [[CRITERION, `${CRITERION}  2. A large photo is refused.\n`]],
  });
  tried({
    operation: addTask,
    before,
    slots: { ...slots, deed: 'rotate the certificates' },
    right: [[TASK, `${TASK}  - Rotate the certificates.\n`]],
    wrong: [[CRITERION, `${CRITERION}  2. Rotate the certificates.\n`]],
  });
  tried({
    operation: removeTicket,
    before,
    slots: { ticket: 'US-2', key: 'US-2' },
    right: [
      [SECOND, ''],
      [ROW, ''],
    ],
    wrong: [[SECOND, '']],
  });
  tried({
    operation: renameTicket,
    before,
    slots: { ...slots, new: 'Tell people in time' },
    right: [['US-1: Send a notification', 'US-1: Tell people in time']],
    wrong: [['# Parcel tracking', '# Tell people in time']],
  });
  tried({
    operation: ticketFirst,
    before,
    slots: { ticket: 'US-2', key: 'US-2' },
    right: [
      [SECOND, ''],
      ['### US-1', `${SECOND.replace('US-2', 'US-0')}### US-1`],
      ['| US-2 |', '| US-0 |'],
    ],
    wrong: [[SECOND, '']],
  });
  tried({
    operation: mergeTickets,
    before,
    slots: both,
    right: [
      [SECOND, ''],
      ['| US-2 |', '| US-1 |'],
      [
        'MUST send a notification.\n',
        'MUST send a notification. FR-2: The courier MUST mark damaged parcels.\n',
      ],
      [CRITERION, `${CRITERION}  2. Given a courier, When the courier marks a parcel, Then it is marked.\n`],
      [TASK, `${TASK}  - Implement FR-2: mark damaged parcels (criterion 2).\n`],
      ['Estimate:** 2', 'Estimate:** 5'],
    ],
    wrong: [
      [SECOND, ''],
      ['| US-2 |', '| US-1 |'],
    ],
  });
  tried({
    operation: addTicket,
    before,
    slots: { deed: 'rotate the certificates' },
    right: [
      [ROW, `${ROW}| FR-3: The team must rotate the certificates | US-3 |\n`],
      [
        '## Open questions',
        `${SECOND.replace('US-2: Mark damaged parcels', 'US-3: Rotate the certificates').replaceAll('FR-2', 'FR-3').replaceAll('mark damaged parcels', 'rotate the certificates')}## Open questions`,
      ],
    ],
    wrong: [
      ['## Open questions', '### US-3: Rotate the certificates\n\n- **Type:** Task\n\n## Open questions'],
    ],
  });
});
