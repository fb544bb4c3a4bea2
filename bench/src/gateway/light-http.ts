import { connect, type Socket } from 'node:net';

/**
 * As little of HTTP/1.1 as load and vendor of a bench need, on plain sockets: what they use of the processor is taken from what is
 * measured. Texts are bytes as Latin-1, one character each.
 */

/** The whole of a message that has come completely; null: more is to come. Of a chunked body the frames stay in it. */
function wholeMessage(received: string): { readonly head: string; readonly body: string } | null {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = received.slice(0, end);
  const body = received.slice(end + 4);
  const length = /\ncontent-length: *(\d{1,9})/i.exec(head)?.[1];
  const isWhole = length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
  return isWhole ? { head, body } : null;
}

/** Gives what comes over a connection, message by message; each is answered before the next is sent. */
export function readMessages(socket: Socket, read: (head: string, body: string) => void): void {
  let received = '';
  socket.setNoDelay(true);
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part;
    const message = wholeMessage(received);
    if (message === null) return;
    received = '';
    read(message.head, message.body);
  });
}

/** One client with a connection of its own. */
export interface LightClient {
  /** @throws when it is answered anything but 200 */
  post(body: string): Promise<string>;
  close(): void;
}

export function lightClient(address: string, headers: Readonly<Record<string, string>>): LightClient {
  const { hostname, port, pathname, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  let waiting: PromiseWithResolvers<string> | undefined;
  readMessages(socket, (head, body) => {
    if (/^HTTP\/1\.1 200 /.test(head)) waiting?.resolve(body);
    else waiting?.reject(new Error(`${address} answered ${head.slice(0, 100)}: ${body.slice(0, 300)}`));
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error(`${address} ended the connection`)));
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\n${own.join('')}content-type: application/json\r\n`;
  return {
    post: (body) => {
      waiting = Promise.withResolvers<string>();
      socket.write(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
      return waiting.promise;
    },
    close: () => void socket.destroy(),
  };
}
