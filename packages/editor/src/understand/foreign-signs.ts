import { isPersonName } from '../correct/spelling/person-names.ts';

/**
 * Signs of whole sentences in languages other than English, beside those of `signs.ts`: what a list of cues cannot say
 * because it takes two words that stand apart.
 */

/** "Resta da capire chi …", "unklar ist, ob …", "退職者のデータはどう扱うか": asks without a question mark. */
export const asksIndirectly =
  /(?<!\p{L})(?:(?:noch )?(?:unklar|offen|ungeklärt|nicht geklärt)(?: (?:ist|bleibt))?(?: noch)?,? (?:ob|wer|wie|was|wann|wo|welche\p{L}?)|(?:weiß|wissen) (?:noch )?nicht,? (?:ob|wer|wie|was|wann|welche\p{L}?)|reste à (?:savoir|voir|définir|décider|trancher)|(?:on ne|je ne) sai[ts] pas (?:si|qui|comment|encore)|(?:falta|queda) (?:por )?(?:decidir|definir|saber|aclarar|ver)|(?:todavía |aún )?no (?:sabemos|está claro)(?: todavía| aún)? (?:si|quién|cómo|qué|cuánt\p{L}+)|(?:falta|resta) (?:decidir|definir|saber|ver|confirmar)|(?:ainda )?não (?:sabemos|sei|está claro)(?: ainda)? (?:se|quem|como|qual|quant\p{L}+)|resta(?:no)? da (?:capire|decidere|definire|chiarire|vedere)|non (?:sappiamo|so|è chiaro)(?: ancora)? (?:se|chi|come|quant\p{L}+|quale)|(?:nog )?(?:niet duidelijk|onduidelijk)(?: is)?(?: nog)?,? (?:of|wie|hoe|wat|wanneer|welke)|we weten (?:nog )?niet (?:of|wie|hoe|wat)|nie (?:wiadomo|wiemy|wiem)(?: jeszcze)?,? (?:czy|kto|jak|co|kiedy|ile)|do (?:ustalenia|wyjaśnienia),? (?:czy|kto|jak|co))(?!\p{L})|(?:か|かどうか)(?:未定|不明|要確認|検討中)?[。.]?$|(?:还没|尚未|还不)(?:定|确定|清楚|明确)|待(?:定|确认|讨论)[。.]?$/iu;

/** "Precisamos disso até sexta", "à livrer avant le 31 mars", "tiene que estar antes del Black Friday": when, not what. */
export const isDueElsewhere =
  /^(?:(?:wir|ich) (?:brauchen?|bräuchten?) (?:das|es|dies)(?: \p{L}+){0,2} bis|(?:das|es) (?:muss|soll(?:te)?) (?:\p{L}+ ){0,2}(?:bis|vor)|à (?:livrer|faire|finir|terminer) (?:avant|pour|d['’]ici)|(?:il (?:nous )?(?:le |la )?(?:faut|faudrait)|on en a besoin) (?:\p{L}+ )?(?:avant|pour|d['’]ici)|tiene que estar(?: \p{L}+)? (?:antes|para)|lo (?:necesitamos|queremos)(?: \p{L}+){0,2} (?:antes|para)|(?:precisamos|precisa-se) (?:disso|disto|de tudo isso)(?: \p{L}+){0,3} (?:até|antes)|(?:tem (?:que|de)|deve) (?:estar|ficar) pronto(?: \p{L}+){0,2} (?:até|antes)|(?:ci serve|deve essere (?:pronto|online)|va consegnato|da consegnare) (?:\p{L}+ )?(?:entro|prima|per)|(?:het|dit) moet (?:\p{L}+ ){0,2}(?:af|klaar|live|online)|(?:graag|liefst) (?:live|klaar|af) (?:voor|vóór|op)|(?:ma|musi) być (?:gotowe|na produkcji|gotowy|wdrożone) (?:do|przed|na)|potrzebujemy tego (?:\p{L}+ ){0,2}(?:do|przed|na))(?!\p{L})/iu;

/** "Abbiamo valutato anche Datadog", "也考虑过直接用 MongoDB": another way that was looked at. */
export const weighsElsewhere =
  /(?<!\p{L})(?:(?:haben|hatten)(?: uns)? .{2,60} (?:angeschaut|angesehen|überlegt|verglichen|verworfen|erwogen)|(?:on a|nous avons|on avait) (?:aussi )?(?:regardé|étudié|envisagé|pensé à|comparé|testé)|(?:hemos|habíamos) (?:mirado|valorado|considerado|evaluado|pensado en)|(?:miramos|valoramos|evaluamos|barajamos) (?!el|la |los|las )\p{Lu}|se (?:habló|valoró|barajó|miró)(?: también)? de|si è (?:parlato|valutato)(?: anche)?|(?:foi|foram) (?:avaliad|considerad|cogitad)[oa]s?|(?:avaliamos|consideramos|olhamos|cogitamos|pensamos em|chegamos a (?:avaliar|pensar))|(?:abbiamo|avevamo) (?:anche )?(?:valutato|considerato|guardato|pensato a|provato)|we hebben (?:ook )?(?:naar .{2,60} gekeken|.{2,60} (?:overwogen|bekeken|vergeleken))|(?:è|sono) stat[oaie] scartat[oaie]|scartat[oaie] perché|(?:wurde|haben wir) verworfen|écartée?s? (?:car|parce)|descartad[oa]s? (?:porque|por)|(?:is|zijn) afgevallen|(?:odrzucony|odrzucona|odrzuciliśmy)|(?:rozważaliśmy|rozważano|myśleliśmy o|braliśmy pod uwagę|sprawdzaliśmy (?:też )?\p{Lu}))(?!\p{L})|(?:も|を)(?:検討した|検討しました|考えた|考えました|比較した)|(?:考虑|对比|评估|调研)过/iu;

