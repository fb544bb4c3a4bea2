/**
 * What a failure says of itself, for a message to whoever starts the service. A refused connection to a name with several addresses is an
 * aggregate without a message of its own.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
