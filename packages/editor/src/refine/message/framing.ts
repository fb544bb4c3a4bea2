import { isPersonName } from '../../correct/spelling/person-names.ts';
import { withoutSettled } from '../answered/wording.ts';

/** A clause of feedback without what people say around it. */
export interface Framed {
  /** What remains: what the document is to say, or the order. */
  readonly words: string;
  /** True where the person says that the document is wrong, or that something is otherwise than it was. */
  readonly corrects: boolean;
}

const people =
  'works council|board|legal|ops|security|product|marketing|sales|finance|support|management|customer success|compliance|data protection|infra(?:structure)?|platform|design|research|procurement|auditors?|lawyers?|boss|manager|architects?|vendor|supplier|operations|everybody|everyone|somebody|someone'
    .split('|')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');
const name = '\\p{Lu}\\p{L}+(?: (?:and|&) \\p{Lu}\\p{L}+| \\p{Lu}\\p{L}+)?';
/** Capitals tell names from other words, so what holds this pattern minds the case. */
const group = `(?:(?:[Tt]he |[Oo]ur |[Mm]y )?(?:(?:${people}|QA|HR|DPO|CTO|CEO|CISO|PO|PM)(?: (?:team|folks|people|guys|department|dept|side|lead|colleagues|office))?|\\p{L}+ (?:team|colleagues))|(?!The |We |I |You |It |This |That |Users |Customers )${name}(?: (?:from|of|in) (?:the )?\\p{L}+(?: \\p{L}+)?)?|[Tt]hey|[Hh]e|[Ss]he)`;
const says =
  '(?:(?:just |now |has |have |had |already |also |kindly )*(?:says?|said|told (?:me|us)|tells (?:me|us)|confirm(?:s|ed)|mention(?:s|ed)|insist(?:s|ed)|pointed out|reckons?|thinks?|replied|(?:wrote|writes)(?=[,:]| that(?!\\p{L}))|let (?:me|us) know|informed (?:me|us)|corrected (?:me|us)|reminded (?:me|us)|decided|agreed|found out|learned|checked|clarified|settled))';

/** What opens a message and says nothing. */
const greeting =
  /^(?:(?:hey|hi|hello|hallo|hola|salut|bonjour|yo|dear)(?: (?:all|team|folks|everyone|there|guys|\p{Lu}\p{Ll}+))?|team|folks|all|guys|(?:one |just (?:a |one )?|a |another )?(?:small|quick|tiny|minor|short|last|other|little|more)? ?(?:thing|one|note|remark|comment|point|nit|question|fix)(?: (?:more|though|here))?|heads[- ]?up|for the record|just so you know|fyi|btw|by the way|p\.?s\.?|sorry|apologies|oops|ah|oh|ok(?:ay)?|right|so|well|also|nit)\s?(?:[,:;!.–—-]+)\s*/iu;

