import { courierTickets } from './courier-tickets.ts';

/** The tickets of couriers with stories that have actors, and things that are left out. */
export const boardTickets = courierTickets
  .replace(
    '## Coverage map',
    '## Epic goal\n\nCouriers have an app.\n\n**Out of scope**\n\n- Payment by card.\n- Printed labels.\n\n## Coverage map',
  )
  .replace(
    '- **Type:** Task\n- **Story:** As a team member, I want this so that “Courier app” works as agreed.',
    '- **Type:** Story\n- **Story:** As a courier, I want to scan each parcel so that “Courier app” works as agreed.',
  )
  .replace(
    '## Open questions',
    '## Assumptions\n\n- **A-1:** A failure is reported and leaves nothing half done.\n\n## Open questions',
  );
