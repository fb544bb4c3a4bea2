import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Parameters of the OWASP Password Storage Cheat Sheet for Argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,88})\$([A-Za-z0-9+/]{22,88})$/;

/**
 * Hashes a password with Argon2id (RFC 9106).
 *
 * @returns a PHC string, which names the parameters, so that they can be raised without locking anybody out
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    message: normalized(password),
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: HASH_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(salt)}$${base64(hash)}`;
}

/** Whether the password is the one that was hashed. False for a hash of another form. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = PHC.exec(phc);
  if (match === null) return false;
  const [, memory, passes, lanes, salt = '', hash = ''] = match;
  const wanted = Buffer.from(hash, 'base64');
  const parameters: Argon2Parameters = {
    message: normalized(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: wanted.length,
  };
  return timingSafeEqual(await derive('argon2id', parameters), wanted);
}

/** The same password typed on two keyboards may arrive composed or decomposed. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
