/** What ends a sentence in a language. */
export function stopOf(language: string): string {
  return language === 'ja' || language === 'zh' ? '。' : '.';
}
