import Type, { type TSchemaOptions, type TString } from 'typebox';

/** A string between two lengths, counted in Unicode code points. */
export function text(
  limit: { readonly minimum?: number; readonly maximum: number },
  options: TSchemaOptions & { readonly description: string },
): TString {
  const { minimum, maximum } = limit;
  return Type.String({
    ...(minimum === undefined ? {} : { minLength: minimum }),
    maxLength: maximum,
    ...options,
  });
}
