import { contentWords } from '../../document/content-words.ts';
import { parse } from '../../syntax/parse.ts';
import type { Relation } from '../../syntax/relations.ts';
import type { Stretch } from '../../syntax/tree.ts';
import type { Draft } from '../draft.ts';
import { findEntity, findField } from '../entities/places.ts';
import { designationOf } from '../intent/designation.ts';
import { findTarget } from '../target/find.ts';
import { findSection } from '../target/section.ts';
import { type Focus, focusOfRemark } from './focus.ts';

/** What a remark may be about, the likeliest first: who or what it tells of, what it tells of them, and what stands behind its prepositions. */
const relations: readonly Relation[] = ['nsubj', 'nsubj:pass', 'obj', 'obl', 'nmod'];
const CLAUSES = 2;
const MOST_WORDS = 12;
/** What says something of the text and stands in it by chance. */
const pointing =
  /^(?:it|this|that|these|those|they|there|i|we|you|everything|nothing|something|all|one|nobody|no one|somebody|someone|anybody|everybody|everyone|people)$/iu;

/**
 * The part of a draft that a remark is about, by its grammar where no form of remark is known: "I am against the automatic
 * deletion", "there is no seed entity". Null where none of its phrases describes a part. English.
 */
export function topicOf(remark: string, draft: Draft): Focus | null {
  return focusOfRemark(remark, draft) ?? describedIn(remark, draft);
}

function describedIn(remark: string, draft: Draft): Focus | null {
  const tree = draft.language === 'en' ? parse(remark) : null;
  if (tree === null) return null;
  const taken: Stretch[] = [];
  for (const relation of relations)
    for (const [at, word] of tree.words.entries()) {
      const stretch = tree.stretchOf(at);
      // what only tells which one is meant is no part that is spoken of
      if (word.relation !== relation || taken.some(({ first, last }) => first <= at && at <= last)) continue;
      const phrase = tree.textOf({
        first: stretch.first,
        last: Math.min(stretch.last, stretch.first + MOST_WORDS),
      });
      if (pointing.test(phrase) || contentWords(phrase).length === 0) continue;
      taken.push(stretch);
      const name = nameOf(phrase, draft);
      if (name !== null) return { phrase: name, isOpinion: true, left: CLAUSES };
    }
  return null;
}

/** "That parts table in the design": the one block of its sort there. */
const block =
  /^(?:the|that|this|our) (?:[\p{L}-]+ ){0,3}(?<sort>table|list|diagram|code block)(?<place> (?:in|of|under) .{2,60})?$/iu;

const within = /^.{2,80}? (?:in|of|under|within) (?:the |our )?(?<home>[^,;:]{2,60})$/iu;

function nameOf(phrase: string, draft: Draft): string | null {
  const plain = phrase
    .replace(/^(?:in|on|of|about|with|for|against|from|at|by|to) /iu, '')
    .replace(/^no /iu, 'the ');
  const entity = findEntity(draft, plain);
  if (entity) return `the entity ${entity.name}`;
  const field = findField(draft, plain);
  if (field) return `${field.entity.name}.${field.row.name}`;
  const { sort, place = '' } = block.exec(plain)?.groups ?? {};
  const name = sort === undefined ? designationOf(draft, plain, undefined) : `the ${sort}${place}`;
  const target = name === null ? null : findTarget(draft, name);
  if (target === null || target.kind === 'words' || target.kind === 'document') return null;
  // "the flow in the design" is not all of the design
  const home = within.exec(plain)?.groups?.['home'];
  const isPlace = home !== undefined && findSection(draft, home)?.start === target.start;
  return target.kind === 'section' && isPlace ? null : name;
}
