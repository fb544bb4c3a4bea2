import type { TextWork } from './text-work.ts';

/** Tells the language of a text where that is certain; null where it is not, or where there is no time to find out. */
export function certainLanguage({ nameLanguage }: Pick<TextWork, 'nameLanguage'>) {
  return (text: string): Promise<string | null> => nameLanguage(text).catch(() => null);
}
