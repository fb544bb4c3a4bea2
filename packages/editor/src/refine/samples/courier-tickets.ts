const ticket = (
  key: string,
  title: string,
  stated: string,
  criteria: readonly string[],
  served: readonly string[],
) =>
  `### ${key}: ${title}

- **Type:** Task
- **Story:** As a team member, I want this so that “Courier app” works as agreed.
- **Context:** ${stated}
- **Acceptance criteria**
${criteria.map((one, at) => `  ${at + 1}. ${one}`).join('\n')}
- **Tasks**
${served.map((key, at) => `  - Implement ${key} (criterion ${at + 1}).`).join('\n')}
- **Dependencies:** none
- **Out of scope:** none
- **Estimate:** 5
- **Source:** ${served[0]}, “${title}”
`;

/** Tickets of an app for couriers: two requirements share the first of them. */
export const courierTickets = `# Courier app

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: Couriers scan each parcel | US-1 |
| FR-2: Couriers can sort the stops by hand | US-1 |
| FR-3: Photos of a delivery are kept for 30 days | US-2 |
| FR-4: Dispatchers see late tours on a map | US-3 |

## Tickets

${ticket(
  'US-1',
  'Scan parcels',
  'FR-1: Couriers MUST scan each parcel. FR-2: Couriers MUST be able to sort the stops by hand.',
  [
    'Given a parcel, When it is loaded, Then the courier scans it.',
    'Given a tour, When the courier drags a stop, Then the stops are sorted by hand.',
  ],
  ['FR-1', 'FR-2'],
)}
${ticket(
  'US-2',
  'Keep photos of a delivery',
  'FR-3: Photos of a delivery MUST be kept for 30 days.',
  [
    'Given a photo, When 30 days have passed, Then it is deleted.',
    'Given a photo, When it cannot be stored, Then the courier is told.',
  ],
  ['FR-3'],
)}
${ticket(
  'US-3',
  'Show late tours on a map',
  'FR-4: Dispatchers MUST see late tours on a map.',
  ['Given a late tour, When a dispatcher opens the map, Then the tour is red.'],
  ['FR-4'],
)}
## Open questions

- **Q-1:** Who pays for the map?
`;
