import { upperFirst } from '../../first-letter.ts';
import { questionBehind } from '../../understand/indirect-questions.ts';
import { askedOfOpen } from '../../understand/open-elsewhere.ts';
import { doubtedElsewhere } from './doubted-elsewhere.ts';
import { englishQuestion } from './english-question.ts';

/** A sentence that asks something as a question, with the marks of its language; null for one that tells or orders something. */
export function asQuestion(statement: string, language: string): string | null {
  if (language === 'en') {
    const asked = englishQuestion(statement);
    return asked === null ? null : `${upperFirst(asked)}${/\?["”’]?$/u.test(asked) ? '' : '?'}`;
  }
  const open = askedOfOpen(statement, language) ?? statement;
  const text = upperFirst(questionBehind(doubtedElsewhere(open, language) ?? open, language));
  if (/[?？]$/u.test(text)) return text;
  const plain = text.replace(/[.!。]+$/u, '');
  if (language === 'ja' || language === 'zh') return `${plain}？`;
  if (language === 'fr') return `${plain}\u00A0?`;
  return language === 'es' && !plain.includes('¿') ? `¿${plain}?` : `${plain}?`;
}
