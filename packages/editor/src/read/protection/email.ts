import type { ProtectionRule } from './rule.ts';

/** E-mail addresses, and the `user@host` form of ssh and git remotes. */
export const email: ProtectionRule = {
  kind: 'email',
  sign: /@/,
  pattern:
    /(?<![\w.+%-])[A-Za-z0-9_][\w.+%-]{0,63}@[A-Za-z0-9][A-Za-z0-9-]{0,62}(?:\.[A-Za-z0-9-]{1,63}){1,8}(?::[\w./~-]{1,200}[\w/])?/gu,
  keep: (match) => match.replace(/[.-]+$/, '').length,
};
