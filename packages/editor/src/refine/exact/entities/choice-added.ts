import { dotted } from '../../design/spoken/fields-named.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { valuesOf, withChoice, withoutValues } from '../../entities/field-values.ts';
import { type FieldPlace, sameField } from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { inProse } from '../../instructions/choices.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { fieldAlone } from './named.ts';

const kind = '(?:enum(?:eration)? |allowed |possible |new |further |another |additional |valid )*';
const noun = '(?:values?|options?|states?|status|statuses|choices?|members?|entries|entry|literal)';
const value = '[`"“\']?(?<value>[\\p{L}_][\\p{L}\\p{N}_-]{0,40})[`"”\']?';
const adding: readonly RegExp[] = [
  `^(?:add|allow|include|introduce) (?:an? |the |one more )?${kind}${noun} ${value} (?:to|for|in|as one of) (?:the )?(?<what>.{2,60}?)(?: enum(?:eration)?)?$`,
  `^(?:add|allow|include) ${value} (?:as (?:an? )?|to the )${kind}${noun} (?:of|for|to|in) (?:the )?(?<what>.{2,60})$`,
  `^(?:add|allow|include) ${value} to (?:the )?(?<what>.{2,60}?) enum(?:eration)?$`,
  `^(?:the )?(?<what>.{2,60}?) (?:also |still )?(?:needs?|lacks?|misses|is missing|should (?:also )?(?:have|know|allow|include|support)|must (?:also )?(?:allow|have|know)) (?:also )?(?:an? |the )?(?:${kind}(?:${noun}) )?${value}(?: too| as well)?(?: as (?:an? )?${kind}${noun})?$`,
  `^${value} is (?:still |also )?missing (?:in|from|as|among) (?:an? |the )?(?:${kind}${noun} (?:of|for|in) )?(?:the )?(?<what>.{2,60}?)(?: ${noun}| enum(?:eration)?)?$`,
].map((one) => new RegExp(one, 'iu'));
const freeing: readonly RegExp[] = [
  /^(?<what>.{2,60}?) (?:is not|isn['’]?t|should not be|shouldn['’]?t be|is no|is no longer|must not be) (?:an? )?enum(?:eration)?(?:,? (?:but )?(?:just|only|rather|it is|it['’]s)? ?(?:plain |free |simple |an? )*(?:text|string|varchar))?$/iu,
  /^(?<what>.{2,60}?) (?:is|should be|must be|becomes?) (?:just |plain |simply )*free[- ]?text(?:,? (?:not|and not|instead of) an? enum(?:eration)?)?$/iu,
  /^(?:there (?:is|should be) )?no enum(?:eration)? (?:for|on) (?<what>.{2,60})$/iu,
];

/** What is said of a field, and what a field or a model has, are no values of it. */
const noValue =
  /^(?:an?|the|to|index|indexes|default|defaults|value|values|type|key|keys|constraint|check|comment|description|note|null|nullable|unique|optional|required|mandatory|not|field|column|enum|length|more|less|one|it|that|this|explanation|history|text|string|integer|boolean|timestamp)$/iu;

/** One value more of an enumeration, or a field that may have any. */
export const choiceAdded: ExactReader = (words, draft) => {
  const free = groupsOf(freeing, words)?.['what'];
  const freed = free === undefined ? null : fieldAlone(free, draft);
  if (freed)
    return (now) => {
      const place = sameField(now, freed);
      return place && valuesOf(now, place).length > 0
        ? applied(now, splice(now.text, withoutValues(now, place)), `${dotted([freed])} may have any value.`)
        : noEffect(now, `${dotted([freed])} is no enumeration.`);
    };
  const { value: fresh, what } = groupsOf(adding, words) ?? {};
  const field = what === undefined ? null : fieldAlone(what, draft);
  if (!field || fresh === undefined || valuesOf(draft, field).length === 0 || noValue.test(fresh))
    return null;
  return (now) => {
    const place = sameField(now, field);
    return place && !valuesOf(now, place).includes(fresh)
      ? withValue(now, place, fresh)
      : noEffect(now, `${dotted([field])} may be ${fresh} already.`);
  };
};

/** The value wherever the model lists those that the field has, and in the sentences that do. */
function withValue(draft: Draft, place: FieldPlace, value: string): Outcome {
  const old = valuesOf(draft, place);
  const now = draftOf(splice(draft.text, withChoice(draft, place, value)), draft.request);
  const text = splice(now.text, inProse(now, old, [...old, value]));
  return applied(draft, text, `${dotted([place])} may be ${value}.`);
}
