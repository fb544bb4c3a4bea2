/** A JSON object, by its members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value read from JSON is an object, and no list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON object without one of its members. */
export function withoutKey(members: JsonObject, name: string): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([key]) => key !== name));
}
