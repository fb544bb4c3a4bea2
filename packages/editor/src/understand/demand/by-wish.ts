import { withCapital, withoutCapital } from '../../first-letter.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { lowerWord } from '../lower-word.ts';
import { adverb, type Parts } from './parts.ts';

/** "As an admin I want to stop an export so that …": the role must be able to. */
export function byStory(prose: string): Parts | null {
  const match =
    /^as (?:an? )?(\p{L}[\p{L} -]{1,40}?),? i (?:want|need|would like|['’]d like)(?: to be able)? to (.{3,})$/iu.exec(
      prose,
    );
  if (!match) return null;
  const role = match[1] ?? '';
  const subject = /s$/u.test(role) && !/ss$/u.test(role) ? withCapital(role) : `The ${role}`;
  return { subject, strength: 'MUST', isNegative: false, action: `be able to ${ofOthers(match[2] ?? '')}` };
}

/** What one says of oneself as it is said of others: "import my contacts so that I do not …" → "their contacts … they". */
function ofOthers(words: string): string {
  const others: Readonly<Record<string, string>> = {
    i: 'they',
    "i'm": 'they are',
    'i’m': 'they are',
    am: 'are',
    me: 'them',
    my: 'their',
    mine: 'theirs',
    myself: 'themselves',
  };
  return words.replace(
    /(?<![\p{L}.'’-])(?:i['’]m|i(?!\.|['’])|am|me|my|mine|myself)(?![\p{L}-])/giu,
    (word) => others[word.toLowerCase()] ?? word,
  );
}

/** "Milkings per day would be nice to have, but only some farms note them": a thing, and what is said against it. */
export function byLiking(clause: string): Parts | null {
  const match =
    /^([^,;:?!]{3,80}?) would (?:also )?be (?:very |really )?(?:nice(?: to have)?|great|good|helpful|handy|cool|lovely)(?:,? (?:but|though|although) ([^?]{3,120}))?$/isu.exec(
      clause,
    );
  const [, thing = '', but = ''] = match ?? [];
  if (!match || /^(?:it|that|this|which|what|to|if|when)(?!\p{L})/iu.test(thing)) return null;
  const aside = but === '' ? '' : ` (${but})`;
  return {
    subject: 'The system',
    strength: 'MAY',
    isNegative: false,
    action: `provide ${lowerWord(thing)}${aside}`,
  };
}

/** "Patrons to get a text message": several of whom or of which it is wanted. */
const several =
  /^((?:\p{Ll}+ )?(?!(?:ways?|means|tools|options|things|steps|rules|chances?|ideas)(?!\p{L}))(?:\p{Ll}{2,}[^siu]s|staff)) to (?=(\p{Ll}+))(.{4,})$/su;

/** Whoever is bidden as a subject; what the writers and their readers are to do is done to the system. */
function bearerOf(bidden: string): string {
  if (/^(?:us|you)$/iu.test(bidden)) return 'The system';
  return /^them$/iu.test(bidden) ? 'They' : withCapital(bidden);
}

/** "we need push notifications" and, behind a condition, "we call their webhook". */
export function byWe(clause: string, condition: string | null): Parts | null {
  const need = new RegExp(
    `^(?:(.{3,80}?)[, ]\\s{0,2})?(?:(?:we|i) ${adverb}(?:need|want|require|would (?:like|love|want|rather have))|(?:we|i)['’]d (?:like|love|want|rather have)) ((?:a|an|the|it|some|two|more|better|\\p{L}[\\p{L}\\p{N}'’-]{1,}) .{2,})$`,
    'isu',
  ).exec(clause);
  const wished = need?.[2] ?? '';
  const bidden =
    /^((?:the|our|each|every|all) [^,;:?!()]{2,50}?(?: \([^()]{1,80}\))?|it|them|us|you|users|people) to (?=(\p{Ll}+))(.{4,})$/isu.exec(
      wished,
    ) ??
    (/(?<!\p{L})need(?!\p{L})[^,;:]{0,40}$/iu.test(clause.slice(0, -wished.length))
      ? null
      : several.exec(wished));
  if (bidden && (bidden[2] === 'be' || bidden[2] === 'do' || isBaseVerb(bidden[2] ?? '')))
    return {
      subject: bearerOf(bidden[1] ?? ''),
      strength: null,
      isNegative: false,
      action: bidden[3] ?? '',
    };
  if (need && !/^(?:to|it|them|this|that)\s/iu.test(need[2] ?? '')) {
    const place = need[1] ? ` ${withoutCapital(need[1])}` : '';
    const [first = '', ...others] = (need[2] ?? '').split(/,\s/u);
    return place.length > 0 && !/^ (?:for|in|on|at|per|inside|within)\s/iu.test(place)
      ? null
      : {
          subject: 'The system',
          strength: null,
          isNegative: false,
          action: [`provide ${first}${place}`, ...others].join(', '),
        };
  }
  const needs =
    /^([\p{L}\uE010][^,;:?!()]{1,50}?(?: \([^()]{1,80}\))?) needs (?!to(?!\p{L})|\d|\uE010|more|less|about|it(?!\p{L}))(\p{L}.{2,})$/isu.exec(
      clause,
    );
  if (needs && !/^(?:it|this|that|everything|everyone|who|what)$/iu.test(needs[1] ?? ''))
    return {
      subject: withCapital(needs[1] ?? ''),
      strength: null,
      isNegative: false,
      action: `have ${needs[2]}`,
    };
  const recipient =
    /^((?:the |our |all |every |each )?[\p{L}\uE010][^,;:?!()]{1,40}?(?: \([^()]{1,40}\))?) wants? ((?:an?|the|one|two|some|all|more|their|his|her) .{3,})$/isu.exec(
      clause,
    );
  if (recipient && !/^(?:we|i|you|it|they|he|she|who|also|and)(?!\p{L})/iu.test(recipient[1] ?? ''))
    return {
      subject: 'The system',
      strength: null,
      isNegative: false,
      action: `give ${lowerWord(recipient[1] ?? '')} ${recipient[2]}`,
    };
  const unwanted =
    /^(?:we|they|users|customers|people) (?:also )?(?:do not|don['’]?t) want (?!to(?!\p{L}))((?:(?!(?<!\p{L})to(?!\p{L})).){3,120})$/isu.exec(
      clause,
    );
  if (unwanted) return { subject: 'There', strength: null, isNegative: true, action: `be ${unwanted[1]}` };
  const passive =
    /^(?:we|i|they|people|users|customers) (?:also )?(?:(?:would|['’]d) (?:also )?(?:like|love)|want|need) ((?:an?|the|all|each|every|it|them|\d|\uE010|\p{L}+s(?!\p{L}))[^,;]{0,60}?)(?: to be)? (\p{Ll}{3,}ed|sent|shown|kept|written|built|done)(?= |$)(.*)$/isu.exec(
      clause,
    );
  if (passive)
    return {
      subject: withCapital(/^them$/iu.test(passive[1] ?? '') ? 'They' : (passive[1] ?? '')),
      strength: null,
      isNegative: false,
      action: `be ${passive[2]}${passive[3]}`,
    };
  const want =
    /^(?:want|need)s? ((?:an?|one|the|some|two|more|better|no) .{2,})$/isu.exec(clause) ??
    /^needs ((?!(?:to|be|not|of|for|from|that|and|or|are|were|have|fixing|doing)(?!\p{L}))\p{L}{3,}.{0,})$/isu.exec(
      clause,
    );
  if (want) return { subject: 'The system', strength: null, isNegative: false, action: `provide ${want[1]}` };
  const act =
    /^we (?!are|have|were|had|do|did|don|can|could|will|would|use|see|know|think|think|keep|got|get|only|already|still|also|just|really|often|never|always|currently|now)(\p{L}{2,20}) (.{2,})$/isu.exec(
      clause,
    );
  return act && condition !== null
    ? { subject: 'The system', strength: null, isNegative: false, action: `${act[1]} ${act[2]}` }
    : null;
}

/** "I'll add two codes", "let's replace it", "we are going to sign them": what is announced is to be done. */
export function byIntention(clause: string): Parts | null {
  const match =
    /^(?:(?:we|i)(?:['’]ll| will| shall| could)|(?:we|i)(?: are|['’]re| am|['’]m) going to|let['’]?s|let us) (?:just |then |also |now )?(not )?(\p{Ll}{2,20}\s.{2,})$/isu.exec(
      clause,
    );
  const action = match?.[2] ?? '';
  if (
    !match ||
    /^(?:be|have|see|know|think|try|talk|discuss|meet|ask|let(?! (?:them|him|her|users?|customers?|people|the)))(?!\p{L})/iu.test(
      action,
    )
  )
    return null;
  const builds = cuesIn(action, 'en').get('buildVerb')?.index === 0;
  return {
    subject: builds ? 'The change' : 'The system',
    strength: /^(?:we|i) could(?!\p{L})/iu.test(clause) ? 'MAY' : null,
    isNegative: match[1] !== undefined,
    action,
  };
}
