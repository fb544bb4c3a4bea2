import { sectionsOf } from '../../../document/outline.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { changedFragment, type Fragment } from '../../editing/api-fragment.ts';
import { splice } from '../../editing/splice.ts';
import { operationsIn } from '../../endpoints/operations.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { insertInto } from '../../place/insert.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

/** A way to sign in: how people call it, what the document says of it, and what OpenAPI has for it. */
interface Scheme {
  readonly words: RegExp;
  readonly sentence: string;
  readonly name: string;
  readonly scheme: Readonly<Record<string, unknown>>;
}

const schemes: readonly Scheme[] = [
  {
    words: /^(?:an? |the )?(?:jwts?|jwt (?:bearer )?tokens?|bearer jwts?|json web tokens?)$/iu,
    sentence: 'Callers authenticate with a bearer token (JWT).',
    name: 'bearerAuth',
    scheme: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  },
  {
    words:
      /^(?:an? |the )?(?:bearer(?: auth\p{L}*)?(?: tokens?)?|access tokens?|oauth ?2?(?:\.0)?(?: bearer)? tokens?)$/iu,
    sentence: 'Callers authenticate with a bearer token.',
    name: 'bearerAuth',
    scheme: { type: 'http', scheme: 'bearer' },
  },
  {
    words:
      /^(?:an? |the )?oauth ?2?(?:\.0)?(?:,? (?:with |via |and )?(?:the )?client[ -]credentials(?: grant| flow)?)?$/iu,
    sentence: 'Callers authenticate with a bearer token of OAuth 2.',
    name: 'bearerAuth',
    scheme: { type: 'http', scheme: 'bearer', description: 'OAuth 2' },
  },
  {
    words: /^(?:http )?basic auth(?:entication)?$/iu,
    sentence: 'Callers authenticate with HTTP basic authentication.',
    name: 'basicAuth',
    scheme: { type: 'http', scheme: 'basic' },
  },
  {
    words: /^(?:mtls|mutual tls|client certificates?)$/iu,
    sentence: 'Callers authenticate with mutual TLS.',
    name: 'mutualTls',
    scheme: { type: 'mutualTLS' },
  },
  {
    words:
      /^(?:an? |the )?(?:api[ -]?keys?|keys?)(?: in (?:an? |the )?(?:header )?[`"]?(?<header>(?:X-)?\p{Lu}[\p{L}-]+)[`"]?(?: header)?)$/iu,
    sentence: '',
    name: 'apiKeyAuth',
    scheme: { type: 'apiKey', in: 'header' },
  },
];

const what = '(?<what>[^,;:]{2,60}?)';
const patterns: readonly RegExp[] = [
  `^(?:use|take|switch to|go with|we use|prefer|move to) ${what}(?: for (?:auth\\p{L}*|the api|everything))?,? (?:instead of|rather than|not|and not) (?<old>[^,;:]{2,60})$`,
  `^(?:switch|change|move)(?: (?:the )?auth\\p{L}*)?(?: from (?<old>[^,;:]{2,60}?))? to ${what}$`,
  `^(?:the )?(?:auth\\p{L}*|api auth\\p{L}*|login|security)(?: scheme| method)? (?:is|should be|must be|uses|should use|goes|happens|works|is done)(?: (?:via|with|by|through|using))? ${what}(?:,? (?:instead of|not|rather than) (?<old>[^,;:]{2,60}))?$`,
  `^(?:callers|clients|consumers|users|everybody|everyone) (?:should |must )?(?:authenticate|sign in|log in)s? (?:via|with|by|through|using) ${what}(?:,? (?:instead of|not|rather than) (?<old>[^,;:]{2,60}))?$`,
  `^(?:authenticate|auth) (?:via|with|by|using) ${what}(?:,? (?:instead of|not|rather than) (?<old>[^,;:]{2,60}))?$`,
  `^replace (?:the )?(?<old>[^,;:]{2,60}?) (?:with|by) ${what}$`,
].map((one) => new RegExp(one, 'iu'));
const anyScheme = /api[ -]?key|bearer|oauth|jwt|basic auth|mtls|mutual tls|token|certificate/iu;

/** "Use bearer tokens instead of api keys": how callers sign in, in words and in the OpenAPI fragment. */
export const authScheme: ExactReader = (words, draft) => {
  if (operationsIn(draft).length === 0) return null;
  const found = groupsOf(patterns, words);
  const said = found?.['what']?.trim() ?? '';
  const old = found?.['old'];
  const scheme = schemes.find((one) => one.words.test(said));
  if (!scheme || (old !== undefined && !anyScheme.test(old))) return null;
  const header = scheme.words.exec(said)?.groups?.['header'];
  return (now) => withScheme(now, header === undefined ? scheme : keyed(scheme, header));
};

const keyed = (scheme: Scheme, header: string): Scheme => ({
  ...scheme,
  sentence: `Callers authenticate with an API key in the header \`${header}\`.`,
  scheme: { ...scheme.scheme, name: header },
});

type Secured = Fragment & {
  readonly security?: unknown;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, unknown>> };
};

function withScheme(draft: Draft, { sentence, name, scheme }: Scheme): Outcome {
  const written = changedFragment(draft, (fragment) => {
    const { security: _, openapi, info, ...rest } = fragment as Secured & { info?: unknown };
    const { securitySchemes: __, ...components } = rest.components ?? {};
    return {
      openapi,
      ...(info === undefined ? {} : { info }),
      security: [{ [name]: [] }],
      ...rest,
      components: { securitySchemes: { [name]: scheme }, ...components },
    } as Fragment;
  });
  const now = draftOf(splice(draft.text, written), draft.request);
  const told = draft.language === 'en' ? withSentence(now, sentence) : now.text;
  return told === draft.text
    ? noEffect(draft, 'The document already says so.')
    : applied(draft, told, sentence);
}

/** What the section on callers says of how they sign in gives way to the sentence; it is written there where nothing does. */
function withSentence(draft: Draft, sentence: string): string {
  const [home] = sectionsOf(draft.outline, 'consumers-auth');
  if (!home) return draft.text;
  const own = draft.units.find(
    (unit) =>
      unit.section === home &&
      (unit.kind === 'paragraph' || unit.kind === 'item') &&
      anyScheme.test(unit.text),
  );
  if (!own) return insertInto(draft, home, sentence);
  const raw = draft.text.slice(own.start, own.end);
  const lead = /^(?:[-*]\s+)?(?:\*\*[A-Z]{1,5}-\d+:\*\*\s)?/u.exec(raw)?.[0] ?? '';
  const body = raw.slice(lead.length);
  const sentences = body.split(/(?<=[.!?])\s+/u);
  const at = sentences.findIndex((one) => anyScheme.test(one));
  // a demand binds
  const told = lead.includes('**')
    ? sentence.replace('Callers authenticate', 'Callers MUST authenticate')
    : sentence;
  const fresh = sentences.map((one, place) => (place === at ? told : one)).join(' ');
  return splice(draft.text, [{ start: own.start + lead.length, end: own.end, text: fresh }]);
}
