/** A rough input and a technical specification of it that keeps every rule; tests break it in one place at a time. */
export const specInput = `The export job times out after 30 s for big accounts. It should stream rows to \`/tmp/export.csv\` instead of loading everything into memory.
Exports must finish within 5 minutes. Nobody knows what "big" means. How long do we keep the files?`;

export const spec = `# Streaming export

## Summary

Stream the export so that big accounts get their files.

## Context and problem

The export job times out after 30 s for big accounts.

## Goals

- Finish the export of every account.

## Non-goals

None named.

## Requirements

### Functional requirements

- **FR-1**: The job MUST stream rows to \`/tmp/export.csv\` instead of loading everything into memory.

### Non-functional requirements

- **NFR-1**: Exports MUST finish within 5 minutes.

## Design

Rows leave the database one at a time.

## Interfaces and data

The file is \`/tmp/export.csv\`.

## Failure and edge cases

An account without rows gives an empty file.

## Test plan

- FR-1: Given a big account, when the job runs, then rows are streamed.
- NFR-1: Given a big account, when the job runs, then it ends within 5 minutes.

## Rollout and rollback

Nothing is said about the rollout.

## Observability

Nothing is said about monitoring.

## Alternatives

- Load everything into memory, as today.

## Risks

| Risk | Mitigation |
| --- | --- |
| The stream breaks. | Start the job again. |

## Assumptions

- Files hold at most 1000 rows.

## Open questions

1. **Q-1**: What does "big" mean? Nobody knows.
2. **Q-2**: How long do we keep the files?
`;
