/** Contractions and what they stand for, where that is certain. */
const pairs: readonly (readonly [short: string, long: string])[] = [
  ["can't", 'cannot'],
  ["won't", 'will not'],
  ["shan't", 'shall not'],
  ["don't", 'do not'],
  ["doesn't", 'does not'],
  ["didn't", 'did not'],
  ["isn't", 'is not'],
  ["aren't", 'are not'],
  ["wasn't", 'was not'],
  ["weren't", 'were not'],
  ["hasn't", 'has not'],
  ["haven't", 'have not'],
  ["hadn't", 'had not'],
  ["shouldn't", 'should not'],
  ["wouldn't", 'would not'],
  ["couldn't", 'could not'],
  ["mustn't", 'must not'],
  ["needn't", 'need not'],
  ["it's", 'it is'],
  ["that's", 'that is'],
  ["there's", 'there is'],
  ["here's", 'here is'],
  ["what's", 'what is'],
  ["let's", 'let us'],
  ["we're", 'we are'],
  ["you're", 'you are'],
  ["they're", 'they are'],
  ["i'm", 'I am'],
  ["we've", 'we have'],
  ["you've", 'you have'],
  ["they've", 'they have'],
  ["i've", 'I have'],
  ["we'll", 'we will'],
  ["you'll", 'you will'],
  ["they'll", 'they will'],
  ["it'll", 'it will'],
  ["i'll", 'I will'],
  ["we'd", 'we would'],
  ["you'd", 'you would'],
  ["they'd", 'they would'],
];

type Rewording = readonly [pattern: RegExp, text: string];

/** Writes contractions out. */
export const expanding: readonly Rewording[] = [
  [/\b(it|that|there|what)['’]s (?=been\b|got\b|had\b|become\b)/giu, '$1 has '],
  ...pairs.map(
    ([short, long]): Rewording => [new RegExp(`\\b${short.replace("'", "['’]")}\\b`, 'giu'), long],
  ),
];

/** "We have seen" is contracted, "we have flags" is not. */
const participle =
  '(?:been|had|got|done|made|seen|found|built|sent|kept|lost|gone|taken|given|written|\\p{L}{2,12}ed)(?!\\p{L})';

/** Contracts what people contract in speech; "it is" at the end of a sentence stays. */
export const contracting: readonly Rewording[] = pairs
  .filter(
    ([short]) => !/^(?:needn't|mustn't|shan't|here's|what's|i'd|we'd|you'd|they'd|there's)$/u.test(short),
  )
  .map(
    ([short, long]): Rewording => [
      new RegExp(`\\b${long}\\b(?=\\s${/ have$/u.test(long) ? participle : '[\\p{L}\\p{N}]'})`, 'giu'),
      short,
    ],
  );

/** Everyday words and what a formal text says. */
export const formalWords: readonly Rewording[] = [
  [/^(?:hi|hey|hiya) (?=team|all|everyone|everybody|\p{Lu}\p{Ll})/gimu, 'Dear '],
  [/\bgonna\b/giu, 'going to'],
  [/\bright now\b/giu, 'currently'],
  [/\btons of (?=experience|work|data|traffic|time|effort|memory|noise|code|load)/giu, 'much '],
  [/\btons of\b/giu, 'many'],
  [/\basap\b/giu, 'as soon as possible'],
  [/\b(?:kind|sort) of (?=\p{Ll})/giu, ''],
  [/\bfigures? out\b/giu, 'determine'],
  [/\btill\b/giu, 'until'],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\bkinda\b/giu, 'somewhat'],
  [/\bget rid of\b/giu, 'remove'],
  [/\bgets rid of\b/giu, 'removes'],
  [/\b(?:a lot|lots) of (?=experience|work|data|traffic|time|effort|memory|noise|code|load)/giu, 'much '],
  [/\ba lot of\b/giu, 'many'],
  [/\blots of\b/giu, 'many'],
  [/(?<!\d )\b(?:ok|okay)\b/giu, 'acceptable'],
  [/\bping (?=\p{Lu}|the \p{L}+ team)/gu, 'contact '],
  [/\bpings (?=\p{Lu}|the \p{L}+ team)/gu, 'contacts '],
  [/\bguys\b/giu, 'colleagues'],
  [/\bbitten (?=(?:once|twice|before))/giu, 'affected '],
  [/\bscrewed up\b/giu, 'failed'],
  [/\bheads[- ]up\b/giu, 'notice'],
  [/\bfolks\b/giu, 'people'],
  [/\ba bit (?=\p{Ll})/giu, 'somewhat '],
  [/\bpretty much\b/giu, 'largely'],
  [/\bsort out\b/giu, 'resolve'],
  [/\blook into\b/giu, 'examine'],
  [/\bhook up\b/giu, 'connect'],
  [/\bkick off\b/giu, 'start'],
  [/\bblow up\b/giu, 'fail'],
  [/\bblows up\b/giu, 'fails'],
  [/\b(?:super|really|pretty(?! much)|totally) (?=\p{Ll})/giu, ''],
  [/(?<=[\p{L}\p{N})])!+(?=\s|$)/gu, '.'],
];

/** Stiff words and what people say. */
export const casualWords: readonly Rewording[] = [
  [/\butili[sz]e\b/giu, 'use'],
  [/\butili[sz]es\b/giu, 'uses'],
  [/\bin order to\b/giu, 'to'],
  [/\bprior to\b/giu, 'before'],
  [/\bsubsequently\b/giu, 'then'],
  [/\bcommence\b/giu, 'start'],
  [/\bcommences\b/giu, 'starts'],
  [/\bterminate\b/giu, 'end'],
  [/\bterminates\b/giu, 'ends'],
  [/\bfurthermore,/giu, 'also,'],
  [/\btherefore\b/giu, 'so'],
  [/\bhowever,/giu, 'but'],
  [/\bpurchase\b/giu, 'buy'],
  [/\brequire\b/giu, 'need'],
  [/\brequires\b/giu, 'needs'],
];

/** "You" as a person of its own: "users" takes the same forms of the verb, so the sentence stays right. */
export const thirdPerson: readonly Rewording[] = [
  [
    /\byou(?= (?:can|must|should|may|will|need|want|have|are|do|get|see|use|send|call|run|might|could|would|cannot)\b)/giu,
    'users',
  ],
  [/\byourself\b/giu, 'themselves'],
  [/\byours\b/giu, 'theirs'],
  [/\byour\b/giu, 'their'],
  [/\byou\b/giu, 'users'],
];
