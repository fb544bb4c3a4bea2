import { request } from 'node:http';

/** Announces a body of so many bytes without sending it. */
export function announceBody(
  url: string,
  call: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly bytes: number;
  },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { method, headers, bytes } = call;
    const type = { 'content-type': 'application/json', 'content-length': String(bytes) };
    const outgoing = request(url, { method, headers: { ...headers, ...type } });
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    outgoing.flushHeaders();
  });
}
