import type { Dictionary } from '../../hunspell/dictionary.ts';
import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ConfusionSet, Slot } from '../confusion-set.ts';

const MOST_REMEMBERED = 4_000;

let dictionary: Dictionary | undefined;
const remembered = new Map<string, Forms | null>();

type Forms = Pick<Slot, 'key' | 'members' | 'observed'>;

/** Verbs that change their vowel in the past, at the end of the stem. */
const STRONG =
  /(?:vind|word|bind|houd|laad|raad|bied|rijd|snijd|lijd|vermijd|geef|schrijf|blijf|krijg|kijk|blijk|lijk|begrijp|kies|lees|wijs|bewijs|verlies|neem|kom|breek|spreek|steek|help|werp|sterf|loop|roep|slaap|val|hang|vang|draag|vraag|sla|zoek|breng|denk|dring|spring|drink|klink|begin|win|ontbreek|beschrijf|onthoud|behoud|aanbied|verbind|betrek|trek|zend|scheid|treed)$/u;

/** "maak" → "maken", "stop" → "stoppen", "geef" → "geven", "lees" → "lezen", "word" → "worden". */
function infinitivesOf(stem: string): string[] {
  const last = stem.at(-1) ?? '';
  const soft = last === 'f' ? 'v' : last === 's' ? 'z' : last;
  const single = stem.replace(/([aeou])\1(?=[^aeiou]$)/u, '$1').slice(0, -1);
  return [
    `${stem}en`,
    `${stem}${last}en`,
    `${single}${last}en`,
    `${single}${soft}en`,
    `${stem.slice(0, -1)}${soft}en`,
  ];
}

/** Common words of other classes that look like forms of rare verbs. */
const OTHER =
  /^(?:want|wan|meer|haar|voor|voort|hem|met|het|uit|niet|over|maar|naar|daar|waar|door|weer|keer|jaar|uur|paar|jong|laag|lang|baan|zaak|taak|soort|kort|weg|nog|ook|al|van|aan|op|om|onder|tegen|achter|zoals|mits|naast|eerst|laatst|groot|goed|beeld|tijd|stand|wereld|kaart|poort|start|licht|recht|feit|punt|lijst|tekst|klant|agent|client|document|moment|element|component|account|content|event|project|object|product|effect|contact)$/;

function formsOf(word: string): Forms | null {
  if (!/^\p{Ll}{3,22}$/u.test(word) || OTHER.test(word)) return null;
  dictionary ??= sharedDictionary('nl');
  const known = dictionary;
  for (const stem of word.endsWith('t') ? [word.slice(0, -1), word] : [word]) {
    if (stem.length < 3 || stem.endsWith('t')) continue;
    const infinitive = infinitivesOf(stem).find((form) => known.hasEntry(form));
    if (infinitive === undefined || !known.hasEntry(`${stem}t`)) continue;
    if (!STRONG.test(stem) && !['de', 'te'].some((past) => known.hasEntry(stem + past))) continue;
    const members = [stem, `${stem}t`].map((form) => (known.hasEntry(form) ? form : null));
    const observed = members.indexOf(word);
    if (observed >= 0 && !members.includes(null)) return { key: infinitive, members, observed };
  }
  return null;
}

/** The stem of a verb, and the stem with a "t": "vind" and "vindt". */
export const verbEnding: ConfusionSet = {
  id: 'verb-ending',
  category: 'grammar',
  message: 'De stam krijgt een t bij hij, zij en het, en geen t bij ik.',
  labels: 2,
  commonness: () => 1,
  slotAt: ({ words, texts }, at) => {
    if (/^\p{Lu}/u.test(texts[at] ?? '') && texts[at - 1] !== '') return null;
    const word = words[at] ?? '';
    let forms = remembered.get(word);
    if (forms === undefined) {
      forms = formsOf(word);
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(word, forms);
    }
    return forms === null ? null : { from: at, to: at + 1, ...forms };
  },
};
