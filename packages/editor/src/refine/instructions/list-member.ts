import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import { baseOfThirdPerson } from '../../understand/clause/verbs.ts';
import type { Draft } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import {
  type Coordination,
  coordinationsIn,
  isMember,
  withMember,
  withMemberAt,
  withMembers,
  withoutArticle,
  withoutMember,
} from '../enumerated/coordination.ts';
import { listsOf, memberNamed } from '../enumerated/find.ts';
import { applied, type Instruction, noEffect } from '../instruction.ts';
import { bare, unquoted } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { choices } from './choices.ts';

// "a table" is a shape and no list that is there
const of = '(?!an? )(?:the |our |all )?(?<of>[\\p{L}][\\p{L} -]{2,40}?)';
const one = '(?<one>[`"“]?[\\p{L}\\p{N}][\\p{L}\\p{N}+._ -]{0,40}?[`"”]?)';
const another = '(?:an?|the|another|one more|a new|a further|an additional)';
/** "Add a field email to customer" adds a thing of its own and no word to a list. */
const kind =
  /^[`"“]?(?:(?:an?|the|another|new|more) ){0,2}(?:fields?|columns?|attributes?|propert(?:y|ies)|entit(?:y|ies)|tables?|endpoints?|parameters?|headers?|index(?:es)?|tickets?|stor(?:y|ies)|tasks?|criteri(?:on|a)|labels?|sections?|risks?|questions?|requirements?|goals?|rows?|examples?|tests?|notes?|sentences?|paragraphs?|steps?|rules?|constraints?|instructions?|variables?|inputs?|placeholders?|words?|lines?|comments?|bullets?|items?|points?|options? for|links?|diagrams?|feld|spalte|champ|colonne|campo|columna)(?!\p{L})/iu;
const adding: readonly RegExp[] = [
  new RegExp(`^(?:add|include|append|put|insert) (?:also )?${one} (?:to|in|into|among) ${of}$`, 'iu'),
  new RegExp(
    `^(?:add|include|allow|introduce) (?:also )?${one} as ${another} (?:new |further |valid )?${of}$`,
    'iu',
  ),
  new RegExp(`^${one} (?:is|are) missing (?:in|from|among) ${of}$`, 'iu'),
  new RegExp(
    `^${of} (?:should |must |need to |needs to |have to )?(?:also )?(?:include|contain|list)s? (?:also )?${one}(?: too| as well| also)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:add|include|allow|introduce) ${another} ${of}(?: called| named|\\s?:)? ${one}(?:,? (?<side>after|behind|before) [\`"“]?(?<by>[\\p{L}\\p{N}][\\p{L}\\p{N} _-]{0,30}?)[\`"”]?)?$`,
    'iu',
  ),
  new RegExp(`^(?:add|include|allow|introduce) (?:also )?${of} (?<one>["“][^"”]{1,40}["”])$`, 'iu'),
  new RegExp(
    `^${of} (?:should |must |can |may |could |needs to |has to )(?:also |now )(?:have|be|know|allow|offer|support|take|accept) ${one}$`,
    'iu',
  ),
  new RegExp(
    `^${of} (?:also |now )(?:has|have|knows?|allows?|includes?|takes?|offers?|supports?) ${one}$`,
    'iu',
  ),
  new RegExp(
    `^${one} (?:is|should be|can be|counts as) (?:also|now) (?:an?|one of the) (?:new |valid |possible )?${of}$`,
    'iu',
  ),
  new RegExp(
    `^there (?:is|are|should be) (?:also|now) ${another} (?:new )?${of} (?:called |named )?${one}$`,
    'iu',
  ),
];
const removing: readonly RegExp[] = [
  new RegExp(
    `^(?:take|remove|drop|delete|cut|strike|leave|get rid of)(?: out)? ${one} (?:out of|from|off|in|out from) ${of}$`,
    'iu',
  ),
  new RegExp(`^no ${one} (?:in|among) ${of}$`, 'iu'),
  new RegExp(
    `^${one} (?:is not|isn['’]t|is no longer|is not any more) (?:one of|among|part of|in) ${of}$`,
    'iu',
  ),
];

/** "Categories are shipping, return and payment (only)(, no fax)". */
const setting = new RegExp(
  `^${of} (?:(?:should|must|can|may|will) be|are|is|=|:)(?: now| only| just)? (?<list>[^.:;()]{3,200}?)(?: only| now)?(?:,? (?:and )?(?:no|not|without) [^,]{2,40})?$`,
  'iu',
);

/** "Severity should have four levels: low, medium, high, critical". */
const leveled = new RegExp(
  `^${of} (?:(?:should|must|can|may|needs to|has to) have|has|have|takes?|comes? in) (?:(?:only|these|the|\\d+|two|three|four|five|six|seven) )*(?:levels?|values?|options?|choices?|states?|steps|grades?|classes|categories|kinds?|types?)\\s?[:–-] ?(?<list>[^.:;()]{3,200})$`,
  'iu',
);

/** "Two separate points, A and B" says into how many parts something goes, and lists none. */
const pieces =
  /(?<!\p{L})(?:two|three|four|separate|single|own|different) (?:separate |different |own )?(?:points?|items?|bullets?|entr(?:y|ies)|parts?|things?|risks?|requirements?|sentences?|tickets?|lines?|sections?)(?!\p{L})/iu;

