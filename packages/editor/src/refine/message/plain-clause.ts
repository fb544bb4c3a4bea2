import { gerundOf } from '../../correct/lexicon/inflection.ts';
import { chinese, japanese } from '../languages/asian.ts';
import { meantBy } from '../languages/wording.ts';
import { withOnePlace } from './one-place.ts';

const courtesies = [
  /^(?:hi|hello|hey|thanks|thank you|great|nice|good|ok|okay|looks good|overall|well)[,!.:]?\s{1,4}(?:but\s|work\s|job\s)?[,!.]?\s{0,4}/iu,
  /^(?:and|also|then|next|finally|lastly|firstly|secondly|additionally|furthermore|but|or|maybe|perhaps|ideally|so|just|simply|(?:first|second|third)(?![ ](?:(?:and|or|name) |open |acceptance )?\p{L}{1,20} (?:of|in|under|on|is|are|should|must|needs?|has|can)\b))[,:]?\s{1,4}/iu,
  /^(?:please|kindly|pls|bitte|s'il (?:te|vous) pla[iî]t|por favor)[,:]?\s{1,4}/iu,
  /^(?:(?:sehr|ganz|très|muy) )?(?:gut|schön|super|prima|danke|bien|merci|gracias|parfait|perfecto)[,.!]? (?:aber|mais|pero) (?:bitte )?/iu,
  /^(?:i\.? ?e\.?|that is(?: to say)?|in other words|meaning|namely|d\. ?h\.|c['’]est-à-dire|es decir)[,:]?\s{1,4}/iu,
  /^(?:lgtm|tbh|imh?o|fwiw|nit(?:pick)?)[,:!.]?\s{1,4}(?:but\s)?/iu,
  /^i (?:really |still |also )?(?:think|feel|believe|guess|suggest|propose|wonder if)(?: that)?\s{1,4}/iu,
  /^(?:wouldn't|would|might|maybe|isn't) it (?:not )?(?:be )?(?:better|nicer?|good|great|clearer|possible) (?:to|if (?:we|you))\s{1,4}/iu,
  /^(?:we|the team)(?:'ve| have)? (?:now |just )?(?:decided|agreed|settled)(?: on| that)?[:,]?\s{1,4}(?=Q-?\d)/iu,
  /^(?:can|could|would|will) (?:you|we|i)(?: (?:please|maybe|also|perhaps|just))?\s{1,4}/iu,
  /^(?:i(?:'d| would)? (?:like|want|need|prefer) (?:you )?to|i want you to|i'd like (?:to )?|you (?:should|could|can|need to|must)|we (?:should|could|need to|must)|let's|let us|let me|try to|make sure (?:to|you)|be sure to|it would be (?:nice|good|great|better) (?:to|if you)|don't forget to|remember to|go ahead and)\s{1,4}/iu,
  /^(?:it )?(?:would|might|could) be (?:good|nice|great|better|helpful|useful|cool|clearer) if (?!(?:we|you)\b)/iu,
  /^i(?:['’]d| would)(?: (?:rather|probably|personally|maybe|just|also))? (?=(?:put|move|drop|remove|delete|kill|scrap|take|leave|get rid|throw|cut|merge|combine|join|split|rename|call|say|use|add|make|shorten|condense|trim|replace|change|turn|start|keep|mention|write|list|swap|sort|reorder|renumber|bring|pull|push|fold)\b)/iu,
  /^(?:it|this|the (?:document|spec|rfc|text|doc)) (?:should|must|needs to|has to) (?:also )?(?=(?:mention|say|include|explain|describe|state|cover|list)\b)/iu,
  /^(?:kannst du|können sie|könntest du|könnten sie|können wir|könnten wir|wir sollten|ich würde|lass uns|man sollte)(?: (?:bitte|vielleicht|noch|auch|gern))*\s{1,4}/iu,
  /^(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|pourrait-on|peut-on|on pourrait|on devrait|nous devrions|il faut|il faudrait|je voudrais|merci de)(?: (?:peut-être|aussi|encore))?\s{1,4}/iu,
  /^¿?(?:puedes|podrías|puede|podría|podríamos|podemos|deberíamos|hay que|habría que|quiero|me gustaría)(?: (?:también|quizás|por favor))?\s{1,4}/iu,
];

/** "Would you mind dropping …?" */
const minding = /^(?:would|do) you mind (\p{L}+ing)(?= )/iu;
const orders: ReadonlyMap<string, string> = new Map(
  [
    'drop',
    'remove',
    'delete',
    'move',
    'merge',
    'combine',
    'split',
    'add',
    'rename',
    'put',
    'shorten',
    'cut',
    'turn',
    'swap',
    'change',
    'replace',
    'make',
    'sort',
    'take',
    'leave',
    'renumber',
  ].map((verb) => [gerundOf(verb), verb]),
);

/**
 * A clause without courtesies and closing marks, and with orders of Japanese and Chinese put in English words, so that one set of
 * patterns reads them all. What the order speaks of stays as it was written.
 */
export function plainClause(clause: string): string {
  // a request in the form of a question is no question
  let plain = clause
    .trim()
    .replace(/^((?:would|do) you mind \p{L}+ing .{1,400}?)\s?\?+$/isu, '$1')
    .replace(
      /^((?:please )?(?:can|could|would|will|kannst|könntest|können|könnten|wouldn't|isn't) (?:you|we|i|it|du|sie|wir)\b.{1,2000}?|(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|pourrait-on|peut-on)\b.{1,2000}?|¿?(?:puedes|podrías|puede|podría|podríamos|podemos)\b.{1,2000}?)\s?\?+$/isu,
      '$1',
    );
  plain = plain.replace(minding, (whole: string, verb: string) => orders.get(verb.toLowerCase()) ?? whole);
  for (let round = 0; round < 4; round += 1) {
    const before = plain;
    for (const courtesy of courtesies) {
      const rest = plain.replace(courtesy, '');
      if (rest.trim() !== '') plain = rest;
    }
    if (plain === before) break;
  }
  plain = plain.replace(
    /[,]?\s{1,4}(?:please|pls|plz|tho|thanks|thx|thank you|tbh|imh?o|btw|fyi|by the way|though|bitte|danke|merci|gracias|s'il (?:te|vous) pla[iî]t|por favor)[.!]?$/iu,
    '',
  );
  plain = plain
    .replace(/(?<![.…])[.!;,]+$/u, '')
    .replace(/,? (?:by now|these days|nowadays|as of now|from now on|at the moment|for now)$/iu, '')
    .replace(
      /((?:was|were|has been|have been|got) (?:renamed|moved|changed|replaced|merged|split|dropped|removed|postponed)(?!\p{L}).{0,200}?),? (?:(?:last|this) (?:week|month|year|sprint|quarter)|yesterday|today|recently|lately|the other day)$/iu,
      '$1',
    )
    .replace(/^((?:remove|delete|drop|cut) )(?:the |all )?(.{2,80}?) everywhere$/iu, '$1every $2')
    .replace(
      /\s(?:in|across) (?:all|every|each)(?: of)?(?: the)? (?:stories|story|tickets?|sections?|places?|requirements?|tables?|documents?|files?|headings?|titles?|names?|fields?|examples?|sentences?|bullets?|texts?)$/iu,
      '',
    )
    .replace(
      /\s(?:everywhere|throughout(?: the (?:document|text|spec))?|in the (?:whole|entire) (?:document|text|spec))$/iu,
      '',
    )
    .replace(
      /^(?:in|under|to|within) (?:the |our )?([^,:]{2,40}?)(?: section)?,? (?:(?:we|you|it|i) (?:might|could|should|may|can|would) )?(?:please )?(?:also )?(?:(add|include|mention|note|state|write)|list|put|have)(?: that|\s?:|,)?\s(.{1,2000})$/isu,
      (_, place: string, verb: string | undefined, said: string) => `${verb ?? 'add'} in ${place}: ${said}`,
    );
  plain = plain.replace(
    /^(?:re-?order|re-?sort|sort|rearrange|arrange|order) .{2,80}? so (?:that )?(?=.{2,80} (?:comes?|goes?|stands?|is|are) )/iu,
    '',
  );
  plain = plain
    .replace(/ ((?:non-)?functional) ones(?= please|$)/iu, ' $1 requirements')
    .replace(
      /^\d{2,6} (?:words|lines|characters)? ?(?:is|are) (?:\p{L}+ ){0,2}too (?:much|many|long)\s?[,;:.–—-]\s?(?:(?:please|make it|rather|better|at most|max(?:imum)?|take|say) )*(\d{2,6})(?: words)?$/iu,
      'shorten it to $1 words',
    )
    .replace(
      /^add (?!(?:an?|the|another|one|some|more) )(.{2,80}?) to (?:the |our )?([\p{L}-]{4,30}(?: [\p{L}-]{3,20})?)(?:,| [–—-]) (?=(?:we|it|they|because|but|since|as|which)\b)(.{2,1000})$/isu,
      'add in $2: $1, $3',
    )
    .replace(
      /^make ([A-Z]{1,8}-\d{1,6}) (?:a (?:bit|little) )?(?:stricter|looser|tighter|higher|lower|faster|slower|shorter|longer|bigger|smaller|larger)\s?[,:–—-]\s?(?:to |say )?(\d.{0,30})$/iu,
      'set $1 to $2',
    )
    .replace(
      /^(.{2,80}?)\s?(?:->|→|=>)\s?(?:call it|rename (?:it )?(?:to|as)|should be(?: called)?|becomes)\s+(?=\S)/iu,
      'rename $1 to ',
    )
    .replace(/^([A-Z]{1,8}-\d{1,6}) blocks ([A-Z]{1,8}-\d{1,6})$/u, '$2 depends on $1');
  plain = plain.replace(
    /^(?<order>(?:add|include|insert|note|mention) [^,:;]{2,60}),\s(?:namely|specifically|that is|i\.e\.|viz\.)[:,]?\s/iu,
    '$<order>: ',
  );
  plain = plain.replace(
    /^(?:note|add|mention|write|say|state|include) (?:under|in) (?:the )?["“]?(?<place>[^"“”,:;]{2,40}?)["”]?(?: section)? that (?=.{8})/iu,
    'add in $<place>: ',
  );
  return translated(withOnePlace(plain.trim()));
}

/** An order in Japanese or Chinese in English words; any other clause as it stands. */
function translated(clause: string): string {
  return meantBy(clause, asian)[0] ?? clause;
}

const asian = [...japanese, ...chinese];
