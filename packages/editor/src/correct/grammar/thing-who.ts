import { isThingNoun } from '../lexicon/nouns.ts';
import type { ProseRule } from '../prose-rule.ts';

/** Things that act for somebody, or are made of people, and are spoken of as persons. */
const AS_PERSON =
  /^(?:agent|bot|host|worker|model|character|expert|professor|client|company|school|city|country|team|house|class|handler|listener|driver|process|node|parser|reason|way|time|issue|ticket|number|question|problem|idea|answer|decision|record|topic|rule|list|project|product|business)$/i;

/** "A container who is based on it": things are no persons. */
export const thingWho: ProseRule = {
  id: 'grammar/thing-who',
  category: 'grammar',
  message: 'Of a thing "that" or "which" tells more; "who" is a person.',
  pattern:
    /(?<=\b(?:an?|the|this|that|every|each|our|another|one) (?:[a-z-]{2,15} )?)([a-z]{3,15}) who(?= (?:is|was|has|does|doesn['’]t|can|cannot|will|(?!always\b)[a-z]{3,14}s)\b)/giu,
  replace: ([, noun = ''], { prose, from }) =>
    !ASKED.test(prose.slice(Math.max(0, from - REACH), from)) && isThingNoun(noun) && !AS_PERSON.test(noun)
      ? `${noun} that`
      : null,
  examples: [
    ['It runs in a container who is based on it.', 'It runs in a container that is based on it.'],
    ['We have a service who sends mails.', 'We have a service that sends mails.'],
  ],
  counterExamples: [
    'I cannot tell from the first page who has the problem.',
    'Ask the developer who is on call.',
    'Every client who pays gets it.',
    'It leaves the question who is on call.',
    'The number who can read it is small.',
    'It was the service team who was late.',
    'We asked the service who they are.',
  ],
};

/** "Tell from the page who has it": who it is is told. */
const ASKED =
  /\b(?:tell|tells|know|knows|see|sees|show|shows|ask|asks|say|says|clear|decides?|finds?)\b[^.!?\n]*$/i;

const REACH = 50;
