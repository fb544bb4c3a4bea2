import { shortened } from '../../compose/voice/sentences.ts';

/**
 * A paragraph whose long sentences are cut at their joints; one that gives only the reason of another stays with it.
 *
 * @param longest words of a sentence that is left as it is
 */
export function withShortSentences(paragraph: string, longest: number): string {
  if (/[\n*`|]/u.test(paragraph)) return paragraph;
  const cut = shortened(paragraph, longest);
  return /[.] (?:Because|Which|Weil|Denn|Parce|Porque|So)(?!\p{L})/u.test(cut) ? paragraph : cut;
}
