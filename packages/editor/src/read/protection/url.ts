import { type ProtectionRule, withoutTrailingPunctuation } from './rule.ts';

/** Addresses with a scheme, connection strings among them, and bare `www.` hosts. */
export const url: ProtectionRule = {
  kind: 'url',
  sign: /:\/\/|www\.|mailto:/i,
  pattern:
    /(?<![A-Za-z0-9])(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.(?=[a-z0-9])|mailto:(?=\S))[^\s<>"`「」『』，。、；！？（）]+/giu,
  keep: withoutTrailingPunctuation,
};
