import type { ProseRule } from '../../prose-rule.ts';

const COMPARATIVE =
  'schneller|langsamer|größer|kleiner|besser|schlechter|höher|niedriger|länger|kürzer|weniger|öfter|häufiger|einfacher|schwerer|leichter|teurer|billiger|anders|stabiler|komplizierter|komplexer|schlimmer';

export const comparativeAls: ProseRule = {
  id: 'grammar/comparative-als',
  category: 'grammar',
  message: 'Nach dem Komparativ steht „als“.',
  pattern: new RegExp(
    `(?<![\\p{L}])(?<!(?:ein|kein|dieser|jeder|der|so|genauso|ebenso) )(?<more>${COMPARATIVE}) wie(?= (?:vorher|zuvor|gestern|sonst|früher|erwartet|gedacht|geplant|nötig|der|die|das|den|dem|ein|eine|einen|im|in|bei|beim|am|vor|unter|mit|mein\\p{Ll}{0,2}|unser\\p{Ll}{0,2}|ich|du|er|wir|bisher|letzte\\p{Ll}?|alle|jede\\p{Ll}?|\\d|\\p{Lu})(?!\\p{L}))`,
    'gu',
  ),
  replace: ({ groups }) => `${groups?.['more'] ?? ''} als`,
  examples: [
    ['Es läuft schneller wie vorher.', 'Es läuft schneller als vorher.'],
    ['Das sieht anders wie der Entwurf aus.', 'Das sieht anders als der Entwurf aus.'],
  ],
  counterExamples: [
    'genauso schnell wie vorher',
    'Das geht nicht mehr wie früher.',
    'ein schneller wie der alte',
    'Es ist eher wie ein Stapel.',
    'Wir machen weiter wie bisher.',
  ],
};
