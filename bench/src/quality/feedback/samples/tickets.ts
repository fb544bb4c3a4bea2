/** Two short tickets. */
export const TICKETS = `# Parcel tracking

## Epic goal

Customers know when their parcel comes.

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: The app must send a notification | US-1 |
| FR-2: The courier must mark damaged parcels | US-2 |

## Tickets

### US-1: Send a notification

- **Type:** Task
- **Story:** As a user, I want a notification.
- **Context:** FR-1: The app MUST send a notification.
- **Acceptance criteria**
  1. Given a user, When a parcel leaves, Then the app sends a notification.
- **Tasks**
  - Implement FR-1: send a notification (criterion 1).
- **Dependencies:** none
- **Estimate:** 2

### US-2: Mark damaged parcels

- **Type:** Story
- **Story:** As a courier, I want to mark damaged parcels.
- **Context:** FR-2: The courier MUST mark damaged parcels.
- **Acceptance criteria**
  1. Given a courier, When the courier marks a parcel, Then it is marked.
- **Tasks**
  - Implement FR-2: mark damaged parcels (criterion 1).
- **Dependencies:** none
- **Estimate:** 3

## Open questions

- **Q-1:** Who translates the messages?
`;
