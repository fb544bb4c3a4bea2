import { Fault } from '../errors.ts';
import type { Database } from '../storage/storage.ts';
import { authenticateKey } from './authenticate-key.ts';
import { authenticateDesktop } from './desktop/authenticate-desktop.ts';
import type { IdTokens } from './id-tokens/id-tokens.ts';
import { kindOfKey } from './key-format.ts';
import type { Plans } from './plans.ts';
import type { Principal } from './principal.ts';

/** A credential as it was sent, before anybody checked it. */
interface Presented {
  readonly sentAs: 'x-api-key' | 'bearer';
  readonly secret: string;
}

/** Says who presents a credential. @throws {Fault} ERR_UNAUTHENTICATED or ERR_CREDENTIAL_EXPIRED */
export type Authenticate = (presented: Presented) => Promise<Principal>;

const OWN = /^fc_[a-z]{1,8}_/;

/**
 * Every way of saying who one is, behind one door: keys of the three kinds in `x-api-key`, ID tokens and desktop session
 * tokens as bearer. Of what can be revoked nothing is remembered between requests, so it is refused by the next one, on every instance.
 */
export function createAuthentication(db: Database, plans: Plans, idTokens: IdTokens): Authenticate {
  return async ({ sentAs, secret }) => {
    if (sentAs === 'x-api-key') return authenticateKey(db, plans, secret);
    if (kindOfKey(secret) === 'desktop') return authenticateDesktop(db, plans, secret);
    if (OWN.test(secret)) {
      throw new Fault(
        'ERR_UNAUTHENTICATED',
        'This is no ID token. Keys of this service go into the header x-api-key.',
      );
    }
    return idTokens.authenticate(secret);
  };
}
