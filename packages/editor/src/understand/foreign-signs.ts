/**
 * Signs of whole sentences in languages other than English, beside those of `signs.ts`: what a list of cues cannot say
 * because it takes two words that stand apart.
 */

/** "Precisamos disso até sexta", "à livrer avant le 31 mars", "tiene que estar antes del Black Friday": when, not what. */
export const isDueElsewhere =
  /^(?:(?:wir|ich) (?:brauchen?|bräuchten?) (?:das|es|dies)(?: \p{L}+){0,2} bis|(?:das|es) (?:muss|soll(?:te)?) (?:\p{L}+ ){0,2}(?:bis|vor)|à (?:livrer|faire|finir|terminer) (?:avant|pour|d['’]ici)|(?:il (?:nous )?(?:le |la )?(?:faut|faudrait)|on en a besoin) (?:\p{L}+ )?(?:avant|pour|d['’]ici)|tiene que estar(?: \p{L}+)? (?:antes|para)|lo (?:necesitamos|queremos)(?: \p{L}+){0,2} (?:antes|para)|(?:precisamos|precisa-se) (?:disso|disto|de tudo isso)(?: \p{L}+){0,3} (?:até|antes)|(?:tem (?:que|de)|deve) (?:estar|ficar) (?:pronto|no ar|em produção|funcionando|rodando)(?: \p{L}+){0,2} (?:até|antes)|(?:ci serve|deve essere (?:pronto|online)|va consegnato|da consegnare) (?:\p{L}+ )?(?:entro|prima|per)|(?:het|dit) moet (?:\p{L}+ ){0,2}(?:af|klaar|live|online)|(?:graag|liefst) (?:live|klaar|af) (?:voor|vóór|op)|(?:ma|musi) być (?:gotowe|na produkcji|gotowy|wdrożone) (?:do|przed|na)|potrzebujemy tego (?:\p{L}+ ){0,2}(?:do|przed|na))(?!\p{L})/iu;

/** "Auth0 l'abbiamo scartato", "se descartó Doctolib", "Adyen viel af": a way that was looked at and is not gone. */
export const dismisses =
  /^(?:abgelehnt|verworfen|rejeté|refusé|rechazado|descartado|rejeitado|respinto|scartato|afgewezen|odrzucone)[,:;]\s|(?<!\p{L})(?:(?:haben|hatten) wir (?:\p{L}+ ){0,3}?(?:verworfen|abgelehnt|ausgeschlossen)|(?:ist|sind) (?:\p{L}+ ){0,4}?(?:raus|aus dem rennen)(?=[.,!]|$)|(?:fällt|fiel|fielen|fallen) (?:\p{L}+ ){0,4}?(?:weg|aus|raus)(?=[.,!]|$)|(?:on l['’]a|on les a|on a|nous avons|a été|ont été) (?:\p{L}+ )?(?:écart|rejet|abandonn|élimin)ée?s?|se descart(?:ó|aron)|(?:lo|la|los|las) (?:hemos )?descart(?:amos|ado)|descart[aá]mos(?= (?:\p{Lu}|[oa] |el |la ))|(?:foi|foram) (?:descartad|rejeitad|posta? de lad)[oa]s?|(?:l['’]abbiamo|li abbiamo|le abbiamo|abbiamo) (?:scartat|escluso|esclus)[oaie]?|(?:viel|vielen|valt|vallen) (?:\p{L}+ ){0,3}?af(?!\p{L})|hebben we (?:\p{L}+ ){0,3}?(?:afgewezen|laten vallen|verworpen)|odrzuciliśmy|odpad[łl]\p{L}{0,2}|zrezygnowaliśmy z)(?!\p{L})|(?:は|を)(?:却下|断念|不採用)|(?:放弃|否决|不采用)了?[。.]?$/iu;

