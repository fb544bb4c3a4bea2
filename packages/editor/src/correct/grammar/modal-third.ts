import { thirdPersonBase } from '../lexicon/inflected.ts';
import { OBJECT } from '../lexicon/verbs.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "men have to sacrifices their time", "it will destroys the cache": any regular verb that has its object. */
export const modalThird: ProseRule = {
  id: 'grammar/modal-third',
  category: 'grammar',
  message: 'The base form of the verb follows a modal verb.',
  pattern: new RegExp(
    String.raw`(?<=\b(?:(?:it|they|we|you|he|she|i|that|which|this|people|[a-z]{3,20}s|(?:the|an?|this|each|every|our|your|my) (?:[a-z-]{2,15} )?[a-z]{3,20}) (?:will|would|should|must|could|cannot|can|may|might|don['’]t|didn['’]t|doesn['’]t|can['’]t|won['’]t)|(?:have|has|had|need|needs|want|wants|able|going|tr(?:y|ies|ied)) to) )([a-z]{3,20}s)(?:${OBJECT}|(?= (?:the|an?|us|it|them|any|all|more|some|that|your|our|my|its|their|this|these|those|similar)(?![\p{L}'’-])))`,
    'giu',
  ),
  replace: ([, third = '']) => thirdPersonBase(third) ?? null,
  examples: [
    ['They have to sacrifices their time.', 'They have to sacrifice their time.'],
    ['The client should retries the request.', 'The client should retry the request.'],
    ['You can sets a length.', 'You can set a length.'],
    ['It will destroys the cache.', 'It will destroy the cache.'],
  ],
  counterExamples: [
    'It will destroy the cache.',
    'Access to resources they need is free.',
    'We have to process the list.',
    'We can focus the field.',
  ],
};
