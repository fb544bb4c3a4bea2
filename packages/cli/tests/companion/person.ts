interface Form {
  readonly address: URL;
  readonly html: string;
}

/** Somebody with a browser: keeps cookies, follows redirects, fills in forms. */
export class Person {
  readonly #cookies = new Map<string, string>();
  readonly #name: string;
  readonly #password = 'nine cool otters sing';

  constructor(name: string) {
    this.#name = name;
  }

  /** Sets a password by the link of an invitation. */
  async accept(invitation: string): Promise<void> {
    await this.#submit(await this.#open(invitation), {
      name: this.#name,
      password: this.#password,
      repeated: this.#password,
    });
  }

  /** Lets a program in: goes through every form from its address on until there is none. */
  async letIn(address: string): Promise<void> {
    let form = await this.#open(address);
    for (let step = 0; step < 6 && form.html.includes('<form'); step += 1) {
      form = await this.#submit(form, { name: this.#name, password: this.#password });
    }
  }

  /** Sends the first form of a page by its first button, with those fields of the given ones that it has. */
  async #submit({ address, html }: Form, fields: Readonly<Record<string, string>>): Promise<Form> {
    const [form = ''] = /<form\b[\s\S]*?<\/form>/.exec(html) ?? [];
    const sent = new URLSearchParams();
    for (const [input] of form.matchAll(/<input\b[^>]*>/g)) {
      const name = attribute(input, 'name');
      if (name !== null) sent.set(name, fields[name] ?? attribute(input, 'value') ?? '');
    }
    const button = /<button\b[^>]*>/.exec(form)?.[0] ?? '';
    const pressed = attribute(button, 'name');
    if (pressed !== null) sent.set(pressed, attribute(button, 'value') ?? '');
    return this.#open(new URL(attribute(form, 'action') ?? '', address).href, sent);
  }

  async #open(start: string, body?: URLSearchParams): Promise<Form> {
    let [address, sent] = [new URL(start), body];
    for (let hops = 0; hops < 10; hops += 1) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(sent !== undefined && { method: 'POST', body: sent }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=', 2);
        if (value === '') this.#cookies.delete(name);
        else this.#cookies.set(name, value);
      }
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) {
        return { address, html: await response.text() };
      }
      [address, sent] = [new URL(location, address), undefined];
    }
    throw new Error(`${start} redirects without end.`);
  }
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`^<[^>]*\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'") ?? null;
}
