import { questionBehind } from '../../understand/indirect-questions.ts';

/** "I'm not sure what to do with old holds" asks what to do with them. */
const inDoubt =
  /^(?:(?:i['’]?m|i am|we['’]?re|we are) )?not (?:yet )?(?:sure|clear) (?=what|who|when|where|which|how|why)/iu;

/** A sentence that asks something as a question, with the marks of its language. */
export function asQuestion(statement: string, language: string): string {
  const bare = questionBehind(statement.replace(inDoubt, ''), language);
  const text = bare.charAt(0).toUpperCase() + bare.slice(1);
  if (/[?？]$/u.test(text)) return text;
  const said = text.replace(/[.!。]+$/u, '');
  if (language === 'ja' || language === 'zh') return `${said}？`;
  if (language === 'fr') return `${said}\u00A0?`;
  return language === 'es' && !said.includes('¿') ? `¿${said}?` : `${said}?`;
}
