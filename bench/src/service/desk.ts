import { setTimeout as pause } from 'node:timers/promises';
import type { Issuer } from './issuer.ts';

/** A busy service says when to come again, and a client does. */
const MOST_REPEATS = 20;

/** A device of somebody who is signed in, with a session token for the desktop routes. */
export class Desk {
  readonly #address: string;
  readonly #token: string;

  private constructor(address: string, token: string) {
    this.#address = address;
    this.#token = token;
  }

  static async open(address: string, issuer: Issuer, deviceId: string): Promise<Desk> {
    const entry = new Desk(address, await issuer.token());
    const body = JSON.stringify({ deviceId, deviceLabel: deviceId });
    const { token } = (await entry.post('session', body)) as { token: string };
    return new Desk(address, token);
  }

  /** Posts a body, JSON already, below `/api/v1/desktop/`; throws unless the answer is a success. */
  post(path: string, body: string): Promise<unknown> {
    return this.#ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  }

  get(path: string): Promise<unknown> {
    return this.#ask(path, { headers: {} });
  }

  async #ask(path: string, { headers, ...init }: RequestInit): Promise<unknown> {
    const authorization = `Bearer ${this.#token}`;
    const url = `${this.#address}/api/v1/desktop/${path}`;
    const request = { ...init, headers: { ...(headers as object), authorization } };
    let response = await fetch(url, request);
    for (let turn = 0; response.status === 503 && turn < MOST_REPEATS; turn += 1) {
      await response.arrayBuffer();
      await pause(1_000 * Number(response.headers.get('retry-after') ?? 1));
      response = await fetch(url, request);
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: unknown }).data;
  }
}
