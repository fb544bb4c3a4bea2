/**
 * How much the place of a word says that it is a name: `sure` where something is called so, speaks, or stands beside other names;
 * `likely` where it stands alone for a whole subject or object, without an article.
 */
export type NamePlace = 'sure' | 'likely' | 'none';

/** How much of the prose on either side of a word is looked at. */
const AROUND = 48;

/** What is called by a name right behind it, where no article is before: "customer acme", "hosts affected are lyra". */
const CALLED =
  /(?:\b(?:(?:call|name) (?:it|this|the (?:job|tool|service|box|host|server|project|thing|customer))|called|named|codenamed|nicknamed|ask|asked|asking|ping|pinged|ssh(?:ed)? (?:in)?to|(?:someone|somebody|people|folks|guys|colleagues?) (?:from|at)|hosts? affected are|(?<!\b(?:the|a|an|our|your|their|its|his|her|my|this|that|each|every|any|no|one|per|new|old) )(?:customers?|clients?|tenants?|vendors?|suppliers?|partners?|competitors?):?)|\b(?:customer|client|tenant|vendor|supplier|partner|competitor|colleague),) $/i;

/** A bracket with nothing but names in it, or one that says what the name before it is. */
const BRACKETED = /\((?:[a-z]{2,20}(?:, | and | or | & ))?$/;
const BRACKET_END = /^(?:(?:, | and | or | & )[a-z]{2,20})*\)/;
const EXPLAINED = /^ \((?:our|the|an?|their|my|new|old|internal|external)\b/;

/** Who speaks or wants is somebody, and what is written with an ending of a possessive, too. */
const SPEAKS =
  /^ (?:(?:also|just|already) )?(?:said|says|asked|asks|told|tells|called|complained|complains|mentioned|pointed|promised|wants|wanted|wrote|pays|paid|signed|confirmed|reported)\b/;
const CLAUSE_START =
  /(?:^|[.!?;:,\n(] ?|\b(?:and|but|or|so|because|if|when|as|since|that|think|thinks|only|then|while|until|what|why does|why did|does|did|before|after) )$/i;

/** Words behind which an object or a place stands, and verbs that act on a name or a thing. */
const BEFORE_ALONE =
  /\b(?:from|with|for|via|by|behind|through|per|like|into|onto|on|in|than|against|between|of|use|uses|used|using|pay|migrate|integrate|promised|only|add|ran|run|connect|(?:talk(?:ed|ing)?|sp(?:eak|oke)|mov(?:e|ed|ing)|migrat(?:e|ed|ing)|switch(?:ed|ing)?|deploy(?:ed|s)?|connect(?:ed)?|send|sent|sends|push(?:ed)?|thanks|access|related|compared|similar|sold)(?: [a-z]{1,12}){0,3} to|(?:bugs?|seen|works?|working|hosted|happens|happened) at|check with) $/i;

/** What shows that the word is not followed by a noun it belongs to. */
const ALONE =
  /^(?:$|[.,;:!?)\n]| (?:and|or|but|to|in|on|at|for|with|from|via|is|was|are|were|has|had|does|did|do|doesn['’]?t|didn['’]?t|isn['’]?t|wasn['’]?t|won['’]?t|can|can['’]?t|will|would|should|before|after|again|yesterday|today|tomorrow|now|about|if|when|while|because|so|every|each|the|an?|that|this|first|last|too|as|instead|internally|still|already|\d|starts?|uses|keeps|needs|takes|gets|supports|fails?|failed|stopped|returns|broke|sends|hit|strips)(?![\p{L}]))/u;

/** Nouns that are put behind a name: "the acme adapter". */
const NAMED_THING =
  /^ (?:adapter|migration|integration|team|account|api|client|tenant|connector|plugin|sdk|importer|import|export|webhooks?|feed|pilot|contract|instance|server|box|cluster|host|sandbox)\b/;

/** Single words on either side of a comma or an "and". */
const BESIDE_BEFORE = /(?<![a-z'’])([a-z]{2,20})(?:, | and |, and | or )$/;
const BESIDE_AFTER = /^(?:, | and |, and | or )([a-z]{2,20})(?![a-z'’])/;

/**
 * @param from where the word begins in the prose, `to` where it ends
 * @param isName whether a word in small letters, wherever it stands, is a name more likely than anything else
 */
export function namePlaceOf(
  prose: string,
  from: number,
  to: number,
  isName: (word: string) => boolean,
): NamePlace {
  const before = prose.slice(Math.max(0, from - AROUND), from);
  const after = prose.slice(to, to + AROUND);
  const beside = [BESIDE_BEFORE.exec(before)?.[1], BESIDE_AFTER.exec(after)?.[1]];
  if (beside.some((word) => word !== undefined && isName(word))) return 'sure';
  const starts = CLAUSE_START.test(before);
  if (CALLED.test(before) && (ALONE.test(after) || SPEAKS.test(after))) return 'sure';
  if (BRACKETED.test(before) && BRACKET_END.test(after)) return 'sure';
  if (starts && (SPEAKS.test(after) || EXPLAINED.test(after))) return 'sure';
  const isAlone = (BEFORE_ALONE.test(before) || starts) && ALONE.test(after);
  return isAlone || (/\bthe $/i.test(before) && NAMED_THING.test(after)) ? 'likely' : 'none';
}
