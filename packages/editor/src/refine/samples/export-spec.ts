/** The rough text of a document that tests revise. */
export const exportInput = `We want streaming exports. The export job times out after 30 s for big accounts. Rows go to \`/tmp/export.csv\`.
Support gets ten complaints a week about failed exports. The nightly cleanup deletes files in /tmp at 03:00.
Admins can cancel a running export.`;

/** A specification made of it, as any writer could have made it. */
export const exportSpec = `# Streaming export

## Summary

The export job streams rows so that big accounts get their files. It's important to note that we basically keep the old format.

## Context and problem

The export job times out after 30 s for big accounts. Users don't trust it. The team has tried Redis before. You can see the queue in Grafana.

## Goals

- Finish every export.
- Keep memory low.
- Use Redis for progress.

## Non-goals

- A new file format.

## Requirements

### Functional requirements

- **FR-1**: The job MUST write rows to \`/tmp/export.csv\` one by one.
- **FR-2**: The user MUST see the progress and MUST get a mail.
- **FR-3**: The job SHOULD retry 3 times.

### Non-functional requirements

- **NFR-1**: An export MUST finish within 5 minutes.

## Design

A worker reads rows in batches of 500. It sends them to the writer. The writer appends them to the file. A lock keeps two workers apart.

\`\`\`ts
const timeout = 30;
\`\`\`

## Test plan

- FR-1: Given an account, when the job runs, then rows are written.
- FR-2: Given an export, when it runs, then the progress is shown.
- FR-3: Given a failing store, when the job runs, then it is retried.

## Risks

| Risk | Mitigation |
| --- | --- |
| The disk fills up. | Delete old files. |
| The stream breaks. | Start again. |

## Open questions

1. **Q-1**: How long are files kept?
2. **Q-2**: Who owns the export service?
`;
