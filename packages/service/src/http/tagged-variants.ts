import type { ErrorObject } from 'ajv';

/** A property that tells the variants of a union apart, and the values it has in each. */
interface Tag {
  readonly name: string;
  readonly values: readonly (readonly unknown[])[];
}

/**
 * What ajv found, without the faults of variants that are not meant. Of a union ajv reports what keeps a value from being any of its
 * variants; where one property tells these apart ("op"), that one decides which variant was meant, and only its faults help.
 *
 * @param errors as ajv gives them with `verbose`
 */
export function ofMeantVariants(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  return unions.reduce((left: readonly ErrorObject[], union) => {
    const tag = tagOf(union.schema);
    return tag === null ? left : left.flatMap((error) => meantIn(union, tag, error));
  }, errors) as ErrorObject[];
}

/** The error as it helps whoever sent the value of a union: itself, another one, or none. */
function meantIn(union: ErrorObject, tag: Tag, error: ErrorObject): ErrorObject[] {
  const isWithin =
    `${error.instancePath}/`.startsWith(`${union.instancePath}/`) &&
    error.schemaPath.startsWith(`${union.schemaPath}/`);
  if (error !== union && !isWithin) return [error];
  const isObject = typeof union.data === 'object' && union.data !== null && !Array.isArray(union.data);
  const sent: unknown = isObject ? (union.data as Record<string, unknown>)[tag.name] : undefined;
  const meant = tag.values.findIndex((values) => values.includes(sent));
  if (meant >= 0) return error.schemaPath.startsWith(`${union.schemaPath}/${meant}/`) ? [error] : [];
  return error === union ? [isObject ? withoutTag(union, tag, sent) : noObject(union)] : [];
}

function noObject(union: ErrorObject): ErrorObject {
  return { ...union, keyword: 'type', params: { type: 'object' } };
}

/** The fault of an object whose tag is missing or names no variant. */
function withoutTag(union: ErrorObject, { name, values }: Tag, sent: unknown): ErrorObject {
  if (sent === undefined) return { ...union, keyword: 'required', params: { missingProperty: name } };
  return {
    ...union,
    instancePath: `${union.instancePath}/${name}`,
    keyword: 'enum',
    params: { allowedValues: values.flat() },
  };
}

/** The first property that each variant requires and gives values of its own; null where there is none. */
function tagOf(variants: unknown): Tag | null {
  if (!Array.isArray(variants)) return null;
  for (const name of requiredOf(variants[0])) {
    const values = variants.map((variant) =>
      requiredOf(variant).includes(name) ? valuesOf(variant, name) : [],
    );
    const all = values.flat();
    if (values.every(({ length }) => length > 0) && new Set(all).size === all.length) return { name, values };
  }
  return null;
}

interface ObjectSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { const?: unknown; enum?: readonly unknown[] }>>;
}

function requiredOf(variant: unknown): readonly string[] {
  return (variant as ObjectSchema | undefined)?.required ?? [];
}

function valuesOf(variant: unknown, name: string): readonly unknown[] {
  const property = (variant as ObjectSchema).properties?.[name];
  return property?.enum ?? (property?.const === undefined ? [] : [property.const]);
}
