import type { TSchema } from 'typebox';

/** Names a developer would give a field. Anything else may be a caller's text, and that is never logged. */
const LOGGABLE = /^[A-Za-z_][A-Za-z0-9_-]{0,39}$/;
const MOST_NAMES = 20;

/** Properties of a body, or parameters of a query, that the schema does not know and that are therefore ignored, fit to be logged. */
export function unknownProperties(
  sent: unknown,
  schema: TSchema & { readonly properties?: object },
): readonly string[] {
  if (typeof sent !== 'object' || sent === null || schema.properties === undefined) return [];
  const known = schema.properties;
  const unknown = Object.keys(sent).filter((name) => !Object.hasOwn(known, name));
  return unknown.slice(0, MOST_NAMES).map((name) => (LOGGABLE.test(name) ? name : '(unprintable)'));
}
