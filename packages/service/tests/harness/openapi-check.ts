import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

export interface Answered {
  readonly method: string;
  /** Path without its query. */
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
}

/**
 * Checks answers against the published description: each must have a status and a body that the document allows. What
 * the document does not know (an unknown path, a method a path does not have) must be a refusal in the error envelope.
 */
export function openapiCheck(document: Document): (answered: Answered) => void {
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const check = (reference: string, answered: Answered) => {
    const validate = compiled.get(reference) ?? ajv.compile({ $ref: `openapi#${reference}` });
    compiled.set(reference, validate);
    if (validate(JSON.parse(answered.body))) return;
    throw new Error(
      `${describe(answered)} has a body the document does not allow: ${ajv.errorsText(validate.errors)}`,
    );
  };
  return (answered) => {
    const path = Object.keys(document.paths).find((template) => matches(template, answered.path));
    const operation = path === undefined ? undefined : document.paths[path]?.[answered.method.toLowerCase()];
    if (UNDOCUMENTED.test(answered.path) && answered.status === 200) return;
    if (path === undefined || operation === undefined) {
      if (![400, 404, 405, 503].includes(answered.status))
        throw new Error(`${describe(answered)} is not documented`);
      check('/components/schemas/ErrorEnvelope', answered);
      return;
    }
    const response = operation.responses[answered.status];
    if (response === undefined) throw new Error(`${describe(answered)}: the document has no such status`);
    if (response.content?.[answered.mediaType] === undefined) {
      throw new Error(`${describe(answered)}: the document has no ${answered.mediaType}`);
    }
    if (answered.mediaType !== 'application/json') return;
    const pointer = ['paths', path, answered.method.toLowerCase(), 'responses', String(answered.status)];
    check(`/${[...pointer, 'content', answered.mediaType, 'schema'].map(escapePointer).join('/')}`, answered);
  };
}

/** Pages for people, and the document itself. */
const UNDOCUMENTED = /^\/(openapi\.json$|docs)/;

function describe({ method, path, status, body }: Answered): string {
  return `${method} ${path} → ${status} ${body.slice(0, 300)}`;
}

function matches(template: string, path: string): boolean {
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

function escapePointer(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
}
