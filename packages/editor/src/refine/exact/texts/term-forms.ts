/** How a wish for one term in the place of another is said: with the words that go as `old` and those that come as `fresh`. */
interface TermForm {
  readonly pattern: RegExp;
  /** Whether the form says nothing but that; others may tell how a thing is to be, and need a sign that words are meant. */
  readonly isSure: boolean;
}

const noun = '(?:(?:the )?(?:words?|terms?|names?|expressions?|phrases?) )';
const term = (name: string) =>
  `${noun}?(?:(?:the|an?|our|all|every|each|any|these|those) (?:${noun})?)?(?<${name}>["“„«‘'][^"“”„«»‘’']{1,60}["”“»’']|[\\p{L}][\\p{L}\\p{N}'’ -]{0,50}?)(?: (?:word|term))?`;
const old = term('old');
const fresh = term('fresh');
const say =
  '(?:say|use|write|put|take|prefer|try|choose|call (?:it|them|these|those|this|that|him|her)|call|speak of|talk about|make (?:it|that|them))';
const saying =
  '(?:say(?:ing)?|us(?:e|ing)|writ(?:e|ing)|call(?:ing)? (?:it|them|these|those|this|that|him|her)|talk(?:ing)? about|speak(?:ing)? of)';
const not =
  '(?:instead of|rather than|in place of|and not|not|over|and never|never)(?: (?:say(?:ing)?|us(?:e|ing)|writ(?:e|ing)))?';
const judged =
  "(?:(?:is|are)(?:n['’]?t| not)? (?:just |simply |really |quite )?(?:the |an? )?(?:wrong|right|correct|best|good|bad|odd|old|outdated|confusing|misleading|unclear|ugly|awkward|weird|strange|silly|clumsy|funny|nice|proper)(?: (?:word|term|name|expression|wording))?|sounds? (?:too |so |a bit |very |kind of )?(?:odd|wrong|bad|strange|weird|stiff|formal|technical|cold|old|old-fashioned|rude|harsh|silly|ugly|clumsy|off|childish|bureaucratic))";
const better =
  "(?:(?:please )?(?:better|rather|just|maybe)? ?(?:say|use|write|put|take|prefer|try|make (?:it|that)|call (?:it|them|him|her)|it['’]?s|it is|it should be|should be|they(?:['’]re| are)(?: called)?|(?:the )?(?:right|correct|proper|better) (?:word|term|one|name) (?:is|would be)|better))";

const forms: readonly (readonly [source: string, isSure: boolean])[] = [
  [
    `(?:replace|swap(?: out)?|exchange|substitute|rename|change|switch|turn) ${old} (?:with|by|for|to|into|->|→) ${fresh}`,
    true,
  ],
  [`(?:${say} )?${fresh},? (?:instead of|rather than|in place of) ${old}`, true],
  [`${say} ${fresh},? ${not} ${old}`, true],
  [
    `(?:don['’]?t|do not|never|stop|no longer|please don['’]?t) ${saying} ${old}[,;.:]?(?: and| but| –| -)? ${better} ${fresh}`,
    true,
  ],
  [`instead of ${saying}? ?${old},? (?:please )?${say} ${fresh}`, true],
  [`instead of ${old},? ${fresh}`, true],
  [
    `(?:wherever|where|whenever|every time|each time|when) (?:it|the \\p{L}+|you|we) (?:says?|writes?|wrote|uses?|reads?|mentions?) ${old},? (?:it should (?:say|read|be)|make it|make that|(?:please )?${say}) ${fresh}`,
    true,
  ],
  [
    `what (?:you|we|it) calls? ${old} (?:is|are|should be)(?: called)? ${fresh}(?: (?:for|to|with) us)?`,
    true,
  ],
  [
    `(?:we|people|they|everyone|everybody|customers|the \\p{L}+)(?: (?:here|all))? (?:calls?|says?|uses?)(?: (?:it|them|these|those|that))? ${fresh},? (?:and )?(?:not|never) ${old}`,
    false,
  ],
  [`(?:refer to|speak of|talk about) ${old} as ${fresh}`, true],
  [`${old} ${judged}[,;.:]?(?: so| and| –| -)? ${better} ${fresh}`, true],
  [
    `${old} ${judged}[,;.:]? ${fresh} (?:is|sounds|would be) (?:better|nicer|right|correct|clearer|more \\p{L}+)`,
    true,
  ],
  [`the (?:right |correct |proper |better )?(?:word|term|name) for ${old} (?:is|should be) ${fresh}`, true],
  [
    `${fresh} is (?:the |a )?(?:better|right|correct|proper|nicer|clearer) (?:word|term|name) (?:for|than) ${old}`,
    true,
  ],
  [
    `(?:it|this|that|they)(?:['’]s|s|['’]re| is| are| should be| should read| should say)(?: (?:now|all|rather))?(?: called| named)? ${fresh},? (?:and )?(?:not|instead of|rather than) ${old}`,
    false,
  ],
  [
    `${old} (?:->|→|=>|should (?:now |always |rather )?(?:be|become|read|say)(?: called| named)?|must (?:be|become|read)|becomes?|(?:is|are) (?:now )?called|gets? replaced (?:by|with)|(?:should|must) be replaced (?:by|with)) ${fresh}`,
    false,
  ],
  [`${fresh},? (?:and )?not ${old}`, false],
  [`s/${old}/${fresh}/g?`, true],
];

export const termForms: readonly TermForm[] = forms.map(([source, isSure]) => ({
  pattern: new RegExp(`^${source}$`, 'iu'),
  isSure,
}));

/** "Call the volunteers helpers": both terms in a row, the one that goes first. */
export const calledForm =
  /^(?:(?:we|people here|they|everybody|everyone)(?: all)? )?(?:call|name)(?: (?:the|our|all|all the|these))? (?<both>[\p{L}][\p{L}'’ -]{2,60})$/iu;
