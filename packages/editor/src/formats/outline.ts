import type { Format } from '@faircopy/contract';
import { headingOf } from './headings.ts';
import { formatSections } from './sections.ts';

/**
 * The headings a document of a format must have, in their order, as lines of Markdown.
 *
 * @param language BCP 47 primary subtag; one without headings of its own reads English
 */
export function outlineOf(format: Format, language: string): string[] {
  return formatSections(format).map(({ id, level }) => `${'#'.repeat(level)} ${headingOf(id, language)}`);
}
