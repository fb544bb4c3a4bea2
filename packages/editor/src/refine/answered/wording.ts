/** What feedback says of an open question: which it is, and the words that answer it. */
export interface AnswerWords {
  /** Words that name one question or several. */
  readonly which: string;
  /** Empty where it only says that they are answered. */
  readonly said: string;
}

const one =
  '(?:the |die |la |a la )?(?:(?:open |offene )?(?:question|frage|pregunta) )?Q-?\\d{1,3}|(?:the )?(?:open )?question (?:no\\.? |number |#)?\\d{1,3}|(?:the |your )?(?:first|second|third|fourth|fifth|sixth|seventh|last|\\d{1,2}(?:st|nd|rd|th))(?: open)? question|(?:die )?frage \\d{1,3}|la (?:question|pregunta) \\d{1,3}';
const which = `(?<which>(?:${one})(?:(?:,| and| und| et| y| &|, and) (?:${one}))*)`;
const topic =
  '(?<topic>(?:the |your )?(?:open )?(?:question|point|frage|pregunta) (?:about|on|of|whether|zu|zur|nach|sur|sobre) [^,;:.?–—]{3,80}|[^,;:.?–—]{3,80})';
const state =
  '(?:answered|settled|resolved|clear|closed|decided|sorted(?: out)?|done|solved|clarified|beantwortet|geklärt|erledigt|entschieden|gelöst|réglée?|répondue?|résolue?|close|tranchée?|resuelt[ao]|respondid[ao]|contestad[ao]|cerrad[ao]|aclarad[ao]|decidid[ao])';
const isState = `(?:(?:is|are|was|has been|have been|can be(?: marked)?(?: as)?|is now|ist|sind|wäre|est|es|está|queda|ya está|a été)(?: (?:now|already|therefore|then|thus|also|too|damit|nun|jetzt|auch|donc|maintenant|ya|así|both))* ${state}|(?:can|may|kann|peut|puede)(?: (?:now|then|also|dann|auch|donc))? (?:go|be closed|be removed|be dropped|weg|raus|geschlossen werden|être (?:fermée|supprimée)|cerrarse))`;
const gap = '\\s*(?:[:,.;–—]|\\s-)\\s+';
const about =
  '(?:re|on|as for|as to|regarding|about|to|for|concerning|zu|zur|bezüglich|bei|wegen|concernant|pour|à propos de|quant à|sobre|en cuanto a|respecto a)';

const gone = `(?:(?:now |then )?(?:no longer (?:open|a question)|not (?:an )?open(?: question)? any ?more)|(?:now |then )?${state})`;

/** What a clause is about, in the languages that feedback comes in; the topic itself stands in the words of the document. */
const toQuestion =
  '(?:as (?:for|to)|regarding|concerning|about|on|re|with regard to|(?:in|as an?) answer to|to answer|zu|zur|auf die|bezüglich der|was die|pour répondre à|en réponse à|quant à|concernant|para responder a|en respuesta a|en cuanto a|respecto a|sobre|para responder à|em resposta à|quanto à|sobre a|quanto alla|per rispondere alla|riguardo alla|sulla|wat betreft|over|als antwoord op|co do|odnośnie|w odpowiedzi na) (?:(?:the|your|la|die|der|den|de|het|a) )?(?:(?:open|offenen?) )?(?:question|frage|pregunta|pergunta|domanda|vraag|pytani[ea])(?: ouverte| abierta| aberta| aperta)? (?:about|on|of|regarding|whether|nach|zur?|zum|über|wegen|sur|de|du|concernant|sobre|acerca de|da|do|su|sulla|sui|riguardo a|over|naar|o|dotyczące(?:go)?) (?<topic>[^,;:.?]{3,80})';
/** "Got feedback from management on the mails, …": who gave the answer, and on what. */
const heard =
  "(?:(?:we|i)(?: have|['’]ve)? )?(?:just |now |finally )*(?:got|have|had|received|heard)(?: back| (?:an? )?(?:feedback|word|news|answer|reply|response|decision|confirmation|clarity|input))* from [^,;:.?]{2,40}? (?:on|about|regarding|concerning|re|as to) (?<topic>[^,;:.?]{3,80})";

