import type { Audience } from '@faircopy/contract';

/** A topic that an audience looks for, and how a document shows that it speaks of it. */
export interface Topic {
  readonly name: string;
  readonly words: RegExp;
}

/** What each audience has to find in a document. In the ten languages of the set phrases. */
export const audienceTopics: Readonly<Record<Audience, readonly Topic[]>> = {
  'Junior Dev': [],
  'Senior Dev': [],
  'Tech Lead': [
    { name: 'a decision', words: /deci[sd]|entscheid|décision|決定|决定|decyz|beslis|beslo?ten|besluit/iu },
    {
      name: 'an owner',
      words:
        /owner|verantwort|zuständig|responsable|responsabile|responsável|eigenaar|właściciel|odpowiedzialn|odpowiada|担当|責任者|负责/iu,
    },
    { name: 'dependencies', words: /depend|abhängig|dépend|dipend|afhankelijk|zależn|依存|依赖/iu },
    { name: 'risks', words: /risk|risik|risque|riesgo|risco|rischi|risic|ryzyk|リスク|风险/iu },
  ],
  SRE: [
    { name: 'a service level (SLI, SLO)', words: /\bSL[IOA]s?\b|service level/iu },
    { name: 'alerts', words: /alert|alarm|allarm|アラート|告警|警报/iu },
    {
      name: 'failure modes',
      words:
        /fail|fehler|ausfall|défaill|échec|panne|fall[oa]|falha|guast|storing|uitval|faalwijze|awari|障害|故障/iu,
    },
    {
      name: 'rollback',
      words:
        /roll ?back|rücknahme|retour arrière|revers|retour|zurück|terugdraai|ripristin|wycof|ロールバック|回滚/iu,
    },
  ],
  'Data Engineer': [
    { name: 'volume', words: /volume|menge|volumen|wolumen|omvang|ilość danych|データ量|数据量/iu },
    {
      name: 'freshness',
      words:
        /fresh|aktualit|fraîcheur|frescura|aggiornament|actualiteit|atualidade|aktualno|鮮度|新鲜|時效|时效/iu,
    },
    {
      name: 'keys',
      words: /\bkeys?\b|schlüssel|(?<!\p{L})clés?(?!\p{L})|clave|chave|chiav|sleutel|klucz|キー|键/iu,
    },
    { name: 'schema evolution', words: /schema|schéma|esquema|スキーマ|模式/iu },
    {
      name: 'backfill',
      words:
        /backfill|nachbefüll|rattrapage|reproces|relleno|preenchimento retroativo|recupero storico|aanvulling|uzupełnian|バックフィル|回填/iu,
    },
  ],
};
