/** How one language says yes, no, later and "I do not know" to what somebody else said. Patterns. */
export interface ReplyWords {
  readonly yes: string;
  readonly no: string;
  /** No for now: what is put off. */
  readonly later: string;
  readonly doubt: string;
  /** Words that are a yes whatever follows them. */
  readonly sure: string;
  /** "But" between a yes and a no for now. */
  readonly but: string;
  /** What may stand behind a yes or a no without a mark before it, and begins what is said besides. */
  readonly goesOn: string;
}

export const REPLY_WORDS: Readonly<Record<string, ReplyWords>> = {
  en: {
    yes: "(?:oh |hell )?(?:yes|yep|yeah|yup|yea)(?: (?:of course|sure|definitely|absolutely|totally|exactly|indeed|please|always))?|sure(?: thing)?|of course|absolutely|definitely|certainly|correct|exactly|right|true|indeed|agreed(?: by (?:all|everyone|everybody|both))?|(?:i |we |all |both |everybody |everyone )?agrees?(?: (?:with|on|to) (?:that|this|it))?|ok(?:ay)?|k|fine(?: (?:with|by|for) (?:me|us))?|works for me|sounds (?:good|great|fine|right)|good (?:idea|point|call|catch)|great|perfect|nice|cool|makes sense|deal|\\+1|👍|love (?:it|that)|i like (?:it|that)|me too|same here|please(?: do)?|go (?:ahead|for it)|fair(?: enough| point)?|i (?:think|guess|suppose|hope) so|i['’]d say so|probably|no objections?|(?:then |so |ok )?(?:let['’]?s|we) (?:do|go with|take) (?:it|that|this)(?: then)?|(?:that |it )?would be (?:really |very )?(?:nice|great|good|cool|helpful)(?= ?(?:$|[,.!;]| but ))|i['’]d (?:also )?prefer (?:that|it|this|the \\p{L}+)(?: too)?|(?:unanimously )?(?:approved|accepted|adopted)(?: by (?:all|everyone|everybody|the team|both))?|(?:and )?(?:that|it)['’]?s (?:exactly )?(?:what (?:i|we) (?:want|need|mean|meant|wanted)|the (?:whole )?(?:point|idea|plan)|right|correct|true|fine|ok(?:ay)?)|that (?:would|will) be (?:really |very )?(?:great|good|nice|perfect|fine|helpful|lovely|ideal)|that works(?: for me)?|(?:we|they|it|you|he|she) (?:do|does|should|can|must|could|would|is|are|will)(?= ?(?:$|[,.!;]))|as (?:always|usual)",
    no: "(?:hell |oh )?(?:no|nope|nah)(?: (?:way|thanks|need|thank you|please|chance|never))?|not really|(?:of course|certainly|definitely|absolutely|probably|rather|better|hopefully|surely) not|never(?: ever)?|i (?:don['’]?t|do not) think so|not (?:needed|necessary|required)|(?:we|they|it|you|that|he|she) (?:don['’]?t|doesn['’]?t|shouldn['’]?t|can['’]?t|cannot|won['’]?t|isn['’]?t|aren['’]?t|must not|should not|do not|does not)(?= ?(?:$|[,.!;]))|i (?:object|disagree|am against (?:it|that))",
    later:
      "(?:(?:that|it|this)(?:['’]s| is| comes) )?for later|(?:that|it|this)(?:['’]s| is| comes) later|(?:(?:i['’]d say|i would say|i think|i guess),? )?not (?:yet|now|for now|right now|today|this (?:year|month|quarter|time|round|week))|(?:(?:i['’]d say|i would say|i think|i guess),? )?not in (?:the first|the next|this|v1|version 1) ?(?:version|release|phase|step|round)?|(?:maybe |perhaps )?later|(?:maybe |perhaps )?(?:next year|someday|some day|another time|in (?:v2|version 2|phase 2|the next (?:version|release|phase)))",
    doubt:
      "(?:(?:i['’]?m|i am|we['’]?re|we are|still|really) )*(?:not (?:(?:so|really|quite|entirely|yet) )?sure|unsure)(?: (?:about|of) (?:that|this|it)(?: one)?| yet)?|(?:i |we |honestly )?(?:don['’]?t|do not) (?:really )?know(?: yet)?|dunno|no (?:idea|clue)|good question|(?:that |it )?depends|hard to say|maybe|perhaps|we['’]?ll see|let['’]?s see|(?:that |it )?needs (?:more|some) (?:thought|thinking|discussion|time)|tbd|to be decided|(?:still )?(?:open|unclear)",
    sure: 'yes|yep|yeah|yea|yup',
    but: 'but',
    goesOn:
      'after|before|at|from|within|and|but|only|just|with|because|since|until|if|unless|as long|up to|at least|at most|per|for|that|they|we|it|this|i|you|he|she|otherwise|in|on|by|every',
  },
  de: {
    yes: 'alles klar|ja(?: (?:klar|genau|gerne?|bitte|unbedingt|stimmt|sicher|natürlich|sehr gerne?))?|jap|jo|genau|klar|natürlich|richtig|stimmt|einverstanden|passt(?: für mich)?|okay|ok|gerne?|unbedingt|auf jeden fall|gute idee|guter punkt|abgemacht|perfekt|super|sehe ich (?:auch|genauso) so|bin (?:auch )?dafür|machen wir(?: so)?|in ordnung|sicher|absolut|\\+1|👍',
    no: 'nein|nee|nö|auf keinen fall|lieber nicht|bloß nicht|eher nicht|nicht nötig|niemals|nie|brauchen wir nicht|ich bin dagegen|bin dagegen',
    later:
      '(?:jetzt )?noch nicht|(?:erst |vielleicht )?später|(?:vorerst|erst ?mal|zunächst|fürs erste) nicht|nicht (?:jetzt|in der ersten version|dieses jahr)',
    doubt:
      '(?:das )?wei(?:ß|ss)(?: ich)?(?: noch)? nicht|keine ahnung|(?:ich )?(?:bin )?(?:mir )?(?:da )?(?:noch )?nicht sicher|gute frage|kommt (?:darauf|drauf) an|vielleicht|mal sehen|unklar|schwer zu sagen',
    sure: 'ja',
    but: 'aber',
    goesOn: 'und|aber|nur|mit|bis|wenn|weil|sonst|außer|höchstens|mindestens',
  },
  fr: {
    yes: "oui(?: (?:bien sûr|tout à fait|exactement|absolument|voilà))?|ouais|exactement|tout à fait|bien sûr|d['’]accord|ok|ça marche|parfait|voilà|c['’]est ça|bonne idée|entendu|évidemment|absolument|carrément|pourquoi pas|volontiers|je suis d['’]accord|\\+1|👍",
    no: 'non|pas du tout|surtout pas|jamais|certainement pas|pas besoin|plutôt pas|je suis contre',
    later: "pas (?:encore|maintenant|tout de suite|pour l['’]instant|dans la première version)|plus tard",
    doubt:
      'je (?:ne )?sais pas(?: encore)?|pas sûre?(?: de ça)?|aucune idée|bonne question|ça dépend|peut-être|à voir',
    sure: 'oui|ouais',
    but: 'mais',
    goesOn: 'et|mais|seulement|avec|sauf|si|jusqu|au moins|au maximum',
  },
  es: {
    yes: 'sí(?: (?:claro|exacto|por supuesto|por favor))?|claro(?: que sí)?|exacto|exactamente|de acuerdo|vale|perfecto|por supuesto|correcto|ok|eso es|buena idea|desde luego|así es|totalmente|me parece bien|\\+1|👍',
    no: 'no|para nada|de ninguna manera|nunca|mejor no|qué va|ni hablar|estoy en contra',
    later:
      '(?:todavía|aún|por ahora|de momento) no|no (?:todavía|aún|por ahora|de momento)|más adelante|luego',
    doubt:
      'no (?:lo )?sé|no estoy segur[oa]|ni idea|buena pregunta|depende|quizás?|tal vez|habrá que ver|ya veremos',
    sure: 'sí',
    but: 'pero',
    goesOn: 'y|pero|solo|sólo|con|hasta|si|salvo|como máximo|al menos',
  },
  pt: {
    yes: 'sim(?: (?:claro|exatamente|por favor))?|claro(?: que sim)?|exato|exatamente|isso(?: mesmo)?|certo|tudo (?:bem|certo)|combinado|beleza|ok|perfeito|com certeza|de acordo|concordo|boa ideia|fechado|\\+1|👍',
    no: 'não|nunca|de jeito nenhum|melhor não|nem pensar|não precisa|discordo',
    later: '(?:ainda|por enquanto|por agora) não|não (?:ainda|por enquanto|por agora)|mais tarde',
    doubt: 'não sei(?: ainda)?|não tenho certeza|boa pergunta|depende|talvez|sei lá|vamos ver',
    sure: 'sim',
    but: 'mas',
    goesOn: 'e|mas|só|com|até|se|exceto|no máximo|pelo menos',
  },
  it: {
    yes: "sì(?: (?:certo|esatto|esattamente|grazie))?|certo(?: che sì)?|esatto|esattamente|giusto|d['’]accordo|va bene|tutto chiaro|ok|perfetto|certamente|ovvio|buona idea|assolutamente(?: sì)?|volentieri|concordo|\\+1|👍",
    no: 'no|assolutamente no|mai|meglio di no|per niente|non serve|sono contrari[oa]',
    later: 'non (?:ancora|adesso|ora|per ora)|per ora no|più avanti',
    doubt: 'non (?:lo )?so(?: ancora)?|non sono sicur[oa]|boh|(?:bella|buona) domanda|dipende|forse|vediamo',
    sure: 'sì',
    but: 'ma',
    goesOn: 'e|ma|solo|con|fino|se|tranne|al massimo|almeno',
  },
  nl: {
    yes: 'ja(?: (?:precies|graag|zeker|klopt|natuurlijk|hoor))?|precies|klopt|helder|duidelijk|inderdaad|natuurlijk|zeker|akkoord|afgesproken|oké|ok|prima|goed(?: idee| plan)?|graag|uiteraard|(?:helemaal )?mee eens|doen we|absoluut|\\+1|👍',
    no: 'nee|neen|zeker niet|nooit|liever niet|niet nodig|hoeft niet|ik ben tegen',
    later: 'nog niet|(?:misschien )?later|voorlopig niet|niet nu',
    doubt:
      'weet ik (?:nog )?niet|geen idee|niet zeker|goede vraag|(?:dat )?hangt ervan af|misschien|ik twijfel',
    sure: 'ja',
    but: 'maar',
    goesOn: 'en|maar|alleen|met|tot|als|behalve|minstens|hoogstens',
  },
  pl: {
    yes: 'tak(?: (?:dokładnie|jasne|oczywiście|proszę))?|jasne|dokładnie|zgoda|zgadza się|zgadzam się|oczywiście|pewnie|dobrze|ok|okej|wszystko jasne|świetnie|dobry pomysł|racja|koniecznie|pasuje(?: mi)?|\\+1|👍',
    no: 'nie|nigdy|raczej nie|absolutnie nie|nie trzeba|jestem przeciw',
    later: '(?:jeszcze|na razie|póki co) nie|nie (?:teraz|na razie)|później',
    doubt:
      'nie wiem(?: jeszcze)?|nie jestem pew(?:ien|na|ny)|dobre pytanie|(?:to )?zależy|(?:być )?może|zobaczymy',
    sure: 'tak',
    but: 'ale',
    goesOn: 'i|ale|tylko|z|do|jeśli|oprócz|co najmniej|maksymalnie',
  },
};
