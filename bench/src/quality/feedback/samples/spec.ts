/** A short specification. */
export const SPEC = `# Order export

## Summary

Every night we export all orders.

## Context and problem

The old job dies at night. Support gets 25 tickets a week.

## Non-goals

- A mobile app.
- A print view.

## Requirements

### Functional requirements

- **FR-1:** The exporter MUST write one file per workspace.
- **FR-2:** The exporter MUST encrypt every file and delete the plain copy.
- **FR-3:** The exporter SHOULD compress files with gzip.
- **FR-4:** The status page MUST respond quickly.

### Non-functional requirements

- **NFR-1:** An export MUST finish within 30 minutes.

## Design

A scheduler fills the queue. Four workers read the queue and write the files in order.

## Test plan

- **T-1** (FR-3) Given the system is in use, When a file is written, Then it is compressed with gzip.
- **T-2** (NFR-1) To measure: an export finishes within 30 minutes. 30 minutes passes, more than 30 minutes fails.
- **T-3** (FR-1, FR-2) Given the change is in place, When it is checked against FR-1, FR-2 as worded, Then it does what is asked there.

## Rollout and rollback

We start on 3 February 2027. The old job stays for a month.

## Risks

- **R-1:** The vendor may raise prices. *Mitigation:* We can move.

## Open questions

- **Q-1:** Who pays for the second region?
- **Q-2:** Which numbers make this testable: “quickly”?
`;
