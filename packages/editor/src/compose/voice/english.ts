import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { PRODUCT_NAMES } from '../../document/product-names.ts';
import { lowerFirst, withCapital } from '../../first-letter.ts';
import { indefiniteArticle } from '../../indefinite-article.ts';
import { PLURAL, possibleForms } from '../../syntax/possible-forms.ts';
import { presentClause, takesObject } from '../../understand/clause/present.ts';
import { opensDeed } from '../../understand/clause/second-verb.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import type { Demand } from '../../understand/demand.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { changed, type Masked, restore } from '../../understand/mask.ts';
import type { Strength } from '../../understand/statement.ts';
import { quiet } from './binding.ts';
import { expand } from './contractions.ts';

/** A demand as one sentence of a requirement: "If a seat gets free, the system MUST call the webhook." */
export function sentenceOf({ subject, strength, isNegative, action, condition }: Demand): string {
  const modal = `${strength}${isNegative ? ' NOT' : ''}`;
  const main = `${part(subject)} ${modal} ${withOneModal(part(action), strength).replace(/^be (?:(always|still|also)|(only)(?= \p{Ll}{2,}ed )) /u, '$1$2 be ')}`;
  const sentence = condition ? `${withCapital(part(condition))}, ${lowerSubject(main)}` : withCapital(main);
  return `${sentence.replace(/[\s,;:]{1,4}$/u, '')}.`;
}

/**
 * "Be cancelled and the stock is released" → "be cancelled and the stock released": one word binds both. "Run at night and the owner
 * gets a mail" → "run at night and the owner must get a mail": what somebody else does is bound by a word of its own.
 */
function withOneModal(action: string, strength: Strength): string {
  const joined = /^be(?!\p{L})/iu.test(action)
    ? action.replace(secondClause, (clause) => clause.replace(/ (?:is|are) /u, ' '))
    : action;
  if (joined !== action) return joined;
  const { index, 0: mark } = [...action.matchAll(/,? and (?=\p{Ll})/gu)].at(-1) ?? { index: -1, 0: '' };
  const tail = index < 0 ? '' : action.slice(index + mark.length);
  const clause =
    /^(?:and|or|not|never|it|they|we|then|is|are|has|have|does|do|can|must)(?!\p{L})|[,;:()”]/iu.test(tail)
      ? null
      : presentClause(tail);
  if (clause === null || clause.isNegative || isBaseVerb(clause.subject.split(' ')[0] ?? '')) return action;
  // "Possible for log levels and feature switches only"
  const [form = '', next = ''] = tail.slice(clause.subject.length).trim().split(' ');
  if ((possibleForms(form) & PLURAL) !== 0 && !takesObject(next)) return action;
  return `${action.slice(0, index)}${mark}${clause.subject} ${strength.toLowerCase()} ${clause.action}`;
}

/** A part of a demand with its protected spans; capitals of RFC 2119 in it are lowered, contractions written out. */
export function part(masked: Masked): string {
  return restore(changed(masked, expand(quiet(masked.text))));
}

const products: ReadonlySet<string> = new Set(PRODUCT_NAMES.map((name) => name.toLowerCase()));

