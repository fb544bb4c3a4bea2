/** A rough input and an RFC for it that keep every rule. */
export const rfcInput =
  'Let us move the session store from files to Redis, because two servers cannot share files.';

export const rfc = `# Sessions in Redis

## Metadata

- Status: draft

## Summary

Move the session store from files to Redis.

## Motivation

Two servers cannot share files.

## Guide-level explanation

Sessions follow the user.

## Reference-level explanation

The store talks to Redis.

## Drawbacks

One more part to run.

## Rationale and alternatives

- Doing nothing: servers still cannot share files.
- A shared disk.

## Prior art

None named.

## Migration and rollback

None named.

## Unresolved questions

- Who runs Redis?

## Future possibilities

None named.
`;
