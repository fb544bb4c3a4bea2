import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { withCapital } from '../../first-letter.ts';
import { changed, type Masked } from '../mask.ts';
import type { Part } from './part.ts';
import { isTopic } from './topic-question.ts';

/** What joins a turn to the one before it and says nothing: "then do not sync so often". English. */
const consequence =
  /^(?:(?:and|so|ok(?:ay)?|but|well|right|yes),? )*then,? (?!(?:again|the|it|we|they|you|that|on|only)(?!\p{L}))(?=\p{L})/iu;
/** "One more thing, the names …": says that more follows. */
const announced =
  /^(?:(?:and|oh|ok|also),? )?(?:one (?:more |last |other )?|another |last )(?:thing|point|question)[,:–-]\s{1,2}(?=\S)/iu;
/** "And battery, the scanner dies at 3pm", "ok and the scanner, it cannot read them": a topic before what is said of it. */
const topic =
  /^(?<joint>(?:(?:ok(?:ay)?|and|also|oh|but|so|another thing|one more thing|about|regarding|as for|on)[,:]? ){1,3})(?<thing>[^,;:.?!()]{2,40})(?:,|:| [–-]) (?<said>(?:(?<pronoun>it|they|he|she)|the|an?|our|my|we|there|this|that|no ?body|every|all|some|people|users|half) .{6,})$/iu;
/** "I'll look into caching", "I do it today": what whoever speaks takes on. */
const commits =
  /^i(?<how>['’]ll| will| can| could|['’]m going to| am going to|['’]m on| am on| do| take| make| write| check| ask| build| prepare| own| handle| test| talk| call| look) (?!(?:not|never|see|imagine|live|understand|hear|only|also see|think|be|have|need|want|get|feel|say)(?!\p{L}))(?<deed>\p{L}.*)$/isu;

/**
 * A sentence of a conversation freed of what only joins it to the talk: the topic it takes up stands before a colon, or takes the
 * place of its pronoun. Null where there is nothing to free it of.
 *
 * @param speaker who speaks: empty where several do and none is named, null where nobody talks
 */
export function openedPart(said: Masked, speaker: string | null, opensTurn: boolean): Part | null {
  if (speaker === null) return null;
  const taken = topicIn(said);
  if (taken) return taken;
  const promise = promised(said, speaker);
  if (promise) return promise;
  const plain = said.text.replace(announced, '');
  const bare = opensTurn ? plain.replace(consequence, '') : plain;
  return bare === said.text ? null : { said: changed(said, bare), settlement: null };
}

/** "I'll ask legal" of Olu's: Olu will ask legal. */
function promised(said: Masked, speaker: string): Part | null {
  if (speaker === '') return null;
  const { how = '', deed = '' } = commits.exec(said.text)?.groups ?? {};
  if (deed === '') return null;
  const settlement = { act: 'told', sort: 'person' } as const;
  if (/(?<!\p{L})(?:i|me|my|mine|myself)(?!\p{L})/iu.test(deed)) return { said, settlement };
  const verb = how.trim().toLowerCase();
  const helps = /^(?:can|could|will)$/u.test(verb) ? verb : null;
  const does =
    /ll$/u.test(verb) && !/^call$/u.test(verb)
      ? 'will'
      : /^(?:['’]m|am) /u.test(verb)
        ? `is ${verb.split(' ').slice(1).join(' ')}`
        : null;
  const told = `${withCapital(speaker)} ${helps ?? does ?? thirdPersonOf(verb)} ${deed}`;
  return { said: changed(said, told), settlement, namesSpeaker: true };
}

function topicIn(said: Masked): Part | null {
  const groups = topic.exec(said.text)?.groups;
  const { thing = '', pronoun, said: clause = '' } = groups ?? {};
  if (thing === '' || !isTopic(thing) || thing.split(' ').length > mostNamed) return null;
  if (pronoun !== undefined)
    return { said: changed(said, `${thing}${clause.slice(pronoun.length)}`), settlement: null };
  return {
    said: changed(said, `${thing}: ${clause}`),
    settlement: { act: 'told', sort: 'habit' },
    telling: changed(said, clause),
  };
}

const mostNamed = 3;
