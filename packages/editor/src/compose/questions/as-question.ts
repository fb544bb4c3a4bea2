import { lowerFirst, upperFirst } from '../../first-letter.ts';
import { undecided } from '../../understand/chat/asides.ts';
import { anyModal } from '../../understand/clause/modals.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { questionBehind } from '../../understand/indirect-questions.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { openPoint, unchosen } from '../../understand/open-point.ts';
import { isPlural } from '../voice/english.ts';
import { doubtedElsewhere } from './doubted-elsewhere.ts';

/** "I'm not sure what to do with old holds" asks what to do with them. */
const inDoubt =
  /^(?:(?:i['’]?m|i am|we['’]?re|we are) )?not (?:yet )?(?:sure|clear) (?=what|who|when|where|which|how|why)/iu;

/** "Not sure whether the council wants a report", "it's unclear if …", "please confirm whether …": does it? */
const inDoubtWhether =
  /^(?:(?:we |it )(?:have|has)(?: not|n['’]t)(?: yet)?(?: been)? (?:decided|settled|agreed(?: on)?)(?: yet)?|(?:(?:i['’]?m|i am|we['’]?re|we are|it(?:['’]s| is)) )?(?:still |yet |also )?(?:not (?:yet )?(?:sure|clear|decided|settled)|unclear|open|undecided|unknown)|(?:please )?(?:confirm|clarify)) (?:whether |if |that |(?=(?:the|our|we|they|it|this|these) ))(.{6,})$/isu;

/** "Not sure about the choice of plugins yet, it's subject to debate": what of that is not known is open. */
const inDoubtAbout =
  /^(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:still |also )?not (?:yet )?(?:so |really )?sure (?:about|of) (?<about>(?:the |our |its |their )?\p{L}[^,;:?]{2,60}?)(?: yet)?(?:[,;] (?<more>[^?]{3,80}?))?[.!?]*$/iu;

/** "Ines to check whether we can merge them": who finds it out, and what is not known. */
const toFindOut =
  /^(?:(?<by>\p{Lu}\p{Ll}{1,15}) (?:to|will|should|can) )(?:check|find out|clarify|verify|ask|see|look) (?:whether|if) (?<what>[^?]{6,}?)(?: (?:->|→) (?<aside>[^?]{2,40}))?[.?]*$/u;

/** "I don't know yet what we do about credit notes", "nobody knows who pays". */
const unknown =
  /^(?:(?:(?:i|we) )?(?:do not|don['’]?t) (?:really |yet )?know|(?:i|we) have no idea|no idea|nobody knows|no ?one knows|it(?:['’]s| is) (?:still )?(?:open|unclear|unknown|undecided)|(?:still )?(?:open|unclear|undecided|unknown)(?: is)?(?:,|:)?) (?:yet )?(?=(?:what|who|when|where|which|how|why)(?!\p{L}))/iu;

/** "Piotr: cost of runners unclear, needs an estimate": who says of what that it is not known. */
const unclearThing =
  /^(?:(?<by>\p{Lu}\p{Ll}+): )?(?<about>[^,;:?]{3,60}?) (?:(?:is|are) )?(?:still )?(?:unclear|unknown|undecided)(?:, (?<more>[^?]{3,80}?))?[.!]?$/u;

