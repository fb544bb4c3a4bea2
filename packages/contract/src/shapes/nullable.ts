import Type, { type TNull, type TSchema, type TSchemaOptions, type TUnion } from 'typebox';

/** A value that may be null; null says that there is none. */
export function nullable<Value extends TSchema>(
  schema: Value,
  options: TSchemaOptions = {},
): TUnion<[Value, TNull]> {
  return Type.Union([schema, Type.Null()], options);
}
