import { isMereTalk, promisedBehind } from './mere-talk.ts';
import { isOffer } from './offers.ts';

/** Greetings, thanks and apologies: they state nothing. Matched at the start of a sentence and taken off. */
const openings: Readonly<Record<string, RegExp>> = {
  en: /^(?:hey|hi|hello|yo|hiya|dear|good (?:morning|afternoon|evening)|(?:morning|afternoon|evening)(?= (?:all|team|everyone|everybody|folks|guys)(?!\p{L})|[,!] )|gm)(?:\s{1,3}(?:all|team|guys|there|everyone|everybody|folks|again|\p{L}{2,20}(?=[,!:]))){0,3}(?=[\s,!.:-])[\s,!.:-]{1,6}/iu,
  de: /^(?:hallo|hi|hey|moin|servus|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[r]?)(?:\s{1,3}(?:zusammen|alle|ihr|team|leute|\p{L}{2,20}(?=[,!:]))){0,3}(?=[\s,!.:-])[\s,!.:-]{1,6}/iu,
  fr: /^(?:bonjour|bonsoir|salut|coucou|cher|chère|chers)(?:\s{1,3}(?:à tous|tous|toutes|tout le monde|l'équipe|équipe|\p{L}{2,20}(?=[,!:]))){0,3}(?=[\s,!.:-])[\s,!.:-]{1,6}/iu,
  es: /^(?:hola|buenas|muy buenas|buenos días|buenas tardes|estimad[oa]s?|querid[oa]s?)(?:\s{1,3}(?:a todos|todos|equipo|a todas|\p{L}{2,20}(?=[,!:]))){0,3}(?=[\s,!.:-])[\s,!.:-]{1,6}/iu,
  it: /^(?:ciao|salve|buongiorno|buonasera|hey)(?:\s{1,3}(?:a tutti|a tutte|tutti|ragazzi|team|\p{L}{2,20}(?=[,!:]))){0,3}(?=[\s,!.:-])[\s,!.:-]{1,6}/iu,
  pt: /^(?:olá|oi|bom dia|boa tarde|boa noite|e aí|pessoal|galera|gente)(?:\s{1,3}(?:a todos|todos|pessoal|gente|galera|time|equipe|\p{L}{2,20}(?=[,!:]))){0,3}(?=[,!.:-])[\s,!.:-]{1,6}/iu,
  nl: /^(?:hoi|hallo|hi|hey|dag|beste|goedemorgen|goedemiddag)(?:\s{1,3}(?:allemaal|iedereen|team|collega['’]s|\p{L}{2,20}(?=[,!:]))){0,3}(?=[\s,!.:-])[\s,!.:-]{1,6}/iu,
  pl: /^(?:cześć|hej|hejka|siema|witam|dzień dobry)(?:\s{1,3}(?:wszystkim|wszyscy|zespole|ekipo|\p{L}{2,20}(?=[,!:]))){0,3}(?=[\s,!.:-])[\s,!.:-]{1,6}/iu,
  ja: /^(?:皆さん|みなさん|チームの皆様)?[、\s]?(?:お疲れ様です|お疲れさまです|おはようございます|こんにちは|お世話になっております)[、。！!\s]{1,3}/u,
  zh: /^(?:大家好|各位好|各位|你好|您好|早上好|同学们好)[，,。！!\s]{1,3}/u,
};

const whole =
  /^(?:(?:many |so )?(?:thx|thanks|thank you|cheers|ty|tia|ta|anyway let me know what you think|(?:please |just )?let me know (?:if|when|whether|what|in case) [\p{L}\p{N} ,'’-]{2,80}|(?:i )?hope (?:you|everyone|everybody|all of you|this (?:mail|email|message) finds)(?: \p{L}+){1,9}|happy (?:monday|friday|new year)|fine|good|great|perfect|cool|nice|done|not me|me (?:too|neither)|(?:(?:i|we) )?(?:saw|seen|heard|noticed|knew|know|did|tried) (?:it|that|this|them)(?: too| already)?|have a (?:nice|good|great) \p{L}+|tudo (?:bem|bom|certo)|todo bien|qué tal|cómo (?:están|estáis)|come (?:va|state)|tutto bene|wie geht['’]?s|alles gut|ça va|hoe gaat het|alles goed|co słychać|jak (?:tam|leci)|(?:ok(?:ay)?,? )?so|(?:good )?morning|(?:(?:oh|ah|right|yes|true),? )?(?:i )?(?:almost |totally |completely )?forgot (?:about )?that(?: one)?|(?:perdona|perdonad|disculpa|disculpad|disculpen|perdón por|disculpas por)(?: por)?(?: el| la| mi)? (?:retraso|demora|tardanza|lío|rollo)|désolée? (?:pour le retard|du retard)|(?:entschuldigt|entschuldige|sorry für) die (?:späte|lange) (?:antwort|mail)|scusa(?:te)? (?:per il|il) ritardo|desculp\p{L}{1,3} (?:a demora|o atraso|pela demora|pelo atraso)|przepraszam za (?:opóźnienie|zwłokę)|i agree|agree|\+1|exactly|fine by me|works for me|agreed|deal|makes sense|sounds good|fair enough|good point|will do|on it|same here|yes(?: please)?|(?:yes|yep|yeah|ja|oui|sí|sì|tak),? \p{Lu}\p{L}+|yep|yup|yeah|sure(?: thing)?|right|exactly|correct|indeed|absolutely|totally|definitely|got it|noted|understood|ack|works for me|wip|work in progress|never(?: ever)?|half[- ](?:done|finished)|looking forward to [\p{L} ]{2,60}|talk soon|see you [\p{L} ]{1,20}|let me know what you think|let me know|what do you think|any thoughts|thoughts|see below|hope (?:this|that) helps|happy to discuss|ping me(?: if [\p{L} ]{1,30})?)(?: (?:a lot|so much|in advance|again|everyone|all|guys|very much|(?:both )?for (?:the|your|all) [\p{L} ]{3,40}))?|sorry(?: (?:for|about) (?:the|my) [\p{L} ]{1,30})?|sorry (?:for|about) (?:the|my|this) (?:long|late|messy|rambling|short) (?:mail|e-?mail|message|text|reply|answer|rant|notes?|list)s?,? [\p{L} ,'’]{2,60}|best|regards|kind regards|best regards|lol|h+m+|ok|okay|sincerely|(?:vielen |herzlichen )?dank(?:e)?(?: (?:schön|euch|dir|ihnen|im voraus))?|danke(?: schön)?(?: im voraus)?|danke(?: (?:euch|dir|ihnen|allen))?,? und (?:(?:viele|liebe|beste|schöne|herzliche) )?(?:gruß|grüße)|viele grüße|beste grüße|liebe grüße|lg|vg|mfg|mit freundlichen grüßen|moin(?: moin)?(?: zusammen| leute| alle)?|merci(?: (?:beaucoup|d'avance|à tous|bien))?|cordialement|bien à vous|(?:muchas )?gracias(?: (?:de antemano|por adelantado|a todos))?|saludos|un saludo|ciao(?: (?:a )?(?:tutti|tutte|ragazzi|team))?|buongiorno(?: a tutti)?|salve(?: a tutti)?|grazie(?: mille)?|(?:olá|oi|bom dia|boa tarde|boa noite)(?: (?:a )?(?:todos|todas|pessoal|equipa|equipe|gente|time))?|(?:hola|buenas|buenos días|buenas tardes)(?: (?:a )?(?:todos|todas|equipo|chicos))?|(?:bonjour|bonsoir|salut|coucou|hello)(?: (?:à )?(?:tous|toutes|tout le monde|l['’]équipe))?|(?:hallo|hi|hey|servus|guten (?:morgen|tag))(?: (?:zusammen|ihr lieben|team|liebes team|alle|leute|all|everyone|everybody|folks|guys|there))?|(?:hoi|hallo|goedemorgen|goedemiddag)(?: (?:allemaal|team|iedereen|collega['’]s))?|(?:cześć|hej|witam|dzień dobry)(?: (?:wszystkim|wszyscy|zespole|ekipo))?|obrigad[oa]|goedemorgen|bedankt|dank je(?: wel)?|cześć|dzień dobry|dzięki|dziękuję|おはようございます|こんにちは|こんばんは|お疲れ様です|お疲れさまです|お世話になっております|よろしくお願い(?:いた)?します|ありがとうございます|你好|您好|大家好|早上好|谢谢(?:大家)?|多谢)[\s!.,:;?。！、)(<3🙏😊🙂👍-]{0,8}$/iu;

const endings =
  /[\s,;.!-]{1,4}(?:thx|thanks|thank you|cheers|lol|haha|plz|pls|danke|merci|gracias|ty)(?: (?:a lot|so much|in advance|im voraus|d'avance))?[\s!.)]{0,4}$/iu;

/** What speakers open with before they say something. */
const fillers =
  /^(?:(?:ok(?:ay)? so|oh and also|oh and|oh also|yeah|yep|yup|nope|ok(?:ay)?|sure|hm+|btw|fyi|heads[- ]up|so|anyway|well|right|agreed(?!:))(?:[,.!:]\s{0,3}|\s[–-]\s{0,3}|(?<=yeah|yep|also|oh and|ok so|okay so)\s)){1,3}(?=\p{L}{2,}\s\S)/iu;

/** "Thx, no hurry with the export": thanks before what is said. */
const thanking =
  /^(?:(?:many )?thanks|thx|thank you|ty|cheers)(?: (?:a lot|so much|all|everyone|everybody|guys|(?-i:\p{Lu}\p{L}+)))?[,.!–-]+ {1,2}(?=\p{L}+ \S+ \S)/iu;

/** "As discussed on the phone, …": what the text follows on, before what it says. */
const followsOn =
  /^as (?:\p{L}+ )?(?:discussed|agreed|promised|mentioned|announced|talked about)(?: [^,;:?!]{1,40})?,\s(?=\p{L}+\s\S+\s\S)/iu;

/** "Ok I'll write it up, …": who takes notes says nothing of the thing. */
const writesUp =
  /^(?:(?:ok(?:ay)?|alright|right),? )?(?:i|we)(?:['’]ll| will| can| am going to) (?:write|sum|note|type) (?:it|this|that|all (?:this|of it)|everything) (?:up|down)(?:,\s{1,3}(?:and )?|\s{0,2}[.!]?$)/iu;

/** What asks for the document or for comments on it, at the end of a sentence that says something else. */
const asides =
  /[,;–-]?\s{1,3}(?:needs? an? (?:(?:rewrite|tech(?:nical)?|proper|small|short) )?(?:spec|doc|document|rfc|ticket|write-?up)|(?:pls|please|plz) (?:shoot holes|review|comment|have a look|take a look|give feedback|feedback)[\p{L} ]{0,30})[\s.!]{0,3}$/iu;

/** How a message ends, before the name of who wrote it. */
const farewell =
  /^(?:(?:viele|liebe|beste|schöne|herzliche|freundliche) grüße|grüße|gruß|lg|vg|mfg|bg|mit (?:freundlichen|besten|lieben) grüßen|schönen? (?:tag|abend|feierabend|wochenende)(?: noch)?|bis (?:dann|morgen|später|bald)|(?:bien )?cordialement|bien à (?:vous|toi)|bonne (?:journée|soirée|fin de journée)|bon week-?end|à (?:plus|demain|bientôt|\+)|(?:un )?saludos?(?: cordiales)?|un abrazo|abrazos?|(?:buen|feliz) (?:día|finde|fin de semana)|(?:um )?abraços?|abs|att|atenciosamente|(?:com os melhores )?cumprimentos|(?:bom|boa) (?:trabalho|fim de semana|semana|continuação)|até (?:já|logo|amanhã|breve)|(?:cordiali |un )?saluti|cordialmente|buona (?:giornata|serata)|buon (?:lavoro|weekend)|a (?:presto|dopo|domani)|valeu|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|cheers|thanks|(?:best|warm|kind)(?: regards|,)|regards|all the best|groet(?:en|jes)?|mvg|fijne (?:dag|avond|weekend)|tot (?:morgen|straks|snel)|pozdrawiam|pozdro|pozdrowienia|z poważaniem|miłego (?:dnia|weekendu)|(?:以上、?)?よろしくお願い(?:いた|致)?します|以上です|祝好|此致敬礼)/iu;
/** "VG Malte", "Cumprimentos, Inês": what may stand behind a farewell. */
const signed = /^[\s,.!–-]{0,5}(?:\p{Lu}[\p{L}'’.-]{0,20}(?:\s\p{Lu}[\p{L}'’.-]{0,20})?)?[\s.!。)]{0,4}$/u;

/** Whether a sentence only takes leave, signed or not. */
function takesLeave(sentence: string): boolean {
  const said = farewell.exec(sentence);
  return said !== null && signed.test(sentence.slice(said[0].length));
}

/** "(question / complaint / thanks)", "a note that says thanks": what is named there is no courtesy. */
function isPartOfSentence(before: string): boolean {
  return (
    before.split(/[(（]/u).length > before.split(/[)）]/u).length ||
    /(?:[/|"'“‘]|(?<!\p{L})(?:or|and|of|with|say|says|saying|no|oder|und|ou|et|y|o|e|sagt?|dit|dice))\s{0,2}$/iu.test(
      before,
    )
  );
}

/** Takes greetings off a sentence; returns an empty text where nothing else is said. */
export function withoutCourtesy(sentence: string, language: string): string {
  const isTalk = language === 'en' && talksOnly(sentence);
  if (isTalk || whole.test(sentence.trim()) || takesLeave(sentence.trim())) return '';
  let rest = sentence;
  // "Bom dia, gente!" greets twice.
  for (const opening of [openings[language], openings['en'], openings[language]]) {
    if (opening) rest = rest.replace(opening, '');
  }
  if (language === 'en')
    rest = rest
      .replace(writesUp, '')
      .replace(thanking, '')
      .replace(fillers, '')
      .replace(followsOn, '')
      .replace(promisedBehind, '.');
  rest = rest.replace(asides, '');
  rest = rest.replace(endings, (match, at: number) => {
    if (isPartOfSentence(rest.slice(0, at))) return match;
    return /^[.!]/u.test(match.trim()) ? match.trim().slice(0, 1) : '';
  });
  const said = rest.trim();
  return whole.test(said) || (language === 'en' && talksOnly(said)) ? '' : said;
}

function talksOnly(sentence: string): boolean {
  return isOffer(sentence) || isMereTalk(sentence);
}
