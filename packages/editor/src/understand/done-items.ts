import { changed } from './mask.ts';
import type { Statement } from './statement.ts';

/** What the mark of a finished task says, by language. */
const DONE: Readonly<Record<string, string>> = {
  de: 'erledigt',
  en: 'done',
  es: 'hecho',
  fr: 'fait',
  it: 'fatto',
  ja: '完了',
  nl: 'klaar',
  pl: 'gotowe',
  pt: 'feito',
  zh: '已完成',
};

/** "[x] decks from a folder": a finished task tells what there is already, and demands nothing any more. */
export function withDoneItems(statements: readonly Statement[], language: string): Statement[] {
  const word = DONE[language] ?? 'done';
  return statements.map((one) => {
    if (one.block.checked !== true) return one;
    const mark = language === 'ja' || language === 'zh' ? `（${word}）` : ` (${word})`;
    const marked = (text: string) => text.replace(/([.!。！]?)$/u, `${mark}$1`);
    return {
      ...one,
      kind: 'context',
      strength: null,
      text: marked(one.text),
      masked: changed(one.masked, marked(one.masked.text)),
    };
  });
}
