import { NO_PLAIN_WORD, type ProtectionRule } from './rule.ts';

/** The ways code spells a name. The first that matches at a place decides. */
const FORMS: readonly RegExp[] = [
  // a.b.c, Type::member, pointer->field, maybe?.field
  /[A-Za-z_$][\w$]{0,99}(?:(?:\?\.|\.|::|->)#?[A-Za-z_$][\w$]{0,99}){1,12}/u,
  // KEY=value
  /[A-Z][A-Z0-9_]{1,60}=[^\s,;)"'`]{1,100}/u,
  // ${VAR}, $VAR, {{ name }}, {id}, %s
  /\$\{[\w.:-]{1,60}\}|\$[A-Za-z_]\w{0,60}|\{\{ ?[\w.]{1,60} ?\}\}|\{\w{1,40}\}|%[sdifv]/u,
  // 0xff
  /0x[0-9a-fA-F]{1,64}/u,
  // UUIDs, ABC-123, us-east-1, utf-8, x-api-key
  /[A-Za-z0-9_]{1,60}(?:-[A-Za-z0-9_]{1,60}){1,8}/u,
  // snake_case, SCREAMING_CASE, _private, __dunder__
  /_{0,2}[A-Za-z][A-Za-z0-9]{0,60}(?:_{1,2}[A-Za-z0-9]{1,60}){1,12}_{0,2}|_{1,2}[A-Za-z][A-Za-z0-9]{1,60}_{0,2}/u,
  // camelCase, PascalCase, XMLHttpRequest
  /[a-z][a-z0-9]{0,40}[A-Z][A-Za-z0-9]{0,80}|[A-Z][a-z0-9]{1,40}[A-Z][A-Za-z0-9]{0,80}|[A-Z]{2,12}[a-z][a-z0-9]{1,40}(?:[A-Z][A-Za-z0-9]{0,60})?/u,
  // utf8, p95, sha256, 3des, commit hashes: of so few letters alone there are words ("defaced")
  /[A-Za-z]{1,60}\d[A-Za-z0-9]{0,60}|\d{1,12}[A-Za-z]{1,20}\d[A-Za-z0-9]{0,60}|(?=[a-f]{0,63}\d)[0-9a-f]{7,64}/u,
  // C++, C#, F#, .NET
  /C\+\+(?:\d\d)?|[CF]#|\.NET/u,
];

/** Operators of code, where they stand alone or between words. */
const OPERATOR = /[!=]={1,2}|[=-]>|&&|\|\||<=>?|>=|[:+-]=/u;

const NAME = FORMS.map((form) => form.source).join('|');

/** Names out of code: they keep their spelling, whatever a dictionary says. */
export const identifier: ProtectionRule = {
  kind: 'identifier',
  pattern: new RegExp(
    String.raw`(?<![\w$\p{L}]|\d[.-])${NO_PLAIN_WORD}(?:${NAME})(?![\p{L}\p{N}_])|(?<![=<>!&|+-])(?:${OPERATOR.source})(?![=<>&|-])`,
    'gu',
  ),
  keep: (match) => (isProse(match) ? 0 : match.length),
};

/** Chat spellings with a digit: words for the improver, not names. */
const CHAT = /^(?:b4|gr8|l8r?|m8|w8|h8|str8|2day|2moro|2nite|4ever|ne1|2gether|some1|any1|every1|no1)$/i;

/** "it broke.we saw": two sentences without their space, told by a word that begins many sentences. */
const JOINED_SENTENCES =
  /^[a-z]{2,}\.(?:[Ww]e|[Tt]he|[Ii]ts?|[Ii]|[Bb]ut|[Aa]nd|[Ss]o|[Tt]his|[Tt]hat|[Tt]hey|[Yy]ou|[Ii]f|[Ww]hen|[Aa]lso|[Pp]lease|[Bb]ecause|[Tt]here|[Tt]heir|[Hh]owever|[Mm]aybe|Our|My|Your|These|Those|After|Before|She|He|Thanks|Sorry)$/;

function isProse(match: string): boolean {
  if (CHAT.test(match) || JOINED_SENTENCES.test(match)) return true;
  // "e.g", "i.e", "z.B", "a.m": single letters between dots abbreviate
  if (/^(?:[A-Za-z]\.){1,5}[A-Za-z]$/.test(match)) return true;
  if (/^[\w-]+$/.test(match) && match.includes('-')) return !isHyphenatedName(match);
  // all digits, or a plural acronym such as "APIs"
  return /^\d+$/.test(match) || /^[A-Z]{2,6}s$/.test(match);
}

/** "us-east-1" and "x-api-key" are names, "well-known" is English and "5-10" a range. */
function isHyphenatedName(match: string): boolean {
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(match)) return true;
  return !/^\d+-/.test(match) && /\d|_|[a-z][A-Z]|^[Xx]-/.test(match);
}
