import type { ProseRule } from '../../prose-rule.ts';

export const seitSeid: ProseRule = {
  id: 'grammar/seit-seid',
  category: 'grammar',
  message: '„seit“ ist die Zeit, „seid“ gehört zu „ihr“.',
  pattern:
    /(?<![\p{L}])(?:(?<asked>Seit)(?= ihr (?:euch |alle |schon |noch |auch |da |wirklich )?(?:sicher|fertig|bereit|einverstanden|schon|noch|dabei|damit|da|alle|morgen|heute)(?!\p{L}))|(?<you>[Ii]hr )seit(?= (?:fertig|bereit|nicht|sicher|schon|noch|ja|da|so|euch|alle|dran|dabei)(?!\p{L}))|(?<since>[Ss]ei)d(?= (?:dem|der|den|einem|einer|einigen|gestern|heute|vorgestern|gut|kurzem|langem|wann|Release|Version|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\d)(?!\p{L})))/gu,
  replace: ({ groups }) =>
    groups?.['asked'] !== undefined
      ? 'Seid'
      : groups?.['since'] === undefined
        ? `${groups?.['you'] ?? ''}seid`
        : `${groups['since']}t`,
  examples: [
    ['Seit ihr sicher?', 'Seid ihr sicher?'],
    ['Es geht seid gestern nicht mehr.', 'Es geht seit gestern nicht mehr.'],
    ['Seid dem Update hängt es.', 'Seit dem Update hängt es.'],
    ['Sagt Bescheid, wenn ihr seit fertig.', 'Sagt Bescheid, wenn ihr seid fertig.'],
  ],
  counterExamples: [
    'Ihr seid fertig.',
    'Es geht seit Montag.',
    'Seid bitte pünktlich.',
    'Es ist ihr seit langem klar.',
  ],
};
