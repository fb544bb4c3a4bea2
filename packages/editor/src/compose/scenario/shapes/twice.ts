import { isPlural } from '../../voice/english.ts';
import { oneOf, withArticle } from '../act.ts';
import { personIn } from '../attempt.ts';
import { baseOfDone } from '../done.ts';
import type { Shape } from './shape.ts';
import { doneForm, isThing } from './words.ts';

const passive =
  /^be (?<done>\p{Ll}{3,})(?: (?:in|out|off|up))? (?:twice|two times|more than once|again|a second time)(?=$|[,;:(]| (?:for|if|when|by|in|even)(?!\p{L}))/u;
const active =
  /^(?<verb>\p{Ll}{3,}) (?<thing>(?:an?|the|any|the same) \p{Ll}[\p{Ll} -]{2,40}?) (?:twice|two times|more than once|a second time)(?: for (?:the same |one |an? )(?<for>\p{Ll}[\p{Ll} -]{2,30}))?(?=$|[,;:(])/u;

/** "A file must not be loaded twice": it has been, and is once more. Null for any other demand. English. */
export const twiceCases: Shape = ({ parts: { subject, action, condition, isNegative } }) => {
  if (!isNegative || condition !== null) return null;
  const done = passive.exec(action)?.groups?.['done'];
  if (done !== undefined && isThing(subject) && baseOfDone(done) !== null) {
    const bare = subject.replace(/^(?:an?|the|each|every|any|the same) /iu, '');
    const one = isPlural(bare) ? oneOf(bare) : bare;
    return {
      shows: null,
      against: {
        given: `${withArticle(one)} that has been ${done}`,
        trigger: `the same ${one} comes up once more`,
        outcome: `it is not ${done} again`,
      },
    };
  }
  const { verb = '', thing = '', for: same } = active.exec(action)?.groups ?? {};
  const participle = verb === '' ? undefined : doneForm(verb);
  if (participle === undefined) return null;
  const again = thing.replace(/^(?:an?|any) /u, 'the ').replace(/^the same /u, 'the ');
  const of = same === undefined ? '' : ` for ${withArticle(same)}`;
  return {
    shows: null,
    against: {
      given: `${thing.replace(/^(?:any|the same) /u, 'a ')} ${personIn(thing) === null ? 'that' : 'who'} has been ${participle}${of}`,
      trigger: `the same${same === undefined ? ' deed' : ` ${same}`} is sent in once more`,
      outcome: `${again} is not ${participle} again`,
    },
  };
};
