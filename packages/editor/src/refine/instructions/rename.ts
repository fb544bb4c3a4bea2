import { keysIn } from '../../document/keys.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withTitle } from '../editing/retitled.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { findTarget } from '../target/find.ts';
import { keyOf } from '../target/keyed.ts';
import { bare, isQuoted, unquoted, wholeWords, withoutHedge } from '../target/phrase.ts';
import { findSection } from '../target/section.ts';
import { type CodeKind, codeNamed, isPlaceholder, ownersOf, withCodeName } from '../terms/code-names.ts';
import { withTerm } from '../terms/terms.ts';

const patterns = [
  /^(?:rename|retitle) (?<from>.{1,300}?) (?:to|into|as|->|→|=>) (?<to>.{1,300})$/isu,
  /^(?:change|set|make|update) (?<from>the (?:document(?:'s)? )?(?:epic(?:['’]s)? )?(?:title|name)(?: of .{1,120})?|the heading .{1,120}?|the (?:title|heading|name) of .{1,120}?) (?:to(?: be| say)?|into) (?<to>.{1,300})$/isu,
  /^call (?:it|the (?:document|section)) (?<to>.{1,200}?),? (?:instead of|rather than|and not|not) (?<from>.{1,200}?),?$/isu,
  /^(?:call|name|title) (?!of\b)(?<from>.{1,200}?) (?<to>["“][^"“”]{1,200}["”])(?: instead)?$/isu,
  /^(?:call|name|title) (?<from>the epic|this epic|the (?:whole )?document) (?<to>["“]?\p{Lu}.{1,120})$/su,
  /^(?:new )?(?<from>title)\s?:\s?(?<to>[^;]{1,200})$/isu,
  /^(?<from>the title(?: of .{1,80}?)?)(?:,? (?:for example|for instance|e\.g\.),?)? (?:should|must) be (?<to>[^;]{1,200})$/isu,
];
/** Words before a name that say what kind of thing it names. */
const kindOfThing =
  /^(?:the )?(?:heading|section|term|word|field|column|variable|placeholder|input|(?:query |path )?param(?:eter)?|argument|entity|endpoint|service|table|title of|heading of|name of)(?: the)? (?=\S)/iu;

/** A name that only code has. */
const identifier = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$|^\p{Ll}+\p{Lu}[\p{L}\d]*$/u;
const ofPaths = / (?:in|of|for) (?:all |every |each |the )*(?:paths?|urls?|routes?|addresses|endpoints?)$/iu;
/** A name of code, and where it is to be renamed. */
const codeName = /^(?<name>[\p{L}_][\p{L}\p{N}_.-]{0,60})(?: (?:in|of|for|on) (?<place>.{2,80}))?$/u;

/** Renames a heading, the title, or a term throughout. */
export const rename: Instruction = {
  meta: {
    id: 'rename',
    does: 'Renames a heading, the title of the document, or a term wherever it stands.',
    examples: [
      'rename Risks to "What could go wrong"',
      'change the title to Export v2',
      'rename user to account',
      'call it "client" instead of "customer"',
    ],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { from, to } = pattern.exec(clause)?.groups ?? {};
      if (from === undefined || to === undefined || /^(?:it|this|that|them|these|those)$/iu.test(from.trim()))
        continue;
      if (ofPaths.test(to))
        return (now) => noEffect(now, 'Paths and addresses stay as they are; name each one that changes.');
      const fresh = unquoted(
        withoutHedge(to).replace(/^(?:the )?(?:section |heading |term )?(?=["“])/iu, ''),
      ).replace(/[.]$/u, '');
      const quoted = /^(?:the )?\p{L}{3,20} (?<name>["“][^"“”]{1,80}["”])$/u.exec(from.trim())?.groups?.[
        'name'
      ];
      if (quoted !== undefined && !/^(?:the )?(?:section|heading|title|chapter|ticket)/iu.test(from))
        return (now) => renamed(now, quoted, fresh, false);
      const code = codeNamed(from) ?? { kind: 'variable', name: unquoted(from) };
      const name = codeName.exec(fresh)?.groups?.['name'];
      const isCode = codeNamed(from) !== null || isPlaceholder(draft, code.name);
      // a name of code is one word
      if ((isCode || identifier.test(unquoted(from))) && /\s/u.test(fresh) && !codeName.test(fresh))
        return null;
      if (isCode && name !== undefined && withCodeName(draft, code.name, name, code.kind).count > 0)
        return (now) => withCode(now, code, name, codeName.exec(fresh)?.groups?.['place']);
      const scoped =
        /^(?<name>["“][^"“”]{1,80}["”]|[\p{L}\p{N}_-]{1,40}) in (?:the )?(?<place>.{2,60})$/u.exec(
          to,
        )?.groups;
      if (scoped?.['name'] !== undefined && titleName.test(scoped['place'] ?? '')) {
        const [old, name] = [unquoted(from.replace(kindOfThing, '')), unquoted(scoped['name'])];
        return (now) => inTitle(now, old, name);
      }
      const home = scoped?.['place'] === undefined ? null : findSection(draft, scoped['place']);
      if (home && scoped?.['name'] !== undefined) {
        const [old, name] = [unquoted(from.replace(kindOfThing, '')), unquoted(scoped['name'])];
        return (now) => renamedIn(now, old, name, scoped['place'] ?? '');
      }
      const isTitle =
        /^(?:the )?(?:(?:title|name|heading) of (?:the )?)?(?:document(?:['’]s)?|epic(?:['’]s)?|it|title|name)(?: (?:title|name))?$/iu.test(
          from.trim(),
        );
      const phrase = isTitle ? 'the title' : from.trim().replace(kindOfThing, '');
      const isHeading =
        isTitle ||
        isQuotedHeading(draft, from) ||
        /^(?:the )?(?:section|heading|chapter|title of|heading of|name of)\b|\b(?:section|heading|chapter)$/iu.test(
          from.trim(),
        );
      return (now) => renamed(now, phrase, fresh, isHeading);
    }
    return null;
  },
};

const titleName = /^(?:document(?:['’]s)? )?(?:title|headline)$/iu;

/** The title with other words for some of it. */
function inTitle(draft: Draft, old: string, fresh: string): Outcome {
  const section = draft.outline.sections.find(({ level }) => level === 1);
  const titled = section ? section.title.replace(wholeWords(old, 'gi'), () => fresh) : '';
  const text = section && titled !== section.title ? withTitle(draft, section, titled) : null;
  return text === null
    ? noEffect(draft, `"${old}" does not stand in the title.`)
    : applied(draft, text, `Renamed "${old}" to "${fresh}" in the title.`);
}

/** Whether quoted words are the heading of one section. */
function isQuotedHeading({ outline }: Draft, words: string): boolean {
  const name = unquoted(words).toLowerCase();
  return isQuoted(words) && outline.sections.filter((one) => one.title.toLowerCase() === name).length === 1;
}

function renamedIn(draft: Draft, old: string, fresh: string, place: string): Outcome {
  const section = findSection(draft, place);
  const { text, count } = section ? withTerm(draft, old, fresh, section) : { text: draft.text, count: 0 };
  return count === 0
    ? noEffect(draft, `"${old}" stands nowhere in ${place}.`)
    : applied(
        draft,
        text,
        `Renamed "${old}" to "${fresh}" in ${count} place${count > 1 ? 's' : ''} of ${place}.`,
      );
}

function withCode(
  draft: Draft,
  { kind, name }: { kind: CodeKind; name: string },
  fresh: string,
  place: string | undefined,
): Outcome {
  const owners = ownersOf(draft, name);
  if (place !== undefined && (owners.length !== 1 || findTarget(draft, place)?.section !== owners[0]))
    return noEffect(
      draft,
      `\`${name}\` stands not only in ${place}; leave the place out to rename it everywhere.`,
    );
  const { text, count } = withCodeName(draft, name, fresh, kind);
  return applied(
    draft,
    text,
    `Renamed \`${name}\` to \`${fresh}\` in ${count} place${count > 1 ? 's' : ''} of code.`,
  );
}

function renamed(draft: Draft, phrase: string, fresh: string, isHeading: boolean): Outcome {
  const target = findTarget(draft, phrase);
  const literalTerm = isQuoted(phrase) ? unquoted(phrase) : bare(phrase);
  const isNamed = target?.kind === 'section' || target?.kind === 'title';
  const isKeyed = keyOf(draft, phrase) !== null && keysIn(fresh).length === 0;
  // the heading of an entity is its name, which stands elsewhere too
  const isCode = target?.section?.heading.children[0]?.type === 'inlineCode';
  const isMeant =
    isHeading ||
    isKeyed ||
    target?.section?.title.toLowerCase() === literalTerm.toLowerCase() ||
    withTerm(draft, literalTerm, fresh).count === 0;
  const titled =
    isNamed && isMeant && !(isCode && !isHeading) && target?.section
      ? withTitle(draft, target.section, fresh)
      : null;
  if (titled !== null && target?.section) {
    return {
      ...applied(draft, titled, `Renamed the heading "${target.section.title}" to "${fresh}".`),
      focus: fresh,
    };
  }
  const term = withTerm(draft, literalTerm, fresh);
  if (term.count === 0)
    return { ...noEffect(draft, `"${literalTerm}" stands nowhere in the document.`), isMisread: true };
  return applied(
    draft,
    draftOf(term.text, draft.request).text,
    `Renamed "${literalTerm}" to "${fresh}" in ${term.count} place${term.count > 1 ? 's' : ''}.`,
  );
}
