import { plainField } from '../../understand/entities/entity.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { renamedField } from '../entities/field-edits.ts';
import { isSqlType, withNull, withType, withUnique } from '../entities/field-values.ts';
import { entitiesIn, type FieldPlace, findEntity, findField } from '../entities/places.ts';
import { applied, noEffect } from '../instruction.ts';
import { entityRecord } from '../records/entity-record.ts';
import { bareClause, type Wish, type WishReader } from './wish.ts';

const field =
  '(?:the )?(?:column |field )?(?<field>[`\\p{L}_][`\\p{L}\\p{N}_.]{1,60}(?: (?:of|on|in) (?:the )?[\\p{L}_]{2,40})?)';
const binds =
  '(?:is|are|has to be|have to be|must be|should be|needs? to be|ought to be|be|muss|ist|doit être|debe ser|es)';
const said = new RegExp(
  `^${field} (?<traits>(?:${binds}|can(?:not|['’]t| not| be)|must(?: not|n['’]t)|should not|may)(?!\\p{L}).+)$`,
  'iu',
);
const example = /,? (?:like|such as|e\.g\.|for example|z\. ?B\.|par exemple|por ejemplo) .+$/iu;
const uniqueTrait = new RegExp(
  `^(?:${binds} )?(?:unique|eindeutig|único|única)(?: (?:for|per|on|in|across) (?:the |all |every )?(?<owner>[\\p{L}_]{2,40}))?$`,
  'iu',
);
const boundTrait = new RegExp(
  `^(?:(?:can(?:not|['’]t| not)|must(?: not|n['’]t)|should(?: not|n['’]t)|(?:is|are)(?: not|n['’]t)|never)(?: be)? (?:null|empty|nullable|optional|blank)|(?:${binds} )?(?:required|mandatory|not null|never null))$`,
  'iu',
);
const freeTrait = new RegExp(
  `^(?:(?:can|may|is allowed to) be (?:null|empty|missing)|(?:${binds} )?(?:nullable|optional))$`,
  'iu',
);
const typeTrait = new RegExp(
  `^(?:${binds} )?(?:an? |of type )?[\`"]?(?<type>\\p{L}[\\p{L} ]{1,20}?(?:\\s?\\([\\d, ]{1,12}\\))?)[\`"]?$`,
  'iu',
);
const renames =
  /^(?:rename )?(?<old>[`\p{L}_][`\p{L}\p{N}_.]{1,60})\s?(?:→|->|=>)\s?`?(?<fresh>[\p{L}_][\p{L}\p{N}_]{1,60})`?(?: (?:everywhere|throughout|please|überall|partout|en todas partes))*$/iu;
const belongs =
  /^(?:an? |the |every |each )?(?<one>[\p{L}_]{2,40}) (?:belongs to|lies in|is in|is part of|has) (?:an? |one |exactly one |the )?(?<owner>[\p{L}_]{2,40})(?:[,;:]| and| but)? (?:(?:so |and |but )?(?:you|we) (?:forgot|missed|need|lack)|(?:so )?add|that['’]s why we need|missing is|is missing)(?: the| an?)? `?(?<field>[\p{L}_][\p{L}\p{N}_]{1,60})`?$/iu;

/** One trait of a field: what it makes of the draft, and the entity it names. */
interface Trait {
  readonly change: (draft: Draft, place: FieldPlace) => string;
  readonly owner: string | undefined;
}

/** Several traits of one field in one sentence, a field by another name, and a key that is told by what belongs to what. */
export const fieldWish: WishReader = (clause, _, draft) => {
  if (entitiesIn(draft).length === 0) return null;
  const words = bareClause(clause);
  return traits(words, draft) ?? renamed(words, draft) ?? pointing(words, draft);
};

function traits(words: string, draft: Draft): Wish | null {
  const { field: phrase, traits: list } = said.exec(words.replace(example, ''))?.groups ?? {};
  if (phrase === undefined || list === undefined) return null;
  const found = list.split(/,? and (?!\d)|, (?=\p{L})/u).map(traitOf);
  if (!found.every((one) => one !== null)) return null;
  const owner = found.find((one) => one.owner !== undefined)?.owner;
  const named = owner === undefined ? phrase : `${phrase} of ${owner}`;
  if (!findField(draft, named)) return null;
  return {
    used: 0,
    change: (now) => {
      let current = now;
      for (const one of found) {
        const place = findField(current, named);
        if (place) current = draftOf(one.change(current, place), now.request);
      }
      const place = findField(now, named);
      return applied(now, current.text, `${place?.entity.name ?? ''}.${place?.row.name ?? ''} ${list}.`);
    },
  };
}

function traitOf(words: string): Trait | null {
  const trait = words.trim();
  const unique = uniqueTrait.exec(trait);
  if (unique)
    return {
      owner: unique.groups?.['owner'],
      change: (draft, place) => splice(draft.text, withUnique(draft, place)),
    };
  const isBound = boundTrait.test(trait);
  if (isBound || freeTrait.test(trait))
    return {
      owner: undefined,
      change: (draft, place) => splice(draft.text, withNull(draft, place, !isBound)),
    };
  const type = typeTrait.exec(trait)?.groups?.['type'];
  return type !== undefined && isSqlType(type)
    ? { owner: undefined, change: (draft, place) => splice(draft.text, withType(draft, place, type)) }
    : null;
}

function renamed(words: string, draft: Draft): Wish | null {
  const { old = '', fresh = '' } = renames.exec(words)?.groups ?? {};
  const place = old === '' ? null : findField(draft, old);
  if (!place || isSqlType(fresh)) return null;
  return {
    used: 0,
    change: (now) => {
      const there = findField(now, old);
      if (!there) return noEffect(now, `No field is ${old}.`);
      if (there.entity.rows.some((row) => row.name === fresh))
        return noEffect(now, `${there.entity.name} has a field ${fresh} already.`);
      return applied(
        now,
        splice(now.text, renamedField(now, there, fresh)),
        `Renamed ${there.entity.name}.${there.row.name} to ${fresh}.`,
      );
    },
  };
}

function pointing(words: string, draft: Draft): Wish | null {
  const { one = '', owner = '', field: name = '' } = belongs.exec(words)?.groups ?? {};
  const [holder, target] = [findEntity(draft, one), findEntity(draft, owner)];
  if (!holder || !target || holder.name === target.name) return null;
  return {
    used: 0,
    change: (now) => {
      const there = findEntity(now, holder.name);
      return !there || there.rows.some((row) => row.name === name)
        ? noEffect(now, `${holder.name} has a field ${name} already.`)
        : applied(
            now,
            entityRecord(there).withField(now, plainField(name)),
            `Added ${name} to ${holder.name}.`,
          );
    },
  };
}
