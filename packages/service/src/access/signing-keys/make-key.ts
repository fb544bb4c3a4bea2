import type { JWK } from 'jose';

/** RS256 is what every OpenID Connect client must understand; EdDSA is small and quick. */
export type SigningAlgorithm = 'RS256' | 'EdDSA';

/** A key pair, each half with its id, algorithm and use. */
export interface KeyPair {
  readonly kid: string;
  readonly publicKey: JWK;
  readonly privateKey: JWK;
}

/** Makes a key pair: RSA of 2048 bits, or Ed25519. Its id is the thumbprint of RFC 7638. */
export async function makeKeyPair(algorithm: SigningAlgorithm): Promise<KeyPair> {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import('jose');
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const publicKey = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicKey);
  const said = { kid, alg: algorithm, use: 'sig' };
  return {
    kid,
    publicKey: { ...publicKey, ...said },
    privateKey: { ...(await exportJWK(pair.privateKey)), ...said },
  };
}