/** "Q-1 is answered: …", "re Q-1: …", "Q-2 can go, …": the question stands before its answer. */
const leading: readonly RegExp[] = [
  new RegExp(`^${which}(?:\\s?:|,|\\s-|\\s[–—])\\s+(?<said>.{2,900})$`, 'isu'),
  new RegExp(`^${which} ${isState}${gap}(?<said>.{2,900})$`, 'isu'),
  new RegExp(
    `^(?:(?:and|also|und|et|y),? )*(?:(?:the |die |la )?(?:answer|antwort|réponse|respuesta) (?:to|on|for|auf|zu|à|a) |${about} )${which}(?:['’]s answer)?(?:\\s?[:,–—]|\\s-| is:?| ist:?| est:?| es:?| lautet:?)\\s+(?<said>.{2,900})$`,
    'isu',
  ),
  new RegExp(`^${toQuestion}(?:\\s?[:,]|\\s[–—-])\\s+(?<said>.{8,900})$`, 'isu'),
  new RegExp(`^${heard}(?:\\s?[:,]|\\s[–—-])\\s+(?<said>.{8,900})$`, 'isu'),
  new RegExp(
    `^(?:we|i)(?: now| finally|['’]ve| have| got)* (?:have |got )?(?:an |the )?answer (?:on|to|for|about|regarding) (?:${which}|${topic})${gap}(?<said>.{2,900})$`,
    'isu',
  ),
];

