import { possibleForms, THIRD_PERSON } from '../syntax/possible-forms.ts';

/** What shows that a demand was taken apart at the wrong words, in words for whoever writes it. */
const signs: readonly (readonly [fault: string, isIn: (parts: Misreadable) => boolean])[] = [
  ['the verb is bound by a word of its own', ({ action }) => twiceBound.test(action)],
  ['the case has no verb', ({ sentence }) => bareCase.test(sentence)],
  ['the case is a label', ({ sentence }) => labelledCase.test(sentence)],
  ['the subject is still to come', ({ subject }) => opensMore.test(subject)],
  [
    'what there is to be is no thing',
    ({ subject, action }) => /^there$/iu.test(subject) && isNoThing.test(action),
  ],
  ['nobody is bound to it', ({ subject }) => ofNobody.test(subject)],
  ['the subject may have a verb', mayAct],
  ['what was settled is asked for', ({ action }) => tellsSettled.test(action)],
  ['what binds stands behind what is told', bindsBehindTold],
];

/** A demand as it was taken apart, and its sentence. */
interface Misreadable {
  readonly subject: string;
  readonly action: string;
  readonly sentence: string;
  readonly said: string;
}

/** Why a demand was taken apart at the wrong words; null where nothing shows it. */
export function misreadBy(parts: Misreadable): string | null {
  return signs.find(([, isIn]) => isIn(parts))?.[0] ?? null;
}

/** "The system must scan must work offline". */
const twiceBound =
  /^(?:be able to )?(?!(?:what|who|how|where|when|whether|why|that|which)(?!\p{L}))\p{L}+ (?:must|should|shall|has to|have to|may|can)(?!\p{L})/iu;

/** "If they, the system must not confirm". */
const bareCase =
  /^(?:if|when|whenever|once|unless|while|until|because|as soon as) (?:it|they|he|she|we|you|i|this|that|those|somebody|someone|nobody|the \p{L}+|\p{L}+s),/iu;

/** "On the birthday: free, it must be coffee". */
const labelledCase =
  /^(?:on|at|in|for|after|before|during|if|when)(?!\p{L})[^,.]{2,60}: [^,.:]{2,40}, [^.]*?(?<!\p{L})(?:MUST|SHOULD|MAY)(?!\p{L})/iu;

/** "SMS cost 7 cents each so", "Olga says": what opens another clause, which is the one that binds. */
const opensMore =
  /(?<!\p{L})(?:so|but|because|otherwise|says?|said|thinks?|thought|suggests?|suggested|wants?|asks?|asked|nobody|somebody|someone)$|(?<!\p{L})(?:says?|said|thinks?|suggests?|suggested) (?:that )?|(?<=[\p{L}\d] )(?:wants|demands|means|requires|insists|expects) (?:that |the |an? |each |every |all |no )/iu;

/** "There must be into the channel", "there must be due 4 May". */
const isNoThing =
  /^be (?:into|from|to|by|with|without|in|on|at(?! (?:least|most)(?!\p{L}))|for|of|as|due|not|via|only if)(?!\p{L})/iu;

/** "The light rises must be over 30 minutes": one thing and a form that is a verb as well, before a preposition that had no verb. */
function mayAct({ subject, action }: Misreadable): boolean {
  const [, form = ''] = /^(?:the|an?|each|every) [\p{L}-]+ (\p{Ll}+s)$/iu.exec(subject) ?? [];
  return (
    form !== '' &&
    /^be (?:over|within|under|below|above|at|in|after)(?!\p{L})/u.test(action) &&
    (possibleForms(form) & THIRD_PERSON) !== 0
  );
}

/** "Nobody's plate must be stored", "only must keep 14 of them". */
const ofNobody = /^(?:nobody|no ?one|nothing|neither|none)['’ ]|^(?:only|also|just|even)$/iu;

/** "Ensure that it was decided that …". */
const tellsSettled =
  /^(?:ensure that )?(?:it (?:was|has been|is)|we|they) (?:decided|agreed|settled)(?!\p{L})/iu;

/** "Diets must be a delicate matter: a meal must never be swapped": the sentence binds where it has its own word for it. */
function bindsBehindTold({ action, said }: Misreadable): boolean {
  const behind = /^[^:]+: (.+)$/su.exec(action)?.[1] ?? '';
  const isOwn = binding.test(said.slice(0, Math.max(0, said.indexOf(':'))));
  return !isOwn && binding.test(behind) && !opensOrder.test(behind);
}

const binding = /(?<!\p{L})(?:must|should|shall|has to|have to)(?!\p{L})/iu;
const opensOrder = /^(?:what|who|which|how|where|when|whether)(?!\p{L})/iu;
