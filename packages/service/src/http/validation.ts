import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const options = { allErrors: true, strict: false, verbose: true, useDefaults: true } as const;

/**
 * Compiles the schemas of a route. Bodies are taken as they are: the text `"50"` is no number. Queries and path
 * parameters arrive as text; where their schema names a whole number, decimal digits are read as one, and nothing else is.
 *
 * `allErrors` is safe here: bodies are bounded in size before they are parsed, and the faults reported are bounded too.
 */
export function validatorCompiler(): FastifySchemaCompiler<TSchema> {
  const ajv = formats.default(new Ajv(options));
  return ({ schema, httpPart }) => {
    const validate = lazily(() => ajv.compile(schema));
    return httpPart === 'body' ? validate : readingNumbers(validate, wholeNumbersOf(schema));
  };
}

/** Digits beyond these are no longer exact. */
const WHOLE_NUMBER = /^-?\d{1,15}$/;

/** The names of those properties that are whole numbers. */
function wholeNumbersOf(schema: TSchema): string[] {
  const { properties = {} } = schema as {
    readonly properties?: Readonly<Record<string, { type?: unknown }>>;
  };
  return Object.keys(properties).filter((name) => properties[name]?.type === 'integer');
}

/** Puts numbers in the place of digits, then validates. */
function readingNumbers(validate: ValidateFunction, names: readonly string[]): ValidateFunction {
  const read = (data: Record<string, unknown>): boolean => {
    for (const name of names) {
      const value = data[name];
      if (typeof value === 'string' && WHOLE_NUMBER.test(value)) data[name] = Number(value);
    }
    const isValid = validate(data) === true;
    (read as ValidateFunction).errors = validate.errors ?? null;
    return isValid;
  };
  return read as ValidateFunction;
}

/**
 * Compiles a schema when something is first held against it. All of them together take a good part of a start, and most are
 * not needed for the first answer.
 */
function lazily(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    compiled ??= compile();
    const isValid = compiled(data) === true;
    (validate as ValidateFunction).errors = compiled.errors ?? null;
    return isValid;
  };
  return validate as ValidateFunction;
}

/** Compiles the schemas of answers, to check what a route declares. Used outside production, see `check-answers.ts`. */
export function answerCompiler(): (schema: TSchema) => ValidateFunction {
  const ajv = formats.default(new Ajv({ allErrors: true, strict: false }));
  return (schema) => ajv.compile(schema);
}
