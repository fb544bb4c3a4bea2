import { lowerFirst } from '../../first-letter.ts';
import { undecided } from '../../understand/chat/asides.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { isOpenIssue, openPoint, unchosen } from '../../understand/open-point.ts';
import { isPlural } from '../voice/english.ts';
import { framed } from './doubt-frame.ts';
import { judgedOpen, noted, questionOf, withoutRemark } from './indirect.ts';
import { asksByWord, direct, inverted } from './inverted.ts';

/** "Not sure the printers survive", "could be that it has to be stripped": a doubt before what would be told without it. */
const doubtBefore =
  /^(?:(?:(?:i['’]?m|i am|we['’]?re|we are|it(?:['’]s| is)) )?(?:still |yet |also )?not (?:yet )?(?:sure|clear|certain|decided|settled)(?: yet)?|(?:it )?(?:could|might|may) (?:also |well )?be(?: the case)?|(?:it is|it['’]s) possible|(?:maybe|perhaps|possibly)) (?:that |(?=(?:the|our|its|their|my|your|we|they|it|this|these|there|all|some|every|\p{L}+s) ))(?<what>.{6,})$/isu;

/** "Not sure about the choice of plugins yet, it's subject to debate": what of that is not known is open. */
const doubtAbout =
  /^(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:(?:still |also )?(?:not (?:yet )?(?:so |really )?sure|unsure) (?:about|of)|(?:i|we) (?:have not|haven['’]t) (?:yet )?(?:agreed|decided) on) (?<about>(?:the |our |its |their )?(?:\p{L}|["“])[^,;:?]{2,60}?)(?: yet)?(?:[,;] (?<more>[^?]{3,80}?))?[.!?]*$/iu;

/** "Ines to check whether we can merge them": who finds it out, and what is not known. */
const toFindOut =
  /^(?:(?<by>\p{Lu}\p{Ll}{1,15}) (?:to|will|should|can) )(?:check|find out|clarify|verify|ask|see|look) (?:whether|if) (?<what>[^?]{6,}?)(?: (?:->|→) (?<aside>[^?]{2,40}))?[.?]*$/u;

/** "Piotr: cost of runners unclear, needs an estimate": who says of what that it is not known. */
const unclearThing =
  /^(?:(?<by>\p{Lu}\p{Ll}+): )?(?<about>[^,;:?]{3,60}?) (?:(?:is|are) )?(?:still )?(?:unclear|unknown|undecided|(?<=(?:is|are) |still )open)(?:, (?<more>[^?]{3,80}?))?[.!]?$/u;

/** "Whether the registry is run by us hasn't been settled": what is open stands first. */
const openWhether =
  /^whether (?<what>.{6,}?) (?:(?:is|are) (?:still |yet )?(?:not (?:yet )?(?:settled|decided|clear)|unclear|unknown|undecided|open)|(?:has|have)(?: not|n['’]t) (?:yet )?been (?:settled|decided|agreed)|remains? (?:to be seen|open|unclear))[.!]?$/iu;

/** "Tenant 9 wants assertions, undecided whether we do that": what is open about what is told. */
const openBehind =
  /^(?<head>.{8,}), (?<tail>(?:and |but )?(?:i|we|it|not|un\p{L}+|nobody|no|open|still)(?:['’]\p{L}+)?(?!\p{L})[^,?]{8,})$/isu;

/** What a sentence says to be open as the words of a question; null where it says nothing of that. English. */
export function saidOpen(plain: string): string | null {
  return about(plain) ?? found(plain) ?? behindFrame(plain) ?? verdict(plain) ?? openLast(plain);
}

function behindFrame(plain: string): string | null {
  const frame = framed(plain);
  const doubted = frame === null ? doubtBefore.exec(plain)?.groups?.['what'] : undefined;
  const asked = frame?.asked ?? (doubted === undefined ? undefined : `whether ${doubted}`);
  if (asked === undefined) return bareQuestion(plain);
  const { what, said } = withoutRemark(asked);
  const question = questionOf(what);
  return noted(question, [frame?.note, said]);
}

/** An indirect question that nothing stands before: "who writes it", "whether it includes SAP", "how long we keep them depends on legal". */
function bareQuestion(plain: string): string | null {
  if (openPoint.test(plain) || openWhether.test(plain)) return null;
  if (/^whether /iu.test(plain)) return judgedOpen(plain) ?? questionOf(plain);
  return asksByWord.test(plain) ? (judgedOpen(plain) ?? direct(plain)) : null;
}

const eitherPlace =
  /(?:if|whether) ((?:in|on|at|by|with|before|after|from|via|through|per) (?:(?!(?:is|are|was|has|have|must|should|can) )[^,;:?]){3,40}? or [^,;:?]{3,60}?)[.!]?$/iu;

/** What is open about what is told before it. */
function openLast(plain: string): string | null {
  const { head, tail } = openBehind.exec(plain)?.groups ?? {};
  // "…, not sure if in the buffer or in the writer": nothing but two places to choose from
  const places = tail === undefined ? undefined : eitherPlace.exec(tail)?.[1];
  if (places !== undefined) return `${head}: ${places}`;
  const question = head === undefined || tail === undefined ? null : behindFrame(tail);
  return question === null ? null : `${head}: ${lowerFirst(question)}`;
}

/** What is not known of something, in whose words it is not asked. */
function about(plain: string): string | null {
  const doubt = doubtAbout.exec(plain)?.groups;
  return doubt?.['about'] === undefined
    ? null
    : noted(`What is decided about ${lowerWord(doubt['about'])}`, [doubt['more']]);
}

/** Who finds out what. */
function found(plain: string): string | null {
  const { by, what, aside } = toFindOut.exec(plain)?.groups ?? {};
  const question = what === undefined ? null : inverted(what);
  return question === null ? null : `${question} (${[by, aside].filter(Boolean).join(': ')})`;
}

/** What is said to be open behind what it is. */
function verdict(plain: string): string | null {
  const open = undecided.exec(plain)?.[1];
  if (open !== undefined) return inverted(open) ?? open;
  const asked = openPoint.exec(plain)?.groups?.['asked'];
  if (asked !== undefined) return direct(asked);
  const clause = openWhether.exec(plain)?.groups?.['what'];
  const turned = clause === undefined ? null : inverted(clause);
  if (turned !== null) return turned;
  const { about: choice, thought } = unchosen.exec(plain)?.groups ?? {};
  if (choice !== undefined) return noted(`What will ${lowerWord(choice)} be`, [thought]);
  const { about: thing, more, by } = unclearThing.exec(plain)?.groups ?? {};
  if (
    thing !== undefined &&
    presentClause(thing) === null &&
    !/^(?:what|who|which|how|when|where|why|whether)(?!\p{L})/iu.test(thing)
  )
    return noted(`What ${isPlural(thing) ? 'are' : 'is'} ${lowerWord(thing)}`, [
      [by, more].filter(Boolean).join(': '),
    ]);
  const issue = isOpenIssue.test(plain) ? /^(.+?) (?:is|are|remains?) /iu.exec(plain)?.[1] : undefined;
  return issue === undefined ? null : `What is decided about ${lowerWord(issue)}`;
}
