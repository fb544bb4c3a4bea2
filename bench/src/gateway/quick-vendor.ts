import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A vendor in a process of its own, see `upstream.ts`. */
export interface QuickVendor extends AsyncDisposable {
  readonly address: string;
  readonly processId: number;
}

/**
 * @param milliseconds it waits before it answers
 * @param specification what it answers where one of ticket 0 is wanted
 */
export async function startQuickVendor(milliseconds = 0, specification = ''): Promise<QuickVendor> {
  const entry = join(import.meta.dirname, 'upstream.ts');
  const child = spawn(process.execPath, [entry, String(milliseconds), specification], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: `http://127.0.0.1:${String(printed).trim()}/v1`,
    processId: child.pid ?? 0,
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM')) await ended;
    },
  };
}

/** A request that this vendor answers well, so that the guard finds nothing; each is another text. */
export const translationOf = (
  n: number,
  input = textOf(n),
  format: 'Optimize' | 'Technical Spec' = 'Optimize',
) =>
  ({
    audience: 'Senior Dev',
    context: 'Backend',
    format,
    tone: 50,
    input,
    translationId: `request-${n}-${performance.now()}`.replace('.', '_'),
  }) as const;

export const textOf = (n: number) => `The servise restart every night (ticket ${n}), see \`deploy.sh\`.`;

const PARAGRAPHS = [
  'Since release 4.2 the orders page takes 2.4 s where it took 180 ms; the query in `orders/repository.ts` loads every line item.',
  'The importer reads /var/spool/import every 15 minutes, and a file with a wrong date stops all that come after it.',
  'Support asks for a list of failed payments with the reason, because customers call before anybody here knows.',
  'Sessions end after 30 minutes, which is too short for people who fill in the long form; the payments team owns it.',
  'We page the list with 50 orders a page and add an index on order_id, and the answer must stay as it is.',
];

/** Some 2,000 characters in paragraphs, which this vendor gives back with their one mistake mended. */
export const longTextOf = (n: number) =>
  [textOf(n), ...Array.from({ length: 15 }, (_, at) => `${PARAGRAPHS[at % 5]} See note ${n + at}.`)].join(
    '\n\n',
  );

/** Throws unless an answer is the vendor's own, with nothing mended: anything else costs other work than is measured. */
export function requireVendorsOwn(answer: string): void {
  const { guard } = JSON.parse(answer).data.metadata;
  if (guard?.status !== 'clean') throw new Error(`the guard says ${JSON.stringify(guard)}`);
}
