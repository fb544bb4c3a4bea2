import { withoutCapital } from '../../first-letter.ts';
import { lowerWord } from '../lower-word.ts';
import type { Parts } from './parts.ts';

const opens = String.raw`(?:\s(?:is|goes|works))?(?:\s?[:=]|\s(?:with|by|via|through|using|uses|over))\s(?:an? |the )?`;
const credential = String.raw`(?:jwts?|bearer jwts?|(?:bearer|access|api|session) (?:tokens?|keys?|cookies?)|api-keys?|bearer|oauth ?2?(?:\.0)?|oidc|openid connect|sso|saml|mtls|mutual tls|tls client certificates?|http basic|basic|session cookies?)`;

/** Notes on how a service is called: what says them is a heading to people, and no thing that is to be provided. */
const notes: readonly {
  readonly shape: RegExp;
  readonly subject: string;
  readonly action: (rest: string, behind: string) => string;
}[] = [
  {
    shape: new RegExp(`^(?:auth(?:entication|orization|n|z)?|log-?in|sign-?in)${opens}(.+)$`, 'isu'),
    subject: 'Callers',
    action: (rest) => `authenticate with ${article(rest)}`,
  },
  {
    shape: new RegExp(
      `^(${credential}(?: auth(?:entication|orization)?)?(?:(?:,| in| with| per| from| by| as| for)\\s[^.!?]{2,120})?)(?: required| needed)?$`,
      'isu',
    ),
    subject: 'Callers',
    action: (rest) =>
      `authenticate with ${article(rest.replace(/\sauth(?:entication|orization)?(?=$|[\s,])/iu, ''))}`,
  },
  {
    shape: /^((?:in )?pages? of [\d\uE010].*)$/isu,
    subject: 'Lists',
    action: (rest) =>
      `be returned in ${withoutCapital(rest.replace(/^in /iu, '').replace(/^page /iu, 'pages '))}`,
  },
  {
    shape: /^([\d\uE010]\S*(?: [\p{L}-]+)?) (?:per|a|on each) page((?:[,;(]| with).*)?$/isu,
    subject: 'A page',
    action: (rest, behind) => `hold ${/^\S+$/u.test(rest) ? `${rest} entries` : rest}${behind}`,
  },
  {
    shape: /^((?:cursor|offset|keyset|page|token)(?:[- ]based)? (?:pagination|paging)(?!\p{L}).*)$/isu,
    subject: 'Lists',
    action: (rest) => `use ${lowerWord(rest)}`,
  },
  {
    shape: /^((?:cursor|offset|keyset)[- ]based(?:,.*)?)$/isu,
    subject: 'Lists',
    action: (rest) => `be ${lowerWord(rest)}`,
  },
  {
    shape: new RegExp(`^(?:pagination|paging|paginated)${opens}(.+)$`, 'isu'),
    subject: 'Lists',
    action: (rest) => `be paginated with ${lowerWord(rest)}`,
  },
  {
    shape: /^list (?:endpoints?|calls?|operations?|requests?) (use .+)$/isu,
    subject: 'List endpoints',
    action: (rest) => rest,
  },
  {
    shape:
      /^(?:the )?(?:rate[- ]?)?limit(?:s|ing|ed)?(?: is| are| of| to)? ([\d\uE010]\S* ?(?:requests?|req|calls?|rps)(?!\p{L}).*)$/isu,
    subject: 'The rate limit',
    action: (rest) => `be ${rest}`,
  },
  {
    shape:
      /^(?:the )?(?:errors?|error (?:format|shape|body|responses?)|errors? as)(?::| as| in| follow| are| use)\s(?:the )?(.+)$/isu,
    subject: 'Errors',
    action: (rest) => `have the format ${rest}`,
  },
  {
    shape:
      /^version(?:ed|ing|s)?(?: is| goes| stands)?(?::| (?=in|by|via|through|with))\s?((?:in|by|via|through|with) .+)$/isu,
    subject: 'The API',
    action: (rest) => `be versioned ${rest}`,
  },
];

/** "Auth with bearer tokens", "pages of 50", "rate limit 60 req/min": what holds for all calls of a service. English only. */
export function byService(note: string): Parts | null {
  const text = note.trim().replace(/[.!]+$/u, '');
  for (const { shape, subject, action } of notes) {
    const [, rest, further = ''] = shape.exec(text) ?? [];
    if (rest === undefined || binds.test(rest)) continue;
    return { subject, strength: null, isNegative: false, action: action(rest, further) };
  }
  return null;
}

/** A clause of its own is read elsewhere. */
const binds = /(?<!\p{L})(?:must|should|shall|can|may|is|are|needs?|has to|have to|expires?)(?!\p{L})/iu;

/** "Bearer token" has an article, "bearer tokens" and a name such as "OAuth2" have none. */
function article(rest: string): string {
  const said = /^(?:http )?basic$/iu.test(rest.trim()) ? 'HTTP Basic' : lowerWord(rest);
  const isOne =
    /^(?:\p{L}+[ -])*(?:token|key|cookie)(?=$|[\s,])/iu.test(said) &&
    !/^(?:an?|the|one|their)\s/iu.test(said);
  if (!isOne) return said;
  return `${/^[aeio]/iu.test(said) ? 'an' : 'a'} ${said}`;
}
