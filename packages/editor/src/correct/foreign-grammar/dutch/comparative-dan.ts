import type { ProseRule } from '../../prose-rule.ts';

const COMPARATIVE =
  'groter|kleiner|sneller|langer|langzamer|beter|hoger|lager|nieuwer|zwaarder|makkelijker|moeilijker|korter|slechter|duurder|goedkoper|vaker|minder|meer|trager|complexer|stabieler';

/** "sneller als de oude.": where more than a noun follows, "als" may be "if". */
export const comparativeDan: ProseRule = {
  id: 'grammar/comparative-dan',
  category: 'grammar',
  message: 'Na een vergrotende trap staat „dan”.',
  pattern: new RegExp(
    `(?<![\\p{L}-])(?<more>${COMPARATIVE}) als(?= (?:verwacht|gepland|voorheen|eerst|normaal|gedacht|vroeger|gisteren|(?:(?:de|het|een|die|deze|onze|mijn|jouw) (?:oude |vorige |nieuwe |andere |huidige |eerste |tweede )?)?[\\p{L}\\d]{1,20}(?=\\s?[.!?]|\\s?$))(?!\\p{L}))`,
    'gmu',
  ),
  replace: ({ groups }) => `${groups?.['more'] ?? ''} dan`,
  examples: [
    ['De nieuwe versie is sneller als de oude.', 'De nieuwe versie is sneller dan de oude.'],
    ['Dit is sneller als de vorige versie.', 'Dit is sneller dan de vorige versie.'],
    ['Het duurt langer als een minuut.', 'Het duurt langer dan een minuut.'],
    ['Het is trager als verwacht.', 'Het is trager dan verwacht.'],
  ],
  counterExamples: [
    'Het gaat sneller als de cache leeg is.',
    'Het werkt beter als je wacht.',
    'even groot als de oude',
  ],
};
