import { pastOf } from '../../correct/lexicon/inflection.ts';
import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import type { ProseRule } from '../../correct/prose-rule.ts';
import { lowerFirst, upperFirst } from '../../first-letter.ts';

/** Regular verbs of one object; their participle is their past. */
const VERBS =
  'process handle validate check create delete remove update store save load cache call parse render upload download compress encrypt verify approve review report log track monitor schedule start stop restart deploy install configure manage maintain own use consume produce publish fetch request receive return replace rename move copy merge filter index scan calculate generate trigger notify reject retry require support test'.split(
    ' ',
  );
const BASE = new Map(VERBS.map((verb) => [pastOf(verb), verb]));

/** Who can do something. "By the deadline" and "by a factor" name nobody. */
const ACTOR =
  'service|server|worker|job|client|gateway|scheduler|parser|controller|system|app|application|script|pipeline|backend|frontend|browser|proxy|database|consumer|producer|handler|importer|exporter|agent|bot|daemon|runner|user|admin|operator|customer|developer|reviewer|maintainer|team';
const PRONOUNS: Readonly<Record<string, string>> = { us: 'we', them: 'they' };
const MODIFIER = '(?:[a-z][a-z-]{1,19} ){0,2}?';

/** A whole sentence that says in the passive who does what. */
export const activeVoice: ProseRule = {
  id: 'improve/active-voice',
  category: 'style',
  message: 'The active voice says first who does it.',
  pattern: new RegExp(
    String.raw`(?<=^|\n|[.!?] {1,2})(?<object>(?:The|This|Each|Every|All|Our|These|An?) ${MODIFIER}[a-z][a-z-]{1,24}) (?<verb>is|are|was|were|(?:must|should|can|will|may)(?: not)? be|cannot be) (?<participle>${[...BASE.keys()].join('|')}) by (?<actor>us|them|(?:the|our|an?) ${MODIFIER}(?:${ACTOR})s?)(?=[.!]?(?:\n|$)|[.!] )`,
    'gu',
  ),
  replace: ({ groups }) => {
    const { object = '', verb = '', participle = '', actor = '' } = groups ?? {};
    const base = BASE.get(participle);
    if (
      base === undefined ||
      / (?:of|in|on|for|with|to|from|and|or|that|which|who) /.test(` ${object} ${actor} `)
    )
      return null;
    const subject = PRONOUNS[actor] ?? actor;
    const isPlural = actor in PRONOUNS || /s$/.test(actor);
    const said = verb.endsWith(' be')
      ? `${verb.slice(0, -3)} ${base}`
      : /^w/.test(verb)
        ? participle
        : isPlural
          ? base
          : thirdPersonOf(base);
    return `${upperFirst(subject)} ${said} ${lowerFirst(object)}`;
  },
  examples: [
    ['The upload is validated by the gateway.', 'The gateway validates the upload.'],
    ['Every failed row was reported by the import jobs.', 'The import jobs reported every failed row.'],
    ['The token must not be stored by the client.', 'The client must not store the token.'],
    ['Each request is handled by us.', 'We handle each request.'],
    ['The request was logged by the proxy.', 'The proxy logged the request.'],
  ],
  counterExamples: [
    'The report is created by the deadline.',
    'The upload is validated by the gateway before it is stored.',
    'The list of rows is read by the worker.',
    'It is handled by the team.',
  ],
};
