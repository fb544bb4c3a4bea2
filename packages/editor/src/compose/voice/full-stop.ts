/** What ends a sentence in a language. */
export function stopOf(language: string): string {
  return language === 'ja' || language === 'zh' ? '。' : '.';
}

/** What parts the clauses of a sentence in a language, with the space behind it. */
export function commaOf(language: string): string {
  if (language === 'ja') return '、';
  return language === 'zh' ? '，' : ', ';
}
