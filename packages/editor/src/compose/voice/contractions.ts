import { upperFirst } from '../../first-letter.ts';

/** Written-out forms and their contractions; the first column is what a formal text writes. English only. */
const pairs: readonly (readonly [string, string])[] = [
  ['must not', "mustn't"],
  ['need not', "needn't"],
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['was not', "wasn't"],
  ['were not', "weren't"],
  ['has not', "hasn't"],
  ['have not', "haven't"],
  ['had not', "hadn't"],
  ['will not', "won't"],
  ['would not', "wouldn't"],
  ['should not', "shouldn't"],
  ['could not', "couldn't"],
  ['cannot', "can't"],
  ['it is', "it's"],
  ['that is', "that's"],
  ['there is', "there's"],
  ['here is', "here's"],
  ['what is', "what's"],
  ['who is', "who's"],
  ['he is', "he's"],
  ['she is', "she's"],
  ['we are', "we're"],
  ['you are', "you're"],
  ['they are', "they're"],
  ['we have', "we've"],
  ['you have', "you've"],
  ['they have', "they've"],
  ['we will', "we'll"],
  ['you will', "you'll"],
  ['they will', "they'll"],
  ['it will', "it'll"],
  ['that will', "that'll"],
  ['there will', "there'll"],
  ['I am', "I'm"],
  ['I have', "I've"],
  ['I will', "I'll"],
  ['let us', "let's"],
  ['we would', "we'd"],
  ['you would', "you'd"],
  ['they would', "they'd"],
  ['he would', "he'd"],
  ['she would', "she'd"],
  ['I would', "I'd"],
  ['it would', "it'd"],
  ['who would', "who'd"],
  ['he will', "he'll"],
  ['she will', "she'll"],
  ['what will', "what'll"],
  ['who will', "who'll"],
];
/** Contracted in a casual text: the forms that cannot be misread and do not end a sentence. */
const casual = pairs.filter(
  ([long]) => !/ (?:would|will|have)$|^(?:who|what|let|here|must|need)/u.test(long),
);
const longOf = new Map(pairs.map(([long, short]) => [short.toLowerCase(), long]));
const shortOf = new Map(casual.map(([long, short]) => [long.toLowerCase(), short]));
const contracted = new RegExp(
  `(?<!\\p{L})(?:${pairs.map(([, short]) => short.replace("'", "['’]")).join('|')})(?!\\p{L}| Encrypt(?!\\p{L}))`,
  'giu',
);
const writtenOut = new RegExp(`(?<!\\p{L})(?:${casual.map(([long]) => long).join('|')})(?=\\s\\p{L})`, 'giu');

/** "Who's been stuck", "it's got a lock": what stands for "has" and not for "is". */
const perfect =
  /(?<!\p{L})(it|that|there|here|what|who|he|she)['’]s(?= (?:\p{L}+ly |not |never |already |just )?(?:been|had|got|become|gone up|gone down)(?!\p{L}))/giu;

/** Writes every contraction out. */
export function expand(prose: string): string {
  return prose
    .replace(perfect, '$1 has')
    .replace(contracted, (match) =>
      sameCase(longOf.get(match.toLowerCase().replace('’', "'")) ?? match, match),
    );
}

/** Contracts what people contract when they talk; "SHOULD NOT" in capitals is a term of requirements. */
export function contract(prose: string): string {
  return prose.replace(writtenOut, (match) =>
    /\p{Lu}{2}/u.test(match) ? match : sameCase(shortOf.get(match.toLowerCase()) ?? match, match),
  );
}

function sameCase(text: string, model: string): string {
  return /^\p{Lu}/u.test(model) ? upperFirst(text) : text;
}
