import { type Composition, section } from '../composition.ts';
import type { Section } from '../document.ts';
import { caseOf } from '../spec/failures.ts';
import { type Topic, topicTable } from './topic-table.ts';

const topics: readonly Topic[] = [
  {
    name: 'topicSlo',
    words:
      /(?<!\p{L})(?:SL[IOA]s?|availability|uptime|latency|p\d\d|response time|verfügbarkeit|latenz|disponibilité|latence|disponibilidad|latencia)(?!\p{L})|\d ?%/iu,
  },
  {
    name: 'topicAlert',
    words:
      /(?<!\p{L})(?:alert\p{L}{0,3}|paged|pages? (?=the |us|somebody|someone|whoever|on-?call|#|@)|on-?call|alarm\p{L}{0,6}|alerte\p{L}?|alerta\p{L}?)(?!\p{L})/iu,
  },
  {
    name: 'topicCapacity',
    words:
      /(?<!\p{L})(?:capacity|peak|per (?:day|second|minute)|a (?:day|minute|second)(?! \p{L}+(?:$|[ ,.]))|req\/s|rps|throughput|nodes?|GB|concurrent|kapazität|pro (?:tag|sekunde)|capacité|par (?:jour|seconde)|capacidad|por (?:día|segundo))(?!\p{L})|(?<![\d.,-])\d+\s?(?:\.\.|–)\s?\d+ \p{L}{4,}s(?!\p{L})/iu,
  },
  {
    name: 'topicFailure',
    words:
      /(?<!\p{L})(?:fail\p{L}{0,4}|timeouts?|unreachable|unavailable|crash\p{L}{0,4}|errors?|ausfall|fehler|absturz|panne|échec|erreur|fallo|error)(?!\p{L})/iu,
    wholly: new Set(['failure']),
    otherwise: ({ requirements }) => {
      const cases = requirements.filter((one) => caseOf(one) !== null).map(({ id }) => id);
      return cases.length > 0 ? cases.slice(0, 4).join(', ') : null;
    },
  },
  {
    name: 'topicRollback',
    words:
      /(?<!\p{L})(?:roll ?back|revert|flag off|switch\p{L}{0,3} off|going back|rücknahme|zurückrollen|retour arrière|reversión|revertir)(?!\p{L})/iu,
  },
];

/** What a site reliability engineer looks for first. */
export function sreSections(composition: Composition): Section[] {
  return [section(composition, 'service-levels', 2, topicTable(topics, composition))];
}
