import type { Composition } from '../composition.ts';
import type { Block } from '../document.ts';
import { pointedAt } from '../pointed-at.ts';

/** What a section of a specification is about, in the words of the demands that concern it. */
const words = {
  'interfaces-data':
    /(?<!\p{L})(?:tables?|columns?|fields?|endpoints?|apis?|urls?|headers?|json|xml|csv|excel|xlsx|pdf|zip|payloads?|schemas?|databases?|queues?|webhooks?|buckets?|files?|formats?|tabellen?|spalten?|feld(?:er)?|schnittstellen?|datenbank(?:en)?|dateien?|colonnes?|champs?|base de données|fichiers?|tablas?|columnas?|campos?|base de datos|archivos?)(?!\p{L})/iu,
  observability:
    /(?<!\p{L})(?:audit|logs?(?! (?:in|on|out|off)(?!\p{L}))|logged(?! (?:in|on|out|off)(?!\p{L}))|logging|metrics?|dashboards?|alerts?|alerted|alarms?|paged|on[- ]call|monitor\p{L}*|recorded with|records? (?:every|each|who|when)|traces?|protokoll\p{L}*|überwach\p{L}*|journal|journalis\p{L}*|registro|auditor\p{L}*)(?!\p{L})/iu,
  'rollout-rollback':
    /(?<!\p{L})(?:feature flags?|behind (?:a|the) flag|roll(?:ed)?[ -]?out|roll(?:ed)?[ -]?back|migrat\p{L}+|(?:moved|carried|taken) over|old (?:data|system|records)|alte[nr]? daten|übernommen|anciennes données|datos antiguos|pilot|staged|gradually|einführ\p{L}+|umstell\p{L}+|déploiement|despliegue)(?!\p{L})/iu,
} as const;

/** Demands that a section points at; more of them would point at the whole. */
const most = 5;

/** The demands that concern a section for which the input has no sentence of its own; none where there are too many to tell apart. */
export function concerning(composition: Composition, section: keyof typeof words): Block[] {
  const concerned = composition.requirements.filter(({ statement }) => words[section].test(statement.text));
  return concerned.length > most ? [] : pointedAt(concerned, composition);
}
