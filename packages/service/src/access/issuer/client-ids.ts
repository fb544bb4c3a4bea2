/** Audience of the command line's ID tokens. */
export const CLI_CLIENT = 'faircopy-cli';
/** Audience of the desktop app's ID tokens. */
export const DESKTOP_CLIENT = 'faircopy-desktop';
/** The issuer's own account page, which signs in without getting a token. */
export const ACCOUNT_CLIENT = 'faircopy-account';
