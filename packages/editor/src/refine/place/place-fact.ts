import { contentWords } from '../../document/content-words.ts';
import type { Section } from '../../document/outline.ts';
import { headingOf } from '../../formats/headings.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, noEffect, type Outcome } from '../instruction.ts';
import { promptOf } from '../prompts/parts.ts';
import { phrasesIn } from '../terms/phrases.ts';
import { homeOfFact, kindOfFact, questionSection } from './home.ts';
import { insertInto, nextNumber } from './insert.ts';
import type { FactKind } from './kinds.ts';
import { labelOf } from './labelled-items.ts';
import { withScenario } from './scenario.ts';
import { asOpenQuestion, asRequirement, asSentence } from './sentence.ts';
import { questionUnderLabel } from './under-label.ts';

/** Puts a fact, requirement, risk or question where it belongs and says where that is. */
export function placeFact(
  draft: Draft,
  words: string,
  kind: FactKind = kindOfFact(words),
  where: Section | null = null,
): Outcome {
  if (stands(draft, words)) return noEffect(draft, 'The document already says so.');
  if (kind === 'question') return placeQuestion(draft, asOpenQuestion(words, draft.language));
  if (kind === 'risk') return placeRisk(draft, words, where);
  const found = where ?? homeOfFact(draft, words, kind);
  const isAmong = kind === 'fact' && found !== null && holdsRequirements(draft, found);
  const isBinding =
    kind === 'requirement'
      ? !/(?:^|[.!] )MUST(?!\p{L})/u.test(asRequirement(words, draft))
      : bindsAs(words, draft);
  const home =
    (isAmong || kind === 'requirement') && where === null && !isBinding ? otherHome(draft, words) : found;
  const isRequirement =
    (kind === 'requirement' || isAmong) && home !== null && holdsRequirements(draft, home);
  const sentence = isRequirement ? asRequirement(words, draft) : asSentence(words);
  // what a prompt lists stands in its list
  const isOfPrompt = promptOf(draft) !== null && (home?.nodes.some((node) => node.type === 'list') ?? false);
  const isListed = kind !== 'fact' || isRequirement || isOfPrompt;
  const key = isRequirement ? firstKeyOf(draft, home) : null;
  const line = key === null ? sentence : `**${key}:** ${sentence}`;
  const text = insertInto(draft, home, line, isListed ? 'item' : 'any');
  const tested = isRequirement ? withScenario(draftOf(text, draft.request), sentence, words) : text;
  return applied(draft, tested, `Added "${sentence}"${placeName(home)}.`);
}

/** The key of a requirement where none of its section has one: beside what only tells their limits again. */
function firstKeyOf(draft: Draft, home: Section): string | null {
  const family = home.ids.includes('non-functional-requirements')
    ? 'NFR'
    : home.ids.includes('functional-requirements')
      ? 'FR'
      : null;
  const own = draft.items.filter(({ section }) => section === home);
  return family === null || own.length === 0 || own.some(({ key }) => key !== null)
    ? null
    : `${family}-${nextNumber(draft, family)}`;
}

/** "There is no limit" tells how things are. */
const tellsWhatIs = /^there (?:is|are|was|were)(?!\p{L})/iu;

/** Whether a fact can be said as what must be; what cannot does not stand among requirements. */
export function bindsAs(words: string, draft: Draft): boolean {
  if (tellsWhatIs.test(words)) return false;
  const { bindsAsSaid, must } = phrasesOf(draft.language);
  const [framed = ''] = fill(bindsAsSaid, { word: must, text: '\n' }).split('\n');
  const bound = asRequirement(words, draft);
  return !/ MUST be supported\.$/u.test(bound) && !bound.startsWith(framed);
}

/** Where a fact may stand that is no requirement. */
export function otherHome(draft: Draft, words: string): Section | null {
  const outline = {
    ...draft.outline,
    sections: draft.outline.sections.filter((section) => !holdsRequirements(draft, section)),
  };
  return homeOfFact({ ...draft, outline }, words, 'fact');
}

/** Whether a section is one of requirements. */
export function holdsRequirements(draft: Draft, home: Section): boolean {
  if (/requirement|anforderung|exigence|requisito/iu.test(`${home.ids.join(' ')} ${home.title}`)) return true;
  const last = draft.items.findLast((item) => item.section === home);
  const family = last && labelOf(draft, last)?.family;
  return family === 'FR' || family === 'NFR';
}

/** Adds an open question, in a section of its own where the document has none. */
export function placeQuestion(draft: Draft, question: string): Outcome {
  if (stands(draft, question)) return noEffect(draft, 'The document already asks that.');
  const home = questionSection(draft);
  if (home)
    return applied(
      draft,
      insertInto(draft, home, question, 'item'),
      `Added the question "${question}"${placeName(home)}.`,
    );
  const sections = draft.outline.sections;
  if (sections.length === 0) {
    const labelled = questionUnderLabel(draft, question);
    return labelled === null
      ? applied(draft, insertInto(draft, null, question), `Added the question "${question}" at the end.`)
      : applied(draft, labelled, `Added the question "${question}" to those that are there.`);
  }
  const level = Math.min(
    2,
    ...sections.filter((section) => section.level > 1).map((section) => section.level),
  );
  const heading = `${'#'.repeat(level)} ${headingOf('open-questions', draft.language)}\n\n- ${question}`;
  return applied(
    draft,
    insertInto(draft, null, heading),
    `Added the question "${question}" under a heading of its own.`,
  );
}

function placeRisk(draft: Draft, words: string, where: Section | null): Outcome {
  const { mitigation: label, askMitigation, see } = phrasesIn(draft.language);
  const parts =
    /^(.{1,800}?)[.,;]?\s+(?:(?:it is |which is )?mitigated by|mitigation(?: is)?:?|(?:gegenmaßnahme|abhilfe|mesure|parade|atténuation|mitigación|mitigação|mitigazione|maatregel|zapobieganie)\s?:|we mitigate (?:it|this|that) by|so we(?: will)?)\s+(.{1,800})$/isu.exec(
      words,
    );
  const risk = asSentence(
    (parts?.[1] ?? words).replace(/^(?:there is )?(?:a|the) risk (?:that|of|is that)\s+/iu, ''),
  );
  const home = where ?? homeOfFact(draft, words, 'risk');
  const questions = questionSection(draft);
  const table = home?.nodes.find((node) => node.type === 'table');
  const answer = parts?.[2] ? asSentence(parts[2]) : questions ? `${see(questions.title)}.` : '';
  const line = answer === '' ? risk : table ? risk : `${risk} ${label}: ${answer}`;
  let text = insertInto(draft, home, line, 'item');
  if (table && answer !== '') text = text.replace(`${risk} | –`, () => `${risk} | ${answer}`);
  if (!parts && questions)
    text = placeQuestion(draftOf(text, draft.request), askMitigation(risk.replace(/\.$/u, ''))).text;
  const note = parts || !questions ? '' : ' The feedback names no mitigation, so it is an open question.';
  return applied(draft, text, `Added the risk "${risk}"${placeName(home)}.${note}`);
}

/** The key that an item begins with. */
const ownKey = /^[A-Z]{1,8}-\d{1,6}:?\s+/u;

function stands(draft: Draft, words: string): boolean {
  const wanted = contentWords(words).join(' ');
  // a heading says nothing of what stands under it
  return (
    wanted !== '' &&
    draft.units.some(
      (unit) => unit.kind !== 'heading' && contentWords(unit.text.replace(ownKey, '')).join(' ') === wanted,
    )
  );
}

function placeName(section: Section | null): string {
  return section ? ` under "${section.title}"` : '';
}
