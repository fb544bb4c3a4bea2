import type { ProviderType } from '@faircopy/contract';
import type { FailureKind } from '../../../src/models/vendors/failure.ts';
import { broken, never, status, type VendorAnswer, wire } from '../../harness/vendor-server.ts';
import { RECORDED_ERRORS } from '../recorded-errors.ts';

/** One way in which a vendor answers, and what that is to the service. */
export interface VendorCase {
  /** Fit for a path and for the id of a model. */
  readonly id: string;
  readonly provider: ProviderType;
  readonly answer: VendorAnswer;
  /** Null: it is a good answer. */
  readonly kind: FailureKind | null;
}

const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const satisfies ProviderType[];

type Wire = readonly [name: string, kind: FailureKind | null];
const WIRES: readonly Wire[] = [
  ['good', null],
  ['thinking', null],
  ['cut', 'cut'],
  ['withheld', 'withheld'],
  ['empty', 'empty'],
  ['unfinished', 'broken'],
];
const OWN_WIRES: Readonly<Record<ProviderType, readonly Wire[]>> = {
  openai: [['error-in-stream', 'broken']],
  anthropic: [
    ['error-in-stream', 'limited'],
    ['paused', 'cut'],
  ],
  google: [['blocked', 'withheld']],
  'openai-compatible': [
    ['error-in-stream', 'broken'],
    ['no-usage', null],
  ],
};

const EVENTS = { 'content-type': 'text/event-stream' };
const GARBAGE: Readonly<Record<string, VendorAnswer>> = {
  'no-json': status(200, 'hello from the vendor', EVENTS),
  'other-json': status(200, { hello: 'hello from the vendor' }),
  'broken-events': status(200, 'data: {"choices": [\n\ndata: }}}hello from the vendor\n\n', EVENTS),
  'good-status-of-an-error': status(200, { error: { message: 'hello from the vendor', code: 500 } }),
  'no-body': status(204, ''),
  'packed-in-name-only': status(200, 'data: hello from the vendor\n\n', {
    ...EVENTS,
    'content-encoding': 'gzip',
  }),
  'shorter-than-said': (response) => {
    response.writeHead(200, { ...EVENTS, 'content-length': 1_000 }).write('data: {"hello from the vendor');
    setTimeout(() => response.destroy(), 20);
  },
};

function casesOf(provider: ProviderType): VendorCase[] {
  const made = (name: string, answer: VendorAnswer, kind: FailureKind | null): VendorCase => ({
    id: `${provider}.${name.replaceAll(/[^\w-]/g, '-')}`,
    provider,
    answer,
    kind,
  });
  return [
    ...[...WIRES, ...OWN_WIRES[provider]].map(([name, kind]) => made(name, wire(provider, name), kind)),
    ...Object.entries(GARBAGE).map(([name, answer]) => made(name, answer, 'broken')),
    made('reset', broken(provider, 'reset'), 'broken'),
    made('server-error', status(500, { error: { message: 'hello from the vendor' } }), 'broken'),
    made('redirect', status(307, '', { location: 'https://models.example.com/' }), 'not-allowed'),
    ...RECORDED_ERRORS.filter((error) => error.provider === provider).map(({ what, kind, ...error }) =>
      made(what, status(error.status, error.body, error.headers), kind),
    ),
  ];
}

/** Cases that are answered as soon as the machine can. */
export const QUICK_CASES = PROVIDERS.flatMap(casesOf);

const errorWithoutEnd: VendorAnswer = (response) => {
  response.writeHead(500, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

/** Cases that end when their time is up. */
export const SLOW_CASES = PROVIDERS.flatMap((provider): VendorCase[] =>
  Object.entries({
    silent: broken(provider, 'silent'),
    drip: broken(provider, 'drip'),
    'error-without-end': errorWithoutEnd,
    never,
  }).map(([name, answer]) => ({ id: `${provider}.${name}`, provider, answer, kind: 'timeout' })),
);

/** What no answer and no line of the log may hold of what vendors sent: whole messages, and the text itself. */
export const WORDS_OF_VENDORS: readonly string[] = [
  'hello from the vendor',
  'restarts every night',
  ...RECORDED_ERRORS.flatMap(({ body }) => messagesIn(body)),
];

function messagesIn(body: unknown): string[] {
  if (typeof body === 'string') return [body];
  return JSON.stringify(body).match(/(?<="message":")[^"\\]{12,}/g) ?? [];
}
