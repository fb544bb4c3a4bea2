import { type Composition, section } from '../composition.ts';
import type { Section } from '../document.ts';
import { type Topic, topicTable } from './topic-table.ts';

const topics: readonly Topic[] = [
  {
    name: 'topicVolume',
    words:
      /(?<![\d.,])\d[\d.,k ]{0,16}(?:\p{L}{1,24} )?(?:rows?|records?|GB|TB|MB|million|events?\/s|zeilen|datensätze|lignes|filas|registros)(?!\p{L})|\d[^.;]{0,40} (?:per|a|an|each) (?:second(?! \p{Ll})|minute|hour|day|week|month|year)(?!\p{L})|~\s?\d/iu,
  },
  {
    name: 'topicFreshness',
    words:
      /(?<!\p{L})(?:fresh\p{L}{0,4}|(?:not|no) (?:be )?older than|(?<!\d)\d{1,9} \p{L}{1,24} (?:late|old)|(?:queryable|available|visible) within|hourly|nightly|daily|every (?:night|hour|day|minute)|real[- ]?time|stündlich|täglich|jeden (?:tag|werktag)|quotidien\p{L}{0,3}|diari[oa]|cada (?:hora|día))(?!\p{L})/iu,
  },
  {
    name: 'topicKey',
    words:
      /(?<!\p{L})(?:primary key|partition\p{L}{0,4}|foreign key|unique|pk|uuid|schlüssel|eindeutig|clé|clave)(?!\p{L})/iu,
  },
  {
    name: 'topicLineage',
    words:
      /(?<!\p{L})(?:lineage|source system|comes? from|import\p{L}{0,3} from|upstream|kafka|herkunft|kommt aus|provient|proviene)(?!\p{L})/iu,
  },
  {
    name: 'topicSchema',
    words:
      /(?<!\p{L})(?:schema|backward compatib\p{L}{0,5}|old app versions|abwärtskompatib\p{L}{0,5}|schéma|esquema)(?!\p{L})/iu,
  },
  {
    name: 'topicBackfill',
    words:
      /(?<!\p{L})(?:backfill\p{L}{0,3}|reprocess\p{L}{0,3}|import\p{L}{0,3} .{0,30}once|migrat\p{L}{1,5}|nachbefüll\p{L}{0,4}|reprise|relleno|migrier\p{L}{0,3})(?!\p{L})/iu,
  },
  {
    name: 'topicPersonal',
    words:
      /(?<!\p{L})(?:personal data|gdpr|pii|e-?mail|phone numbers?|(?:patient|customer|user) names?|personenbezogen\p{L}{0,3}|dsgvo|données personnelles|rgpd|datos personales|correo)(?!\p{L})/iu,
  },
];

/** What a data engineer looks for first. */
export function dataEngineerSections(composition: Composition): Section[] {
  return [section(composition, 'data-operations', 2, topicTable(topics, composition))];
}
