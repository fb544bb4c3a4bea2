import { endOf, type Section, startOf } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { findSection } from './section.ts';
import type { Target } from './target.ts';

const blocks =
  '(?:bullets?(?: points?)?|bulleted list|numbered list|points|items|entries|list|list items|steps|lines|paragraphs?|text|sentences|contents?|rows)';
const ofSection = new RegExp(
  `^(?:(?:all|the|of|these|those|existing) )*(?:${blocks} (?:in|of|under|from|within|at|below) (?:the )?(?<place>.{2,80}?)(?: section)?|(?<name>.{2,80}?)(?:['’]s)?(?: section)? ${blocks})$`,
  'iu',
);
const intro =
  /^(?:the )?(?:intro(?:duction)?|opening|lead|first section|preamble|einleitung|introducción)$/iu;

/**
 * What a section holds, without its heading: "the installation steps", "the bullets under Support"; or what stands under the title
 * of a text, before its first section ("the intro"). Null where a phrase names neither.
 */
export function findContents(draft: Draft, phrase: string): Target | null {
  const words = phrase.trim();
  const { place, name } = ofSection.exec(words)?.groups ?? {};
  const named = place ?? name;
  const title = draft.outline.sections.find(({ level }) => level === 1);
  const section = intro.test(words) ? title : named === undefined ? undefined : findSection(draft, named);
  return section ? contentsOf(section) : null;
}

function contentsOf(section: Section): Target | null {
  const [first] = section.nodes;
  const last = section.nodes.at(-1);
  return first && last
    ? {
        kind: 'block',
        start: startOf(first),
        end: endOf(last),
        name: `what stands under "${section.title}"`,
        section,
      }
    : null;
}
