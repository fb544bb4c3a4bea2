/** What ends a sentence in a language. */
export function stopOf(language: string): string {
  return language === 'ja' || language === 'zh' ? '。' : '.';
}

/** What parts the clauses of a sentence in a language, with the space behind it. */
export function commaOf(language: string): string {
  if (language === 'ja') return '、';
  return language === 'zh' ? '，' : ', ';
}

/** A sentence with the full stop of its language, where it has no closing mark. */
export function closedSentence(text: string, language: string): string {
  return /[.!?…。！？]["')”」]?$/u.test(text) ? text : text + stopOf(language);
}

/** A colon and the space around it, as a language sets them. */
export function colonOf(language: string): string {
  if (language === 'ja' || language === 'zh') return '：';
  return language === 'fr' ? ' : ' : ': ';
}
