import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends bytes as they are, and reads the answer until the service closes the connection. */
export async function sendRaw(
  address: string,
  bytes: string,
): Promise<{ status: number; headers: string; body: string }> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const answer = await text(socket);
  const [headers = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}
