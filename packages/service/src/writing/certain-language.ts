import type { TextWork } from './text-work.ts';

/** Tells the language of a text where that is certain; null where it is not, or where there is no time to find out. */
export function certainLanguage({ detectLanguage }: Pick<TextWork, 'detectLanguage'>) {
  return async (text: string): Promise<string | null> => {
    const found = await detectLanguage(text).catch(() => null);
    return found?.reliable ? found.language : null;
  };
}
