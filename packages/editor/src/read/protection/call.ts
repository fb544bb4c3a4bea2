import { NO_PLAIN_WORD, type ProtectionRule } from './rule.ts';

/** "file(s)", "Nutzer(innen)" */
const PLURAL_OPTION = /^[A-Za-z]+\((?:s|es|n|en|e|ies|d|ed|in|innen|r|rs)\)$/;

/** A remark in brackets that lacks its space: "foo(see below)". */
const REMARK = /^\w+\([^()]*\w \w[^()]*\)$/;

/** Calls and subscripts: `run()`, `object.method(a, "b")`, `list[0]`. They win over quotations in their arguments. */
export const call: ProtectionRule = {
  kind: 'identifier',
  sign: /[([]/,
  pattern: new RegExp(
    String.raw`(?<![\w$\p{L}])${NO_PLAIN_WORD}[A-Za-z_$][\w$]{0,99}(?:(?:\.|::|->)[A-Za-z_$][\w$]{0,99}){0,12}(?:\([^()\n]{0,80}\)|\[[\w'"]{0,40}\])(?![\p{L}\p{N}_])`,
    'gu',
  ),
  keep: (match) =>
    PLURAL_OPTION.test(match) || (REMARK.test(match) && !/[,=:'"]/.test(match)) ? 0 : match.length,
};
