import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { homeOfFact } from '../place/home.ts';
import { insertInto } from '../place/insert.ts';
import { placeFact } from '../place/place-fact.ts';
import { promptOf } from '../prompts/parts.ts';
import { factsAbout, unusedFacts } from '../reading/facts.ts';
import { knownText, shareHeld } from '../scope/subjects.ts';
import { findTarget } from '../target/find.ts';
import { sentences } from '../target/ordinal.ts';

/** Where the words come from, which is where they come from anyway. */
const source =
  '(?:,? (?:with|using|from|by|based on)(?: (?:what|the (?:facts|information|details)(?: (?:from|of|in))?|everything))? (?:(?:the )?(?:(?:rest|remainder) of )?(?:the |this )?(?:document|doc|text|spec|input|original(?: input)?|notes?|other sections?|material)|(?:my|our) (?:notes|input|text))(?: (?:and|or) (?:the |my |our )?(?:rest of the |other )?(?:document|doc|text|spec|input|notes?|sections?))*(?: (?:says?|said|tells?|states?|contains?|holds?|already says|has))?)';
const short =
  '(?:is|are|feels?|seems?|looks?) (?:way |far |much |a (?:bit|little) |rather |quite |pretty |very )?(?:too )?(?:short|brief|thin|terse|vague|shallow|high[- ]level|meagre|sparse)';
