const SHORTEST_PASSWORD = 12;
/** Room for any passphrase; hashing a longer text would only cost time. */
const LONGEST_PASSWORD = 256;
const LONGEST_NAME = 64;

/** Letters and digits of any script, with what stands between them in names and addresses. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@+-]*$/u;

export interface NewAccount {
  readonly name: string;
  readonly password: string;
}

/** What is wrong with an account, in words for the person who makes it; a field without an entry is right. */
export interface AccountFaults {
  readonly name?: string;
  readonly password?: string;
}

/** Judges a name and a password by length alone, as NIST SP 800-63B asks: no rules of composition. */
export function accountFaults({ name, password }: NewAccount): AccountFaults {
  const length = [...password].length;
  const faults: { name?: string; password?: string } = {};
  if ([...name].length > LONGEST_NAME || !NAME.test(name)) {
    faults.name = `Use 1 to ${LONGEST_NAME} letters and digits; spaces and . _ @ + - may stand between them.`;
  }
  if (length < SHORTEST_PASSWORD) faults.password = `Use at least ${SHORTEST_PASSWORD} characters.`;
  else if (length > LONGEST_PASSWORD) faults.password = `Use at most ${LONGEST_PASSWORD} characters.`;
  else if (lookupName(password) === lookupName(name)) faults.password = 'Use another password than the name.';
  return faults;
}

/** The form a name is looked up in: upper and lower case, and different ways to encode a letter, make no difference. */
export function lookupName(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}
