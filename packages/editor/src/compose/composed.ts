import { plainCopy } from '../improve/plain-copy.ts';
import { withFencedCode } from '../read/bare-code.ts';
import { withSpeakersInLine } from '../read/bare-speakers.ts';
import { withColonsForBars } from '../read/barred-lines.ts';
import { withMarkdownBullets } from '../read/bullets.ts';
import { readRecent } from '../read/recent-readings.ts';
import type { Source } from '../read/source.ts';
import { compose } from './compose.ts';
import type { ComposeRequest } from './request.ts';

/** Puts a text into plain and faultless words first, so that its sentences can be read and quoted; the document is composed of these. */
export async function composed(source: Source, request: ComposeRequest): Promise<string> {
  // Code stands in a fence before anything is corrected: "role Role" repeats no word.
  const fenced = withColonsForBars(withFencedCode(withSpeakersInLine(source.text)));
  const prose = fenced === source.text ? source : { ...readRecent(fenced), language: source.language };
  const text = withMarkdownBullets(withFencedCode(await plainCopy(prose)));
  return compose(text === source.text ? source : { ...readRecent(text), language: source.language }, request);
}
