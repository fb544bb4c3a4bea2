import { withoutCapital } from '../first-letter.ts';
import { isOneSentence } from './argument/written.ts';
import { changed } from './mask.ts';
import type { Statement } from './statement.ts';

const wants = /^(?:want|need|would like|['’]d like|plan|hope) (?:an?|the|to|some|one|our|it)(?!\p{L})/iu;
const writers = /^(?:(?:and|so|but) )?(we|i)(?!\p{L})/iu;

/**
 * "We get 300 mails a day and want them sorted": a sentence cut before the second verb, whose wish then has its subject again. English.
 */
export function withLostSubjects(statements: readonly Statement[]): Statement[] {
  return statements.map((one, at) => {
    const before = statements[at - 1];
    const [, who = ''] = (before && writers.exec(before.masked.text)) ?? [];
    if (before === undefined || who === '' || !isOneSentence(before, one) || !wants.test(one.masked.text))
      return one;
    const subject = /^i$/iu.test(who) ? 'I' : 'We';
    const masked = changed(one.masked, `${subject} ${withoutCapital(one.masked.text)}`);
    return { ...one, masked, text: `${subject} ${withoutCapital(one.text)}` };
  });
}
