import { sharedDictionary } from '../../hunspell/installed-dictionary.ts';
import type { ProseRule } from '../../prose-rule.ts';

/** What can be no subject, so that the phrase before the verb is the subject. */
const BEHIND =
  'nicht|nur|sich|jeden|jede|jedes|jeweils|einen|den|dem|keinen|in|im|an|am|auf|bei|beim|mit|nach|von|vom|zu|zum|zur|über|unter|für|seit|aus|ab|um|ohne|bis|täglich|oft|immer|noch|schon|langsam|erst|gerade|alle \\p{Ll}+ (?:Sekunden|Minuten|Stunden|Tage|Wochen)';

/** Begins a subject that stands behind its verb: "Die Einstellungen speichert im Hintergrund der Server." */
const SUBJECT = /(?<!\p{L})(?:der|das|die|ein|eine|man|er|sie|es|ich|wir|ihr|Sie|jemand|niemand)(?!\p{L})/u;

/** "Die Sensoren im Gewächshaus sendet alle fünf Minuten": behind "die" a noun in "-en" is a plural. */
export const germanPluralSubject: ProseRule = {
  id: 'grammar/german-plural-subject',
  category: 'grammar',
  message: 'Das Verb richtet sich nach dem Subjekt im Plural.',
  pattern: new RegExp(
    `(?<=(?:^|\\n|[.!?] )(?:[Dd]ie|[Uu]nsere|[Mm]eine|[Aa]lle) \\p{Lu}\\p{Ll}{2,25}en (?:(?:im|am|beim|in der|auf der|an der|aus dem|mit den) \\p{Lu}\\p{Ll}{2,25} )?)(?<stem>\\p{Ll}{3,20})t(?= (?:${BEHIND})(?!\\p{L})|[.!?]|$)`,
    'gmu',
  ),
  replace: ({ groups, 0: verb }, { prose, from }) => {
    const { stem = '' } = groups ?? {};
    const rest = /^[^.,;:!?\n]*/u.exec(prose.slice(from + verb.length, from + verb.length + 120))?.[0] ?? '';
    if (SUBJECT.test(rest)) return null;
    const dictionary = sharedDictionary('de');
    const base = /(?:e[lr])$/u.test(stem) ? `${stem}n` : `${stem.replace(/(?<=[dt])e$/u, '')}en`;
    return dictionary.hasEntry(verb) && dictionary.hasEntry(base) ? base : null;
  },
  examples: [
    [
      'Die Sensoren im Gewächshaus sendet alle fünf Minuten.',
      'Die Sensoren im Gewächshaus senden alle fünf Minuten.',
    ],
    ['Die Leitungen tropft seit gestern.', 'Die Leitungen tropfen seit gestern.'],
  ],
  counterExamples: [
    'Die Einstellungen speichert im Hintergrund der Server.',
    'Die Sensoren senden jeden Tag.',
    'Die Daten liefert ein Dienst.',
    'Die Lampe leuchtet nicht.',
  ],
};
