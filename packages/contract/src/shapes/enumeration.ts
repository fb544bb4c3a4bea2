import Type, { type TEnum, type TSchemaOptions } from 'typebox';

/**
 * A closed set of strings. `type` is stated beside `enum` because client generators need it.
 *
 * @param title the name under which the set is published
 */
export function enumeration<const Value extends string>(
  title: string,
  values: readonly [Value, ...Value[]],
  options: TSchemaOptions & { readonly description: string },
): TEnum<Value[]> {
  return Type.Enum<Value[]>([...values], { title, type: 'string', examples: [values[0]], ...options });
}
