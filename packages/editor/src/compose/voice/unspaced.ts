import { outsideCode } from './outside-code.ts';

/** Chinese and Japanese: no space follows a full stop, a comma or a closing quotation mark of theirs. */
export function withoutSpaces(text: string): string {
  return outsideCode(text, (prose) => prose.replace(/(?<=[。！？、，；：」』”）])[ \t]+(?=\S)/gu, ''));
}

/** Whether a language puts no space between words. */
export function isUnspaced(language: string): boolean {
  return language === 'ja' || language === 'zh';
}
