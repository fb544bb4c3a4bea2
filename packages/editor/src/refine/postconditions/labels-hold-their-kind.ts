import { keysIn } from '../../document/keys.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import { conceptOf } from '../tickets/concepts.ts';
import { labelledLines } from '../tickets/labels.ts';
import { type Postcondition, quoted } from './postcondition.ts';

/** A size is a number, points of a scale, or the letters of a shirt. */
const size = /^[~≈<>≤≥]?\s?(?:\d[\d.,/–-]*|\?)(?:\s?\p{L}{1,14}){0,3}$|^(?:X{0,3}S|S|M|L|X{1,3}L)$/u;
/** A kind of ticket is named in a word or three, and says nothing of them. */
const kind = /^(?!(?:an?|the|ein|eine|un|une|una)\s)[\p{L}-]+(?:[ /][\p{L}-]+){0,2}$/iu;

/** A day, a month or a time that can be found in a calendar. */
const when =
  /\d|(?<!\p{L})(?:today|tonight|tomorrow|asap|immediately|next|this|end of|start of|beginning of|mid|early|late|sprint|quarter|release|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|heute|morgen|sofort|nächste[nrsm]?|diese[nrsm]?|ende|anfang|mitte|\p{L}+tag|mittwoch|demain|aujourd|prochaine?|fin|début|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mañana|hoy|próxim[oa]|lunes|martes|miércoles|jueves|viernes|sábado|domingo)/iu;

/** A ticket's labels hold what belongs behind them: a size for an estimate, a kind for a type. */
export const labelsHoldTheirKind: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  const { none, notStated } = phrasesOf(before.language);
  for (const line of fresh) {
    const [found] = labelledLines(line, { start: 0, end: line.length });
    const value = found ? line.slice(found.value.start, found.value.end).trim() : '';
    if (!found || value === '' || [none, notStated].includes(value) || keysIn(value)[0]?.family === 'Q')
      continue;
    const id = conceptOf(found.label)?.id;
    if (id === 'assignee' && opensWithVerb(value) && /^\S+$/u.test(value))
      return `set ${found.label} to ${quoted(value)}`;
    if (id === 'due' && !when.test(value)) return `set ${found.label} to ${quoted(value)}`;
    if ((id === 'estimate' && !size.test(value)) || (id === 'type' && !kind.test(value)))
      return `set ${found.label} to ${quoted(value)}`;
  }
  const called = calls.exec(clause) ? shrunk(gone, fresh) : null;
  return called === null ? null : `put ${quoted(called)} in the place of a whole text`;
};

/** "The story is broken English" finds fault with a text, and gives it no other. */
const calls = /^[^:"“„«]* (?:is|are|was|ist|sind|est|es|è) [^:"“„«]*$/iu;
const MOST_SAID = 3;
const TEXT = 8;

/** What a label holds now in a few words where it held a text before. */
function shrunk(gone: readonly string[], fresh: readonly string[]): string | null {
  for (const line of fresh) {
    const [now] = labelledLines(line, { start: 0, end: line.length });
    const was = gone
      .flatMap((one) => labelledLines(one, { start: 0, end: one.length }).map((place) => ({ one, place })))
      .find(({ place }) => place.label === now?.label);
    if (!now || !was) continue;
    const value = line.slice(now.value.start, now.value.end);
    const old = was.one.slice(was.place.value.start, was.place.value.end);
    if (value.split(' ').length <= MOST_SAID && old.split(' ').length >= TEXT) return value;
  }
  return null;
}
