/**
 * Sentences that speak of the text they stand in ("here are my notes on the new checkout") and say nothing of its
 * subject but its name. The group, where there is one, is that name.
 */
const announcements: readonly RegExp[] = [
  // English: "quick notes on …", "I promised to write down everything about …", "this is about …".
  /^(?:(?:here (?:are|is|come|comes)|here's|these are|this is|below (?:are|is)|find below|as promised|just)\s)?(?:(?:some|my|our|the|a|an|few|couple of|quick|short|rough|raw|random|first|more|initial|brief|little|api|feature|product|design|technical)\s){0,5}(?:notes?|thoughts?|points?|ideas?|brain ?dump|summary|recap|write-?up|details?|info|draft|sketch|proposal|requirements?|update)\s(?:on|about|for|regarding|concerning|around|of|re:?|wrt)\s(.{3,120}?)(?: (?:thing|stuff|topic|issue))?$/iu,
  /^here(?:['’]s| is) (?:the (?:thing|deal|story|situation)|what (?:is|we have|we need)|how it is) (?:about|with|on)\s(.{3,120})$/iu,
  /^(?:(?:ok|okay|so|well|right|alright)[, ]{1,3}){0,3}i\s(?:promised|wanted|said i would|was asked|tried|will try|am going|'ll try)\s(?:to\s)?(?:write|put|note|explain|describe|summari[sz]e|collect|jot)\s?(?:down|up|together)?\s?(?:everything|all|something|it|a few things|some things|what i know)?\s?(?:about|on|for|regarding)\s(.{3,120})$/iu,
  /^(?:(?:just )?(?:a )?(?:quick|short|small) (?:one|question|note|heads[- ]up|thing|ask)\s(?:about|on|regarding|for|re:?))\s(.{3,120})$/iu,
  /^(?:(?:okay|ok|so|um|uh|well)[, ]{1,3}){0,4}i(?:['’]ve| was| am|['’]m| have)? (?:been )?thinking (?:about|of)\s(?!this|that|it(?!\p{L}))(?:the whole\s|the\s)?(?:like\s)?(.{3,120})$/iu,
  /^i am (?:writing|contacting you)(?: to you)? (?:about|because of|regarding|concerning)\s(.{3,120})$/iu,
  /^(?:(?:this|the following) is\s)?(?:about|regarding|concerning|re:)\s(.{3,120})$/iu,
  /^(?:this is |here is |here's )?((?:our|the|my) (?:current )?[\p{L} -]{3,60}?) (?:looks like this|looks as follows|is this|is as follows|is below)$/iu,
  /^(?:(?:here (?:are|is|come|comes)|here's|these are|below are)\s)?(?:(?:some|my|our|the|few|quick|short|rough|raw)\s){0,4}(?:notes?|minutes|summary|recap|write-?up)\s(?:from|after|of)\s(?:my|the|our|a)\s.{3,120}$/iu,
  // "Apiary app, can we finally settle the inspection thing": what the talk is on, before it begins.
  /^(?:the |our )?(\p{L}[\p{L}\p{N} '’-]{3,40}), (?:can|could|shall|should) we (?:(?:please|finally|now|maybe|quickly) ){0,2}(?:settle|sort out|talk (?:about|through)|discuss|decide|agree on|go (?:through|over)|finali[sz]e|pin down|nail down|figure out|clarify|write down|clear up)(?:\s.{0,60})?$/iu,
  /^here(?:['’]s| is) (?:the|our) (?:thing|deal|situation|story)$/iu,
  /^(?:here (?:it goes|we go|goes)|sorry for the (?:length|long (?:text|message|mail)|wall of text)|long (?:text|message) (?:ahead|incoming)|brain ?dump)$/iu,
  // German
  /^(?:(?:hier|anbei|nachfolgend)\s)?(?:(?:sind|ist|kommen|kommt|mal)\s)?(?:(?:meine?|ein|eine|ein paar|einige|unsere|kurze?|schnelle?|erste|grobe)\s){0,4}(?:notiz(?:en)?|gedanken|punkte|idee(?:n)?|zusammenfassung|infos?|update|stand)\s(?:zum thema|zu dem thema|zu unserer|zum|zur|zu|über|für)\s(?:(?:den|die|das|der|dem)\s)?(.{3,120})$/iu,
  /^(?:(?:hier|anbei)\s)?(?:(?:sind|ist)\s)?(?:(?:meine?|unsere|kurze?)\s){0,3}notiz(?:en)?\s(?:aus|vom|von|nach)\s.{3,120}$/iu,
  /^(?:wie (?:\p{L}+ )?(?:besprochen|vereinbart|angekündigt|versprochen)[, ]{1,2})(?:hier\s)?(?:unsere|meine|die|ein paar|kurz)\s(?:\p{L}+\s){0,2}?(?:wünsche|anforderungen|punkte|gedanken|notizen|ideen|infos)\s(?:zum|zur|zu|für|über)\s(.{3,120})$/iu,
  /^(?:(?:nur|ganz|noch) )?(?:kurz|kurze info|kurzes update|update|info|eine sache)(?: noch)?(?: mal)?\s(?:zum thema|zu dem thema|zum|zur|zu|wegen)\s(?:(?:der|die|das|dem|den)\s)?(.{3,120})$/iu,
  // French
  /^(?:(?:un )?petit (?:point|topo|mot|message|récap|résumé)|rapidement)\s(?:sur|concernant|à propos d[eu]s?)\s(?:(?:le|la|les|l['’])\s?)?(.{3,120})$/iu,
  /^(?:suite à .{3,60}?,\s|comme (?:convenu|promis),?\s)(?:voici|voilà)\s(?:ce qu['’]il (?:nous )?(?:faut|faudrait)|(?:nos|mes|les) \p{L}+)\s(?:pour|sur|concernant)\s(?:(?:le|la|les|l['’])\s?)?(.{3,120})$/iu,
  /^(?:(?:voici|voilà|ci-dessous)\s)?(?:(?:mes|les|nos|quelques|des|une|un|petites?)\s){0,3}(?:notes?|idées?|points?|résumé|réflexions?)\s(?:sur|pour|concernant|à propos (?:de|du|des))\s(?:(?:le|la|les|l')\s?)?(.{3,120})$/iu,
  /^(?:(?:voici|voilà)\s)?(?:(?:mes|les|nos|quelques|des)\s){0,2}(?:notes?|compte[- ]rendu)\s(?:après|de|du|suite à)\s.{3,120}$/iu,
  // Spanish
  /^(?:os|te|les)\s(?:cuento|comento|resumo)\s(?:lo\s)?(?:de(?:l)?|sobre)\s(?:(?:la|el|las|los)\s)?(.{3,120})$/iu,
  /^(?:(?:aquí (?:van|están|tenéis)|estas son|estos son|os dejo)\s)?(?:(?:mis|las|unas|algunas|unos|el|la|una)\s){0,3}(?:notas?|ideas?|puntos|resumen|apuntes)\s(?:sobre|para|acerca de(?:l)?)\s(?:(?:el|la|los|las)\s)?(.{3,120})$/iu,
  /^(?:(?:aquí van|estas son|(?:os|te|les) (?:paso|dejo|mando|envío|comparto))\s)?(?:(?:mis|las|unas|el|un)\s){0,2}(?:notas|apuntes|resumen)\s(?:de|del|tras)\s.{3,120}$/iu,
  // Portuguese, Italian
  /^(?:é )?(?:só )?sobre\s(?:(?:o|a|os|as)\s)?(.{3,120})$/iu,
  /^(?:(?:vi|ti) )?(?:riassumo|riepilogo|racconto|scrivo)\s(?:.{3,60}?\s)?(?:su|sul|sulla|sui|sulle|sullo|sugli|riguardo (?:al|alla))\s(?:(?:il|la|lo|i|gli|le)\s)?(.{3,120})$/iu,
  /^(?:(?:aqui (?:vão|estão)|seguem?)\s)?(?:(?:as|minhas|umas|algumas|uma|um|o)\s){0,3}(?:notas?|ideias?|pontos|resumo)\s(?:sobre|para)\s(?:(?:o|a|os|as)\s)?(.{3,120})$/iu,
  /^(?:(?:aqui (?:vão|estão)|segue)\s)?(?:(?:as|minhas|um|o)\s){0,2}(?:notas|resumo)\s(?:do|da|de)\s.{3,120}$/iu,
  /^(?:(?:ecco|qui)\s)?(?:(?:le|mie|alcune|un'|una|i|miei|due|un paio di)\s?){0,3}(?:note|righe|parole|appunti|idea|idee|punti|riassunto)\s(?:per|su|sul|sulla|sui|sulle)\s(?:(?:il|la|lo|i|gli|le|l')\s?)?(.{3,120})$/iu,
  // Dutch, Polish: what follows "o" keeps it, for its case.
  /^(?:(?:nog )?even|kort|(?:korte|kleine) update)\s(?:over|rond)\s(?:(?:de|het|een)\s)?(.{3,120})$/iu,
  /^(?:krótko|szybko|(?:parę|kilka|dwa) słów?a?)\s(o\s.{3,120})$/iu,
  /^(?:(?:hier|even|hierbij)\s){0,2}(?:(?:wat|een paar|mijn|de|enkele)\s){0,3}(?:notities|punten|ideeën|idee|gedachten|samenvatting)\s(?:over|voor)\s(?:(?:de|het|een)\s)?(.{3,120})$/iu,
  /^(?:opisuję|opiszę)\s(problem z\s.{3,120})$/iu,
  /^(?:(?:oto|poniżej)\s)?(?:(?:moje|kilka|krótki(?:e)?)\s){0,2}(?:notatki|pomysł|pomysły|uwagi|opis|opisuję)\s(?:problem\s)?(?:na temat|dotyczące|do|o|z|na)\s(.{3,120})$/iu,
  // "Os paso lo que hablamos con el cliente sobre las citas": what is told, of whom, and then on what.
  /^(?:nur |ganz |hier |hab )?(?:kurz|kurze frage|kurzer hinweis|was kurzes|kleines? \p{L}+|mal|noch)(?: noch)?(?: mal)?(?: etwas| was| ein paar (?:punkte|worte|gedanken|infos)| eine? \p{L}+)?\s(?:zum thema|zum|zur|zu|über|wegen)\s(?:(?:den|die|das|der|dem)\s)?(.{3,80})$/iu,
  /^(?:anbei|hier|wie (?:\p{L}+ )?(?:besprochen|vereinbart))[, ]{1,2}(?:.{0,50}?\s)?(?:zum thema|zum|zur|zu|über|wegen)\s(?:(?:den|die|das|der|dem)\s)?(.{3,60}?)(?:\s(?:besprochen|vereinbart|notiert|gesammelt) (?:haben|hatten))?$/iu,
  /^je (?:vous |te )?(?:résume|partage|fais|envoie|transmets|mets|note|récapitule)\s(?:.{0,70}?\s)?(?:sur|concernant|à propos (?:de|du|des)|au sujet (?:de|du|des))\s(?:(?:le|la|les)\s|l['’])?(.{3,80})$/iu,
  /^(?:(?:suite (?:à|au|aux) .{3,60}?,? )?je (?:vous )?(?:résume|récapitule|fais un (?:petit )?(?:point|récap|résumé))|voici (?:un |mon )?(?:petit )?(?:résumé|récap|point))$/iu,
  /^(?:os|te|les|le)?\s?(?:paso|cuento|comento|resumo|dejo|comparto|mando|envío|escribo|hice un resumen)\s(?:.{0,70}?\s)?(?:sobre|acerca de|respecto a)\s?(?:(?:el|la|los|las|l)\s)?(.{3,80})$/iu,
  /^(?:segue[m]?|envio|mando|partilho|compartilho|deixo|resumo|passo|escrevo|(?:fiz|escrevi|anotei) um resumo)\s(?:.{0,70}?\s)?(?:sobre|acerca d[eoa]s?|quanto a[os]?)\s(?:(?:o|a|os|as)\s)?(.{3,80})$/iu,
  /^(?:vi |ti )?scrivo (?:per|riguardo a) (?:la storia|la questione|il discorso|il problema|la faccenda) (?:di |del |dello |della |dei |degli |delle |dell['’])(.{3,80})$/iu,
  /^(?:vi |ti )?(?:giro|mando|condivido|lascio|invio|passo|faccio un riassunto)\s(?:.{0,70}?\s)?(?:su|sul|sulla|sui|sulle|sullo|sugli|riguardo (?:a|al|alla))\s(?:(?:il|la|lo|i|gli|le)\s)?(.{3,80})$/iu,
  /^(?:(?:hier|hierbij|nog|even|ff|kort|ik zal)\s){1,3}(?:.{0,70}?\s)?(?:over|rond|inzake|qua)\s(?:(?:de|het|een)\s)?(.{3,80})$/iu,
  /^(?:wrzucam|podsyłam|przesyłam|wysyłam|podsumowuję|spisałem|spisałam|spisuję|piszę|zbieram)\s(?:.{0,70}?\s)?((?:na temat|dotycząc\p{L}{1,3}|w sprawie|ws\.?)\s.{3,80})$/iu,
  /^(?:wrzucam|podsyłam|przesyłam|wysyłam|podsumowuję|spisałem|spisałam|spisuję|piszę|zbieram)\s(?:.{0,70}?\s)?(o\s.{3,80})$/iu,
  // Chinese, Japanese
  /^(?:我)?(?:来)?(?:简单)?(?:说|聊|讲|同步|记录|汇报|整理|梳理|汇总)了?(?:一?下)(?:关于)?(.{2,60}?)(?:的(?:问题|事情?|情况|需求|进展|想法))?[。.]?$/u,
  /^(.{2,60}?)の件(?:です|で|、).{0,40}?(?:(?:まとめ|共有し|連絡し|相談し|報告し)ます|です)?[。.]?$/u,
  /^(?:关于|有关)(.{2,60}?)的(?:一些|几点|初步)?(?:想法|说明|笔记|需求|问题|讨论|记录)[。.]?$/u,
  /^(.{2,60}?)(?:の改善)?について、?(?:.{0,12}の)?(?:メモ|まとめ|要望|相談|説明)(?:です|をまとめます)?[。.]?$/u,
];

/** What an announcement names as the subject of the text; null where it names none. */
export interface Announcement {
  readonly topic: string | null;
}

const greeting =
  /^(?:(?:hey|hi|hello|hallo|hola|buenas|bonjour|salut|ciao|cześć|hej|hoi|olá|oi|pessoal|galera|ragazzi|allemaal|equipo|team|folks|guys|all|everyone|zusammen|moin|todos|a todos|tutti|l['’]équipe|ok|okay|so)[\s,!.:-]{1,4}){1,4}/iu;

/** Reads a sentence as an announcement of its text, else null. */
export function announcementIn(sentence: string): Announcement | null {
  const line = sentence
    .trim()
    .replace(greeting, '')
    .replace(/[.:!…\s]+$/u, '')
    .replace(
      /(?:[,;–-]|\s-)\s?(?:here (?:it goes|we go|goes)|sorry for (?:the|my)|hope (?:it|this)|let me know).{0,80}$/iu,
      '',
    )
    .replace(/(?:,\s?here (?:it goes|we go)).{0,60}$/iu, '');
  for (const pattern of announcements) {
    const match = pattern.exec(line);
    if (match) return { topic: match[1]?.trim() ?? subjectBehind(line) };
  }
  return null;
}

/** "Resumo do que combinamos ontem sobre a API de parceiros": the subject stands at the end. */
function subjectBehind(line: string): string | null {
  const match =
    /\s(?:zum thema|zum|zur|über|sur|concernant|sobre|su|sul|sulla|sui|sulle|over|na temat|dotyczące)\s(?:(?:den|die|das|der|dem|le|la|les|el|los|las|o|a|os|as|il|lo|i|gli|de|het)\s|l['’])?([^,;:]{3,80})$/iu.exec(
      line,
    );
  return match?.[1]?.trim() ?? null;
}