/** Subjects in the plural, which take the base form of a verb. */
export function isPlural(subject: string): boolean {
  if (/^(?:both$|(?:these|those)(?!\p{L}))/iu.test(subject)) return true;
  if (/^whoever(?!\p{L})/iu.test(subject) || /^(?:an?|each|every|another) (?!.* and )/iu.test(subject))
    return false;
  const said = subject.replace(/\s?\([^()]*\)\s*$/u, '').trim();
  if (
    /^(?:all|most|some|both|many|few|several|\d+ ?%) of (?!this|that|it(?!\p{L}))/iu.test(said) ||
    /\band\b.{1,40}$/iu.test(said)
  )
    return true;
  const head = said
    .replace(
      /(?<=\p{L}{3,}s),? (?:(?:who|that|which|whose) .*|\p{Ll}{3,}ing (?:above|below|over|under|more|less|from|to|in|on|with|for|at|the|an?|\d) ?.*|(?:already )?(?:made|sent|taken|paid|sold|kept|held|built|done|\p{Ll}{3,}ed)(?: .*)?)$/isu,
      '',
    )
    .replace(
      /(?<=\p{L}{3,})(?<!(?<!\p{L})(?:logged|signed|checked|opted|locked|plugged|clocked)) (?:of|for|in|on|at|by|with|without|like|from|above|below|over|under|outside|beyond|between|after|before|during|since|until|per|(?:older|younger|newer|larger|bigger|smaller|longer|shorter|higher|lower|heavier|lighter|more|less) than) .*$/isu,
      '',
    );
  return (
    /(?:[^sui]s|(?<!\p{L})(?:skis|taxis|menus|gurus|emus|kiwis|bikinis)|people|staff|they|you|we)$/iu.test(
      head,
    ) &&
    !/(?:^|\s)(?:[A-Z]{2,5}|\/\S*)$/u.test(head) &&
    !products.has(head.toLowerCase()) &&
    !/^(?:the system|this|status|process|access)$|(?<!\p{L})(?:sms|mms|gps|css|dns|sos)$/iu.test(head)
  );
}

/** A verb phrase as its subject takes it: "retry failed webhooks" → "retries failed webhooks". */
export function conjugated(action: string, subject: string): string {
  const adverb = beforeVerb.exec(action)?.[0] ?? firstOfCompound.exec(action)?.[0];
  const state =
    adverb && /^be (?=.)/u.test(action.slice(adverb.length))
      ? action.slice(adverb.length + 'be '.length)
      : null;
  // "Only be sold" is told as "are only sold".
  if (adverb && state !== null) return `${conjugated('be', subject)} ${adverb}${state}`;
  if (adverb) return adverb + conjugated(action.slice(adverb.length), subject);
  if (isPlural(subject) || (/^there$/iu.test(subject) && namesSeveral(action)))
    return action.replace(/^be(?!\p{L})/iu, 'are');
  const [verb = ''] = /^\p{L}+/u.exec(action) ?? [];
  const rest = action
    .slice(verb.length)
    .replace(/(?<= and )not (?=\p{Ll}{3,} )/u, 'does not ')
    .replace(/(?<= and (?:then |only |also )?)(?!then |only |also )\p{Ll}{2,20}(?= |$)/gu, (word) =>
      word === 'have' || (isVerb(word) && !/[^su]s$/u.test(word)) ? thirdPerson(word) : word,
    )
    .replace(/(?<=, (?:then|or else|and otherwise) )\p{Ll}{2,20}(?!\p{L})/gu, (word) =>
      isBaseVerb(word) ? thirdPerson(word) : word,
    )
    .replace(
      /(?<=(?: and| or| but|,| and otherwise| or else) )(?!(?:and|or|but|otherwise|else) )(\p{Ll}{2,20})(?= (\S+))/gu,
      (word, _verb: string, next: string) =>
        !isDone.test(word) && !/[^s]s$/u.test(word) && opensDeed(word, next) ? thirdPerson(word) : word,
    );
  return `${thirdPerson(verb.toLowerCase())}${rest}`;
}

/** "Held, paid out and refunded": what is done with something, and no verb of the subject. */
const isDone =
  /^(?:paid|held|sold|told|sent|made|done|kept|lost|built|bought|brought|taken|given|\p{Ll}{2,}(?<!ne|fe|se|spe|exce|proce|succe|ble|bre|we|she|shre|fee)ed)$/u;