/** "Abbiamo valutato anche Datadog", "也考虑过直接用 MongoDB": another way that was looked at. */
export const weighsElsewhere =
  /^\p{Lu}[\p{L}-]{1,20} (?:meint|meinte|findet|fand|denkt|dachte|glaubt),\s|(?<!\p{L})(?:(?:haben|hatten)(?: uns)? .{2,60} (?:angeschaut|angesehen|überlegt|verglichen|verworfen|erwogen)|(?:on a|nous avons|on avait) (?:aussi )?(?:regardé|étudié|envisagé|pensé à|comparé|testé)|(?:hemos|habíamos) (?:mirado|valorado|considerado|evaluado|pensado en)|(?:miramos|valoramos|evaluamos|barajamos) (?!el|la |los|las )\p{Lu}|pensamos en(?= \p{Lu})|se pensó en|se (?:habló|valoró|barajó|miró)(?: también)? de|si è (?:parlato|valutato)(?: anche)?|(?:foi|foram) (?:avaliad|considerad|cogitad)[oa]s?|(?:avali[aá]mos|consider[aá]mos|ponder[aá]mos|equacion[aá]mos|olh[aá]mos|cogitamos|pens[aá]mos em|cheg[aá]mos a (?:avaliar|pensar))|(?:abbiamo|avevamo) (?:anche )?(?:valutato|considerato|guardato|pensato a|provato)|er is (?:ook )?gekeken naar|we hebben (?:ook )?(?:naar .{2,60} gekeken|.{2,60} (?:overwogen|bekeken|vergeleken))|(?:è|sono) stat[oaie] scartat[oaie]|scartat[oaie] perché|(?:wurde|haben wir) verworfen|écartée?s? (?:car|parce)|descartad[oa]s? (?:porque|por)|(?:is|zijn) afgevallen|(?:odrzucony|odrzucona|odrzuciliśmy)|(?:rozważaliśmy|rozważano|myśleliśmy o|braliśmy pod uwagę|sprawdzaliśmy (?:też )?\p{Lu}))(?!\p{L})|(?:も|を)(?:検討した|検討しました|考えた|考えました|比較した|比較しました)|(?:考虑|对比|评估|调研)过/iu;

/** "Das kostet uns rund 3 Stunden am Tag", "daardoor kregen klanten hun factuur niet": what comes of how it is today. */
export const costsToday =
  /^(?:das|dies|ça|cela|esto|eso|isso|isto|questo|ciò|dat|dit|to) (?:nous |nos |ci |nas )?(?:kostet|kostete|coûte|coûtait|cuesta|costó|custa|custou|costa|è costato|kost|kostte|kosztuje|kosztowało)(?!\p{L})|^(?:dadurch|deshalb|deswegen|du coup|résultat|por eso|así que|por isso|com isso|quindi|di conseguenza|daardoor|hierdoor|przez to|dlatego)(?:,| :)? (?!muss|soll|must|il faut|hay que|precis|bisogna|dobbiamo|moet|trzeba|musimy)\p{L}|(?:が|も)(?:月|週|日|年)に.{0,12}(?:来ている|発生している|出ている)/iu;

