import { inspect } from 'node:util';

/**
 * A value that must not reach a log, a page or a terminal by accident.
 *
 * Every way JavaScript turns an object into text (template, JSON, console, inspect) yields the masked form;
 * only `reveal()` gives the value.
 */
export class Secret {
  readonly #value: string;
  readonly #masked: string;

  /** @param masked what is shown in its place; for an address, the address without its password. */
  constructor(value: string, masked = '********') {
    this.#value = value;
    this.#masked = masked;
  }

  /** The value itself. Call it where the value is used, never to keep it. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return this.#masked;
  }

  toJSON(): string {
    return this.#masked;
  }

  [inspect.custom](): string {
    return this.#masked;
  }
}
