import { likeFirst } from '../lexicon/clause.ts';
import type { ProseRule } from '../prose-rule.ts';

/** What is said of a thing in particular follows. */
const THING =
  '(?= (?:the|an?|our|my|your|their|his|her|its|this|that|these|those|all|some|it|them|us|me|you)\\b)';

/** Words with a preposition that they do not go with, and what they go with; "$1" is the word. */
const PHRASES: Readonly<Record<string, string>> = {
  '(depends?|depending|depended) (?:of|from(?! [a-z]{3,20} to [a-z]))': '$1 on',
  '(reli(?:es|ed)|rely|relying) (?:in|of|from|to)': '$1 on',
  '(insists?|insisted|insisting) (?:in|to)(?= [a-z]{2,14}ing\\b)': '$1 on',
  '(responsible) (?:of|to)(?= (?:the|an?|our|all|this|these|their|[a-z]{3,20}ing)\\b)': '$1 for',
  '(?<!thing )(similar) (?:with|than|as)(?= (?:the|an?|our|this|that|these|those|before|it)\\b)': '$1 to',
  '(consists?|consisting|consisted) (?:from|out of|by)': '$1 of',
  '(interested) (?:on|about|for)(?= (?:the|an?|our|this|that|your|[a-z]{3,20}ing)\\b)': '$1 in',
  '(regarding|concerning) (?:to|about|of)(?= [a-z])': '$1',
  [`(compl(?:y|ies|ied)) (?:to|of)${THING}`]: '$1 with',
  [`(superior|inferior|prior) (?:than|of|from)${THING}`]: '$1 to',
  [`(due) of${THING}`]: '$1 to',
  [`(apart) of${THING}`]: '$1 from',
  [`(besides|despite|except|without|during) of${THING}`]: '$1',
  [`(aware|afraid) (?:about|from)${THING}`]: '$1 of',
  [`(?<=\\b(?:am|i['’]m|we['’]re|you['’]re|users are|people are|we are|you are|get|getting|become|yourself) )(familiar) (?:to|of)(?= (?:the|this|that|these|our|your|it)\\b)`]:
    '$1 with',
  [`(?<!\\b(?:giv|grant|offer|allow|lend|promis|deni|deny|get|got|sell)[a-z]{0,3} (?:you|users|they|we|i) )(?<=\\b(?:can|could|cannot|can['’]t|to|will|must|should|not|users|they|we|you|i) )(access|enter|contact) to(?= (?:the|our|your|their|this|that|these|it|them|us)\\b)`]:
    '$1',
  [`(?<=\\b(?:the|a|main|real|only|possible|what is the|any) )(reasons?) of(?= (?:this|that|the|these|my|our|your)\\b)`]:
    '$1 for',
  [`(affect(?:s|ed|ing)?|influence[sd]?) to${THING}`]: '$1',
  [`(mention(?:s|ed)?|discuss(?:es|ed|ing)?|describe[sd]?|emphasize[sd]?) about${THING}`]: '$1',
  '(discuss(?:es|ed|ing)?) on(?= (?:this|that|it)\\b(?! (?:call|channel|page|thread|ticket|board|day|list)))':
    '$1',
  '(?<=\\b(?:will|can|could|please|should|to|must|let me|i|we) )(look) on(?= (?:it|this|that|them)(?:[.,;!?\\n]|$| (?:today|tomorrow|later|soon|now|on|and|next|again|when|if|this)\\b))':
    '$1 at',
  '(listen(?:s|ed|ing)?) (?=(?:the|our|all|these) (?:event|events|port|ports|changes|messages|queue|topic)\\b)':
    '$1 to ',
  '(wait(?:s|ed|ing)?) (?=(?:the|an?|our|your|my) (?:response|reply|answer|build|review|approval|result|results|release|fix|deployment|pipeline|callback|event|feedback)\\b)':
    '$1 for ',
  '(in|at) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:[.,;!?\\n]|$| (?:we|i|the|it|at|and|but|morning|evening|afternoon)\\b))':
    'on ',
};

/** Each with one group, so that the group that is there tells the phrase. */
const ENTRIES = Object.entries(PHRASES);

/** Verbs and adjectives that go with one preposition only. */
export const preposition: ProseRule = {
  id: 'grammar/preposition',
  category: 'grammar',
  message: 'This word goes with another preposition.',
  pattern: new RegExp(String.raw`\b(?:${Object.keys(PHRASES).join('|')})(?!-)`, 'giu'),
  replace: ([written, ...words]) => {
    const at = words.findIndex((word) => word !== undefined);
    const right = ENTRIES[at]?.[1];
    return right === undefined ? null : likeFirst(right.replace('$1', words[at] ?? ''), written);
  },
  examples: [
    ['We discussed on this today.', 'We discussed this today.'],
    ['It depends of the region.', 'It depends on the region.'],
    ['We are responsible of the cluster.', 'We are responsible for the cluster.'],
    ['It is similar with the old one.', 'It is similar to the old one.'],
    ['We should not rely in the order.', 'We should not rely on the order.'],
    ['I have a question regarding to the limiter.', 'I have a question regarding the limiter.'],
    ['What is the reason of this failure?', 'What is the reason for this failure?'],
    ['Users can access to the bucket.', 'Users can access the bucket.'],
    ['We are waiting the review.', 'We are waiting for the review.'],
    ['I will look on it tomorrow.', 'I will look at it tomorrow.'],
    ['This affects to all the growers.', 'This affects all the growers.'],
    ['It consists from parts.', 'It consists of parts.'],
  ],
  counterExamples: [
    'Prior to it we waited.',
    'What it affects on the way is small.',
    'It is a separate module, giving you access to the latest features.',
    'We can look on it as a gift.',
    'the instance it can reach to the left',
    'by reason of the change',
    'Discuss it; about the rest we talk later.',
    'a dependent of the package',
    'This makes the layout familiar to the reader.',
    'it depends on the load',
    'responsible to me',
    'You can do something similar with a match.',
    'similar as they are',
  ],
};
