import { contentWords } from '../../../../document/content-words.ts';
import type { Span } from '../../../../read/source.ts';
import { datesIn } from '../../../contrasts/dates.ts';
import { findSection } from '../../../target/section.ts';
import type { Concept } from '../../lexicon/concept.ts';
import type { Frame } from '../../reading/frame.ts';

const asks: readonly Concept[] = ['date', 'wrong', 'move', 'replace', 'add'];

/** The date of something that the document speaks of: in the place of the one it has, else told where such dates stand. */
export const dated: Frame = {
  needs: [],
  may: ['date', 'wrong', 'move', 'replace', 'add', 'missing', 'correct', 'turn', 'instead', 'document'],
  sections: 0,
  keys: 0,
  values: 1,
  holes: 1,
  orders: ({ holes: [topic], values: [date], pieces }, draft) => {
    if (topic === undefined || date === undefined || datesIn(date, 0, date.length).length === 0) return null;
    const isAsked = pieces.some(
      ({ kind, concepts }) => kind === 'mark' || asks.some((one) => concepts.has(one)),
    );
    if (!isAsked || !isSpokenOf(topic, draft.text)) return null;
    if (tells.test(topic) || ofTime.test(topic)) return null;
    const told = draft.units.flatMap(({ start, end, section }) =>
      datesIn(draft.text, start, end).map((one) => ({ start, end, section, at: withYear(draft.text, one) })),
    );
    const textOf = ({ start, end }: Span) => draft.text.slice(start, end);
    if (told.some((one) => isSpokenOf(topic, textOf(one)))) return [`Set ${topic} to ${date}`];
    // the rollout's date may be told in its section without its name; beside one that stands no other is told
    const home = findSection(draft, topic);
    const ofHome = told.filter(({ start }) => home && home.headingEnd <= start && start < home.end);
    const ofSection = told.filter(
      (one) => one.section && isSpokenOf(topic, `${one.section.title} ${textOf(one)}`),
    );
    const near = ofHome.length > 0 ? ofHome : ofSection;
    if (near.length === 0)
      return told.some((one) => sharesWord(topic, textOf(one)))
        ? null
        : [`Add that ${topic} is planned for ${date}`];
    const [only, ...others] = new Set(near.map(({ at }) => at));
    const place = near[0]?.section?.title;
    return only !== undefined && place !== undefined && others.length === 0
      ? [`In ${place}, replace "${only}" with "${date}"`]
      : null;
  },
};

/** "They need more time" names nothing that has a date. */
const ofTime =
  /^(?:(?:the|a|more|some|less|much) )*(?:time|dates?|days?|weeks?|months?|deadline|schedule|zeit|termin|datum|temps|tiempo|fecha)$/iu;
/** What is told of a thing is no name of it. */
const tells =
  /(?<!\p{L})(?:is|are|was|were|takes?|needs?|happens?|wants?|ist|sind|wird|est|sont|es|son)(?!\p{L})/iu;

function withYear(text: string, { start, end }: Span): string {
  return text.slice(start, end) + (/^,? \d{4}(?!\d)/u.exec(text.slice(end))?.[0] ?? '');
}

function isSpokenOf(words: string, text: string): boolean {
  const wanted = contentWords(words);
  const held = new Set(contentWords(text));
  return wanted.length > 0 && wanted.every((word) => held.has(word));
}

function sharesWord(words: string, text: string): boolean {
  const held = new Set(contentWords(text));
  return contentWords(words).some((word) => held.has(word));
}