/** "Eerst draaien we twee weken alleen voor …", "先在华东区试运行": where it goes live first. */
export const startsSmall =
  /^(?:empezaremos|empezamos|começamos|começaremos|cominciamo|iniziamo|partiamo|on commence|nous commençons|wir (?:fangen|starten|beginnen)|we beginnen|zaczniemy|zaczynamy) (?:por|com|con|da[li]?|dalla|par|mit|met|od|bei)(?!\p{L})|^(?:zuerst|erst|zunächst|d['’]abord|dans un premier temps|primero|al principio|primeiro|inizialmente|prima|eerst|najpierw|na początek|pilot)(?!\p{L}).{0,80}(?:\d|\uE010|wochen?|semaines?|semanas?|settiman[ae]|weken|week|tygodni\p{L}{0,2}|nur|seulement|solo|só|soltanto|alleen|tylko|staging|piloto?|pilota|pilotaż)(?!\p{L})|^(?:まず|先(?:在|给|灰度)|上线分)|先行導入|展開予定/iu;

/** "Backend bleibt Spring Boot 3.2", "backend w .NET 8": what it is built with. */
export const namesMeansElsewhere =
  /^(?:(?:das|le|el|il|o|de|het) )?(?:backend|front ?end|back|front|datenbank|base de données|base de datos|banco de dados|database|baza(?: danych)?)(?: (?:bleibt|ist|läuft|est|reste|en|es|sigue|em|é|fica|in|è|resta|wordt|is|blijft|w|to|będzie|zostaje))(?!\p{L})|^(?:se hará|será feito|si farà|ce sera fait|on le fait|wird gebaut|umgesetzt wird es|wordt gebouwd|będzie napisan[ey]) (?:con|com|en|in|avec|mit|met|w)(?!\p{L})|^(?:hech[oa]|escrit[oa]|desarrollad[oa]|feit[oa]|scritt[oa]|fatt[oa]|écrite?|développée?|geschrieben|gebaut|gemaakt|geschreven|napisan[aey]) (?:con|com|en|em|in|avec|mit|met|w) (?=\p{Lu})|^(?:技术上|技术栈|前端|后端|数据库)(?:用|采用|是)/iu;

/** "Problem ist, dass …", "le souci c'est que …": what is bad today, whatever its words would demand. */
export const complains =
  /^(?:\p{Lu}\p{Ll}+: )?(?:(?:das|ein|unser|le|un|notre|el|un|nuestro|il|nostro|o|um|nosso|het|een|ons|największy|główny) )?(?:(?:größte|grösste|haupt|grand|gros|mayor|principale|maior|grootste) )?(?:(?:haupt|kern)?problem|problème|souci|problema|probleem|knelpunt)(?: (?:actuel|actual|attuale|atual|hier|aquí|ici))? (?:ist|dabei|c['’]est|est|es|è|é|is|polega|jest|w tym|to)(?!\p{L})/iu;

/** "Non gestiamo i resi", "on ne fait pas de …", "nie robimy delegacji": what the writers leave out. The verbs are those of scope. */
export const leavesOut =
  /^(?:(?:per ora|por ahora|de momento|por enquanto|para já|pour l['’]instant|na razie),? )?(?:non (?:gestiamo|tocchiamo|facciamo|includiamo|copriamo|supportiamo|prevediamo|consideriamo|modifichiamo|migriamo)|no (?:gestionamos|tocamos|hacemos|incluimos|cubrimos|soportamos|contemplamos|cambiamos|migramos|vamos a (?:tocar|hacer|incluir|soportar|migrar))|não (?:gerimos|mexemos|fazemos|incluímos|cobrimos|suportamos|contemplamos|alteramos|migramos|vamos (?:mexer|fazer|incluir|suportar|migrar|tratar))|(?:on|nous) ne (?:gère|gérons|touche|touchons|fait|faisons|inclut|incluons|couvre|couvrons|migre|migrons|change|changeons|supporte|supportons|traite|traitons) (?:pas|rien)|nie (?:robimy|ruszamy|obsługujemy|zmieniamy|migrujemy|wdrażamy))(?!\p{L})|(?<!\p{L})(?:lassen wir (?:\p{L}+ ){0,2}?(?:weg|liegen|außen vor)|(?:machen|bauen|ändern|migrieren|unterstützen|übernehmen|betrachten) wir (?:\p{L}+ ){0,2}?nicht|no se tocan?|non si toccano?|não se mexe|on n['’]y touche pas|blijft zoals het is|doen we (?:\p{L}+ ){0,2}?niet)(?=[\s.,;!]|$)|^(?:\p{L}+ ){1,3}(?:nog niet|erstmal nicht|noch nicht|pas tout de suite|todavía no|ainda não|non ancora|jeszcze nie|na razie nie)(?=[.,;]|$)|^keine? [^,;:?]{3,60}, (?:das|die|den) (?:macht|machen|erledigt|erledigen|bleibt|bleiben|läuft|übernimmt) (?:\p{L}+ ){1,6}?(?:von hand|selbst|extern|wie bisher|woanders|manuell|allein)[.!]?$|^(?:\p{L}+ ){1,3}nie (?:robimy|ruszamy|obsługujemy|zmieniamy|migrujemy|wdrażamy)(?=[\s.,;!]|$)/iu;

/** "Si el piloto sale bien, migramos el resto en febrero": what follows where the first step went well. */
export const widens =
  /^(?:wenn|falls|sobald|si|quand|se|als|wanneer|jeśli|jak)\s(?:\p{L}+ ){0,2}?(?:pilot\p{L}{0,3}|piloto|pilota[żz]|testphase|test|essai|prueba|teste|prova|proef)\s[^,]{2,60},\s/iu;

/** "Android 10 mini, pas d'iOS pour le moment", "geen app voorlopig": a denial that holds for now. */
export const isNotYet =
  /(?<!\p{L})(?:pas d(?:e |['’])|sans |sin |no |keine?[nrs]? |nicht |sem |não |senza |niente |non |geen |niet |bez |nie )[^.;:]{0,40}?(?:pour (?:le moment|l['’]instant)|por ahora|de momento|por el momento|por enquanto|para já|per (?:ora|adesso|il momento)|voorlopig|vooralsnog|na razie|vorerst|erst ?mal|fürs erste)(?!\p{L})/iu;

/** "Mijn grootste zorg is dat …", "me da miedo que …": what somebody fears, whatever it says must be. */
export const fears =
  /^(?:(?:und |et |y |e |en |i )?(?:meine größte sorge|sorgen? macht mir|ich (?:habe angst|befürchte|fürchte)|wir (?:befürchten|fürchten)|bauchschmerzen|j['’]ai peur|on a peur|je crains|on craint|(?:ma|notre) (?:plus grande )?crainte|(?:mi|nuestro|el) (?:mayor )?(?:miedo|temor)|me (?:da miedo|preocupa)|temo|(?:o|meu|nosso) (?:maior )?(?:receio|medo)|tenho (?:medo|receio)|ho paura|(?:il|la) (?:mio |mia )?(?:più grande |grande )?(?:timore|paura)|(?:mijn|onze|de) (?:grootste )?zorg|ik (?:ben bang|maak me zorgen)|największa obawa|moja obawa|boję się|obawiam się|martwi mnie))(?!\p{L})/iu;
