import type { Edit } from '../correct/edit.ts';
import { CASE_RULES } from '../correct/grammar/rules.ts';
import type { Projection } from '../correct/projection.ts';
import type { ProseRule } from '../correct/prose-rule.ts';
import { runProseRules } from '../correct/run-prose-rules.ts';
import { ENGLISH_WORDINGS } from './english/rules.ts';
import { FOREIGN_IMPROVEMENTS } from './foreign/rules.ts';
import { nameCase } from './name-case.ts';

/**
 * What makes the words of prose plainer: shorthand, fillers, wordiness, names without their capitals.
 *
 * @param language ISO 639-1
 * @param besides rules that are applied where these leave the prose alone
 */
export function wordings(
  projection: Projection,
  language: string,
  besides: readonly ProseRule[] = [],
): Edit[] {
  if (language !== 'en')
    return runProseRules(projection, [...(FOREIGN_IMPROVEMENTS.get(language) ?? []), ...besides]);
  return [
    ...runProseRules(projection, [...ENGLISH_WORDINGS, ...besides, ...CASE_RULES]),
    ...nameCase(projection),
  ];
}
