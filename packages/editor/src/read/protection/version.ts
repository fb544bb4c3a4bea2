import type { ProtectionRule } from './rule.ts';

/** `v2`, `1.4.0`, `1.4.0-beta.2+5`, `^3.1.0`, `v1.x`, `2.x`, and addresses such as `10.0.0.1:8080/24`. */
export const version: ProtectionRule = {
  kind: 'version',
  sign: /v\d|\d\.[\dx]/i,
  pattern:
    /(?<![\w.,$€£/-])(?:[~^]|[<>]=?|=)?(?:v\d{1,9}(?:\.(?:\d{1,9}|x)){0,4}|\d{1,9}\.x|\d{1,9}(?:\.\d{1,9}){2,4}(?:\.x)?|\d{1,9}\.\d{1,9}\.x|\d{1,9}\.\d{1,9}(?=-(?:alpha|beta|rc|pre|next|snapshot)\b))(?:-(?:alpha|beta|rc|pre|next|canary|dev|snapshot|alpine|slim)[\w.-]{0,30})?(?:\+[\w.]{1,40})?(?::\d{2,5})?(?:\/\d{1,3})?(?!\w)/giu,
  // 21.11.2026 is a date
  keep: (match) => (/^\d{1,2}\.\d{1,2}\.\d{4}$/.test(match) ? 0 : match.replace(/[.:-]+$/, '').length),
};
