import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A vendor in a process of its own, see `upstream.ts`. */
export interface QuickVendor extends AsyncDisposable {
  readonly address: string;
}

/** @param milliseconds it waits before it answers */
export async function startQuickVendor(milliseconds = 0): Promise<QuickVendor> {
  const entry = join(import.meta.dirname, 'upstream.ts');
  const child = spawn(process.execPath, [entry, String(milliseconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: `http://127.0.0.1:${String(printed).trim()}/v1`,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM')) await ended;
    },
  };
}

/** A request that this vendor answers well, so that the guard finds nothing; each is another text. */
export const translationOf = (n: number) =>
  ({
    audience: 'Senior Dev',
    context: 'Backend',
    format: 'Optimize',
    tone: 50,
    input: textOf(n),
    translationId: `request-${n}-${performance.now()}`.replace('.', '_'),
  }) as const;

export const textOf = (n: number) => `The servise restart every night (ticket ${n}), see \`deploy.sh\`.`;

/** Throws unless an answer is the vendor's own, with nothing mended: anything else costs other work than is measured. */
export function requireVendorsOwn(answer: string): void {
  const { guard } = JSON.parse(answer).data.metadata;
  if (guard?.status !== 'clean') throw new Error(`the guard says ${JSON.stringify(guard)}`);
}
