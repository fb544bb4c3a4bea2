import type { Audience } from '@faircopy/contract';
import { composed } from '../../compose/composed.ts';
import { keysIn } from '../../document/keys.ts';
import { outlineOf, type Section } from '../../document/outline.ts';
import { detectLanguage } from '../../read/language.ts';
import { readRecent } from '../../read/recent-readings.ts';
import { type Draft, draftOf } from '../draft.ts';
import { withoutLines } from '../editing/splice.ts';
import { placeQuestion } from '../place/place-fact.ts';

/** A document written for another audience, and the headings of the parts that came to it. */
export interface Recomposed {
  readonly text: string;
  readonly added: readonly string[];
}

/** Parts that one audience has and others have not. */
const own: ReadonlySet<string> = new Set([
  'prerequisites',
  'worked-example',
  'delivery-plan',
  'service-levels',
  'data-operations',
]);

/**
 * The draft as it would be composed for another audience. One that nobody has changed since is composed anew of its input; of
 * one that was changed only the parts of the audience are taken over, which cite what stands in the draft. Null where no
 * input is known or the draft was not composed of it.
 */
export async function recomposedFor(draft: Draft, audience: Audience): Promise<Recomposed | null> {
  const { originalInput, format } = draft.request;
  if (format === 'Optimize' || format === 'Prompt' || originalInput.trim() === '') return null;
  const [before, after] = [
    await composedFor(draft, draft.request.audience),
    await composedFor(draft, audience),
  ];
  const [was, now] = [outlineOf(before), outlineOf(after)];
  const old = new Set(was.sections.map((one) => one.title));
  const fresh = now.sections.filter((one) => isOwn(one) && !old.has(one.title));
  if (draft.text.trim() === before.trim())
    return { text: sameEnd(after, draft.text), added: fresh.map((one) => one.title) };
  if (detectLanguage(after).language !== draft.language || !isKin(draft, was.sections)) return null;
  let text = draft.text;
  const added: string[] = [];
  for (const section of fresh) {
    const current = draftOf(text, draft.request);
    if (current.outline.sections.some((one) => one.title === section.title)) continue;
    const next = withSection(current, section, now.sections, after);
    if (next === text) continue;
    text = next;
    added.push(section.title);
  }
  for (const section of was.sections.filter(
    (one) => isOwn(one) && !now.sections.some((two) => two.title === one.title),
  )) {
    const body = before.slice(section.start, section.end).trim();
    const at = text.indexOf(body);
    if (at >= 0) text = withoutLines(text, at, at + body.length);
  }
  return { text, added };
}

function composedFor({ request }: Draft, audience: Audience): Promise<string> {
  const { originalInput, format, context, tone, workspaceContext } = request;
  return composed(readRecent(originalInput), {
    audience,
    context,
    format,
    tone,
    ...(workspaceContext === undefined ? {} : { workspaceContext }),
  });
}

function isOwn({ ids }: Section): boolean {
  return ids.some((id) => own.has(id));
}

/** Whether a draft has most of the headings that its format gives it. */
function isKin({ outline }: Draft, sections: readonly Section[]): boolean {
  const titles = new Set(outline.sections.map((one) => one.title));
  return sections.filter((one) => titles.has(one.title)).length >= sections.length / 2;
}

/** A draft with a section of another document of the same input, behind the section that stands before it there. */
function withSection(draft: Draft, section: Section, all: readonly Section[], document: string): string {
  const cited = withCitations(draft, document.slice(section.start, section.end), document);
  if (cited === null) return draft.text;
  const { sections } = cited.draft.outline;
  const before = all
    .slice(0, all.indexOf(section))
    .toReversed()
    .filter((one) => one.level <= section.level)
    .map((one) => sections.find((two) => two.title === one.title && two.level === one.level))
    .find((one) => one !== undefined);
  const at = before?.end ?? cited.draft.text.length;
  const { text } = cited.draft;
  return (
    `${text.slice(0, at).trimEnd()}\n\n${cited.words.trim()}\n\n${text.slice(at)}`.trimEnd() + endOf(text)
  );
}

/**
 * Words of another document of the same input with the keys of the draft: questions by what they ask, asked where the draft does
 * not ask them; null where they cite anything else that the draft does not have.
 */
function withCitations(
  draft: Draft,
  words: string,
  document: string,
): { draft: Draft; words: string } | null {
  let now = draft;
  let cited = words;
  for (const key of new Set(keysIn(words).map((one) => one.text))) {
    if (key.startsWith('Q-')) {
      const asked = definitionOf(key, document);
      if (asked === null) return null;
      if (keyOf(asked, now.text) === null) now = draftOf(placeQuestion(now, asked).text, draft.request);
      const own = keyOf(asked, now.text);
      if (own === null) return null;
      cited = cited.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}-])${key}(?!\\d)`, 'gu'), `\u0000${own}`);
    } else if (definitionOf(key, now.text) === null && !now.text.includes(`${key}:`)) return null;
  }
  return { draft: now, words: cited.replaceAll('\u0000', '') };
}

function definitionOf(key: string, document: string): string | null {
  return new RegExp(`\\*\\*${key}:?\\*\\*:? (.+)`, 'u').exec(document)?.[1]?.trim() ?? null;
}

/** The key of a question that a document asks in the same words. */
function keyOf(question: string, document: string): string | null {
  const line = document.split('\n').find((one) => one.trim().endsWith(question));
  return /\*\*(Q-\d+)/u.exec(line ?? '')?.[1] ?? null;
}

function sameEnd(text: string, model: string): string {
  return text.trimEnd() + endOf(model);
}

function endOf(text: string): string {
  return /\s*$/u.exec(text)?.[0] ?? '';
}
