const call = /(?<![\p{L}\p{N}])(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)[\s|`*]{1,8}(\/[^\s|`"'<>]{0,200})/gu;

/** An operation of an API as a document names it. */
export interface Endpoint {
  /** Method and path, parameters written alike: "GET /users/{}". */
  readonly key: string;
  readonly method: string;
  readonly path: string;
}

/** Every "METHOD /path" of a text, in order. */
export function endpointsIn(text: string): Endpoint[] {
  return [...text.matchAll(call)].map((match) => {
    const path = (match[2] ?? '').replace(/[.,;:)]+$/u, '');
    return {
      key: `${match[1]} ${path.replace(/\{[^{}/]{0,80}\}|:[\w-]{1,80}|<[^<>/]{0,80}>/gu, '{}')}`,
      method: match[1] ?? '',
      path,
    };
  });
}