/** "Whether the registry is run by us hasn't been settled": what is open stands first. */
const isOpenWhether =
  /^whether (?<what>.{6,}?) (?:(?:is|are) (?:still |yet )?(?:not (?:yet )?(?:settled|decided|clear)|unclear|unknown|undecided|open)|(?:has|have)(?: not|n['’]t) (?:yet )?been (?:settled|decided|agreed))[.!]?$/iu;

/** "What we do about …": in a question the verb stands before who does it. */
const undone = /^((?:what|when|where|how|why|which \p{L}+)) (we|they|i|you) (?=(\p{L}+))/iu;

/** "How revoked tokens are handled": the same of a thing. */
const undoneTo =
  /^(when|where|how|why) (?!many |much |long |often |far |big |fast |soon )((?:\p{L}+ ){0,4}?\p{L}+) (is|are|was|were|can|should|must|will) (\p{L}.*)$/isu;

/** "The council wants a report" as a question; null where its verb cannot be told. */
function turnedRound(clause: string): string | null {
  const said = clause.replace(/[.!?]+$/u, '');
  const ways = said.split(/,? or (?:whether|if) /iu);
  if (ways.length > 1) {
    const turned = ways.flatMap((way) => turnedRound(way) ?? []);
    return turned.length < ways.length
      ? null
      : turned.map((way, at) => (at === 0 ? way : lowerFirst(way))).join(', or ');
  }
  const wanted = /^(we|they|i|you) (need|want|have|keep|use|support|allow) (.+)$/isu.exec(said);
  if (wanted && !/^(?:to )?be /iu.test(wanted[3] ?? ''))
    return `Do ${(wanted[1] ?? '').toLowerCase() === 'i' ? 'I' : wanted[1]} ${wanted[2]} ${wanted[3]}`;
  const be = /^(.{2,60}?) (is|are|was|were|can|should|must|has to|have to) (.+)$/su.exec(said);
  const [, subject = '', verb = '', rest = ''] = be ?? [];
  if (be && !/ to$/u.test(verb)) return `${upperFirst(verb)} ${subject} ${rest}`;
  const [, one = '', plain = '', what = ''] =
    /^(\S+(?: \S+){0,3}?) (want|need|like|require|expect|prefer)s (.+)$/su.exec(said) ?? [];
  if (plain !== '') return `Does ${one} ${plain} ${what}`;
  const told = presentClause(said);
  if (!told || told.isNegative) return null;
  return `${isPlural(told.subject) || /^(?:i|you|we|they)$/iu.test(told.subject) ? 'Do' : 'Does'} ${told.subject} ${told.action}`;
}

function asked(sentence: string, language: string): string {
  const whether = language === 'en' ? inDoubtWhether.exec(sentence)?.[1] : undefined;
  const doubt = language === 'en' ? inDoubtAbout.exec(sentence)?.groups : undefined;
  if (doubt?.['about'] !== undefined)
    return `What is decided about ${doubt['about']}${doubt['more'] === undefined ? '' : ` (${doubt['more']})`}`;
  const turned = whether === undefined ? null : turnedRound(whether);
  if (turned !== null) return turned;
  const { by: finder, what, aside } = toFindOut.exec(sentence)?.groups ?? {};
  const found = language === 'en' && what !== undefined ? turnedRound(what) : null;
  if (found !== null) return `${found} (${[finder, aside].filter(Boolean).join(': ')})`;
  const doubted = doubtedElsewhere(sentence, language);
  if (doubted !== null) return doubted;
  const open = language === 'en' ? undecided.exec(sentence)?.[1] : undefined;
  if (open !== undefined) return open;
  const { about: choice, thought } = unchosen.exec(sentence)?.groups ?? {};
  if (language === 'en' && choice !== undefined)
    return `What will ${lowerWord(choice)} be${thought === undefined ? '' : ` (${thought})`}`;
  const { about, more, by } = unclearThing.exec(sentence)?.groups ?? {};
  const doubtedClause = language === 'en' ? isOpenWhether.exec(sentence)?.groups?.['what'] : undefined;
  const clause = doubtedClause === undefined ? null : turnedRound(doubtedClause);
  if (clause !== null) return clause;
  if (language === 'en' && about !== undefined && !openPoint.test(sentence) && presentClause(about) === null)
    return `What ${isPlural(about) ? 'are' : 'is'} ${lowerWord(about)}${[by, more].some(Boolean) ? ` (${[by, more].filter(Boolean).join(': ')})` : ''}`;
  const plain = sentence.replace(inDoubt, '').replace(unknown, '').replace(openPoint, '$<asked>');
  return plain === sentence
    ? sentence
    : plain
        .replace(undoneTo, '$1 $3 $2 $4')
        .replace(undone, (whole, word: string, who: string, verb: string) =>
          isBaseVerb(verb) || verb === 'do' ? `${word} do ${who} ` : whole,
        );
}

const asks =
  /^(?:what|who|whose|whom|when|where|which|how|why|whether|if|is|are|was|were|do|does|did|can|could|should|shall|must|will|would|may|has|have (?:we|you|they|i|the)|any|anybody|anyone|either|or|and|maybe|perhaps|not)(?!\p{L})/iu;

/** "Ana thinks we should wait", "keep the old ids but not yet": a statement or an order. */
function isTold(said: string): boolean {
  if (asks.test(said) || /[:?]/u.test(said)) return false;
  return anyModal.test(said) || presentClause(said) !== null || isBaseVerb(/^\p{L}+/u.exec(said)?.[0] ?? '');
}

/** "…, Olga asks the lawyer": who finds it out, behind what is not known. */
const foundOut =
  /^(?<what>.{12,}?), (?<finder>\p{Lu}\p{Ll}+ (?:asks|checks|clarifies|finds out|will (?:ask|check|clarify|find out)|is (?:asking|checking))(?: [^,.?]{2,60})?)[.!?]*$/u;

/** A sentence that asks something as a question, with the marks of its language; null for one that tells or orders something. */
export function asQuestion(statement: string, language: string): string | null {
  const { what: open = statement, finder } = foundOut.exec(statement)?.groups ?? {};
  const said = language === 'en' && finder !== undefined ? open : statement;
  const note = said === statement ? '' : ` (${finder ?? ''})`;
  const bare =
    questionBehind(asked(said, language), language).replace(/[.!?]+$/u, note === '' ? '$&' : '') + note;
  const text = upperFirst(bare);
  if (/[?？]$/u.test(text)) return text;
  const plain = text.replace(/[.!。]+$/u, '');
  // What is told or ordered is no question for a mark behind it.
  if (language === 'en' && isTold(plain)) return null;
  if (language === 'ja' || language === 'zh') return `${plain}？`;
  if (language === 'fr') return `${plain}\u00A0?`;
  return language === 'es' && !plain.includes('¿') ? `¿${plain}?` : `${plain}?`;
}
