import { Fault } from '../errors.ts';

/** Why work is ended with which nothing is wrong: nobody waits for its result any more. */
export class Unwanted extends Fault {
  constructor(message: string) {
    super('ERR_UNAVAILABLE', message);
    this.name = 'Unwanted';
  }
}
