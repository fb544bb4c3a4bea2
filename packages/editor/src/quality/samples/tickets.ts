/** A rough input and tickets for it that keep every rule. */
export const ticketsInput =
  'Users need to reset their password by mail. The link in the mail expires after 30 minutes. Support wants to see reset requests in the audit log.';

export const tickets = `# Password reset

## Epic goal

Users reset their password by mail without support.

## Coverage map

| Requirement | Tickets |
| --- | --- |
| Users need to reset their password by mail. | T-1 |
| Support wants to see reset requests in the audit log. | T-2 |

## Tickets

### T-1: Send a reset link by mail

- **Type**: Story
- **Story**: As a user, I want to reset my password by mail so that I get back in.
- **Estimate**: 3
- **Dependencies**: none

Acceptance criteria:

1. Given a known address, When a reset is asked for, Then a mail with a link is sent.
2. Given a link older than 30 minutes, When it is opened, Then it has expired and is refused.

The link in the mail expires after 30 minutes.

### T-2: Show reset requests in the audit log

- **Type**: Story
- **Story**: As a support agent, I want to see reset requests in the audit log so that I can answer callers.
- **Estimate**: 2
- **Dependencies**: T-1

Acceptance criteria:

1. Given a reset request, When the log is opened, Then the request is shown.
2. Given no request, When the log is opened, Then nothing is shown.

## Assumptions

None.

## Open questions

1. **Q-1**: Who may read the audit log?
`;
