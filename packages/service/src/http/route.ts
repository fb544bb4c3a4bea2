import type { Feature, Revision } from '@faircopy/contract';
import type { Static, TSchema } from 'typebox';
import type { LimitSlot } from '../access/limits.ts';
import type { Credential, Principal, Scope } from '../access/principal.ts';
import type { Reader } from '../writing/live/reader.ts';
import type { Tag } from './openapi/tags.ts';

export type CredentialKind = Credential['kind'];

/** The callers of the core routes: an API key or session key in `x-api-key`, or an ID token as bearer. */
export const CALLER = ['key', 'session', 'id-token'] as const satisfies readonly CredentialKind[];

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A kind of success: the whole body, not only its `data`. */
export interface SuccessResponse {
  readonly schema: TSchema;
  readonly description: string;
  /** Example bodies by name. */
  readonly examples?: Readonly<Record<string, unknown>>;
  /** Response headers that this status adds, by name. */
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly example: string }>>;
  /** Default `application/json`. */
  readonly mediaType?: string;
}

export type SuccessResponses = Readonly<Record<number, SuccessResponse>>;

/** A request that passed every check of its route. */
interface RouteRequest<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Credentials extends readonly CredentialKind[],
  Headers extends readonly string[],
> {
  readonly params: Static<Params>;
  readonly query: Static<Query>;
  readonly body: Static<Body>;
  /** Those that the route names, as they were sent. */
  readonly headers: Readonly<Partial<Record<Headers[number], string>>>;
  /** Absent on routes that anybody may call. */
  readonly principal: Credentials extends readonly [] ? undefined : Principal;
  /** Who sees the answer while it is made; null on a route that does not stream, and for who waits for the whole. */
  readonly reader: Reader | null;
}

/** What a handler gives back: one of the statuses the route declares, with the body of that status. */
type Answer<Responses extends SuccessResponses> = {
  [Status in keyof Responses & number]: {
    readonly status: Status;
    readonly body: Static<Responses[Status]['schema']>;
    readonly headers?: Readonly<Record<string, string>>;
  };
}[keyof Responses & number];

/** The one definition of an operation. Checks, limits, types and the published description all come from it. */
export interface RouteDefinition<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  Responses extends SuccessResponses,
  Credentials extends readonly CredentialKind[],
  Headers extends readonly string[] = readonly string[],
> {
  /** Unique; the `operationId` of the published description. */
  readonly name: string;
  readonly method: Method;
  /** As Fastify writes it: `/api/v1/notes/:noteId`. */
  readonly path: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /** The difference between the revisions on which the route depends. Absent: it exists in both. */
  readonly needs?: keyof { [Name in keyof Revision as Revision[Name] extends boolean ? Name : never]: true };
  /** Which credentials open the route. Empty: anybody. */
  readonly credentials: Credentials;
  readonly scope?: Scope;
  readonly feature?: Feature;
  /** What the request is counted against, see `access/limits.ts`; `none`: it is not counted. */
  readonly limiter: LimitSlot | 'none';
  readonly params?: Params;
  readonly query?: Query;
  /** Whether the handler reads the query as it was sent: nothing in it is refused. */
  readonly takesAnyQuery?: boolean;
  /** Request headers that the handler reads, in lower case. */
  readonly headers?: Headers;
  readonly body?: Body;
  /** Example bodies of requests, by name. */
  readonly requestExamples?: Readonly<Record<string, unknown>>;
  /** Largest body in bytes. Default `BODY_BYTES.ordinary`. */
  readonly bodyBytes?: number;
  readonly responses: Responses;
  /** Error statuses beyond those that follow from the other fields, see `error-statuses.ts`. */
  readonly errors?: readonly number[];
  readonly deprecated?: boolean;
  /** Whether who asks for `text/event-stream` is answered with events, see `event-stream/`. */
  readonly streams?: boolean;
  handle(request: RouteRequest<Params, Query, Body, Credentials, Headers>): Promise<Answer<Responses>>;
}

/** A route whose own types are forgotten, as the server registers it. */
export interface Route
  extends Omit<
    RouteDefinition<TSchema, TSchema, TSchema, SuccessResponses, readonly CredentialKind[]>,
    'handle'
  > {
  handle(request: {
    readonly params: unknown;
    readonly query: unknown;
    readonly body: unknown;
    readonly headers: Readonly<Record<string, string>>;
    readonly principal: Principal | undefined;
    readonly reader: Reader | null;
  }): Promise<{
    readonly status: number;
    readonly body: unknown;
    readonly headers?: Readonly<Record<string, string>>;
  }>;
}
