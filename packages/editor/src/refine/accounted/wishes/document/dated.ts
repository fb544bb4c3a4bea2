import { contentWords } from '../../../../document/content-words.ts';
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
    const hasDate = draft.units.some(({ start, end }) => {
      const text = draft.text.slice(start, end);
      return isSpokenOf(topic, text) && datesIn(text, 0, text.length).length > 0;
    });
    if (hasDate) return [`Set ${topic} to ${date}`];
    // the rollout's date may be told in its section without its name; beside one that stands no other is told
    const home = findSection(draft, topic);
    const told = home ? datesIn(draft.text, home.headingEnd, home.end) : [];
    if (told.length === 0) return [`Add that ${topic} is planned for ${date}`];
    const [only, ...others] = new Set(told.map(({ start, end }) => withYear(draft.text, start, end)));
    return home && only !== undefined && others.length === 0
      ? [`In ${home.title}, replace "${only}" with "${date}"`]
      : null;
  },
};

function withYear(text: string, start: number, end: number): string {
  return text.slice(start, end) + (/^,? \d{4}(?!\d)/u.exec(text.slice(end))?.[0] ?? '');
}

function isSpokenOf(words: string, text: string): boolean {
  const wanted = contentWords(words);
  const held = new Set(contentWords(text));
  return wanted.length > 0 && wanted.every((word) => held.has(word));
}