/** Puts a word into a list within a sentence or takes it out, in every place that lists the same. */
export const listMember: Instruction = {
  meta: {
    id: 'list-member',
    does: 'Adds a member to a list within a sentence, or takes one out, wherever the document lists the same.',
    examples: [
      'add Malta to the countries',
      'take Poland out of the countries',
      'countries are Germany and Austria only',
    ],
  },
  parse(clause, draft) {
    for (const pattern of adding) {
      const { one: named, of: what, side, by } = pattern.exec(clause)?.groups ?? {};
      if (named === undefined || what === undefined || !isMember(named) || namesSection(draft, what))
        continue;
      const isBefore = side?.toLowerCase() === 'before';
      if (
        kind.test(named) ||
        kind.test(what) ||
        tellsOfSomebody(named) ||
        /^(?:about|saying|which|where)\b/iu.test(named)
      )
        continue;
      const fresh = withoutArticle(unquoted(named));
      // the values of a field stand in tables and scripts, too
      const ofField = by === undefined ? choices.parse(`${bare(what)} can also be ${fresh}`, draft) : null;
      if (ofField) return ofField;
      const lists = (now: Draft) =>
        listsOf(now, what, (list) => list.members.length > 2 || list.conjunction !== null);
      if (lists(draft).length === 0) continue;
      return (now) => {
        const open = lists(now).filter((list) => memberNamed(now, list, fresh) < 0);
        return changed(
          now,
          open,
          (list) => {
            const at = by === undefined ? -1 : memberNamed(now, list, by);
            return at < 0
              ? withMember(now.text, list, fresh)
              : withMemberAt(now.text, list, fresh, isBefore ? at : at + 1);
          },
          `Added ${fresh} to ${bare(what)}.`,
        );
      };
    }
    for (const pattern of removing) {
      const { one: named, of: what } = pattern.exec(clause)?.groups ?? {};
      if (named === undefined || what === undefined) continue;
      const gone = withoutArticle(unquoted(named));
      const lists = (now: Draft) => listsOf(now, what, (list) => memberNamed(now, list, gone) >= 0);
      if (lists(draft).length === 0) continue;
      return (now) =>
        changed(
          now,
          lists(now),
          (list) => withoutTold(now.text, list, memberNamed(now, list, gone)),
          `Took ${gone} out of ${bare(what)}.`,
        );
    }
    const { of: what, list: words = '' } = pieces.test(clause)
      ? {}
      : (setting.exec(clause)?.groups ?? leveled.exec(clause)?.groups ?? {});
    const members = membersOf(words);
    if (what === undefined || members.length < 2) return null;
    const lists = (now: Draft) =>
      listsOf(now, what, (list) => members.some((member) => memberNamed(now, list, member) >= 0));
    return lists(draft).length === 0
      ? null
      : (now) =>
          changed(
            now,
            lists(now),
            (list) => withMembers(now.text, list, members),
            `Changed what ${bare(what)} are.`,
          );
  },
};

/** "The higher tier wins" is a statement, and no member of a list. */
function tellsOfSomebody(words: string): boolean {
  const { verb = '' } = /^(?:the )?\p{L}+ \p{L}+ (?<verb>\p{Ll}+s)$/iu.exec(words)?.groups ?? {};
  if (baseOfThirdPerson(verb) !== null) return true;
  const tree = words.includes(' ') ? parse(`the ${withoutArticle(words)}`) : null;
  return tree !== null && mainClause(tree)?.mood === 'told';
}

/** A member taken out with the clause that tells of it: "…, and cron, which has no history". */
function withoutTold(text: string, list: Coordination, at: number): Splice[] {
  const gone = withoutMember(text, list, at);
  const end = list.members[at]?.end ?? 0;
  const told =
    at === list.members.length - 1 ? ofMember.exec(text.slice(end, end + LONGEST))?.[0] : undefined;
  return told === undefined ? gone : [...gone, { start: end, end: end + told.length, text: '' }];
}

const ofMember = /^, (?:which|who|whose|where)\s[^.;,\n]{2,200}(?=[.;\n]|$)/u;
/** Letters of a clause that tells of a member. */
const LONGEST = 240;

/** The members of a list that is all of what was said; none where more is said. */
function membersOf(words: string): string[] {
  const [list] = coordinationsIn(words, { start: 0, end: words.length });
  return list?.start === 0 && list.end === words.length
    ? list.members.map(({ start, end }) => words.slice(start, end))
    : [];
}

/** "Into a table", "in the document": a form, or all of it, and no list of something. */
const formOrDocument =
  /^(?:an? |one )|^(?:tables?|lists?|bullets?|bullet points?|prose|paragraphs?|steps?|sentences?|sections?|document|doc|spec|rfc|text|top|end|front|back|order)$/iu;

/** Whether a phrase names a section that every document of a format has: what is added there stands by itself. */
function namesSection(draft: Draft, phrase: string): boolean {
  return formOrDocument.test(phrase) || (findSection(draft, phrase)?.ids.length ?? 0) > 0;
}

function changed(
  draft: Draft,
  lists: readonly Coordination[],
  change: (list: Coordination) => ReturnType<typeof withMember>,
  message: string,
) {
  return lists.length === 0
    ? noEffect(draft, 'The document lists it like that already.')
    : applied(draft, splice(draft.text, lists.flatMap(change)), message);
}
