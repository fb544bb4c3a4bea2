import { literal } from '../../../read/literal.ts';
import { pluralOf, singularOf } from '../../../understand/api/nouns.ts';
import { plainField } from '../../../understand/entities/entity.ts';
import { relatedChange } from '../../accounted/wishes/entities/relation-order.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { type Splice, splice } from '../../editing/splice.ts';
import { withoutField } from '../../entities/field-edits.ts';
import { cellText, withNull } from '../../entities/field-values.ts';
import { withFreshEntity } from '../../entities/fresh-entity.ts';
import {
  type EntityPlace,
  entitiesIn,
  type FieldPlace,
  findEntity,
  sameField,
} from '../../entities/places.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';
import { entityAlone } from './named.ts';

const several = '(?:several|many|multiple|any number of|more than one|lots of|two or more)';
const verb =
  '(?:have|has|belong to|belongs to|contain|contains|hold|holds|use|uses|include|includes|join|joins|serve|serves|cover|covers|(?:be|is|are|work|works|serve|appear|appears|take part|takes part|participate|participates|play|plays|sit|stand|live|sing|sings|fly|flies|ride|rides) (?:on|in|at|for|with)|(?:be|is) (?:part|member|members) of|(?:be|is|are) (?:assigned|linked|tied|attached) to|(?:be|is) (?:used|held|taught|covered|served) by)';
const having: readonly RegExp[] = [
  `^(?<one>(?:an? |the |each |every |one )?.{2,40}?) (?:can |may |could |should be able to )?(?:also )?${verb} ${several} (?<many>.{2,40}?)$`,
].map((one) => new RegExp(one, 'iu'));
const manyToMany: readonly RegExp[] = [
  `^(?<one>.{2,40}?) (?:and|to|<->|↔) (?<many>.{2,40}?) (?:are|is|should be|must be|have|has) (?:an? )?(?:many[ -]to[ -]many|n:m|m:n|n-m)(?: relation(?:ship)?)?$`,
  `^(?:the |it is |make it )?(?:an? )?(?:many[ -]to[ -]many|n:m|m:n)(?: relation(?:ship)?)?:? (?:between|for|of) (?<one>.{2,40}?) and (?<many>.{2,40}?)$`,
  `^(?:the )?(?:relation(?:ship)? )?(?:between )?(?<one>.{2,40}?) and (?<many>.{2,40}?) (?:is|should be) (?:many[ -]to[ -]many|n:m|m:n)$`,
].map((one) => new RegExp(one, 'iu'));
/** "A member can be in several clubs, and a club has several members": what is told of both. */
const eachOther: readonly RegExp[] = [
  `^(?<one>(?:an? |the |each |every |one )?[^,;]{2,40}?) (?:can |may |could |should be able to )?(?:also )?${verb} ${several} (?<many>[^,;]{2,40}?)(?:,? (?:and|while|but)|;) (?:each |every |an? |one |the )?(?<again>[^,;]{2,40}?) (?:can |may |could )?(?:also )?${verb} ${several} (?<back>[^,;]{2,40}?)$`,
  `^(?<one>(?:an? |the |each |every |one )?[^,;]{2,40}?) (?:can |may |could |should be able to )?(?:also )?${verb} ${several} (?<many>[^,;]{2,40}?)(?:,? and vice versa|,? and the other way (?:a)?round)$`,
].map((one) => new RegExp(one, 'iu'));
const exactlyOne: readonly RegExp[] = [
  /^(?:each|every|an?|any) (?<many>.{2,40}?) (?:must |has to |should )?(?:belongs?|refers?|is tied|is linked|be tied|be linked) to (?:exactly|precisely|only|always) one (?<one>.{2,40})$/iu,
  /^(?:each|every|an?|any) (?<many>.{2,40}?) (?:has|have|needs|must have|should have) exactly one (?<one>.{2,40})$/iu,
];

/** The field of an entity that refers to another and is no part of its key. */
function pointerOf(draft: Draft, from: EntityPlace, to: string): FieldPlace | null {
  const row = from.rows.find((one) =>
    cellText(draft, { entity: from, row: one }, 'key').startsWith(`FK -> ${to}.`),
  );
  return row ? { entity: from, row } : null;
}

/** "Animals belong to one performer as a keeper": the entity that another refers to, by what it is to that one. */
function entityInRole(said: string, holder: EntityPlace, draft: Draft): EntityPlace | null {
  const role = singularOf(said.trim().toLowerCase());
  const told = new RegExp(
    `${owning(holder.name)}(?:one|an?) (?<name>\\p{L}{2,40}) as (?:an? |the |its |their )?${literal(role)}s?(?!\\p{L})`,
    'iu',
  );
  const name = told.exec(draft.text)?.groups?.['name'];
  const entity = name === undefined ? null : entityAlone(name, draft);
  return entity && pointerOf(draft, holder, entity.name) ? entity : null;
}

