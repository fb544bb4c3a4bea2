import type { DetectedLanguage } from '@faircopy/contract';
import type { TextWork } from './text-work.ts';
import { wellFormed } from './well-formed.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The language a text is in, with its English name. No model is asked, and nothing is kept. */
export async function detectLanguage(
  { text }: { readonly text: TextWork },
  input: string,
): Promise<DetectedLanguage> {
  const { language, ...rest } = await text.detectLanguage(wellFormed(input));
  return { language, name: nameOf(language), ...rest };
}

function nameOf(language: string): string {
  return language === 'und' ? 'Undetermined' : (names.of(language) ?? language);
}