/** Words that call the document wrong before they say what is right. */
const denial =
  /^(?:(?:no|nope|wrong|incorrect|nonsense|mistake|error|typo|correction|careful)|(?:(?:but|sorry|actually|well),? )?(?:that|this|it|the (?:doc|document|spec|text|draft|rfc))(?:['’]s| is| was)? (?:(?:simply|just|plain|not|still|factually|a bit) )*(?:wrong|incorrect|not (?:true|right|correct|accurate)|true|right|correct|accurate|outdated|off|nonsense|a (?:mistake|typo|misunderstanding))(?: (?:any ?more|here|there))?|there(?:['’]s| is) (?:an? |one |still an? )?(?:typo|mistake|error|misunderstanding)(?: (?:here|there|in (?:the )?.{2,40}?))?|you (?:got|have|had) (?:this|that|it) wrong|das stimmt (?:so )?nicht|falsch|c['’]est faux|eso (?:no es correcto|está mal))\s?[,:;.–—-]+\s*/iu;
/** Ways to say that something has been decided or has come to be so. */
const decision =
  /^(?:(?:final |new )?decision\s?:|update\s?:|news\s?:|(?:so |ok,? |in the end,? |finally,? )?(?:we|they|the team|the board)(?:['’]ve| have)? (?:now |just |finally |all )?(?:(?:decided|agreed|concluded)(?: that)?|settled(?= on that| that|:))\s?[:,]?(?= (?!on |against |for |to |not |upon |with ))|it (?:was|has been|is) (?:now )?(?:decided|agreed|settled)(?: that|:)|(?:it )?turns out(?: that)?,?|as it turns out,?|in fact,?|actually,?|in reality,?|meanwhile,?)\s*/iu;
const attribution = new RegExp(
  `^(?:(?<who>${group}) ${says}(?: (?:me|us))?(?: (?:today|yesterday|this morning|last (?:week|night)|just now))?(?: that|:|,)?|(?:[Aa]ccording to|[Aa]s per|[Pp]er) (?<source>${group})(?:,|:))\\s+(?=\\S+ \\S+)`,
  'u',
);
/** "Security wants SHA-512 for the signature": what somebody wants to be used. */
const wish = new RegExp(
  `^(?<who>${group}) (?:wants?|prefers?|asked for|insists? on|requires?) (?!to |us |you |me )(?<what>\\S.{2,120})$`,
  'u',
);
/** "Farid: the pool should go to 100": who speaks, before a colon. */
const turn = /^(?<who>\p{Lu}\p{Ll}{1,15})\s?:\s+(?=\p{L}+ \p{L}+)/u;
/** What is said behind a statement of who said it, that it was wrong, and that it is so by now. */
const endings: readonly RegExp[] = [
  new RegExp(
    `\\s?(?:[,;(]|\\s[–—-])\\s?(?:as )?(?:${group} ${says}|(?:says|said|according to|as per|per|as agreed with|confirmed by|i asked|i checked with) ${group})(?: (?:this morning|earlier|me|us|it|this|that|so|today|yesterday|on \\p{Lu}\\p{Ll}+day|last (?:week|night)|in (?:the|our) [\\p{L} ]{3,30}))*\\)?[.!]*$`,
    'u',
  ),
  /\s?(?:[,;(]|\s[–—-])\s?(?:(?:and )?you (?:mixed|swapped|got|had) (?:that|this|it|them|those) (?:up|wrong|the wrong way round|backwards)|(?:the )?(?:doc|document|spec|text|draft) (?:is|was) wrong(?: (?:here|there))?|not (?:what|as) (?:it|you|the \p{L}+) (?:says?|wrote|states?|claims?)|(?:as )?(?:we|they) (?:decided|agreed|settled)(?: (?:on )?(?:that|it|yesterday|today|last week|this morning|on \p{Lu}\p{Ll}+day|in (?:the|our) [\p{L} ]{3,30}))?|sorry|my (?:bad|mistake)|as (?:discussed|agreed|decided|you know))\)?[.!]*$/iu,
  /,\s(?:(?:and|but) )?(?:the )?(?!(?:it|this|that|they)\s)[\p{L} -]{2,40}? (?:can|may|should)? ?(?:stay|stays|remain|remains)(?: (?:as (?:it|they) (?:is|are)|the same|unchanged))?[.!]*$/iu,
  /,? (?:after all|in the end|by the way|btw|obviously|of course)[.!]*$/iu,
];
const correcting =
  /\b(?:jetzt|nun|inzwischen|nicht mehr|maintenant|désormais|ahora|ya no|by now|after all|in the end|no longer|any ?more|instead|rather than|actually|in reality|you (?:wrote|mixed|have|got)|has been (?:moved|pushed|changed|renamed|replaced)|(?:is|are|was) (?:wrong|outdated))\b/iu;

/** Takes what people say around a statement or an order off it: greetings, who said it, and that something was wrong. */
export function framed(clause: string): Framed {
  let words = withoutSettled(clause.trim());
  let corrects = correcting.test(words);
  for (let round = 0; round < 4; round += 1) {
    const before = words;
    words = shorter(words, greeting);
    const denied = shorter(words, denial);
    corrects ||= denied !== words;
    words = shorter(denied, decision);
    const { who, source = who } = attribution.exec(words)?.groups ?? {};
    const speaking = turn.exec(words)?.groups?.['who'] ?? '';
    if (source !== undefined && isSomebody(source)) words = shorter(words, attribution);
    else if (isPersonName(speaking)) words = shorter(words, turn);

    const wanted = wish.exec(words)?.groups;
    if (wanted?.['what'] !== undefined && isSomebody(wanted['who'] ?? '')) words = `use ${wanted['what']}`;
    for (const ending of endings) words = shorter(words, ending);
    if (words === before) break;
  }
  return { words, corrects };
}

const groupOfPeople = new RegExp(
  `^(?:[Tt]he |[Oo]ur |[Mm]y )?(?:(?:${people}|QA|HR|DPO|CTO|CEO|CISO|PO|PM)(?!\\p{L})|\\p{L}+ (?:team|colleagues)$|[Tt]hey$|[Hh]e$|[Ss]he$)`,
  'u',
);

/** Whether words that could be a name are one: the heading "Overview" says things, too. */
function isSomebody(who: string): boolean {
  return groupOfPeople.test(who) || isPersonName(/^\p{L}+/u.exec(who)?.[0] ?? '');
}

/** The words without what a pattern finds, unless too little would remain. */
function shorter(words: string, pattern: RegExp): string {
  const rest = words.replace(pattern, '').trim();
  return rest.split(/\s+/u).length > 1 || /^["“„].+["”“]$/u.test(rest) ? rest : words;
}
