import type { Audience } from '@faircopy/contract';

/** A topic that an audience looks for, and how a document shows that it speaks of it. */
export interface Topic {
  readonly name: string;
  readonly words: RegExp;
}

/** What each audience has to find in a document. Languages: English, German, French, Spanish and their kin. */
export const audienceTopics: Readonly<Record<Audience, readonly Topic[]>> = {
  'Junior Dev': [],
  'Senior Dev': [],
  'Tech Lead': [
    { name: 'a decision', words: /deci[sd]|entscheid|décision|決定|决定|decyz|beslis/iu },
    {
      name: 'an owner',
      words: /owner|verantwort|zuständig|responsable|responsabile|eigenaar|właściciel|担当|负责/iu,
    },
    { name: 'dependencies', words: /depend|abhängig|dépend|dipend|afhankelijk|zależn|依存|依赖/iu },
    { name: 'risks', words: /risk|risik|risque|riesgo|risco|rischi|risic|ryzyk|リスク|风险/iu },
  ],
  SRE: [
    { name: 'a service level (SLI, SLO)', words: /\bSL[IOA]s?\b|service level/iu },
    { name: 'alerts', words: /alert|alarm|アラート|告警|警报/iu },
    {
      name: 'failure modes',
      words: /fail|fehler|ausfall|défaill|échec|panne|fall[oa]|falha|guast|storing|awari|障害|故障/iu,
    },
    {
      name: 'rollback',
      words: /roll ?back|rücknahme|retour arrière|revers|retour|zurück|terugdraai|wycof|ロールバック|回滚/iu,
    },
  ],
  'Data Engineer': [
    { name: 'volume', words: /volume|menge|volumen|wolumen|データ量|数据量/iu },
    {
      name: 'freshness',
      words: /fresh|aktualit|fraîcheur|frescura|aggiornament|actualiteit|aktualno|鮮度|新鲜|時效/iu,
    },
    {
      name: 'keys',
      words: /\bkeys?\b|schlüssel|(?<!\p{L})clés?(?!\p{L})|clave|chave|chiav|sleutel|klucz|キー|键/iu,
    },
    { name: 'schema evolution', words: /schema|schéma|esquema|スキーマ|模式/iu },
    { name: 'backfill', words: /backfill|nachbefüll|rattrapage|reproces|relleno|バックフィル|回填/iu },
  ],
};
