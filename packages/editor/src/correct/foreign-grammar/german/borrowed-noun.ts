import { upperFirst } from '../../../first-letter.ts';
import { BORROWED_NOUNS } from '../../lexicon/borrowed-nouns.ts';
import type { ProseRule } from '../../prose-rule.ts';

const NOUNS = BORROWED_NOUNS.join('|');
const DETERMINER =
  'der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein|keine|keinen|keinem|keiner|dieser|diese|dieses|diesen|diesem|jeder|jede|jedes|jeden|jedem|unser|unsere|unseren|unserem|unserer|mein|meine|meinen|sein|seine|seinen|seinem|seiner|ihr|ihre|ihren|ihrem|welcher|welche|welches|zum|zur|im|am|beim|vom|ins|alle|viele|mehrere|einige|neue|neuer|neues|neuen|pro|per|ohne|mit|nach|für';

/** "der user", "ein wichtiges feature": nouns that were taken from English have a capital like all others. */
export const borrowedNoun: ProseRule = {
  id: 'grammar/borrowed-noun',
  category: 'grammar',
  message: 'Auch Substantive aus dem Englischen schreibt man im Deutschen groß.',
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}_-])(?<before>(?:${DETERMINER})\\s(?:(?!(?:${NOUNS})\\s)\\p{Ll}{2,20}(?:e|er|es|en|em)\\s)?)(?<nouns>(?:${NOUNS})(?: (?:${NOUNS}))?)(?![\\p{L}\\p{N}_/-]|\\.\\p{L})`,
    'giu',
  ),
  replace: ({ groups }) => {
    const { before = '', nouns = '' } = groups ?? {};
    if (nouns !== nouns.toLowerCase() || (nouns === 'links' && !SEVERAL.test(before))) return null;
    const words = nouns.split(' ').map((noun) => ABBREVIATIONS.get(noun) ?? upperFirst(noun));
    return before + words.join(' ');
  },
  examples: [
    ['der user sieht nichts', 'der User sieht nichts'],
    ['Das ist ein wichtiges feature.', 'Das ist ein wichtiges Feature.'],
    ['die code reviews laufen', 'die Code Reviews laufen'],
    ['Wir ändern die api nicht.', 'Wir ändern die API nicht.'],
  ],
  counterExamples: [
    'Das Feature ist fertig.',
    'die user-id ist leer',
    'die code-reviews laufen',
    'er will testen',
    'Der Pfeil zeigt nach links.',
    'die am weitesten links stehende Spalte',
  ],
};

/** "links" is the side, too: "nach links", "am weitesten links". */
const SEVERAL = /^(?:die|alle|viele|mehrere|einige|neue|keine|diese|meine|ihre|unsere) $/iu;

const ABBREVIATIONS = new Map([
  ['api', 'API'],
  ['apis', 'APIs'],
  ['json', 'JSON'],
]);
