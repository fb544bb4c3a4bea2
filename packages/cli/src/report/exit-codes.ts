/** Exit codes of every command beside 0, it worked; docs/companion.md explains them. 130 is Ctrl-C, as in shells. */
export const EXIT = {
  /** It did not work: a file, the text, or something nobody foresaw. */
  failed: 1,
  /** It was asked for wrongly, in arguments or settings. */
  askedWrongly: 2,
  /** `--check` found something to do. */
  found: 3,
  /** Not signed in, or the credential may not do this. */
  refused: 4,
  /** The service cannot be reached or asks to come back later; the same command may work then. */
  away: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
