import { sectionIntrosIn } from '../../compose/audience/section-intros.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { audienceTopics } from '../../quality/data/audience-topics.ts';
import { withAcronymsWrittenOut } from '../acronyms.ts';
import { expanding } from '../data/contractions.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { phrasesIn } from '../phrases.ts';
import { placeQuestion } from '../place/place-fact.ts';
import { type Rewording, reworded } from '../rewording.ts';
import { withoutLines } from '../splice.ts';
import { findSection } from '../target/section.ts';

const opening =
  /^(?:make|write|rewrite|rephrase|adapt|adjust|tailor|target|aim|gear|explain|simplify|it should|this should|the audience|(?:more |better )?suitable|too (?:technical|complex|advanced|basic|simple))\b/iu;
const audiences: readonly [
  name: 'Junior Dev' | 'Senior Dev' | 'Tech Lead' | 'SRE' | 'Data Engineer',
  pattern: RegExp,
][] = [
  [
    'Junior Dev',
    /\b(?:juniors?|beginners?|newcomers?|interns?|new ?hires?|beginner[- ]friendly|easier to (?:understand|read|follow)|simpler|simple(?: language| words| english)?|plain (?:language|english)|less technical|too (?:technical|complex|advanced)|non-technical)\b/iu,
  ],
  ['Senior Dev', /\b(?:seniors?|experts?|experienced|more (?:technical|advanced)|too (?:basic|simple))\b/iu],
  ['Tech Lead', /\b(?:tech(?:nical)? leads?|leads?|managers?|executives?|stakeholders?)\b/iu],
  ['SRE', /\b(?:sres?|on-?call|operations|ops(?: team| people)?|operators?)\b/iu],
  ['Data Engineer', /\b(?:data engineers?|data team|analysts?)\b/iu],
];
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
    if (
      !opening.test(clause) &&
      !/^(?:the |this |it )?.{0,40}\btoo (?:technical|complex|basic|advanced)\b/iu.test(clause)
    )
      return null;
    const wanted = audiences.find(([, pattern]) => pattern.test(clause))?.[0];
    if (wanted === undefined) return null;
    return (now) => {
      if (wanted === 'Junior Dev') {
        const plain = draftOf(reworded(now, [...belittling, ...expanding]), now.request);
        const spelled = withAcronymsWrittenOut(plain);
        return spelled === now.text
          ? noEffect(now, 'Nothing in the document is worded against beginners; name the passage to explain.')
          : applied(now, spelled, 'Wrote acronyms out at first use and left out words that belittle.');
      }
      if (wanted === 'Senior Dev') {
        return withoutHelp(now);
      }
      const missing = audienceTopics[wanted].filter((topic) => !topic.words.test(now.text));
      const text = missing.reduce(
        (current, topic) =>
          placeQuestion(
            draftOf(current, now.request),
            phrasesIn(now.language).askFor(topic.name.replace(/^an? /u, '')),
          ).text,
        now.text,
      );
      return missing.length === 0
        ? noEffect(now, `The document already speaks of what the audience ${wanted} looks for.`)
        : applied(
            now,
            text,
            `Asked about what the audience ${wanted} looks for: ${missing.map((topic) => topic.name).join(', ')}.`,
          );
    };
  },
};

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
