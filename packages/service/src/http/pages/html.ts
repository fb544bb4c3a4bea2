/** Text that is HTML already, and is not escaped again. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | readonly Html[];

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Builds HTML from a template. Every inserted text is escaped, so that it can stand in an element or a quoted attribute;
 * inserted HTML, or a list of it, is taken as it is, and null as nothing.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + written(parts[index] ?? null)).join(''));
}

/** For HTML that another library wrote and escaped. Never for a text that came with a request. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}

function written(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((item) => item.text).join('');
  return String(part).replace(/[&<>"']/g, (character) => ESCAPED[character] ?? character);
}
