import type { Audience } from '@faircopy/contract';
import { sectionIntrosIn } from '../../compose/audience/section-intros.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { audienceTopics } from '../../quality/data/audience-topics.ts';
import { audienceWished } from '../audience/named.ts';
import { recomposedFor } from '../audience/recomposed.ts';
import { expanding } from '../data/contractions.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Rewording, reworded } from '../editing/rewording.ts';
import { withoutLines } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { placeQuestion } from '../place/place-fact.ts';
import { findSection } from '../target/section.ts';
import { withAcronymsWrittenOut } from '../terms/acronyms.ts';
import { phrasesIn } from '../terms/phrases.ts';

/** Wishes of how easy the text is to read, which name nobody. */
const plain =
  /^(?:make|write|rewrite|rephrase|explain|it should|this should)\b.*\b(?:easier to (?:understand|read|follow)|simpler|simple(?: language| words| english)?|plain (?:language|english)|less technical|beginner[- ]friendly|non-technical)\b|^(?:the |this |it )?.{0,40}\btoo (?:technical|complex|complicated|advanced)\b/iu;
const dense =
  /^(?:make|write|rewrite|it should|this should)\b.*\bmore (?:technical|advanced)\b|^(?:the |this |it )?.{0,40}\btoo basic\b/iu;
const belittling: readonly Rewording[] = [
  [/\b(?:simply|just|obviously|of course|trivially|clearly),? /giu, ''],
];
const explaining =
  /^(?:cut|remove|drop|lose|skip|no) (?:all )?(?:the |these |those )?(?:explanations?|explaining (?:lines|sentences)|hand-?holding|beginner stuff)(?: (?:under|below|after) (?:the |each |every )?(?:headings?|titles?))?$/iu;

/** Adapts the wording to another audience. */
export const audience: Instruction = {
  meta: {
    id: 'audience',
    does: 'Adapts the document to an audience: acronyms written out for beginners, glossaries dropped for experts, open questions for what an audience looks for.',
    examples: [
      'make it easier to understand',
      'rewrite it for juniors',
      'make it suitable for SREs',
      'this is too basic for senior developers',
    ],
  },
  parse(clause) {
    if (explaining.test(clause)) return withoutHelp;
    return audienceChange(clause);
  },
};

/** The change that writes the document for the audience which words name; null where they name none. */
export function audienceChange(words: string): Change | null {
  const wanted =
    audienceWished(words) ?? (plain.test(words) ? 'Junior Dev' : dense.test(words) ? 'Senior Dev' : null);
  return wanted === null ? null : (now) => writtenFor(now, wanted);
}

async function writtenFor(draft: Draft, audience: Audience): Promise<Outcome> {
  const other = await recomposedFor(draft, audience);
  if (other !== null && other.text !== draft.text) {
    const text = audience === 'Junior Dev' ? explained(draftOf(other.text, draft.request)) : other.text;
    const parts = other.added.map((title) => `"${title}"`).join(', ');
    return applied(
      draft,
      text,
      `Wrote the document for the audience ${audience}${parts === '' ? '' : `, with ${parts}`}.`,
    );
  }
  if (other !== null && draft.request.audience === audience)
    return noEffect(draft, `The document is written for the audience ${audience} already.`);
  if (audience === 'Senior Dev') return withoutHelp(draft);
  if (audience === 'Junior Dev') {
    const text = explained(draft);
    return text === draft.text
      ? noEffect(draft, 'Nothing in the document is worded against beginners; name the passage to explain.')
      : applied(draft, text, 'Wrote acronyms out at first use and left out words that belittle.');
  }
  return asked(draft, audience);
}

/** A draft with acronyms written out and without words that belittle. */
function explained(draft: Draft): string {
  const wording = draftOf(reworded(draft, [...belittling, ...expanding]), draft.request);
  return withAcronymsWrittenOut(wording);
}

/** Asks what the audience looks for and the document does not say. */
function asked(draft: Draft, audience: Audience): Outcome {
  const missing = audienceTopics[audience].filter((topic) => !topic.words.test(draft.text));
  if (missing.length === 0)
    return noEffect(draft, `The document already speaks of what the audience ${audience} looks for.`);
  const names = missing.map((topic) => topic.name).join(', ');
  if (draft.request.format === 'Optimize' || draft.request.format === 'Prompt')
    return noEffect(
      draft,
      `The audience ${audience} looks for ${names}; neither the input nor the text says anything of that. Send what is to stand there.`,
    );
  const text = missing.reduce(
    (current, topic) =>
      placeQuestion(
        draftOf(current, draft.request),
        phrasesIn(draft.language).askFor(topic.name.replace(/^an? /u, '')),
      ).text,
    draft.text,
  );
  return applied(draft, text, `Asked about what the audience ${audience} looks for: ${names}.`);
}

function withoutHelp(draft: Draft): Outcome {
  const brief = withoutExplanations(draft);
  return brief === draft.text
    ? noEffect(draft, 'The document explains nothing that experts do without.')
    : applied(draft, brief, 'Removed what is explained to beginners only.');
}

/** The text without a glossary and the like, and without the sentences that tell beginners what a section is for. */
function withoutExplanations(draft: Draft): string {
  const glossary =
    findSection(draft, 'glossary') ??
    findSection(draft, 'prerequisites') ??
    findSection(draft, 'worked example');
  const text = glossary ? withoutLines(draft.text, glossary.start, glossary.end) : draft.text;
  const told = new Set(sectionIntrosIn(phrasesOf(draft.language)));
  return draftOf(text, draft.request)
    .units.filter((unit) => unit.kind === 'paragraph' && told.has(unit.text))
    .toReversed()
    .reduce((left, unit) => withoutLines(left, unit.start, unit.end), text);
}
