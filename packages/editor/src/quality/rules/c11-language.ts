import { FORMATS } from '@faircopy/contract/formats';
import { contentWords, shareOf } from '../../document/content-words.ts';
import { onceAsked } from '../../once-asked.ts';
import { windowsOf } from '../../read/language/windows.ts';
import { languageOf } from '../../read/language.ts';
import { remembering } from '../../read/recent-texts.ts';
import type { Rule, Subject } from '../rule.ts';

/** Prose shorter than this says too little about its language. */
const enough = 60;
const hasLetters = new RegExp(`^(?:\\P{L}*\\p{L}){${enough}}`, 'u');
const most = 3;
/** The share of its words that a text has in common with another of which it is only a better wording. */
const same = 0.8;

/** C11: the prose is in the language of the input. */
export const languageOfInput: Rule = {
  meta: {
    id: 'C11',
    title: 'Prose is in the language of the input, code aside.',
    source: 'the service contract',
    formats: FORMATS,
  },
  check(subject) {
    const wanted = subject.input.language;
    // A document asked for in another language quotes the input in the input's.
    if (wanted === 'und' || subject.language !== wanted) return [];
    const whole = subject.units.map((unit) => unit.prose).join('\n');
    if (!hasEnough(whole)) return [];
    // telling a language takes longer than all the rest, and a text that was only corrected keeps its own
    const language = isReworded(whole, subject.input.text) ? null : foreignLanguage(whole, wanted);
    if (language !== null) {
      return [
        `The document reads as "${language}", the input as "${wanted}"; write it in the input's language.`,
      ];
    }
    return foreignUnits(subject, wanted).map(
      ({ text, language: other }) =>
        `"${text.slice(0, 80)}" reads as "${other}", the input as "${wanted}"; write it in the input's language.`,
    );
  },
};

/** Whether nearly all words of each text are words of the other. */
function isReworded(text: string, original: string): boolean {
  const [ours, theirs] = [wordsOf(text), wordsOf(original)];
  const shared = ours.intersection(theirs).size;
  return shared >= same * Math.max(ours.size, theirs.size);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu));
}

/** Passages in another language whose words the input does not have: what it quotes may be in any language. */
function foreignUnits(subject: Subject, wanted: string): { text: string; language: string }[] {
  const known = onceAsked(() => new Set(contentWords(subject.known)));
  return subject.units
    .filter(
      (unit) =>
        unit.kind !== 'quote' &&
        unit.kind !== 'row' &&
        hasEnough(unit.prose) &&
        !subject.known.includes(subject.document.text.slice(unit.start, unit.end)) &&
        shareOf(contentWords(unit.prose), known()) < 0.5,
    )
    .flatMap((unit) => {
      const language = foreignLanguage(unit.prose, wanted);
      return language === null ? [] : [{ text: unit.prose, language }];
    })
    .slice(0, most);
}

/** UTF-16 units of all passages whose language is remembered: further documents of a text have most of them again. */
const MOST_UNITS = 40_000;

const languageOfProse = remembering(MOST_UNITS, (prose) => languageOf(windowsOf(prose), []));

/** The language prose is surely in, where that is not the one wanted. */
function foreignLanguage(prose: string, wanted: string): string | null {
  if (!hasEnough(prose)) return null;
  const { language, reliable } = languageOfProse(prose);
  return reliable && language !== 'und' && language !== wanted ? language : null;
}

function hasEnough(prose: string): boolean {
  return prose.length >= enough && hasLetters.test(prose);
}
