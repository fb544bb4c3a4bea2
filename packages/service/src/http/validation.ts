import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

const options = { allErrors: true, strict: false, verbose: true, useDefaults: true } as const;

/**
 * Compiles the schemas of a route. Bodies are taken as they are: the text `"50"` is no number. Queries and path
 * parameters arrive as text and are read as the type their schema names.
 *
 * `allErrors` is safe here: bodies are bounded in size before they are parsed, and the faults reported are bounded too.
 */
export function validatorCompiler(): FastifySchemaCompiler<TSchema> {
  const exact = formats.default(new Ajv(options));
  const reading = formats.default(new Ajv({ ...options, coerceTypes: true }));
  return ({ schema, httpPart }) => lazily(() => (httpPart === 'body' ? exact : reading).compile(schema));
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