/** "By the way, we settled the layer cache: …" names a question by what it is about, whatever else the words could be. */
const settled: readonly RegExp[] = [
  /^(?:(?:by the way|btw|fyi|also),? )?(?:we|they|the team|the board)(?:['’]ve| have)?(?: now| finally| just| already)* (?:settled|decided|clarified|resolved|sorted out|figured out|cleared up|agreed)(?: on| about)? (?<topic>(?:the |our |who |how |where |when |what |whether )[^:.]{3,80}?)(?:,? (?:by the way|btw|now|today|yesterday|too))*:\s+(?<said>.{2,900})$/isu,
  /^(?:(?:übrigens|nebenbei|außerdem),? )?(?:wir haben|das team hat|haben wir) (?<topic>[^:.]{3,80}?) (?:jetzt |nun |übrigens |inzwischen |gestern |heute )*(?:geklärt|entschieden|festgelegt|beschlossen|abgestimmt):\s+(?<said>.{2,900})$/isu,
  /^(?:(?:au fait|d['’]ailleurs|par ailleurs),? )?(?:nous avons|on a|l['’]équipe a)(?: enfin| maintenant| déjà)? (?:réglé|tranché|décidé|clarifié|résolu)(?: pour| de)? (?<topic>[^:.]{3,80}?)\s?:\s+(?<said>.{2,900})$/isu,
  /^(?:(?:por cierto|además),? )?(?:ya )?(?:hemos|tenemos) (?:aclarado|decidido|resuelto|cerrado|acordado)(?: para)? (?<topic>[^:.]{3,80}?):\s+(?<said>.{2,900})$/isu,
];

/** A statement without the words before it that only say that it was settled. */
export function withoutSettled(words: string): string {
  for (const pattern of settled) {
    const said = pattern.exec(words.trim())?.groups?.['said'];
    if (said !== undefined) return said;
  }
  return words;
}

const settles =
  '(?:answers?|settles?|resolves?|closes?|covers|clears up|takes care of|deals with|beantwortet|klärt|erledigt|répond à|règle|résout|tranche|responde(?: a)?|resuelve|contesta|cierra)';
const demonstrative = '(?:that|this|which|it|das|dies|was|damit|ça|cela|ce qui|eso|esto|lo que|con eso)';
/** "…. That also answers Q-1", "… (this was Q-6)", "…, so Q-1 can go": the question stands behind its answer. */
const trailing: readonly RegExp[] = [
  new RegExp(
    `^(?<said>.{4,900}?)(?:[.;,–—]|\\s-|:)\\s*(?:and |so |und |et |y )*${demonstrative}(?: (?:also|now|thereby|would|should|auch|damit|aussi|también))* ${settles} (?:also |auch |aussi |también )?${which}(?: (?:too|then|as well|now|auch|damit|aussi|también))*[.!]*$`,
    'isu',
  ),
  new RegExp(
    `^(?<said>.{4,900}?)(?:[.;,–—]|\\s-|:)\\s*(?:and |so |und |et |y |thus |therefore |hence |then )*(?:with (?:that|this|it),? |by (?:that|this),? |damit (?=ist|sind|wäre|kann)|donc |du coup,? |avec (?:ça|cela),? |con (?:eso|esto),? |así )?(?:(?:is|ist|sind|kann|wäre) )?${which} (?:${isState}|(?:now |then |also |auch )?${state})(?: (?:now|too|then|as well|damit|donc|también))*[.!]*$`,
    'isu',
  ),
  new RegExp(
    `^(?<said>.{4,900}?)\\s?\\((?:(?:this|that|it|which|das|c['’]|eso)\\s?)?(?:was|is|answers?|settles?|re|cf\\.?|war|ist|était|est|era|es)?:? ?${which}\\)(?<rest>.{0,300})$`,
    'isu',
  ),
  new RegExp(`^(?<said>.{4,900}?), (?:which|that|this) (?:was|is) ${which}(?<rest>[,.;].{0,300})?$`, 'isu'),
];

/** What sentences say of open questions and their answers; null where they say nothing of the sort. */
export function answerWordsIn(words: string): AnswerWords | null {
  const text = words.trim();
  for (const pattern of [...settled, ...leading, ...trailing]) {
    const groups = pattern.exec(text)?.groups;
    const named = groups?.['which'] ?? groups?.['topic'];
    if (named === undefined) continue;
    return { which: named, said: withoutLead(`${groups?.['said'] ?? ''}${groups?.['rest'] ?? ''}`) };
  }
  return null;
}

const lead = [
  // "who pays? - we do"
  /^[-–—=>→:]+\s+(?=\S)/u,
  new RegExp(`^${heard}(?:\\s?[:,]|\\s[–—-])\\s+(?=\\S)`, 'iu'),
  /^(?:i|we)(?: have|['’]ve)? (?:asked around|checked)(?: with [^,;:.]{2,40})? and (?=\S)/iu,
  new RegExp(
    `^(?:(?:it |this |that )?(?:is|has been|was|ist|est|es) )?${state}(?: now)?\\s*[:,.–—-]\\s+`,
    'iu',
  ),
  /^(?:(?:the|our|die|la) )?(?:answer|antwort|réponse|respuesta)(?: is| ist| est| es)?\s*:?\s+(?=\S)/iu,
  /^(?:we|they|the team|wir|on|nous)(?: have|['’]ve| haben| a| avons)?(?: now| finally| just)? (?:decided|agreed|settled|entschieden|beschlossen|décidé|decidido)(?: that|,? dass| que| on)?[:,]?\s+/iu,
  /^(?:it (?:was|has been) (?:decided|agreed) that)\s+/iu,
  // "…, so it's no longer open"
  new RegExp(
    `(?:[,;.–—]|\\s-)\\s*(?:and )?so (?:(?:it|that|this)(?:['’]s| is)|(?:the|this|that) (?:question|point) is) ${gone}(?: (?:now|then|too))?[.!]*$`,
    'iu',
  ),
  // "…, so answer that question"
  /(?:[,;.–—]|\s-)\s*(?:(?:and|so|then|thus|hence|therefore|please|you can|we can)\s)*(?:answer|close|resolve|settle|tick off|drop|remove|delete) (?:that|this|the) (?:open )?(?:question|point|item)(?: (?:then|too|now|accordingly|with (?:that|it|this)))?[.!]*$/iu,
];

/** The words of an answer without what only says that it is one. */
export function withoutLead(said: string): string {
  return lead.reduce((words, pattern) => words.replace(pattern, ''), said.trim());
}
