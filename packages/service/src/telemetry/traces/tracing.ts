import type { ModelObserver } from '../../models/observed-model.ts';
import type { Query } from '../../storage/storage.ts';

/** A request as a trace begins with it. */
export interface TracedRequest {
  readonly method: string;
  /** As the route writes its path; null where no route was found. */
  readonly route: string | null;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The span of one request. */
export interface RequestTrace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Does a piece of the request's work; what is traced within becomes part of it. */
  run(work: () => void): void;
  end(status: number, faultCode: string | undefined): void;
}

/** Sends spans of requests, calls of models and queries to a collector. Texts, and who sent them, are in none of them. */
export interface Tracing extends AsyncDisposable {
  readonly models: ModelObserver;
  begin(request: TracedRequest): RequestTrace;
  queried(query: Query): void;
}