/** "Be no accounts for the volunteers", "be at most 3 months", "be filters for size": there are. */
function namesSeveral(action: string): boolean {
  const thing =
    /^be (?:no |at (?:most|least) \S+ )?(?!(?:an?|the|one) )(.+)$/isu
      .exec(action)?.[1]
      ?.replace(/\s?\(.*$/su, '') ?? '';
  return thing !== '' && isPlural(thing.split(/, | (?:a|per|each|every|for|that|which) /u)[0] ?? '');
}

/** Words that stand before the verb they belong to: "always check". */
const beforeVerb =
  /^(?:at least|always|only|also|automatically|still|immediately|then|first)\s(?=\p{Ll}{2})/u;

/** What a verb begins with that is made of two words, and the last of them bent: "load test", "auto-scale". */
const firstOfCompound =
  /^(?:(?:load|smoke|stress|soak|unit|beta|user|regression|pen) (?=test)|(?:soft|hard) (?=delete)|(?:spell|type|double|fact|cross|health|sanity)[ -](?=check)|rate[ -](?=limit)|(?:hot|live) (?=reload)|(?:bulk|batch)[ -](?=(?:insert|import|update|delete|load|process|send|write))|load[ -](?=balance)|dry[ -](?=run)|fine[ -](?=tune)|force[ -](?=push)|cherry[ -](?=pick)|lazy[ -](?=load)|code (?=review)|(?:auto|re|pre|un|de|co|over|hot|live|soft|hard)-(?=\p{Ll}))/u;

function isVerb(word: string): boolean {
  const cues = cuesIn(word, 'en');
  return cues.has('systemVerb') || cues.has('buildVerb');
}

function thirdPerson(verb: string): string {
  return verb === 'be' ? 'is' : thirdPersonOf(verb);
}

/** "be cancelled and the stock is released": what somebody or something else does or undergoes besides. */
const secondClause =
  /,? and (?:then )?(?<subject>(?:the|an?|its|their|every|each) (?:\p{L}+ ){0,2}\p{L}+) (?:is|are|gets?|receives?) .*$/isu;

/** "does not retry …" for a subject in the singular, "do not retry …" for one in the plural. */
export function negated(whole: string, subject: string): string {
  // "Win but keep the local copy": what holds all the same is not denied.
  const action = whole
    .replace(secondClause, '')
    .replace(/ and not (?=\p{Ll}{3,} ).*$/su, '')
    .replace(/,? but (?!not(?!\p{L})).*$/isu, '');
  const [, limit = '', state = ''] = /^(only|always) be (.+)$/su.exec(action) ?? [];
  if (limit !== '') return `${isPlural(subject) ? 'are' : 'is'} not ${limit} ${state}`;
  const verb = /^be(?!\p{L})/iu.exec(action);
  if (verb) return `${isPlural(subject) ? 'are' : 'is'} ${unlike(action.slice(3))}`;
  return `${isPlural(subject) ? 'do' : 'does'} not ${neitherOf(action)}`;
}

/** "Beep and refuse further scans" that is not done is to "beep or refuse" them. */
function neitherOf(action: string): string {
  return action.replace(
    /^(\p{Ll}+(?: [^,;:]{2,60}?)?) and (?=(\p{Ll}{3,}) (\S+))/u,
    (whole, first: string, verb: string, next: string) =>
      opensDeed(verb, next) || (isBaseVerb(verb) && isBaseVerb(first)) ? `${first} or ` : whole,
  );
}

const done = String.raw`(?:\p{Ll}{2,}(?:ed|en|wn|nt|pt)|made|done|put|read|built|held|sold|told|paid)`;
const twice = new RegExp(String.raw`^(${done}(?: [^,;:]{2,60}?)?) and (${done})(?!\p{L})(.*)$`, 'su');

/** What is not so: "ignored and flagged" → "neither ignored nor flagged", "no reason to …" → "a reason to …". */
function unlike(state: string): string {
  const both = twice.exec(state);
  if (both) return `neither ${both[1]} nor ${both[2]}${both[3]}`;
  const none = /^no (\p{Ll}{3,}(?<!more|longer|less)(?: .*)?)$/su.exec(state)?.[1];
  if (none === undefined) return `not ${state}`;
  return isPlural(none.split(' ')[0] ?? '') ? none : `${indefiniteArticle(none)} ${none}`;
}

/** A subject within a sentence: "The system" → "the system", names stay. */
function lowerSubject(text: string): string {
  return /^(?:The|A|An|It|They|He|She|There|This|These|Nobody|Somebody|Anybody|Everybody|Users|Customers|Partners|Each|Every|All|No)(?!\p{L})/u.test(
    text,
  )
    ? lowerFirst(text)
    : text;
}
