/** A page as a person without a script sees it. */
export interface Page {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

/** A browser as far as signing in needs one: cookies by path, redirects one by one, links and forms. */
export class Browser {
  readonly #cookies = new Map<string, Cookie>();
  readonly #headers: Record<string, string>;

  /** @param headers sent with every request */
  constructor(headers: Record<string, string> = {}) {
    this.#headers = headers;
  }

  open(url: string): Promise<Page> {
    return this.#follow(url, { method: 'GET' });
  }

  /** Follows the link with this text. */
  click(page: Page, text: string): Promise<Page> {
    const href = new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}</a>`).exec(page.html)?.[1];
    if (href === undefined) throw new Error(`There is no link "${text}" on:\n${page.html}`);
    return this.open(new URL(unescaped(href), page.url).href);
  }

  /** Fills in the form of a page and presses the button with this text. */
  submit(page: Page, button: string, fields: Record<string, string> = {}): Promise<Page> {
    const form = /<form\b([^>]*)>/.exec(page.html);
    const pressed = new RegExp(`<button\\b([^>]*)>${button}</button>`).exec(page.html);
    if (form === null || pressed === null)
      throw new Error(`There is no button "${button}" on:\n${page.html}`);
    const sent = new URLSearchParams();
    for (const [input] of page.html.matchAll(/<input\b[^>]*>/g)) {
      sent.set(attribute(input, 'name') ?? '', attribute(input, 'value') ?? '');
    }
    for (const [name, value] of Object.entries(fields)) sent.set(name, value);
    const name = attribute(pressed[0], 'name');
    if (name !== null) sent.set(name, attribute(pressed[0], 'value') ?? '');
    const action = attribute(form[0], 'action');
    return this.#follow(action === null ? page.url : new URL(action, page.url).href, {
      method: 'POST',
      body: sent,
    });
  }

  cookieNames(): string[] {
    return [...this.#cookies.keys()];
  }

  /** Stops at a redirect that leaves the service, whose address is then the page's. */
  async #follow(start: string, request: { method: string; body?: URLSearchParams }): Promise<Page> {
    let [url, options] = [new URL(start), request];
    const { origin } = url;
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await fetch(url, {
        ...options,
        redirect: 'manual',
        headers: { ...this.#headers, cookie: this.#cookieHeader(url), accept: 'text/html' },
      });
      for (const line of response.headers.getSetCookie()) this.#keep(line);
      const html = await response.text();
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) {
        return { url: url.href, status: response.status, headers: response.headers, html };
      }
      url = new URL(location, url);
      if (url.origin !== origin) {
        return { url: url.href, status: response.status, headers: response.headers, html: '' };
      }
      options = { method: 'GET' };
    }
    throw new Error(`${start} redirects without end.`);
  }

  #cookieHeader(url: URL): string {
    const fitting = [...this.#cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    return fitting.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=', 2);
    const path = attributes.find((text) => text.startsWith('path='))?.slice('path='.length) ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : unescaped(value);
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
