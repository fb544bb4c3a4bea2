import { confusionsRule } from '../confusions.ts';

const START = String.raw`(?<![\p{L}\p{N}-])`;
const END = String.raw`(?![\p{L}\p{N}-])`;

/** Words that are others by their sound, where what stands before them leaves no doubt. */
export const germanConfusedWords = confusionsRule({
  id: 'grammar/german-confused-words',
  category: 'grammar',
  message: 'Dieses Wort wird mit einem anderen verwechselt, das gleich klingt.',
  confusions: [
    // the landlord has a capital
    [
      `(?<!${START}(?:der|dem|den|ein|einem|einen|kein|keinen|als|vom|beim|zum|pro|je|jeder|jedem|dieser|unser|mein) )${START}wirt${END}`,
      'wird',
    ],
    [`${START}währ(?=en?${END})`, 'wär'],
    [
      `(?<=${START}(?:bis|[Bb]is|[Gg]egen|[Ss]eit|[Aa]b|[Zz]um|[Aa]m|[Vv]or) )ende(?= (?:der|des|dieser|dieses|nächster|nächsten|letzter|letzten|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Woche|Monat|Jahr|\\d{4})${END})`,
      'Ende',
    ],
    // the plural of an abbreviation has no apostrophe, nor has its genitive
    [
      `(?<=(?<![\\p{L}\\p{N}-])(?:[Dd]ie|[Aa]lle[rn]?|[Dd]en|[Uu]nsere[rn]?|[Mm]ehrere[rn]?|[Vv]iele[rn]?|[Kk]eine|[Zz]wei|[Dd]rei|[Dd]es|[Ee]inige[rn]?|[Dd]iese[rn]?|[Nn]eue[rn]?|[Ee]ines) \\p{Lu}{2,6})['’]s${END}`,
      's',
    ],
  ],
  examples: [
    ['Die Datei wirt nicht geladen.', 'Die Datei wird nicht geladen.'],
    ['Das machen wir bis ende der Woche.', 'Das machen wir bis Ende der Woche.'],
    ["Die API's sind neu.", 'Die APIs sind neu.'],
    ['Das währe gut.', 'Das wäre gut.'],
  ],
  counterExamples: ['der wirt im Haus', 'Das währt schon lange.', 'während der Arbeit', "AWS's Preise"],
});
