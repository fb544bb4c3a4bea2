import type { ProtectionRule } from './rule.ts';

/** `@person`, `@scope/package`, `#123`, `GH-12`, `owner/repo#45`, `#channel`. */
export const mention: ProtectionRule = {
  kind: 'mention',
  sign: /[@#]/,
  pattern:
    /(?<![\w@/.#&-])(?:@[A-Za-z0-9_](?:[\w-]|[./](?=\w)){0,99}|[\w-]{1,60}\/[\w.-]{1,60}#\d{1,9}|#(?:\d{1,9}|[A-Za-z][\w-]{1,59}))(?!\w)/gu,
};
