/** An answer with its own status; the body is the whole of it. */
export function answer<const Status extends number, const Body>(
  status: Status,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): { readonly status: Status; readonly body: Body; readonly headers: Readonly<Record<string, string>> } {
  return { status, body, headers };
}

/** The answer of a request that succeeded, around its payload. */
export function ok<Data>(data: Data) {
  return answer(200, { success: true as const, data });
}

/** The answer of a request that made something, around what it made. */
export function created<Data>(data: Data) {
  return answer(201, { success: true as const, data });
}
