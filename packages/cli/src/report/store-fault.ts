/** A store, or a copy of one, is not what it should be. */
export class StoreFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StoreFault';
  }
}
