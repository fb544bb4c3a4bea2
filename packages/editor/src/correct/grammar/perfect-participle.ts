import { baseOfPastForm, isIrregularParticiple, isPlainBase, participleOf } from '../lexicon/participles.ts';
import { isRegularVerb, isVerbOnly } from '../lexicon/word-class.ts';
import type { ProseRule } from '../prose-rule.ts';

const ADVERB = '(?:(?:not|never|already|just|also|always|only|still|recently|ever|finally|even|now) )';

const HAVE =
  "(?:(?:i|we|they|you|who|people|users) (?:have|had)|(?:it|he|she|this|that|who|nobody|somebody|someone|everyone) (?:has|had)|(?:i|we|they|you)['’]ve|(?:has|have|had)n['’]t|(?:has|have|had) not)";

/** "we have not receive it", "I've never saw it": behind "have" a verb is a participle. */
export const perfectParticiple: ProseRule = {
  id: 'grammar/perfect-participle',
  category: 'grammar',
  message: 'After "have" the verb is a participle.',
  pattern: new RegExp(
    String.raw`\b(?<have>${HAVE} ${ADVERB}?)(?<form>[a-z]{3,14})(?![\p{L}'’-])(?! (?:and|or)(?!\p{L}))|\b(?<be>(?:i am|i['’]m|(?:we|they|you)(?: are|['’]re)|(?:he|she|it)(?: is|['’]s)|(?:is|are|was|were)(?:n['’]t| not)) (?:(?:also|still|already|always) )?)(?<base>[a-z]{3,14}) (?=(?:to|by|anymore|any more|yet|correctly|properly|automatically)\b)`,
    'giu',
  ),
  replace: ({ 0: whole, groups }, { prose, from }) => {
    const { have, form = '', be, base = '' } = groups ?? {};
    if (have !== undefined) {
      // "everyone who has write access"
      if (
        /^ (?:access|permissions?|rights?|privileges?|support|capabilit(?:y|ies))(?!\p{L})/u.test(
          prose.slice(from + whole.length),
        )
      )
        return null;
      const after = prose.slice(from + whole.length, from + whole.length + 8);
      const isDone =
        /['’]/.test(have) &&
        OBJECT_OR_END.test(after) &&
        !/^(?:need|hope|access|support|plan|question|answer|interest|influence|control|issue)$/.test(form);
      const participle =
        (isDone && isRegularVerb(form) && baseOfPastForm(form) === undefined
          ? participleOf(form)
          : undefined) ?? participleFor(form.toLowerCase(), /['’]/.test(have));
      return participle === undefined || participle === form ? null : `${have}${participle}`;
    }
    if (be === undefined || !isPlainBase(base)) return null;
    const participle = participleOf(base);
    return participle === undefined ? null : `${be}${participle} `;
  },
  examples: [
    ['I have not receive any answer.', 'I have not received any answer.'],
    ["I've never saw this error.", "I've never seen this error."],
    ["I've spend two days on it.", "I've spent two days on it."],
    ["It still hasn't finish.", "It still hasn't finished."],
    ["I've try to restart it.", "I've tried to restart it."],
    ['It is not maintain anymore.', 'It is not maintained anymore.'],
    ['We are not allow to store it.', 'We are not allowed to store it.'],
  ],
  counterExamples: [
    'I have not received any answer.',
    'We have read the log and they have put it there.',
    'You have access, and they have work to do.',
    'What you have run is fine.',
    'We have need of it.',
    'Everyone who has write access can do it.',
    'We have create and delete permissions.',
    'We are open to it.',
    'When you are ready to go, tell us, we have got time.',
  ],
};

/**
 * The participle of a past form that is none, or of a verb that is no noun.
 *
 * @param isContracted whether "have" was, which hardly anybody does where something is owned: "I've spend two days"
 */
function participleFor(form: string, isContracted: boolean): string | undefined {
  // "got" is as good as "gotten"
  if (isIrregularParticiple(form) || form === 'got') return undefined;
  const base = baseOfPastForm(form);
  if (base !== undefined) return form.endsWith('ed') ? undefined : participleOf(base);
  if (participleOf(form) === form || /^(?:need|hope|access|support)$/.test(form)) return undefined;
  return isVerbOnly(form) ||
    (isContracted && OFTEN_MEANT.test(form)) ||
    /^(?:see|go|do|take|write|give|know|choose|forget|break|send|find|lose)$/.test(form)
    ? participleOf(form)
    : undefined;
}

/** Bases that are nouns as well. */
const OFTEN_MEANT =
  /^(?:spend|build|speak|begin|drive|teach|think|keep|leave|mean|tell|sell|understand|overwrite|rewrite|catch|bring|buy|meet|pay|make|say|show)$/;

/** What stands behind a verb, and not behind what is owned. */
const OBJECT_OR_END =
  /^(?:[.,;!?\n]|$| (?:the|an?|to|it|this|that|these|my|our|all|yet|them|Qx)(?![\p{L}'’-]))/u;
