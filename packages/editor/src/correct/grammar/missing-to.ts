import { isPlainBase } from '../lexicon/participles.ts';
import type { ProseRule } from '../prose-rule.ts';

/** "We need decide", "they want migrate": behind a verb that wants another, "to" stands before that. */
export const missingTo: ProseRule = {
  id: 'grammar/missing-to',
  category: 'grammar',
  message: 'Behind this verb the next one takes "to".',
  pattern:
    /(?<=\b(?:i|we|you|they|users|people|customers|clients|he|she|it)(?: (?:also|still|really|just|only|now|will|would|may|might|do not|don['’]t|does not|doesn['’]t|did not|didn['’]t))? )((?:need|want|tr(?=y|i))(?:s|ed|y|ies|ied)?|plan(?:s|ned)?|decided|hope[sd]?|seems?|forgot|agreed|tend) ([a-z]{2,14})(?![\p{L}'’-])(?= (?:the|an?|it|them|this|that|these|if|what|how|whether|when|where|which|on|our|my|your|their|all|any|some|between|from|into|with|about|for)\b|[.!?\n]|$)|(?<=\b(?:i|we|you|they|users|people|it|he|she)(?: (?:also|still|really|just|will|would|may|might|do not|don['’]t|does not|doesn['’]t))? )((?:need|want)(?:s|ed)?) (be)(?= [a-z])|(?<=\b(?:about|know|explain|explains|describes?|understand|see|learn|wonder|on|docs|idea) )(how) ([a-z]{2,14})(?= (?:it|them|this|that|the|an?)\b(?! (?:[a-z]+ )?(?:is|are|was|were|can|will|has|have|does|do)\b))/giu,
  replace: ([, wanting, verb = '', being, be = '', how = '', deed = '']) => {
    if (being !== undefined) return `${being} to ${be}`;
    // "do we need Vary": a name
    if (/^\p{Lu}/u.test(verb)) return null;
    if (wanting === undefined) return isPlainBase(deed) || DEED.test(deed) ? `${how} to ${deed}` : null;
    return isPlainBase(verb.toLowerCase()) && !NO_VERB.test(verb) ? `${wanting} to ${verb}` : null;
  },
  examples: [
    ['We need decide if we keep it.', 'We need to decide if we keep it.'],
    ['We need be careful with it.', 'We need to be careful with it.'],
    ['They want migrate the table.', 'They want to migrate the table.'],
    ['It says nothing about how use it.', 'It says nothing about how to use it.'],
    ['Users want know how it works.', 'Users want to know how it works.'],
  ],
  counterExamples: [
    'Do we need Vary for the language?',
    'We need help with it.',
    'We need not do it.',
    'Need it be so?',
    'We know how it uses it.',
    'They see how people use the app.',
    'You need only know the name.',
    'We need write access and want read replicas.',
    'They want more of it.',
    'It seems fine.',
    'We need support for it.',
  ],
};

/** What may be needed or wanted as it is. */
const NO_VERB =
  /^(?:render|submit|fetch|parse|debug|install|deploy|build|show|break|send|need|more|less|help|love|live|only|not)$/i;

/** Verbs that are nouns or other words as well, and stand before an object here. */
const DEED =
  /^(?:use|set|run|install|start|stop|call|test|build|deploy|update|change|fix|open|close|read|write|send|create|delete|debug|disable|enable)$/i;
