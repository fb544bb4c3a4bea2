import type { ErrorEnvelope, Revision, TranslationMetadata } from '@faircopy/contract';
import { expect } from 'vitest';
import { type Answered, openapiCheck } from './openapi-check.ts';

/** Whatever a route of the interface answers, loosely typed: tests look at what they are about. */
interface AnswerBody extends Partial<ErrorEnvelope> {
  readonly success: never;
  readonly data: { readonly output: string; readonly metadata: TranslationMetadata } & Record<
    string,
    unknown
  >;
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: AnswerBody;
  readonly text: string;
}

export interface Call {
  readonly method?: string;
  /** Sent as JSON; a string and bytes are sent as they are. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: the key of the harness. Null: none. */
  readonly key?: string | null;
}

export type Client = (path: string, call?: Call) => Promise<Reply>;

type Check = ReturnType<typeof openapiCheck>;
const checks = new Map<Revision, Check>();

/** Making a document and compiling its checks cost more than most tests do, and each revision has but one. */
async function checkOf(address: string, revision: Revision): Promise<Check> {
  const known = checks.get(revision);
  if (known !== undefined) return known;
  const response = await fetch(`${address}/openapi.json`);
  const check = openapiCheck(JSON.parse(await response.text()));
  checks.set(revision, check);
  return check;
}

/**
 * A client that fails a test when an answer is not what `/openapi.json` allows, or has no request id.
 *
 * @param revision the one that is live at the address
 */
export async function createClient(address: string, defaultKey: string, revision: Revision): Promise<Client> {
  const check = await checkOf(address, revision);
  return async (path, call = {}) => {
    const { body, key = defaultKey } = call;
    const method = call.method ?? (body === undefined ? 'GET' : 'POST');
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(key === null ? {} : { 'x-api-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...call.headers,
      },
      ...(body === undefined ? {} : { body: encoded(body) }),
    });
    const text = await response.text();
    expect(response.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9._:-]{1,64}$/);
    const mediaType = response.headers.get('content-type')?.split(';')[0] ?? '';
    const answered: Answered = {
      method,
      path: path.split('?')[0] ?? '',
      status: response.status,
      mediaType,
      body: text,
    };
    if (method !== 'HEAD') check(answered);
    const parsed = mediaType === 'application/json' && text !== '' ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, body: parsed, text };
  };
}

function encoded(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}
