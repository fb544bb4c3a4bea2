import { roundBrackets } from '../clause/brackets.ts';
import { partedRunOn } from '../clause/run-on.ts';
import { changed, type Masked, restore, startsProtected } from '../mask.ts';

/** What says how something is meant, and nothing of the thing. */
const aside =
  '(?<![\\p{L}\\p{N}])(?:lol|haha|hehe|imho|imo|tbh|idk|fyi|btw|to be honest|in my opinion|by the way|for your information)(?![\\p{L}\\p{N}])';

/** Spellings of chat and note-taking with what they stand for. Applied to English prose outside protected spans. */
const chatSpellings: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}.@/])u(?![\p{L}\p{N}.'’/])/gu, 'you'],
  [/(?<![\p{L}\p{N}/])ur(?![\p{L}\p{N}])/gu, 'your'],
  [/(?<![\p{L}\p{N}/])rn(?![\p{L}\p{N}])/gu, 'right now'],
  [/(?<![\p{L}\p{N}/])w\/o(?![\p{L}\p{N}/])/giu, 'without'],
  [/(?<![\p{L}\p{N}/])w\/(?= ?\p{L})(?![\p{L}]{1,20}\/)\s?/giu, 'with '],
  [/(?<![\p{L}\p{N}/])b\/c(?![\p{L}\p{N}/])/giu, 'because'],
  [/(?<![\p{L}\p{N}/])(?:cuz|coz)(?![\p{L}\p{N}])/giu, 'because'],
  // in capitals it is somebody's acronym, as "RN" is
  [/(?<![\p{L}\p{N}/])bc(?![\p{L}\p{N}])/gu, 'because'],
  [/(?<![\p{L}\p{N}/])(?:pls|plz|plss)(?![\p{L}\p{N}])/giu, 'please'],
  [/(?<![\p{L}\p{N}/])gonna(?![\p{L}\p{N}])/giu, 'going to'],
  [/(?<![\p{L}\p{N}/])wanna(?![\p{L}\p{N}])/giu, 'want to'],
  [/(?<![\p{L}\p{N}/])gotta(?![\p{L}\p{N}])/giu, 'have to'],
  [/(?<![\p{L}\p{N}/])ppl(?![\p{L}\p{N}])/giu, 'people'],
  [/(?<![\p{L}\p{N}/])notifs(?![\p{L}\p{N}])/giu, 'notifications'],
  [/(?<![\p{L}\p{N}/])dont(?![\p{L}\p{N}])/gu, "don't"],
  [/(?<![\p{L}\p{N}/])Dont(?![\p{L}\p{N}])/gu, "Don't"],
  [/(?<![\p{L}\p{N}/])doesnt(?![\p{L}\p{N}])/gu, "doesn't"],
  [/(?<![\p{L}\p{N}/])didnt(?![\p{L}\p{N}])/gu, "didn't"],
  [/(?<![\p{L}\p{N}/])cant(?![\p{L}\p{N}])/gu, "can't"],
  [/(?<![\p{L}\p{N}/])wont(?![\p{L}\p{N}])/gu, "won't"],
  [/(?<![\p{L}\p{N}/])shouldnt(?![\p{L}\p{N}])/gu, "shouldn't"],
  [/(?<![\p{L}\p{N}/])(is|are|was|were|has|have|had|would|could)nt(?![\p{L}\p{N}])/giu, "$1n't"],
  [
    /(?<![\p{L}\p{N}/])(that|there|what|who)s(?= (?:the|a|an|no|not|why|because|how|what|all|only|still)(?!\p{L}))/giu,
    "$1's",
  ],
  [/(?<![\p{L}\p{N}/])(they|you)re(?![\p{L}\p{N}])/giu, "$1're"],
  // "An id like CB-0421" is an identifier: the contraction opens a clause.
  [
    /(?<=^|[.,;:!?(]\s?|(?:and|but|so|that|because|if|what|then|also|think|maybe|or)\s)[Ii]d(?= (?:like|love|want|prefer|say|start|rather)(?!\p{L}))/gu,
    "I'd",
  ],
  [
    /(?<![\p{L}\p{N}/])[Ii]m(?= (?:not|sure|on|at|working|going|trying|afraid|worried|fine)(?!\p{L}))/gu,
    "I'm",
  ],
  [/(?<![\p{L}\p{N}])i(?=['’](?:m|d|ll|ve)(?!\p{L})| )/gu, 'I'],
  [/(?<![\p{L}\p{N}])(?:TBD|TBC|TBA)(?![\p{L}\p{N}]):?/gu, 'to be decided'],
  [/(?<![\p{L}\p{N}])(?:TODO|FIXME)(?![\p{L}\p{N}]):?\s{1,2}(?=@?\p{Lu}\p{Ll}+: )/gu, 'Action '],
  [/(?<![\p{L}\p{N}])(?:TODO|FIXME|XXX)(?![\p{L}\p{N}]):?\s?/gu, ''],
  [/(?<![\p{L}\p{N}])(?:um|uh|uhm|erm|hmm)(?![\p{L}\p{N}]),?\s?/giu, ''],
  // "hide + reorder columns", and not "name = number + date"
  [
    / \+ (?=[a-zà-ÿ]{2})(?!(?:shift|alt)(?!\p{L}))(?<=\p{L}{2} \+ )(?<!(?<!\p{L})(?:ctrl|cmd|alt|option|shift) \+ )(?<!=[^.;]{0,60})/giu,
    ' and ',
  ],
  // "it was like totally gone", and not "it is like a folder"
  [/(?<=(?:^|\s)(?:whole|entire|was|is|just) )like (?!an?\b|the\b|th(?:is|at)\b|in\b|our\b)(?=\p{L})/gu, ''],
  // "takes like two days", and not "I'd like one service" or "ports like 8080"
  [
    /(?<=(?<!\p{L})(?:after|takes?|took|for|within|every|only|was|has|have|had|got|gets?|lasts?|lasted|needs?|least|than|with|by|to) )like (?=\d|one (?!of )|two |three |four |five |ten |half )/gu,
    'about ',
  ],
  [/,? I['’]d (?:say|guess)(?=[,.]|$)/giu, ''],
  [
    /(?<=\p{L} )(?:just|simply) (?!now|like|before|after|as|in|about|because|an? |one|the |\d|for|(?:their|his|her|its|our|your|my) own(?!\p{L}))(?=\p{L})/gu,
    '',
  ],
  // "it's kind of slow", and not "they choose the kind of repair"
  [
    /(?<=(?:(?<!\p{L})(?:is|are|was|were|be|been|feels?|felt|looks?|seems?|gets?|got|i|we|they|it|you|just|also|and|but|so)|['’](?:s|re|m)) )(?:kind|sort) of (?=\p{L})/giu,
    '',
  ],
  [/(?<![\p{L}\p{N}])(and|the|a|to|we|it|if|that) (?=\1(?![\p{L}\p{N}]))/giu, ''],
  // "…, to be honest, …" leaves one comma, as "… to be honest, last time …" does
  [new RegExp(String.raw`^${aside},?\s*|,?\s{0,2}${aside}(?=,|[.!?]*$)`, 'giu'), ''],
  [new RegExp(String.raw`[\s,]{0,3}${aside}`, 'giu'), ''],
];

/** Pictures and smileys carry mood, no facts. */
const mood =
  /\s{0,3}(?:(?:\p{Extended_Pictographic}|\uFE0F|\u200D){1,8}|(?<=\s)[:;]-?[)(DP](?=\s|$|[.,!]))/gu;

/** Words that only join a sentence to the talk before it. */
const joiner: Readonly<Record<string, RegExp>> = {
  en: /^(?:so(?! far)|yeah|yep|yup|(?:yes|sure|right|cool|alright)(?=,)|ok|okay|well|also|and|but|oh|anyway|anyways|basically|actually|hmm|um|plus|however|additionally|besides|furthermore|moreover|ps|p\.s\.|note(?! (?:on|for|about|of|from|to)(?!\p{L}))|fyi|btw|in addition|on top of that|oh and|and also|but also|also note(?: that)?|while (?:we|you|i)(?:['’](?:re|m)| are| am) (?:there|at it|here|on it))(?:[,:]\s{0,3}|\s{1,3})(?=[^\s])/iu,
  de: /^(?:also|ok|und|aber|ach|außerdem|zudem|übrigens|naja|tja|und zwar|ps)(?:[,:]\s{0,3}|\s{1,3})(?=(?:das|die|der|wir|es|ein|eine|ich|man|sie|bitte|wenn|falls|jede[rs]?)\s)/iu,
  fr: /^(?:alors|donc|bon|et|mais|aussi|en plus|de plus|ps)(?:[,:]\s{0,3}|\s{1,3})(?=(?:le|la|les|il|on|nous|l'|un|une|si)[\s']?)/iu,
  es: /^(?:bueno|pues|y|pero|además|también|ah|ps)(?:[,:]\s{0,3}|\s{1,3})(?=(?:el|la|los|las|un|una|hay|si|se|no|tenemos|necesitamos)\s)/iu,
};

/** Words that stay in small letters when they open a sentence. */
const smallStart = /^(?:[\p{Ll}]{1,3}\p{Lu}|\p{Ll}[\p{L}\d]*[_\d])/u;

/**
 * A sentence as a document may print it: chat spellings written out, mood and joiners gone, one space between
 * words, a capital first and a closing mark last. Protected spans come through byte for byte.
 */
export function spellOut(sentence: Masked, language: string): Masked {
  let prose = sentence.text.replace(mood, '');
  if (language === 'en') {
    for (const [pattern, replacement] of chatSpellings) prose = prose.replace(pattern, replacement);
    prose = prose.replace(
      /(?<![\p{L}\p{N}])(?:please|kindly) (?=\p{Ll})|,? please(?=\s*[,.;!?]|\s*$)/giu,
      '',
    );
  }
  const join = joiner[language];
  for (let turn = 0; join && turn < 4 && join.test(prose); turn += 1) prose = prose.replace(join, '');
  const spaced = prose
    .replace(/\s+/gu, ' ')
    // only where a run begins: from each of its marks it would be read to its end
    .replace(/([!?.,])(?<!\1\1)\1+(?=\s|$)/gu, '$1')
    .replace(language === 'fr' ? /\s+([,.])(?=\s|$)/gu : /\s+([,;.!?])(?=\s|$)/gu, '$1')
    .trim();
  const parted = language === 'en' ? partedRunOn(spaced) : spaced;
  return changed(sentence, closed(capitalised(balanced(parted, sentence)), language));
}

/** Short forms that notes write small and that open a sentence in capitals. */
const ACRONYMS: ReadonlySet<string> = new Set([
  ...[
    'api',
    'aws',
    'cdn',
    'cli',
    'cpu',
    'crm',
    'csrf',
    'css',
    'csv',
    'dns',
    'erp',
    'etl',
    'faq',
    'gcp',
    'gdpr',
  ],
  ...[
    'gps',
    'gpu',
    'grpc',
    'gui',
    'html',
    'http',
    'https',
    'iban',
    'jwt',
    'json',
    'kpi',
    'llm',
    'mfa',
    'mqtt',
  ],
  ...[
    'nfc',
    'ocr',
    'oidc',
    'pdf',
    'pii',
    'rbac',
    'saml',
    'sdk',
    'sla',
    'slo',
    'sms',
    'sql',
    'ssl',
    'sso',
    'tls',
  ],
  ...['ttl', 'url', 'ux', 'vpn', 'xml', 'xss', 'yaml'],
]);

/** Raises the first letter unless a name in code or a small-letter brand opens the sentence. */
function capitalised(masked: string): string {
  // Dutch "'s ochtends" has its capital on the second word
  const lead = /^(?:['’]s (?=\p{Ll})|[("'*_[“‘„«¿¡]{0,4})/u.exec(masked)?.[0] ?? '';
  const body = masked.slice(lead.length);
  if (startsProtected(body) || smallStart.test(body)) return masked;
  const acronym = /^\p{Ll}{2,5}(?![\p{L}\p{N}_./-])/u.exec(body)?.[0] ?? '';
  if (ACRONYMS.has(acronym)) return lead + acronym.toUpperCase() + body.slice(acronym.length);
  const [first = ''] = body;
  const raised = first.toLocaleUpperCase();
  return raised.length === first.length ? lead + raised + body.slice(first.length) : masked;
}

/** Ends a sentence with a full stop where it has no closing mark; a colon or comma at the end gives way to it. */
function closed(prose: string, language: string): string {
  const trimmed = prose.replace(/[\s,;:–—，、；：-]{1,6}$/u, '');
  if (trimmed === '') return trimmed;
  if (/[.!?。！？…]["')\]*_”»]{0,3}$/u.test(trimmed)) return trimmed;
  // "…，QPS至少要支持5000。": in Chinese and Japanese the mark is wide, whatever letter it stands behind.
  const letters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  const wide = letters.test(language === 'zh' || language === 'ja' ? trimmed : trimmed.slice(-3));
  return `${trimmed}${wide ? '。' : '.'}`;
}

/** A sentence cut out of a paragraph may keep half of a pair of emphasis marks or brackets; drops the odd one. */
function balanced(prose: string, sentence: Masked): string {
  let text = prose;
  for (const mark of ['**', '__'])
    if ((text.split(mark).length - 1) % 2 === 1) text = text.replaceAll(mark, '');
  // What is protected may begin or end with half of a pair.
  const { opened, closed: ended } = roundBrackets(restore(changed(sentence, text)));
  if (opened === ended + 1 && text.startsWith('(')) return text.slice(1);
  if (ended === opened + 1 && /\)\.?$/u.test(text)) return text.replace(/\)(\.?)$/u, '$1');
  return text;
}
