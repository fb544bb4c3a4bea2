import {
  type Claims,
  type OutsideIssuer,
  startOutsideIssuer,
  startOutsideIssuerForFile,
} from '../outside-issuer.ts';
import type { Call, Reply } from './client.ts';
import { type RunningService, startService, startServiceForFile } from './start-service.ts';

/** A service that trusts an outside issuer, and people who come with its tokens. */
export interface SignedInService extends RunningService {
  readonly issuer: OutsideIssuer;
  /** A call with an ID token of a person, user-1 unless the claims say otherwise. */
  as(claims: Claims, path: string, call?: Call): Promise<Reply>;
  /** A session key of user-1. */
  signIn(request?: object): Promise<string>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts both; they end with the test. */
export async function startSignedIn(environment: Environment = {}): Promise<SignedInService> {
  const issuer = await startOutsideIssuer();
  return signedIn(issuer, await startService({ ...issuer.environment, ...environment }));
}

/** As `startSignedIn`, for several tests at once; `stop` ends both. */
export async function startSignedInForFile(environment: Environment = {}): Promise<SignedInService> {
  const issuer = await startOutsideIssuerForFile();
  const service = await startServiceForFile({ ...issuer.environment, ...environment });
  const stop = async () => {
    await service.stop();
    await issuer.stop();
  };
  return { ...signedIn(issuer, service), stop };
}

function signedIn(issuer: OutsideIssuer, service: RunningService): SignedInService {
  const as: SignedInService['as'] = async (claims, path, call = {}) => {
    const authorization = `Bearer ${await issuer.token(claims)}`;
    return service.call(path, { key: null, ...call, headers: { ...call.headers, authorization } });
  };
  const signIn: SignedInService['signIn'] = async (request = {}) => {
    const { body } = await as({}, '/api/v1/auth/session-key', { body: request });
    return String(body.data['key']);
  };
  return { ...service, issuer, as, signIn };
}
