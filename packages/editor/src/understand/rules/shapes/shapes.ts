import { attribution } from '../../chat/speaker.ts';
import type { Evidence } from '../../evidence.ts';
import type { Kind } from '../../statement.ts';
import { tellsOfWhatIs, tellsWhatCaseLacks } from './as-it-is.ts';
import { complainsOfThing } from './complaints.ts';
import { choosesWay, fearsSomething, tellsHowThingsAre, tellsWhatGoesWrong } from './findings.ts';
import { tellsOfPeople } from './people.ts';
import { goesWithout, leavesOutOfWork, wishesForLater } from './put-off.ts';
import { setsAside } from './set-aside.ts';

/** "The goal is …", "the lab wants to get rid of the fax": what is to come of it, and no work by itself. */
const aims =
  /^(?:the |our |my )?(?:goal|aim) (?:is|here is)(?! not)(?!\p{L})|^(?:(?:the|our) )?(?:\p{L}+ ){1,4}?(?:wants?|would like) to (?:get rid of|move away from|do away with|phase out)(?!\p{L})/iu;

/** "If picks/h isn't at least 55 we stop": when what was started is given up. */
const breaksOff =
  /^(?:if|unless|should)(?!\p{L}).{6,120}?,? (?:then )?we (?:stop|abort|give up|pull the plug|call it off|(?:drop|end|stop|kill|cancel) (?:it|this|the (?:pilot|test|trial|experiment|project|rollout)))[.!]?$/iu;

/** "`{{version}}` is the new tag", "`audience` is either a or b": what a name stands for. */
const saysWhatNameIs = /^\uE010[\uE100-\uF8FF]\uE011 is (?:always )?(?:the|an?|either|one of)(?!\p{L})/iu;

/** "The tables `A`, `B` would be new": what is added to what there is. */
const isAdded = /^[^;:?!]{2,80} (?:would be|are|is) (?:all |completely |entirely )?new[.!]?$/iu;

/** "Keeps the sheet music of our choir in one place": what the thing above is for. */
const describesItself =
  /^(?:keeps|stores|tracks|collects|converts|turns|reads|watches|generates|manages|wraps|syncs|renders|parses|lets you) (?:the|an?|all|your|our|every|any|\p{L}+s) [^,;:?]{6,80}[.!]?$/iu;

/** "Next meeting 28 October, Oduya brings cake": when people meet again. */
const meetsNext =
  /^(?:the |our )?next (?:meeting|call|sync|session|appointment|workshop|review)(?:\s(?:is|will be|on|at))?[,:]?\s(?=\d|\uE010|on |in |at |next |(?:mon|tues|wednes|thurs|fri)day)/iu;

/** What an English sentence of talk and notes is by its shape alone, in the order of precedence. */
const shapes: readonly (readonly [Kind, (prose: string, text: string) => boolean])[] = [
  ['goal', (prose) => aims.test(prose)],
  ['nonGoal', leavesOutOfWork],
  ['nonGoal', (_prose, text) => goesWithout.test(text)],
  ['schedule', (prose) => meetsNext.test(prose)],
  ['future', wishesForLater],
  ['alternative', setsAside],
  ['decision', choosesWay],
  ['rollout', startsWithSome],
  ['rollout', (prose) => breaksOff.test(prose)],
  ['owner', tellsOfPeople],
  ['context', tellsHowThingsAre],
  ['context', (prose) => describesItself.test(prose)],
  ['definition', (prose) => saysWhatNameIs.test(prose)],
  ['design', (prose) => isAdded.test(prose)],
  ['risk', fearsSomething],
  ['context', tellsOfWhatIs],
  ['problem', tellsWhatCaseLacks],
  ['problem', tellsWhatGoesWrong],
  ['problem', complainsOfThing],
];

/** "Pieter tests on hall 2 first, two weeks, then the other five": who gets it first, and who follows. */
function startsWithSome(prose: string): boolean {
  return /(?<!\p{L})first(?!\p{L})[^.;?]{0,60}?,? (?:and )?(?:then|after that|afterwards|later) (?:(?:the|all) )?(?:others?|rest|remaining|everyone|everybody|all)(?!\p{L})/iu.test(
    prose,
  );
}

/** "I'll take the sync part, you do the portal?": work that is shared out. */
const sharesWork =
  /^i(?:['’]ll| will| can) (?:take|do|handle|own) [^,;?]{3,60}[,;] (?:and )?you (?:take|do|handle|own) [^,;?]{3,60}\?/iu;

/** The kind whose shape a sentence has, else null; a question has none. A report weighs nothing: what was tried there is what was done. */
export function shapeOf({ prose, text, language, isReport }: Evidence): Kind | null {
  if (language === 'en' && sharesWork.test(prose)) return 'owner';
  if (language !== 'en' || /[?？]["')\]]{0,2}$/u.test(text)) return null;
  const said = prose.replace(attribution, '');
  const kind = shapes.find(([, holds]) => holds(said, text))?.[0] ?? null;
  return isReport && kind === 'alternative' && tellsAttempt.test(said) ? null : kind;
}

const tellsAttempt = /^(?:we|i) tried(?!\p{L})/iu;
