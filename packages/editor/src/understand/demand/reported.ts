import { isPersonName } from '../../correct/spelling/person-names.ts';
import { withCapital, withoutCapital } from '../../first-letter.ts';
import { anyModal } from '../clause/modals.ts';
import { presentClause } from '../clause/present.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { cuesIn } from '../lexicon/cues.ts';
import { lowerWord } from '../lower-word.ts';
import { byPerson } from './by-person.ts';
import { boundIn } from './notes/limits.ts';
import { stateLabel } from './state-label.ts';

/** A word with a capital that is no common one: "Omar". */
function isNamelike(word: string): boolean {
  return /^\p{Lu}\p{Ll}{1,12}$/u.test(word) && lowerWord(word) === word;
}

/** "Legal says that …", "Omar: the page must …": what is demanded, and who or what it is said by or of. */
export function reportedBy(prose: string): { said: string; by: string | null } {
  const [, wisher = '', whom = '', deed = ''] = wishesOf.exec(prose) ?? [];
  if (wisher !== '' && !nobody.test(wisher)) return { said: `${withCapital(whom)} must ${deed}`, by: wisher };
  const [, asker = '', thing = '', done = ''] = wishesDone.exec(prose) ?? [];
  if (isPersonName(asker) || /^\p{Lu}\S*\. /u.test(asker) || isNamelike(asker))
    return { said: `${withCapital(thing)} must be ${done}`, by: asker };
  const asked = askedFor(prose);
  if (asked !== null) return asked;
  const [, occasion = '', adviser = '', advice = ''] = advisedIn.exec(prose) ?? [];
  if (isBaseVerb(/^\p{Ll}+/u.exec(advice)?.[0] ?? '')) return { said: `${occasion}${advice}`, by: adviser };
  const proposal = proposalIn(prose);
  if (proposal !== null) return proposal;
  const match =
    /^((?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}[\p{L} -]{1,24}?)\s(?:says|said|wants us to know|insists|reminded us)(?: that)?\s(.{8,})$/su.exec(
      prose,
    ) ?? /^((?:(?:Dr|Mrs?|Ms|Prof)\. )?[\p{L}][\p{L} -]{1,24}?):\s(.{8,})$/su.exec(prose);
  const [, by = '', said = ''] = match ?? [];
  if (!match || by.split(' ').length > 3 || stateLabel.test(by)) return { said: prose, by: null };
  const isColon = match[0].startsWith(`${by}:`);
  const isTitled = /^(?:Dr|Mrs?|Ms|Prof)\. /u.test(by);
  if (isColon && !isTitled && !isPersonName(by) && !isNamelike(by)) return { said: prose, by: null };
  if (isColon && byPerson(prose) !== null) return { said: prose, by: null };
  const isOrder =
    (isPersonName(by) || isNamelike(by)) &&
    (isBaseVerb(/^\p{L}+/u.exec(said)?.[0].toLowerCase() ?? '') ||
      /^(?:don['’]?t|do not|never) /iu.test(said));
  const isNoted = isColon && (isPersonName(by) || isNamelike(by)) && boundIn(said) !== null;
  if (!isOrder && !isNoted && !anyModal.test(said) && presentClause(said) === null)
    return { said: prose, by: null };
  const isName = isTitled || isPersonName(by.split(' ')[0] ?? '') || /^\p{Lu}\p{Ll}+$/u.test(by);
  return { said, by: isName ? by : withoutCapital(by) };
}

const requested =
  /^((?:(?:Dr|Mrs?|Ms|Prof)\. )?(?:(?:the|our|all|some|two|three|several|many) )?\p{L}[\p{L}-]{1,20}(?: (?!(?:have|has|also|already|even) )\p{L}[\p{L}-]{1,20})?) (?:(?:have|has|also|already|even) ){0,2}(?:asked for|requested|begged for) ((?!(?:it|this|that|them|these|those|more time|help|permission|by)(?!\p{L}))\p{L}.{1,})$/su;

/** "HR asked for CSV at the end of the month": whose wish it was, and what there is to be. Things ask for nothing, and some people only ask as they work. */
function askedFor(prose: string): { said: string; by: string } | null {
  const [, asker = '', thing = ''] = requested.exec(prose) ?? [];
  const isSomebody =
    isPersonName(asker) || isNamelike(asker) || department.test(asker) || cuesIn(asker, 'en').has('actor');
  if (asker === '' || nobody.test(asker) || !isSomebody) return null;
  return { said: `There must be ${thing}`, by: lowerWord(asker) };
}

/** Departments, which have no article. */
const department =
  /^(?:customer )?(?:support|finance|marketing|HR|legal|accounting|compliance|security|sales|procurement|QA|IT|ops|operations|product|design|engineering)$/iu;

/** "If the registry is down, Olga says use the last copy": the case, who says it, and what is ordered. */
const advisedIn =
  /^((?:[Ii]f|[Ww]hen|[Ww]henever|[Oo]nce|[Ww]hile) [^,;:]{3,100}, )(\p{Lu}\p{Ll}{1,20}) (?:says|said|thinks|suggests) (?:to |that we |we )?(\p{Ll}{2,}.{3,})$/su;

const proposed =
  /^(\p{Lu}[\p{L}-]{1,20}) (?:(?:suggest|propose|recommend)(?:s|ed|d) (?:(?:that )?(?:we|it) (?:should )?(?<deed>\p{Ll}+ .{4,})|to (?<task>\p{Ll}+ .{4,})|(?<thing>(?:an?|the|one|two|some) .{4,}))|(?:ask(?:s|ed)|wonder(?:s|ed)|want(?:s|ed) to know) (?:if|whether) (?<ability>(?:(?:the|our|all) )?\p{Ll}{3,}s? can .{4,}))$/su;

/** "Bart suggests a cache", "Lucia asks if drivers can see their route": what is put forward, and by whom. */
function proposalIn(prose: string): { said: string; by: string } | null {
  const match = proposed.exec(prose);
  const by = match?.[1] ?? '';
  const { deed, task, thing, ability } = match?.groups ?? {};
  if (!isPersonName(by) && !isNamelike(by)) return null;
  if (ability !== undefined) return { said: withCapital(ability), by };
  const said = thing === undefined ? (deed ?? task) : `provide ${thing}`;
  return said === undefined ? null : { said: `The system should ${said}`, by };
}

const nobody =
  /^(?:we|i|you|they|he|she|it|nobody|somebody|someone|everybody|everyone|anyone|anybody|who|that|this|what|which|one|also|and|but|so)$/iu;

/** "Dr. Obi wants owners to get a message": whose wish it is, who is bound, and to what. */
const wishesOf =
  /^((?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}[\p{L}-]{1,20}) (?:wants|would like|needs) ((?:(?:the|our|all|each|every) )?\p{Ll}+(?: (?:[\p{Ll}\d]+|\uE010.\uE011)){0,4}?) to ((?:never |not )?\p{Ll}.{5,})$/su;

/** "Ines wants every change logged, who and when": whose wish it is, and what is to be done with what. */
const wishesDone =
  /^((?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}[\p{L}-]{1,20}) (?:wants|would like|needs) ((?:the|our|all|each|every|an?) (?:\p{Ll}+ ){0,2}?\p{Ll}+) ((?:\p{Ll}{3,}ed|sent|shown|kept|written|built|done|hidden|split)(?: |,|$).*)$/su;
