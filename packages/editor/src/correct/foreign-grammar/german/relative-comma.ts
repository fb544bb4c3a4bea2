import type { ProseRule } from '../../prose-rule.ts';

/** Finite verbs that are nothing else: no infinitive and no participle. */
const FINITE =
  'ist|sind|hat|wird|kann|muss|müssen|soll|sollen|darf|will|war|waren|hatte|hatten|wurde|wurden|konnte|konnten|musste|mussten|sollte|sollten';

/** Behind these a clause ends in its verb as well, and a noun before "die" may be its subject: "weil Mails die Ursache sind". */
const SUBORDINATE =
  /(?<!\p{L})(?:dass|daß|weil|wenn|ob|da|obwohl|damit|als|falls|sobald|solange|sofern|während|wie|wo|warum|was|wer|bis|nachdem|bevor|seit|seitdem|indem|denn|je|welche[rsnm]?)(?!\p{L})/iu;

/** How far back a clause is read, in characters. */
const REACH = 120;

/** "Alle Kunden die noch dort sind, müssen umziehen.": a clause about a noun, whose end is marked and whose beginning is not. */
export const relativeComma: ProseRule = {
  id: 'punctuation/german-relative-comma',
  category: 'punctuation',
  message: 'Ein Relativsatz steht zwischen Kommas.',
  pattern: new RegExp(
    `(?<=(?<!\\p{L})\\p{Lu}[\\p{L}-]{2,30}) (?=(?:der|die|das|den|dem|deren|dessen|denen) (?:[\\p{L}\\p{N}-]+ ){1,9}(?:${FINITE}), (?:${FINITE}|\\p{Ll}{3,14}t)(?!\\p{L}))`,
    'gu',
  ),
  replace: (_, { prose, from }) => {
    const clause = /[^.,;:!?\n]*$/u.exec(prose.slice(Math.max(0, from - REACH), from))?.[0] ?? '';
    return SUBORDINATE.test(clause) || new RegExp(`(?<!\\p{L})(?:${FINITE})(?!\\p{L})`, 'u').test(clause)
      ? null
      : ', ';
  },
  examples: [
    [
      'Alle Kunden die noch auf der alten Datenbank sind, müssen umziehen.',
      'Alle Kunden, die noch auf der alten Datenbank sind, müssen umziehen.',
    ],
    [
      'Jeder Server der nicht erreichbar ist, wird gemeldet.',
      'Jeder Server, der nicht erreichbar ist, wird gemeldet.',
    ],
  ],
  counterExamples: [
    'Weil Mails die Ursache sind, müssen wir warten.',
    'Alle Kunden, die noch dort sind, müssen umziehen.',
    'Wo Kunden die Besitzer sind, kann nichts geschehen.',
    'Heute hat Jonas der ganzen Gruppe geholfen, die da war.',
  ],
};
