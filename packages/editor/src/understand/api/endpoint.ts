import { codedRoutes } from './coded-routes.ts';

/** An operation of an API. */
export interface Endpoint {
  readonly method: string;
  /** Path with its parameters as the input writes them ("/users/:id" stays so), without the query. */
  readonly path: string;
  /** Names of query parameters the input writes behind the path. */
  readonly query: readonly string[];
  /** Indexes of the statements that name or describe it; none for one that only stands in code. */
  readonly statements: readonly number[];
  /** Whether the input describes the operation without giving its path. */
  readonly isDerived: boolean;
  /** The words of a sentence that tell this operation among others, else null. */
  readonly phrase: string | null;
  /** What is done to one of a collection, where it is known to be the last segment of the path. */
  readonly deed?: string;
  /** The thing in the singular, where its path cannot tell it: paths in languages beside English. */
  readonly thing?: string;
  /** A thing has one of it: the statistics of a campaign. */
  readonly isSole?: boolean;
  /** What a booking is of, in the singular. */
  readonly about?: string;
}

const call =
  /(?<![\p{L}\p{N}_])(GET|POST|PUT|PATCH|DELETE|HEAD)[\s`*|]{1,6}((?:https?:\/\/[^\s/`"'<>|]{1,100})?\/[^\s`"'<>|,;)\]\u3000-\u9fff\uff00-\uffef]{0,200}(?:(?<=[?&][\w.-]{1,40}=[\w.-]{1,40})(?:\|[\w.-]{1,40}){1,9}(?:&[\w.-]{1,40}(?:=(?:[\w.-]{1,40}(?:\|[\w.-]{1,40}){0,9})?)?){0,9})?)/gu;

/** A call as a text writes it. */
export interface WrittenCall {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly index: number;
}

/** "curl https://…" without a method: it reads, or sends what stands behind "-d". */
const curl =
  /(?<!\p{L})curl (?:-[sSLikfv]{1,4} ){0,3}["']?https?:\/\/[^\s/`"'<>|]{1,100}(\/[^\s`"'<>|]{1,200})["']?([^\n]{0,200})/gu;

/** "GitHub sends a webhook to `/hooks/github`", "Stripe calls /webhooks/stripe": what others send there is handed in. */
const hook =
  /(?<!\p{L})(?:sends?|posts?|delivers?|pushes|calls?|hits?|notif(?:y|ies))(?: [^\n.;/]{0,60}?)?(?<!\p{L})(?:web ?hooks?|callbacks?|events?|notifications?|payloads?)(?!\p{L})[^\n.;/]{0,30}?(?: to| at| on| on our| under)? `?(\/(?:[\w-]{2,40}\/){0,5}[\w-]{2,40})`?(?![\w/{.])/giu;
/** "Stripe calls `/webhooks/stripe`": the path says what is sent. */
const hookPath =
  /(?<!\p{L})(?:calls?|hits?|posts? to|sends? to|delivers? to) `?(\/(?:[\w-]{2,40}\/){0,4}(?:web)?(?:hooks?|callbacks?)(?:\/[\w-]{2,40}){0,3})`?(?![\w/{.])/giu;

/** Every "METHOD /path" of a text, code and tables included, and the routes that code registers. */
export function callsIn(text: string): WrittenCall[] {
  const plain = [...text.matchAll(curl)]
    .filter(([, , behind = '']) => !/(?:^|\s)(?:-X|--request)\s/u.test(behind))
    .map(({ 1: path = '', 2: behind = '', index }) => ({
      method: /(?:^|\s)(?:-d|--data\S*|--json)\s/u.test(behind) ? 'POST' : 'GET',
      path,
      index,
    }));
  const named = [...text.matchAll(call)].map((match) => ({
    method: match[1] ?? 'GET',
    path: match[2] ?? '',
    index: match.index,
  }));
  const sent = [...text.matchAll(hook), ...text.matchAll(hookPath)].map(({ 1: path = '', index }) => ({
    method: 'POST',
    path,
    index,
  }));
  const calls = [...named, ...plain, ...sent].map(({ method, path: written, index }) => {
    const address = written.replace(/^https?:\/\/[^/]{1,100}/u, '').replace(/[.,:!?*_]{1,4}$/u, '');
    const [path = '/', query = ''] = address.split('?');
    return {
      method,
      path: path === '' ? '/' : path,
      query: query.split('&').flatMap((pair) => /^[\w.[\]-]{1,60}(?=$|=)/u.exec(pair)?.[0] ?? []),
      index,
    };
  });
  const coded = codedRoutes(text).map(({ method, path, query, index }) => ({ method, path, query, index }));
  return [...calls, ...coded].toSorted((a, b) => a.index - b.index);
}

/** Whether a call is one of an operation: its path has what the operation has, or a value where that has a parameter. */
export function isCallOf(
  call: Pick<WrittenCall, 'method' | 'path'>,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): boolean {
  const [segments, others] = [call.path, path].map((one) => one.replace(/\/$/u, '').split('/')) as [
    string[],
    string[],
  ];
  return (
    call.method === method &&
    (pathKey(call.path) === pathKey(path) ||
      (segments.length === others.length &&
        others.every((other, at) => other === segments[at] || (at > 1 && /^[{:<]/u.test(other)))))
  );
}

/** Two paths are the same operation when only the spelling of their parameters differs. */
export function pathKey(path: string): string {
  return path.replace(/\$?\{[^{}/]{0,80}\}|:[\w-]{1,80}|<[^<>/]{0,80}>/gu, '{}').replace(/\/$/u, '');
}

/** Whether a path names what something has behind that: "/users/{id}/settings". */
export function isBelowOne(path: string): boolean {
  return /\/(?:\{[^{}/]+\}|:[\w-]+|<[^<>/]+>)\/[\p{L}_-]+\/?$/u.test(path);
}

/** Names of the parameters within a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^{}/]{1,80})\}|:([A-Za-z][\w-]{0,80})|<([^<>/]{1,80})>/gu)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
}
