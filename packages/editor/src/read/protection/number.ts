import type { ProtectionRule } from './rule.ts';

const AMOUNT = String.raw`\d{1,15}(?:[.,]\d{1,15}|['’]\d{3}|[\u00a0\u202f]\d{3}){0,6}`;

const MONTH =
  '(?:jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)';

/** Units that may stand apart from their number. */
const SPACED_UNIT = [
  '%|‰|°[CF]?|€|\\$|£|¥|zł|eur|usd|gbp|chf',
  '[kmgtp]i?b(?:/s|ps)?|[kmg]?bits?|[kmg]bps|bytes?',
  'ns|µs|μs|us|ms|msecs?|milliseconds?|secs?|seconds?|s|mins?|minutes?|hrs?|hours?|h|days?|weeks?|wks?|months?|years?|yrs?',
  'rps|qps|tps|req/s|requests?/s|rpm|ops/s|fps|hz|[kmg]hz|px|r?em|vw|vh|dpi',
  'mm|cm|km|kg|kwh|vcpus?|cpus?|cores?|[ap]m|uhr',
].join('|');

/** Single letters and suffixes count only where they touch the number: "5 a day" has no unit. */
const TOUCHING_UNIT = `${SPACED_UNIT}|bn|k|m|b|g|w|v|a|x|d|pt`;

/** Compound forms that read as one figure. */
const CALENDAR = [
  String.raw`\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?`,
  String.raw`\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})`,
  String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?: ?[ap]m|Z| (?:UTC|GMT|CET|CEST|EST|PST))?`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)? ${MONTH}(?: \d{4})?`,
  String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`,
  String.raw`Q[1-4](?: \d{4})?`,
].join('|');

const END = String.raw`(?![\p{Script=Latin}\p{N}_])`;

const QUANTITY = String.raw`[-+~≈<>≤≥]?(?:[$€£¥] ?)?${AMOUNT}(?:(?:st|nd|rd|th|(?:${TOUCHING_UNIT}))(?![\p{L}\p{N}/_])|[ \u00a0\u202f-](?:${SPACED_UNIT})(?![\p{L}\p{N}/_]))?`;

/** Dates, times, amounts with their unit or currency, ordinals, ranges and bare numerals. */
export const number: ProtectionRule = {
  kind: 'number',
  sign: /\d/,
  pattern: new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}_.,#-])(?:(?:${CALENDAR})${END}|${QUANTITY}(?: ?[-–/x×:] ?${QUANTITY}){0,3}${END})`,
    'giu',
  ),
};
