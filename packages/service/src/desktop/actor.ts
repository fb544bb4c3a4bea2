/** The user and the device by which something is done on the desktop routes. */
export interface Actor {
  readonly userId: string;
  readonly deviceId: string;
}
