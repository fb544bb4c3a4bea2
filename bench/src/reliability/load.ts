import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../statistics.ts';

/** What came of one request; status 0: no answer. */
interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly milliseconds: number;
}

const PATIENCE_MS = 90_000;
/** After an answer that is none, a client waits a moment, as a real one would. */
const PAUSE_MS = 50;

interface LoadOptions {
  readonly clients?: number;
  /** Begins the ids of this load. */
  readonly name?: string;
  /** Ends every input. */
  readonly suffix?: string;
  /** Asks for answers as streams, which count when their result has come. */
  readonly streams?: boolean;
}

/** Clients that translate one text after the other, each with an id of its own, and remember what they were promised. */
export class Load {
  readonly outcomes: Outcome[] = [];
  /** Input by id, of every translate that was answered with 200. */
  readonly acknowledged = new Map<string, string>();
  readonly bodies: string[] = [];
  /** Streams that ended before their result or error. */
  cuts = 0;
  readonly #key: string;
  readonly #addressOf: (turn: number) => string;
  readonly #name: string;
  readonly #suffix: string;
  readonly #streams: boolean;
  #running = true;
  #turn = 0;
  readonly #clients: Promise<void>[];

  /** @param addressOf where a request goes, by its number */
  constructor(
    key: string,
    addressOf: (turn: number) => string,
    { clients = 8, name = 'load', suffix = '', streams = false }: LoadOptions = {},
  ) {
    this.#key = key;
    this.#addressOf = addressOf;
    this.#name = name;
    this.#suffix = suffix;
    this.#streams = streams;
    this.#clients = Array.from({ length: clients }, () => this.#client());
  }

  /** Answers of a status so far. */
  count(status: number): number {
    return this.outcomes.filter((outcome) => outcome.status === status).length;
  }

  /** Resolves when so many more were answered with 200. */
  async until(more: number): Promise<void> {
    const goal = this.acknowledged.size + more;
    const deadline = Date.now() + PATIENCE_MS;
    while (this.acknowledged.size < goal) {
      if (Date.now() > deadline) throw new Error(`only ${this.acknowledged.size} of ${goal} were answered`);
      await pause(5);
    }
  }

  /** Lets the requests under way end. */
  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#clients);
  }

  /** Milliseconds within which so much of the good answers came. */
  quantileOfGood(share: number): number {
    const good = this.outcomes.filter(({ status }) => status === 200);
    return quantile(
      good.map(({ milliseconds }) => milliseconds),
      share,
    );
  }

  async #client(): Promise<void> {
    while (this.#running) {
      const turn = this.#turn++;
      const outcome = await this.#translate(turn);
      this.outcomes.push(outcome);
      if (outcome.status !== 200) await pause(PAUSE_MS);
    }
  }

  async #translate(turn: number): Promise<Outcome> {
    const id = `${this.#name}-${turn}`;
    const input = `we need an endpoint that gives back the open invoices of ${inLetters(turn)}${this.#suffix}`;
    const startedAt = performance.now();
    try {
      const response = await fetch(`${this.#addressOf(turn)}/api/v1/translate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': this.#key,
          accept: this.#streams ? 'text/event-stream' : 'application/json',
        },
        body: JSON.stringify({
          input,
          translationId: id,
          audience: 'Senior Dev',
          context: 'Backend',
          format: 'API Design',
          tone: 50,
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const body = await response.text();
      this.bodies.push(body);
      // A stream has its status before it has its end.
      const isCut = this.#streams && response.status === 200 && !/^event: (result|error)$/m.test(body);
      const isGood = response.status === 200 && (!this.#streams || /^event: result$/m.test(body));
      if (isCut) this.cuts += 1;
      if (isGood) this.acknowledged.set(id, input);
      const retryAfter = response.headers.get('retry-after');
      return { status: isCut ? 0 : response.status, retryAfter, milliseconds: performance.now() - startedAt };
    } catch {
      return { status: 0, retryAfter: null, milliseconds: performance.now() - startedAt };
    }
  }
}

/** A number without digits, which would be protected and have to come back. */
function inLetters(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}