const worksOn =
  /(?:^|[:,]\s|\sund\s|\se\s|\set\s|\sy\s|\sen\s)(?:(?:A|O|La|Il|El) )?(\p{Lu}\p{Ll}{1,20})(?: (?:und|et|y|e|en|i) (?:(?:a|o|la|il) )?\p{Lu}\p{Ll}{1,20})? (?:baut|macht|übernimmt|schreibt|testet|prüft|klärt|kümmert|bereitet|migriert|fragt|s['’](?:en )?(?:occupe|charge)|fait|développe|gère|prépare|rédige|teste|regarde|vérifie|hace|lleva|monta|prepara|se (?:encarga|ocupa|pone)|escribe|revisa|mira|pregunta|faz|cuida|fica com|vai (?:fazer|ver|cuidar|falar)|assume|escreve|testa|verifica|fa|segue|si occupa|se ne occupa|scrive|controlla|chiede|sviluppa|pakt|bouwt|regelt|maakt|doet|schrijft|zoekt|vraagt|checkt|robi|zrobi|przygotuje|przygotowuje|pisze|napisze|sprawdzi|zajmie|zajmuje|bierze|dopyta|testuje)(?!\p{L})|^(?:\p{Script=Han}{2,4}|\p{Script=Katakana}{2,8})(?:さん)?(?:负责|跟进|来做|が担当|に確認)/u;

/** "Svenja kümmert sich um …", "Giulia prepara i mockup", "小王负责后端": a person and the work that is theirs. */
export function assignsWork(prose: string): boolean {
  const match = worksOn.exec(prose);
  return match !== null && (match[1] === undefined || isPersonName(match[1]));
}

/** "Das kostet uns rund 3 Stunden am Tag", "daardoor kregen klanten hun factuur niet": what comes of how it is today. */
export const costsToday =
  /^(?:das|dies|ça|cela|esto|eso|isso|isto|questo|ciò|dat|dit|to) (?:nous |nos |ci |nas )?(?:kostet|kostete|coûte|coûtait|cuesta|costó|custa|custou|costa|è costato|kost|kostte|kosztuje|kosztowało)(?!\p{L})|^(?:dadurch|deshalb|deswegen|du coup|résultat|por eso|así que|por isso|com isso|quindi|di conseguenza|daardoor|hierdoor|przez to|dlatego)(?:,| :)? (?!muss|soll|must|il faut|hay que|precis|bisogna|dobbiamo|moet|trzeba|musimy)\p{L}|(?:が|も)(?:月|週|日|年)に.{0,12}(?:来ている|発生している|出ている)/iu;

/** "Eerst draaien we twee weken alleen voor …", "先在华东区试运行": where it goes live first. */
export const startsSmall =
  /^(?:empezaremos|empezamos|começamos|começaremos|cominciamo|iniziamo|partiamo|on commence|nous commençons|wir (?:fangen|starten|beginnen)|we beginnen|zaczniemy|zaczynamy) (?:por|com|con|da[li]?|dalla|par|mit|met|od|bei)(?!\p{L})|^(?:zuerst|erst|zunächst|d['’]abord|dans un premier temps|primero|al principio|primeiro|inizialmente|prima|eerst|najpierw|na początek|pilot)(?!\p{L}).{0,80}(?:\d|\uE010|wochen?|semaines?|semanas?|settiman[ae]|weken|week|tygodni\p{L}{0,2}|nur|seulement|solo|só|soltanto|alleen|tylko|staging|piloto?|pilota|pilotaż)(?!\p{L})|^(?:まず|先(?:在|给|灰度)|上线分)|先行導入|展開予定/iu;

/** "Backend bleibt Spring Boot 3.2", "backend w .NET 8": what it is built with. */
export const namesMeansElsewhere =
  /^(?:(?:das|le|el|il|o|de|het) )?(?:backend|front ?end|back|front|datenbank|base de données|base de datos|banco de dados|database|baza(?: danych)?)(?: (?:bleibt|ist|läuft|est|reste|en|es|sigue|em|é|fica|in|è|resta|wordt|is|blijft|w|to|będzie|zostaje))(?!\p{L})|^(?:se hará|será feito|si farà|ce sera fait|on le fait|wird gebaut|umgesetzt wird es|wordt gebouwd|będzie napisan[ey]) (?:con|com|en|in|avec|mit|met|w)(?!\p{L})/iu;
