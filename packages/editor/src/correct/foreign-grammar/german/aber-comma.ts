import type { ProseRule } from '../../prose-rule.ts';

/** Finite verbs. Others end in "-t" as well, which words that are none do, too. */
const FINITE =
  '(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|habe|hatte|kann|können|muss|müssen|soll|sollen|darf|will|geht|gehen|gibt|läuft|laufen|bleibt|bleiben|fehlen|kommen|(?!(?:nicht|jetzt|erst|fast|sonst|selbst|meist|dort|bereit|zuletzt|leicht|recht|gut|schlecht|kaputt|direkt|letzt)(?!\\p{L}))\\p{Ll}{3,14}t)';

const SUBJECT =
  '(?:ich|wir|er|sie|es|man|du|(?:der|die|das|ein|eine|mein|meine|unser|unsere|dieser|diese|dieses|kein|keine) (?:\\p{Ll}{3,20} )?\\p{Lu}[\\p{L}-]{1,30})';

const HAS_VERB = new RegExp(`(?<!\\p{L})${FINITE}(?!\\p{L})`, 'u');

/** How far back the clause before is read, in characters. */
const REACH = 120;

/** "Die Tests sind grün aber der Build schlägt fehl": two clauses, each with its verb. */
export const aberComma: ProseRule = {
  id: 'punctuation/aber-comma',
  category: 'punctuation',
  message: 'Vor „aber“ steht ein Komma, wo ein neuer Satz beginnt.',
  pattern: new RegExp(`(?<=[\\p{L}\\p{N}]{2}) aber (?=${SUBJECT} ${FINITE}(?!\\p{L}))`, 'gu'),
  replace: (_, { prose, from }) => {
    const clause = /[^.,;:!?()\n–]*$/u.exec(prose.slice(Math.max(0, from - REACH), from))?.[0] ?? '';
    return HAS_VERB.test(clause) && !/(?:^| )(?:oder|nun|dann|und)$/u.test(clause) ? ', aber ' : null;
  },
  examples: [
    ['Die Tests sind grün aber der Build schlägt fehl.', 'Die Tests sind grün, aber der Build schlägt fehl.'],
    ['Lokal läuft es aber es ist langsam.', 'Lokal läuft es, aber es ist langsam.'],
  ],
  counterExamples: [
    'Das ist aber der Grund.',
    'Das ist aber die Datei nicht.',
    'Wenn nun aber der Test läuft, ist es gut.',
    'Gut, aber der Test läuft nicht.',
    'Das kann aber man so sehen.',
  ],
};
