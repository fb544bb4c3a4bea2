import type { Operation } from './operation.ts';

const anyone =
  /(?<!\p{L})(?:without (?:being )?(?:logged in|logging in|signing in|signed in|(?:an? )?(?:auth\p{L}*|login|log-?in|token|account|key|credentials))|no (?:auth\p{L}*|login|token|key)(?: needed| required)?|anonymous(?:ly)?|unauthenticated|(?:is|are) public|publicly|ohne (?:anmeldung|login|token)|sans (?:authentification|connexion|jeton|compte)|sin (?:autenticación|iniciar sesión|token|cuenta)|senza (?:autenticazione|login|accesso|token)|sem (?:autenticação|login))(?!\p{L})/iu;

/** Whether the input says that a call needs no identity: "everybody can search boats without logging in". */
export function isOpenToAll({ endpoint, statements }: Operation): boolean {
  const told = endpoint.phrase === null ? statements.map(({ text }) => text) : endpoint.phrase.split('; ');
  return told.some((text) => anyone.test(text));
}
