import { literal } from '../../read/literal.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { withoutArticle, withoutMember } from './coordination.ts';
import { listsOf, memberNamed } from './find.ts';

const one =
  "(?:the |our |der |die |das |le |la |les |l[’']|el |los |las )?(?<one>[\\p{L}\\p{N}][\\p{L}\\p{N}+._’ -]{1,40}?)";
const an = '(?:an? |one of (?:the |our )|part of (?:the |our )|among (?:the |our ))?';
/** Asks for what the statement before it already says. */
const tail =
  '(?:[,.;]? (?:so |and |please |also |bitte |donc |así que )*(?:take|remove|drop|delete|leave|cut|strike|nimm|streich\\p{L}*|entfern\\p{L}*|lösch\\p{L}*|raus|retire\\p{L}*|supprim\\p{L}*|enl[eè]v\\p{L}*|quít\\p{L}*|elimin\\p{L}*|sácal\\p{L}*)(?: (?:it|them|that|her|him|sie|es|ihn|das|-?l[ea]s?))?(?: (?:out|away|off|there|everywhere|raus|heraus|weg|bitte|please|partout|overall))*|-l[ae]s?)?[.!]*';

/** What is no more what several things are said to be, in the languages that are read. */
const patterns: readonly RegExp[] = [
  `${one} (?:is|are)(?: not| no|n['’]t)(?: longer)? ${an}(?<of>[\\p{L}-]+(?: [\\p{L}-]+)?)(?: any ?more| any longer| now)`,
  `${one} (?:is|are) no longer ${an}(?<of>[\\p{L}-]+(?: [\\p{L}-]+)?)`,
  `${one} (?:is|are) no ${an}(?<of>[\\p{L}-]+) (?:any ?more|now)`,
  `${one} (?:ist|sind) (?:kein|keine|nicht) (?<of>[\\p{L}-]+) mehr`,
  `${one} (?:ist|sind) nicht mehr (?<of>[\\p{L}-]+)`,
  `${one} gehör(?:t|en) nicht mehr zu (?:den |der |unseren )?(?<of>[\\p{L}-]+)`,
  `${one} (?:n[’']est|ne sont) plus (?:une? |des |l[’']un des |parmi les )?(?<of>[\\p{L}-]+)`,
  `${one} (?:ya no|no) (?:es|son|está|están) (?:una? |uno de los )?(?<of>[\\p{L}-]+)`,
]
  .map((pattern) => `^(?:and |also |but |und |et |y )?${pattern}${tail}$`)
  .map((pattern) => new RegExp(pattern, 'iu'));

/**
 * The change that takes one of several out of every list of them ("the kiosk is no client any more"): what is said of the others stays.
 * Null where no sentence lists it among others of that kind.
 */
export function formerMember(words: string, draft: Draft): Change | null {
  for (const pattern of patterns) {
    const { one: named, of } = pattern.exec(words.trim())?.groups ?? {};
    if (named === undefined || of === undefined) continue;
    const gone = withoutArticle(named);
    const lists = (now: Draft) => listsOf(now, of, (list) => memberNamed(now, list, gone) >= 0);
    if (lists(draft).length === 0) continue;
    return (now) => {
      const text = splice(
        now.text,
        lists(now).flatMap((list) => withoutMember(now.text, list, memberNamed(now, list, gone))),
      );
      const left = text.match(new RegExp(`(?<!\\p{L})${literal(gone)}(?!\\p{L})`, 'giu'))?.length ?? 0;
      const note = left === 0 ? '' : ` It is still mentioned in ${left} other place${left > 1 ? 's' : ''}.`;
      return applied(now, text, `Took ${gone} out of those that are listed with it.${note}`);
    };
  }
  return null;
}
