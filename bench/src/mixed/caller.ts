import type { Issuer } from '../service/issuer.ts';
import type { RunningService } from '../service/running-service.ts';
import { WARM_UP } from '../texts.ts';
import type { Operation } from './operations.ts';

/** Texts of this many words take their turn, so that answers differ in length. */
const LENGTHS = [1, 4, 16];

/** Headers that a kind of credential is sent in, by its name in the interface's description. */
type Headers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Somebody with a key, an ID token and a device, who asks for one operation after the other. */
export class Caller {
  readonly statuses = new Map<number, number>();
  /** What went wrong: answers from 500 on, and requests without an answer. */
  readonly errors: string[] = [];
  readonly #address: string;
  readonly #headers: Headers;
  readonly #noteId: string;
  #turn = 0;

  private constructor(address: string, headers: Headers, noteId: string) {
    this.#address = address;
    this.#headers = headers;
    this.#noteId = noteId;
  }

  static async enter({ address, key }: RunningService, issuer: Issuer, deviceId: string): Promise<Caller> {
    const idToken = { authorization: `Bearer ${await issuer.token()}` };
    const post = async (path: string, body: object): Promise<Record<string, string>> => {
      const response = await fetch(`${address}/api/v1/${path}`, {
        method: 'POST',
        headers: { ...idToken, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return ((await response.json()) as { data: Record<string, string> }).data;
    };
    const session = await post('desktop/session', { deviceId, deviceLabel: deviceId });
    const note = await post('notes', { title: 'bench', body: 'A note that is read and changed.' });
    const desktopSession = { authorization: `Bearer ${session['token']}` };
    return new Caller(
      address,
      { idToken, apiKey: { 'x-api-key': key }, desktopSession },
      note['noteId'] ?? '',
    );
  }

  async ask(operation: Operation): Promise<void> {
    this.#turn += 1;
    const { method, credentials, body } = operation;
    // An operation that takes several kinds is asked with each in turn.
    const credential = credentials[this.#turn % Math.max(1, credentials.length)] ?? '';
    // What is deleted is another one, so that this note stays there to be read.
    const noteId = method === 'DELETE' ? 'gone' : this.#noteId;
    const path = operation.path.replace('{noteId}', noteId).replaceAll(/\{\w+\}/g, 'bench');
    try {
      const response = await fetch(this.#address + path, {
        method,
        redirect: 'manual',
        headers: {
          connection: 'close',
          ...this.#headers[credential],
          ...(body === null ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === null ? {} : { body: JSON.stringify(this.#varied(body)) }),
      });
      await response.arrayBuffer();
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500) this.errors.push(`${method} ${path}: ${response.status}`);
    } catch (error) {
      this.errors.push(`${method} ${path}: ${String(error)}`);
    }
  }

  /** No two texts are the same, since an answer that is kept costs nothing. */
  #varied(body: NonNullable<Operation['body']>): object {
    if (typeof body['input'] !== 'string') return body;
    const length = LENGTHS[this.#turn % LENGTHS.length] ?? 1;
    return { ...body, input: `Note ${this.#turn}. ${`${WARM_UP} `.repeat(length)}` };
  }
}
