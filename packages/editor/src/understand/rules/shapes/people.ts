import { isPersonName } from '../../../correct/spelling/person-names.ts';
import { baseOfThirdPerson } from '../../clause/verbs.ts';
import { plansDate } from '../../dates.ts';
import { lowerWord } from '../../demand/parts.ts';

/** "Hanne on leave until March 16", "he is back on Monday", "I'm off on Friday": who is there when. */
const absence =
  /^(?:i(?:['’]m| am)|(?:(?:mr|mrs|ms|dr|prof)\. )?\p{L}{2,15}(?: is| will be|['’]s)?) (?:still |also )?(?:on (?:vacation|leave|holidays?|parental leave|sick leave|pto)|off|away|out(?: of (?:the )?office)?|ooo|back|sick)(?: next| this| until| till| on| from| (?:mon|tues|wednes|thurs|fri)day| tomorrow| today|[.,!]|$)|^(?:he|she|they) (?:is|are) (?:only )?back (?:on|in|from|after|next)(?!\p{L})|^\p{L}{2,15} retires (?:in|on|next|this)(?!\p{L})/iu;

/** "I'll write a validator step", "I can do the relay part", "I ask my sister": what the writer takes on. */
const takesOn =
  /^i(?:['’]ll| will| can| could)? (?:also )?(?:write|do|take|build|ask|set up|check|look into|look at|prepare|draft|send|call|talk to|handle|own|try|test|review|fix|make|add|create|find out|organi[sz]e|speak to)(?! not(?!\p{L}))(?!\p{L})/iu;

/** "Mr. Adler speaks to the kitchen", "data officer is Ms. Haddad", "Frau Kern scans the paper ones". */
const titled =
  /^(?:(?:mr|mrs|ms|dr|prof)\.|frau|herr|mrs|mr|ms|dr) \p{Lu}\p{Ll}+ (?:\p{Ll}+s|is)(?!\p{L})(?! (?:against|afraid|worried|unhappy))|(?<!\p{L})(?:is|are) (?:(?:mr|mrs|ms|dr|prof)\.|frau|herr|mrs|mr|ms) \p{Lu}\p{Ll}+[.!]?$/iu;

/** What somebody thinks, wants or fears is no work of theirs. */
const opines =
  /^\S+(?: \S+)? (?:thinks|wants|fears|says|would|likes|prefers|believes|hopes|sees|needs|is against)(?!\p{L})/iu;

/** "Lotte from finance checks the rules", "Tom writes the guide": a name and what its bearer does. */
const working =
  /^(\p{Lu}\p{Ll}{1,15})(?: (?:from|of|in) (?:the )?\p{L}+(?: team)?)? (?:checks|writes|knows|has(?! to(?!\p{L}))|gets|signs|scans|sends|calls|asks|builds|tests|prepares|speaks|talks|draws|mounts|sets|looks|decides|reviews|brings|finds|orders|collects|organi[sz]es|clarifies|handles|does|owns)(?!\p{L})/u;

/** "Stefan from ops has to sign off": whose consent is waited for. */
const consents =
  /^(\p{Lu}\p{Ll}{1,15})(?: (?:from|of|in) (?:the )?\p{L}+(?: team)?)? (?:has to|must|needs? to|should|will) (?:sign (?:it |this |that )?off|approve(?: (?:it|this|that|the (?:plan|spec|design|budget)))?|agree(?: (?:to|with) (?:it|this|that))?|give (?:an? |the |her |his )?(?:ok|okay|go|go-ahead)|confirm(?: (?:it|this|that))?)(?: (?:first|before .{3,40}|until .{3,40}))?[.!]?$/u;

/** "@jonas takes the sync", "Salazar delivers a dump by 1 December": who is called by name, and a deed. */
const called = /^(@?\p{L}[\p{L}\p{N}._-]{1,24}) (\p{Ll}{2,}s)(?!\p{L})/u;

/**
 * Whether a sentence says who sees to what, or who is there when. English only.
 *
 * @param text the sentence with its protected spans, of which a mention is one
 */
export function tellsOfPeople(prose: string, text: string): boolean {
  if (opines.test(text)) return false;
  if (takesOn.test(prose) || titled.test(prose) || isPromised(text)) return true;
  if (absence.test(prose)) return isPersonal(prose);
  const name = (working.exec(prose) ?? consents.exec(prose))?.[1];
  return name !== undefined && isPerson(name);
}

/** Somebody mentioned works; somebody with a name that may be a product's does so by a date. */
function isPromised(text: string): boolean {
  const [, who = '', verb = ''] = called.exec(text) ?? [];
  if (baseOfThirdPerson(verb) === null) return false;
  return who.startsWith('@') || (isPerson(who) && plansDate(text));
}

/** "Power on the way back is off": what is off or away has to be somebody. */
function isPersonal(prose: string): boolean {
  const first = /^(?:(?:mr|mrs|ms|dr|prof)\. )?(\p{L}+)/iu.exec(prose)?.[1] ?? '';
  return /^(?:i|he|she|they)$/iu.test(first) || isPerson(first);
}

function isPerson(word: string): boolean {
  return isPersonName(word) || (/^\p{Lu}\p{Ll}{1,14}$/u.test(word) && lowerWord(word) === word);
}
