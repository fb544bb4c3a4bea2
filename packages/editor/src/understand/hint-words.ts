import { words } from './lexicon/words.ts';
import type { Kind } from './statement.ts';

/**
 * Headings and labels as people write them beside English, German, French and Spanish ones, by what they announce.
 * Languages with spaces: whole words without regard to case, `*` lets the word go on.
 */
export const hintWords: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  nonGoal: words(
    'nicht jetzt|jetzt nicht|noch nicht|pas maintenant|por ahora no|de momento no|ahora no|per ora no|por enquanto não|agora não|voorlopig niet|nu niet|na razie nie|was nicht dazugehört|abgrenzung|hors sujet|non inclus|fuera|excluido|lo que no entra|fora do escopo|fora de escopo|fora do âmbito|não inclui|não entra|não objetivos|fuori ambito|fuori scope|fuori dallo scope|fuori perimetro|non incluso|escluso|esclusioni|buiten scope|buiten de scope|valt buiten|niet in scope|geen onderdeel|doen we niet|poza zakresem|nie obejmuje|nie robimy|czego nie robimy|wyłączenia|対象外|範囲外|スコープ外|やらないこと|不做|非目标|范围外|不在范围|不包括',
  ),
  question: words(
    'frage|fragen|à clarifier|da capire|da vedere|por aclarar|por definir|a aclarar|a esclarecer|falta definir|zu klären|noch zu klären|unklar|à voir|a voir|question|questions|duda|dudas|pregunta|preguntas|por confirmar|a confirmar|a ver|domanda|da verificare|vraag|vraagje|nog uit te zoeken|uitzoeken|nog uitzoeken|nog bepalen|te bepalen|do sprawdzenia|do dogadania|疑問点|不明点|要確認|疑问|遗留问题|zu klären|noch offen|ungeklärtes|points ouverts|en suspens|à trancher|à définir|pendiente*|por decidir|por resolver|sin resolver|dúvida*|pergunta*|em aberto|pendência*|a definir|questões|domande|dubbi|dubbio|questioni aperte|punti aperti|da decidere|da chiarire|da definire|open punten|open vragen|vragen|onduidelijk|nog te bepalen|uit te zoeken|pytania|pytanie|do ustalenia|do wyjaśnienia|otwarte kwestie|niewiadome|wątpliwości|未決|未定|未解決|質問|確認事項|確認したい|検討事項|待定|待确认|疑问|未决|问题待|开放问题',
  ),
  future: words(
    'erst später|à voir plus tard|plus tard|pour plus tard|más adelante|mais tarde|futuro|próximas versões|fase 2|sviluppi futuri|più avanti|in futuro|later|toekomst|fase twee|na przyszłość|później|przyszłość|kolejny etap|将来|今後|后续|以后|二期|未来',
  ),
  risk: words(
    "angst|ängste|befürchtung*|gefahr*|crainte*|peur|miedo|temor*|receio*|timor*|paura|gevaar|obawa|不安|心配|担心|顾虑|stolperstein*|sorge*|inquiétudes|preocupacion*|preocupaç*|risco*|rischi*|criticità|risico's|risico*|zorgen|ryzyk*|zagrożeni*|obawy|リスク|懸念|风险|隐患",
  ),
  alternative: words(
    'variantes|alternativas|alternative valutate|alternatieven|opties|opções|opzioni|alternatywy|opcje|rozważane|代替案|選択肢|比較検討|备选|替代方案|其他方案',
  ),
  assumption: words('premissas|suposições|ipotesi|presupposti|aannames|uitgangspunten|前提条件|前提|假设'),
  decision: words(
    'beschluss|beschlüsse|acordado|acuerdo|acuerdos|décision|besluit|ustalone|ustalenia|ustaliliśmy|决议|festgelegt|decisões|decisão|decidido|combinado|decisioni|deciso|concordato|besluiten|besloten|afspraken|afgesproken|decyzje|decyzja|決定事項|決まったこと|合意事項|已确定|已决定|结论|决定',
  ),
  rollout: words(
    'auslieferung|inbetriebnahme|livegang|mise en service|puesta en marcha|puesta en producción|migrationsplan|lançamento|implantação|entrada em produção|rilascio|messa in produzione|uitrol|ingebruikname|wdrożenie|wdrożenia|uruchomienie|plan wdrożenia|リリース手順|リリース計画|リリース|展開|移行手順|上线|发布|灰度|部署',
  ),
  observability: words(
    'suivi|seguimiento|métricas|monitoramento|metriche|monitoraggio|monitoren|meten|monitoring|metryki|monitorowanie|監視|モニタリング|监控|告警|埋点',
  ),
  schedule: words(
    'abgabetermin|liefertermin|fertig bis|date de livraison|date limite|fecha de entrega|salida a producción|fecha límite|data de entrega|data limite|data di consegna|opleverdatum|termin oddania|wdrożenie do|納期|リリース日|截止时间|上线时间|提测时间|fristen|planning|prazo*|cronograma|calendário|scadenz*|tempi|tempistiche|tijdlijn|deadlines|termin|terminy|harmonogram|スケジュール|日程|期限|时间安排|排期|进度|时间表',
  ),
  owner: words(
    'présents|participants|asistentes|presentes|responsáve*|participantes|responsabil*|presenti|partecipanti|aanwezig*|verantwoordelijk*|deelnemers|obecni|uczestnicy|odpowiedzialn*|anwesend*|担当|参加者|出席者|负责人|参会|与会',
  ),
  step: words(
    'vorgehen|passos|como reproduzir|passaggi|come riprodurre|stappen|kroki|jak odtworzyć|étapes pour reproduire|再現手順|手順|复现步骤|步骤|安装',
  ),
  example: words('exemplo*|esempi*|voorbeeld*|przykład*|入力例|使用例|示例|样例'),
  design: words(
    'umsetzung|technische umsetzung|vorschlag|solution|proposition|implementación|solução|proposta|arquitetura|como funciona|soluzione|architettura|come funziona|oplossing|voorstel|architectuur|hoe het werkt|rozwiązanie|propozycja|architektura|jak działa|設計|構成|仕組み|方針|実装|方案|设计|架构|技术方案|实现',
  ),
  problem: words(
    'situation heute|le souci|今の状態|困っていること|situation actuelle|existant|contexto|situação atual|problema*|motivação|hoje|contesto|situazione attuale|motivazione|oggi|aanleiding|achtergrond|huidige situatie|probleem|problemen|nu|problem|problemy|kontekst|stan obecny|obecnie|tło|dlaczego|背景|課題|現状|問題|经过|现状|问题|痛点|动机|qué pasa|qué ocurre|was passiert|ce qui se passe|cosa succede|o que acontece|wat gebeurt er|co się dzieje|実際の動作|实际结果|現象|现象',
  ),
  goal: words(
    'objetivo*|meta|finalidade|obiettiv*|scopo|doel|doelen|doelstelling*|cel|cele|目的|目標|ゴール|目标',
  ),
  requirement: words(
    "was wir brauchen|was wir wollen|was zu tun ist|ce qu'on veut|ce qu’on veut|ce qu'il faut faire|ce qu’il faut faire|on a besoin|lo que queremos|qué queremos|qué necesitamos|qué hay que hacer|lo que hay que hacer|o que precisa ter|o que precisa|o que tem que ter|o que queremos|o que tem de ter|cosa bisogna fare|cosa serve|cosa vogliamo|cosa ci serve|wat we willen|wat moet het kunnen|wat nodig is|czego potrzebujemy|co jest potrzebne|co chcemy|co ma umieć|やってほしいこと|欲しいもの|需求如下|要求如下|想要的|was es können soll|was gebraucht wird|soll|besoin|ce qu’il faut|ce qu'il faut|lo que necesitamos|hay que|ce qu'il nous faut|ce dont on a besoin|bisogna fare in modo che|対応してほしい|lo que hace falta|o que precisa ser feito|o que precisamos|requisito*|regras|o que falta|tarefas|cosa serve|cosa deve fare|requisiti|regole|da fare|attività|wat moet er gebeuren|wat we nodig hebben|eisen|wensen|vereisten|regels|taken|wymagania|co ma robić|co trzeba zrobić|potrzeby|zasady|zadania|do zrobienia|założenia|要件|要求|やりたいこと|やること|仕様|ルール|してほしいこと|需求|规则|要做的|qué debería pasar|erwartetes verhalten|was passieren sollte|comportement attendu|comportamiento esperado|comportamento esperado|o que deveria acontecer|comportamento atteso|verwacht gedrag|oczekiwane zachowanie|期待する動作|期望结果|预期|改善案|改善点|対応内容|这次升级|主要做",
  ),
};
