import { type Lexicon, lexiconOf } from './lexicon.ts';
import { words } from './words.ts';

/** Dutch cues. */
export const nl: Lexicon = lexiconOf({
  must: words('moet|moeten|nodig|verplicht|vereist|dient|dienen|hebben nodig|is vereist'),
  should: words('zou moeten|zouden moeten|hoort te|horen te|willen|wil|graag|alsjeblieft|aub'),
  may: words('zou kunnen|zouden kunnen|mag|mogen|optioneel|eventueel|indien mogelijk'),
  capability: words('kan|kunnen|alleen|uitsluitend'),
  prohibition: words('mag niet|mogen niet|moet niet|nooit|verboten|niet toegestaan|mag geen|mogen geen'),
  nonGoal: words(
    'buiten scope|valt buiten|niet nodig|hoort er niet bij|hoeft niet|voorlopig niet|voorlopig geen|geen onderdeel',
  ),
  future: words('later|in de toekomst|fase 2|ooit|op termijn'),
  risk: words('risico|gevaar|zorg|zorgen|opletten'),
  decision: words('besloten|besluit|afgesproken|gekozen|we gebruiken'),
  alternative: words('alternatief|alternatieven|in plaats van'),
  assumption: words('aanname|vermoedelijk|waarschijnlijk|ik denk'),
  current: words('nu|momenteel|op dit moment|vandaag|gisteren|vorige week'),
  problem: words(
    'probleem|problemen|fout|fouten|storing|werkt niet|klagen|handmatig|met de hand|kapot|traag|langzaam|verliezen|bug',
  ),
  cause: words('omdat|doordat|vanwege|oorzaak'),
  goal: words('doel|doelen|zodat|bedoeling'),
  rollout: words('uitrol|uitrollen|rollback|terugdraaien|livegang|geleidelijk'),
  observability: words('metriek|metrieken|alarm|melding bij|logs|monitoren|dashboard'),
  failure: words('mislukt|fout|niet bereikbaar|niet beschikbaar|verloopt|verlopen|ongeldig|offline|dubbel'),
  example: words('bijvoorbeeld|voorbeeld'),
  owner: words('verantwoordelijk|eigenaar'),
  schedule: words('deadline|volgende week|voor vrijdag'),
  retention: words('bewaren|bewaard|verwijderen na|verwijderd na'),
  security: words('authenticatie|token|wachtwoord|rechten|login|oauth2|versleuteld'),
  condition: words('als|wanneer|zodra|indien|nadat|voordat'),
  actor: words('gebruiker|gebruikers|klant|klanten|beheerder|beheerders|medewerker|medewerkers'),
  limit: words('maximaal|hoogstens|tot en met|limiet'),
});