/** "A puppet belongs to": where a sentence goes on with whom an entity belongs to. */
const owning = (name: string): string =>
  `(?<=(?<![\\p{L}_])${literal(name.replaceAll('_', ' '))}s? (?:[^.|\\n]{0,60} )?(?:belongs?|refers?) to (?:exactly |only )?)`;

/** How many of one entity others have: each of several, or exactly one. */
export const joinedEntities: ExactReader = (words, draft) => {
  const pair = (found: Readonly<Record<string, string | undefined>> | null) => {
    const one = entityAlone(found?.['one'] ?? '', draft);
    const said = found?.['many'] ?? '';
    const many = entityAlone(said, draft) ?? (one && entityInRole(said, one, draft));
    return one && many && one.name !== many.name ? { one: one.name, many: many.name } : null;
  };
  const needed = pair(groupsOf(exactlyOne, words));
  if (needed) return (now) => neededOne(now, needed.one, needed.many);
  const both = pair(groupsOf(manyToMany, words));
  if (both) return (now) => joined(now, both.one, both.many);
  const mutual = groupsOf(eachOther, words);
  const forth = pair(mutual);
  const back = mutual?.['again'] === undefined ? forth : pair({ one: mutual['back'], many: mutual['again'] });
  if (forth && back && forth.one === back.one && forth.many === back.many)
    return (now) => joined(now, forth.one, forth.many);
  const told = pair(groupsOf(having, words));
  if (!told) return null;
  const [owner, member] = [findEntity(draft, told.one), findEntity(draft, told.many)];
  // where each refers to one of the other so far, both have several from now on
  // and who takes part in several things is not the only one who does
  const takesPart =
    / (?:play|plays|work|works|serve|serves|sing|sings|take part|takes part|participate|participates|appear|appears) (?:on|in|at|for|with) | (?:belong|belongs) to | (?:part|member|members) of /iu.test(
      words,
    );
  const areApart = owner && member && !pointerOf(draft, member, owner.name);
  return owner && member && (pointerOf(draft, owner, member.name) || (takesPart && areApart))
    ? (now) => joined(now, told.one, told.many)
    : null;
};

/** An entity that joins two, in the place of what made one refer to the other. */
function joined(draft: Draft, one: string, many: string): Outcome {
  const name = `${one}_${many}`;
  const isThere = entitiesIn(draft).some((entity) =>
    [one, many].every((part) =>
      entity.rows.some((row) => {
        const key = cellText(draft, { entity, row }, 'key');
        return key.includes('PK') && key.includes(`FK -> ${part}.`);
      }),
    ),
  );
  if (isThere || findEntity(draft, name))
    return noEffect(draft, `${one} and ${many} are joined by an entity already.`);
  let now = draftOf(splice(draft.text, severalTold(draft, one, many)), draft.request);
  const gone: string[] = [];
  for (const [from, to] of [
    [one, many],
    [many, one],
  ] as const) {
    const entity = findEntity(now, from);
    const place = entity && pointerOf(now, entity, to);
    if (!place) continue;
    gone.push(`${from}.${place.row.name}`);
    now = draftOf(splice(now.text, withoutField(now, place)), draft.request);
  }
  const fields = [one, many].map((part) => ({ ...plainField(`${part}_id`), isKey: true }));
  const text = withFreshEntity(now, name, fields);
  return applied(
    draft,
    text,
    `Joined ${one} and ${many} by the entity ${name}${gone.length > 0 ? `, in the place of ${gone.join(', ')}` : ''}.`,
  );
}

/** "Animals belong to one performer" tells several of them from now on. */
function severalTold(draft: Draft, one: string, many: string): Splice[] {
  if (draft.language !== 'en') return [];
  const name = many.replaceAll('_', ' ');
  const only = new RegExp(
    `${owning(one)}(?:exactly |only )?(?:one|an?) ${literal(name)}(?<role> as (?:an? |the |its |their )?\\p{Ll}{2,30})?(?!\\p{L})`,
    'giu',
  );
  return [...draft.text.matchAll(only)].map(({ index, groups, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: `any number of ${pluralOf(name)}${inPlural(groups?.['role'] ?? '')}`,
  }));
}

/** " as its carver" of several. */
const inPlural = (role: string): string =>
  role.replace(/^ as .*?(?<noun>\p{Ll}+)$/u, (_, noun: string) => ` as ${pluralOf(noun)}`);

async function neededOne(draft: Draft, one: string, many: string): Promise<Outcome> {
  const related = await relatedChange({ one, many })(draft);
  const now = draftOf(related.text, draft.request);
  const member = findEntity(now, many);
  const place = member && pointerOf(now, member, one);
  const there = place && sameField(now, place);
  if (!there) return related;
  return applied(
    draft,
    splice(now.text, withNull(now, there, false)),
    `Each ${many} refers to one ${one}, by ${many}.${there.row.name}, which is required.`,
  );
}