const patterns = [
  new RegExp(
    `^(?:expand|lengthen|extend|elaborate|flesh out|beef up|enlarge|fill|enrich|round out|pad)(?: (?:on|upon|out))? (?<what>.{1,120}?)${source}$`,
    'iu',
  ),
  /^(?:explain|describe|give|show|present|cover|treat|spell out|go into|elaborate on|discuss|write about|develop) (?<what>.{1,120}?) (?:in |with |at )?(?:(?:some|a (?:bit|little)|much|somewhat|slightly) )?(?:more|greater|further) (?:details?|detailed|depth|length|thoroughly|extensively|fully)$/iu,
  /^(?<what>.{1,120}?) (?:needs?|could use|deserves?|should have|wants?|lacks?) (?:some |a bit |a little |much |far )?(?:more|further) (?:details?|depth|substance|meat|flesh|text|content)$/iu,
  /^(?:make|write) (?<what>.{1,120}?) (?:much |a lot |a bit |a little |somewhat |slightly |even )?(?:longer|more detailed|more in-depth|more thorough|more comprehensive|more complete|more elaborate|bigger)$/iu,
  /^(?:expand|lengthen|extend|elaborate|flesh out|beef up|enlarge)(?: (?:on|upon))?(?: (?<what>.{1,120}?))?(?: (?:a bit|further|more|some more))?$/iu,
  new RegExp(`^(?<what>.{1,120}?) ${short}$`, 'iu'),
  new RegExp(
    `^(?<what>.{1,120}?) ${short}(?:[,;:.]| [–—-]| and)* (?:(?:so|please|can you|could you) )*(?:expand|extend|lengthen|flesh|elaborate|beef|fill|build|develop)(?: on)? (?:it|this|that|them)(?: (?:out|up|further|more|a (?:bit|little)))*$`,
    'iu',
  ),
  /^(?:longer|more details?|more detailed|more depth|too short|(?:go into|add|give|provide) more details?|i(?:'d| would)? (?:want|like|need) more details?)(?: (?:in|to|for) (?<what>.{1,100}))?$/iu,
];

/** "Explain why we chose PostgreSQL in more detail": what is to be told that nobody names a part for. */
const toldHow =
  /^(?:explain|describe|say|tell|clarify|elaborate on|go into|spell out|justify|give (?:the |some |more )?(?:reasons?|background)(?: for)?)(?: (?:me|us|in more detail|better|more|exactly|briefly))* (?<asked>(?:why|how|what|who|when|where|whether) [^:]{4,160}?)(?:,? (?:in (?:more|greater) (?:detail|depth)|in detail|better|more|further|please))*$/iu;

/** Makes the document or a part of it longer, with facts of the original input alone. */
export const lengthen: Instruction = {
  meta: {
    id: 'lengthen',
    does: 'Adds what the original input says and the document does not yet; invents nothing.',
    examples: ['make it longer', 'expand the Design section', 'more detail', 'the context is too short'],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const match = pattern.exec(clause);
      if (!match) continue;
      const what = match.groups?.['what'] ?? 'it';
      if (!findTarget(draft, what)) continue;
      return (now) => longer(now, what);
    }
    const asked = toldHow.exec(clause)?.groups?.['asked'];
    return asked !== undefined && shareHeld(asked, knownText(draft)) >= KNOWN
      ? (now) => explained(now, asked)
      : null;
  },
};

/** So much of what is to be explained has to be what the document speaks of. */
const KNOWN = 0.5;

/** A draft with what the input says of a thing and the draft does not yet; it says nothing that nobody told. */
function explained(draft: Draft, asked: string): Outcome {
  const facts = factsAbout(draft, asked);
  const text = facts.reduce((left, fact) => placeFact(draftOf(left, draft.request), fact).text, draft.text);
  return facts.length === 0
    ? noEffect(
        draft,
        `Neither the original input nor the document says ${asked}; send the facts in the feedback, or say: add the question "${upperFirst(asked)}?"`,
      )
    : applied(
        draft,
        text,
        `Added what the original input says of it: ${facts.length} sentence${facts.length > 1 ? 's' : ''}.`,
      );
}

function longer(draft: Draft, what: string): Outcome {
  const target = findTarget(draft, what);
  const section = target?.kind === 'section' ? target.section : null;
  const rest = section ? factsFor(draft, section) : unusedFacts(draft);
  if (rest.length === 0)
    return section
      ? fromElsewhere(draft, section)
      : noEffect(
          draft,
          'The original input says nothing that the document does not; send the facts to add in the feedback.',
        );
  let text = draft.text;
  for (const fact of rest) {
    const now = draftOf(text, draft.request);
    const where = section ? (now.outline.sections.find((one) => one.title === section.title) ?? null) : null;
    text = placeFact(now, fact, where ? 'fact' : undefined, where).text;
  }
  return applied(
    draft,
    text,
    `Added ${rest.length} statement${rest.length > 1 ? 's' : ''} of the original input.`,
  );
}

/** So many sentences of other parts a part takes over at most. */
const MOST_TAKEN = 4;
/** Parts that speak of the whole matter, so that one word in common shows that a sentence belongs there. */
const broad = /^(?:summary|overview|context|context-problem|motivation|epic-goal|purpose-owner)$/u;

/** A part with what the other parts of the document say of its subject. */
function fromElsewhere(draft: Draft, section: Section): Outcome {
  // the parts of a prompt say each thing once
  if (promptOf(draft))
    return noEffect(draft, `Send what "${section.title}" is to say; no other part of the prompt says it.`);
  const body = draft.text.slice(section.headingEnd, section.bodyEnd);
  const about = new Set(contentWords(`${section.title} ${body}`));
  const least = section.ids.some((id) => broad.test(id)) ? 1 : 2;
  const said = new Set<string>();
  const found = sentences(draft).filter(({ start, end, section: home }) => {
    const words = draft.text.slice(start, end);
    const own = contentWords(words);
    const key = own.join(' ');
    const isTold = home !== null && home.start !== section.start && home.level > 1 && !holdsList(home);
    const isNew = !said.has(key) && !own.every((word) => about.has(word));
    const fits = isTold && isNew && isPlain(words) && own.filter((word) => about.has(word)).length >= least;
    if (fits) said.add(key);
    return fits;
  });
  const taken = found.slice(0, MOST_TAKEN).map(({ start, end }) => draft.text.slice(start, end).trim());
  if (taken.length === 0 || /^\s*(?:[-*] \*\*[A-Z]+-\d|\|)/u.test(body))
    return noEffect(
      draft,
      `Neither the original input nor the rest of the document says more about "${section.title}"; send the facts to add in the feedback.`,
    );
  let text = draft.text;
  for (const words of taken) {
    const now = draftOf(text, draft.request);
    const home = now.outline.sections.find((one) => one.title === section.title) ?? null;
    text = insertInto(now, home, words, 'any');
  }
  return applied(
    draft,
    text,
    `Added ${taken.length} sentence${taken.length > 1 ? 's' : ''} of the rest of the document to "${section.title}".`,
  );
}

/** Whether a sentence can stand elsewhere: whole, without keys, marks and a question. */
function isPlain(words: string): boolean {
  return (
    /^\p{Lu}.{20,}[.!]$/su.test(words) &&
    !/[*_`|]|[A-Z]{1,4}-\d|\n/u.test(words) &&
    keysIn(words).length === 0
  );
}

/** Questions, assumptions and tests stand in lists of their own. */
function holdsList({ ids }: Section): boolean {
  return ids.some((id) => /question|assumption|test-plan|coverage|summary|overview/u.test(id));
}

/** The unused facts that speak of a section's subject, or that belong there by their kind. */
function factsFor(draft: Draft, section: Section): string[] {
  const about = new Set(factsAbout(draft, section.title));
  return unusedFacts(draft).filter(
    (fact) => about.has(fact) || homeOfFact(draft, fact)?.start === section.start,
  );
}
