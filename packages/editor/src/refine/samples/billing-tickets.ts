/** Tickets as people write them by hand. */
export const billingTickets = `# Sprint 14

## BILL-101: Show VAT on invoices

As a customer I want to see the VAT.

**Priority:** Medium
**Estimate:** 3

Acceptance criteria:

- VAT is shown per line
- Works for reverse charge

## BILL-102: Remove PayPal code

The code is dead.

**Priority:** Low
**Estimate:** 2

Acceptance criteria:

- \`paypal_legacy/\` is deleted

## Limits

| What | Limit | Note |
| --- | ---: | --- |
| File size | 20 MB | per upload |

## To do

- [ ] Write the runbook
- [x] Pick a library
`;
