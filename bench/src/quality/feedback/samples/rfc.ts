/** The parts of an RFC that wishes about RFCs are about. */
export const RFC = `# A job queue

## Metadata

- **Status:** not stated in the input
- **Author:** not stated in the input

## Drawbacks

- **R-1:** A long job can block a worker. *Mitigation:* We set a limit.

## Rationale and alternatives

- **Doing nothing:** jobs are lost.
- RabbitMQ, but nobody has run it.
`;
