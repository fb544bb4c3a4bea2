import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { lowerCapitalised } from '../../first-letter.ts';
import { indefiniteArticle } from '../../indefinite-article.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { isPlural } from '../voice/english.ts';

export function isSystem(subject: string): boolean {
  return /(?:^|, )the (?:system|team)$/u.test(subject);
}

export function isPeople(subject: string): boolean {
  const actor = cuesIn(subject, 'en').get('actor');
  return (
    actor !== undefined &&
    subject.toLowerCase().trim().endsWith(actor.cue.toLowerCase()) &&
    !/(?<!\p{L})(?:about|of|for|in|on|from|by|to)(?!\p{L})/iu.test(subject)
  );
}

/** "the admin" → "an admin": who has not been named yet. */
export function withArticle(noun: string): string {
  const bare = noun.replace(/^(?:the|an?|every|each|any|all|only)\s/iu, '');
  if (isPlural(bare) || uncountable.test(bare)) return bare;
  return `${indefiniteArticle(bare)} ${bare}`;
}

/** What has neither an article nor a plural. */
const uncountable =
  /(?<!\p{L})(?:data|metadata|information|feedback|content|software|traffic|access|money|equipment|staff|audio|footage|history)$/iu;

/** A subject without the word that says which or how many: "every stay" → "stay". */
export function bareSubject(subject: string): string {
  return subject.trim().replace(/^(?:the|an?|every|each|any|all|only|our)\s/iu, '');
}

/** One of the things a noun names, as a sentence goes on to speak of it: "Front doors" → "front door". */
export function oneOf(noun: string): string {
  const words = noun.split(' ');
  const one = [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
  return lowerCapitalised(one);
}

/** One of what a rule is about: "stays" and "every stay" are a stay. */
export function savedThing(subject: string): string {
  return withArticle(oneAmong(subject));
}

/** One of several, with what says which are meant: "all stays longer than a week" → "stay longer than a week". */
function oneAmong(subject: string): string {
  const bare = bareSubject(subject);
  const [, head = bare, rest = ''] = narrowed.exec(bare) ?? [];
  return isPlural(head) ? `${oneOf(head)}${rest.replace(ofMany, ofOne)}` : `${lowerCapitalised(head)}${rest}`;
}

/** The verb of several in a clause that says which: "drivers who arrive late" → "driver who arrives late". */
const ofMany = /^ (?:who|that|which) (\p{Ll}{2,})/u;

function ofOne(clause: string, verb: string): string {
  const bent = verb === 'are' ? 'is' : verb === 'do' ? 'does' : isBaseVerb(verb) ? thirdPersonOf(verb) : verb;
  return `${clause.slice(0, -verb.length)}${bent}`;
}

const narrowed =
  /^(.+?)( (?:(?<=s )(?:made|sent|taken|placed|done|\p{Ll}{3,}ed)(?= )|(?:with|without|of|for|in|from|above|below|over|under|outside|beyond|after|before|during|that|which|who|older|younger|newer|larger|bigger|smaller|longer|shorter|higher|lower|heavier|more|less) |\().*)$/su;

/** How a scenario goes on about what it has set up: "a stay" is the stay from then on. */
export function againOf(subject: string): string {
  return subject.replace(/^(?:an?|every|each|any)\s/iu, 'the ');
}
