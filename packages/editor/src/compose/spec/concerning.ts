import { fixedParagraph } from '../blocks.ts';
import { type Composition, list, say } from '../composition.ts';
import type { Block } from '../document.ts';

/** What a section of a specification is about, in the words of the demands that concern it. */
const words = {
  'interfaces-data':
    /(?<!\p{L})(?:tables?|columns?|fields?|endpoints?|apis?|urls?|headers?|json|xml|csv|excel|xlsx|pdf|zip|payloads?|schemas?|databases?|queues?|webhooks?|buckets?|files?|formats?|tabellen?|spalten?|feld(?:er)?|schnittstellen?|datenbank(?:en)?|dateien?|colonnes?|champs?|base de données|fichiers?|tablas?|columnas?|campos?|base de datos|archivos?)(?!\p{L})/iu,
  observability:
    /(?<!\p{L})(?:audit|logs?(?! (?:in|on|out|off)(?!\p{L}))|logged(?! (?:in|on|out|off)(?!\p{L}))|logging|metrics?|dashboards?|alerts?|alerted|monitor\p{L}*|recorded with|records? (?:every|each|who|when)|traces?|protokoll\p{L}*|überwach\p{L}*|journal|journalis\p{L}*|registro|auditor\p{L}*)(?!\p{L})/iu,
  'rollout-rollback':
    /(?<!\p{L})(?:feature flags?|behind (?:a|the) flag|roll(?:ed)?[ -]?out|roll(?:ed)?[ -]?back|migrat\p{L}+|pilot|staged|gradually|einführ\p{L}+|umstell\p{L}+|déploiement|despliegue)(?!\p{L})/iu,
} as const;

/** Demands that a section points at; more of them would point at the whole. */
const most = 5;

/** "See FR-4 and FR-6.": the demands that concern a section for which the input has no sentence of its own; none where there are too many to tell apart. */
export function concerning(composition: Composition, section: keyof typeof words): Block[] {
  const ids = composition.requirements
    .filter(({ statement }) => words[section].test(statement.text))
    .map(({ id }) => id);
  return ids.length === 0 || ids.length > most
    ? []
    : [fixedParagraph(say(composition, 'seeRequirements', { ids: list(composition, ids) }))];
}
