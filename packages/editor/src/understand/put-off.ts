/** When something that is left for later is to come. English. */
const later =
  '(?:later(?: on)?|some ?day|one day|eventually|at some point|in (?:the |a )?(?:future|v\\d|(?:phase|version|step|round) (?:\\d|two)|(?:second|next|later) (?:step|phase|version|release|round))|next (?:year|quarter)|not (?:now|yet|in v1)|v2)';
const perhaps = '(?:maybe|perhaps|possibly|probably)';

const putsOff = new RegExp(
  `^(?:and |but )?(?!(?:if|when|once|or|then|it|they|this|that|we|i|try|retry|all|the rest|others)(?!\\p{L}))(?:[\\p{L}\\p{N}/-]+ ){1,4}?(?<!again )(?:${perhaps} )?${later}(?: ${perhaps})?[.!]?$`,
  'iu',
);

/** What comes before and what behind it: the second is no thing left for later. */
const inOrder = /(?<!\p{L})(?:first|now|at once|immediately|sooner|either|whether|if|when)(?!\p{L})/iu;

/** "Ship to Loki, Kafka later maybe": where the part begins that leaves something for later, as the offset of its comma; else null. */
export function putOffBehind(sentence: string): number | null {
  const at = sentence.lastIndexOf(', ');
  if (at < 0 || sentence.slice(0, at).includes('(') !== sentence.slice(0, at).includes(')')) return null;
  const before = sentence.slice(0, at);
  const isPutOff =
    before.trim().includes(' ') && !inOrder.test(before) && putsOff.test(sentence.slice(at + 2));
  return isPutOff ? at : null;
}

/** "Sheet music upload later": whether a note has only a thing that is left for later in it. */
export function isPutOff(sentence: string): boolean {
  return putsOff.test(sentence) && !inOrder.test(sentence);
}

/** How notes say behind a topic that it is left for later, in the languages of documents. */
const LEFT =
  'parked|postponed|deferred|shelved|delayed|paused|put off|on hold|on ice|put on hold|not (?:now|yet|for now|this (?:quarter|year|sprint|time))|(?:maybe |perhaps )?later|for later|some ?day|next (?:quarter|year|release|version|half)|(?:moved|pushed|postponed) to|backlog|geparkt|zurückgestellt|verschoben|vertagt|auf eis|später|nächstes (?:quartal|jahr)|reportée?s?|plus tard|en pause|pas maintenant|aplazad[oa]s?|pospuest[oa]s?|más adelante|rinviat[oaie]|rimandat[oaie]|più avanti|adiad[oa]s?|mais tarde|uitgesteld|geparkeerd|odłożon[eya]|później';

/** What may follow: until when, where to, or why. */
const UNTIL =
  'until|till|to|for|because|as|since|after|before|by|in|from|with|on|now|then|maybe|perhaps|this|Q\\d|bis|auf|wegen|nach|für|jusqu|à|au|en|pour|hasta|para|al?|por|fino|dopo|per|até|tot|naar|do|na';

/** What is only moved is a date. */
const isDated =
  '(?:[\\p{L}-]+ ){0,3}(?:launch|release|go-?live|roll-?out|deploy(?:ment)?|deadline|meeting|demo|termin|workshop|review|einführung)';

const leftTopic = new RegExp(
  `^(?!${isDated}(?:\\s?: | [-–—] ))(?!(?:if|when|first|now)(?!\\p{L}))[^:;.?!]{2,60}(?:\\s?: | [-–—] )(?:${LEFT})(?:(?:,| \\(| (?:${UNTIL})(?!\\p{L}))[^;?!]{0,60})?[.!]*$`,
  'iu',
);

/** How notes say behind a topic that it is none of this work, in the languages of documents. */
const OUT =
  "out of scope|not in scope|not (?:in|part of|for) (?:this|the first|the next|v\\d)(?: (?:version|release|round|project|phase|step|iteration|ticket|work))?|not here|won['’]t do|not planned|dropped|rejected|nicht im umfang|nicht geplant|hors (?:périmètre|sujet)|pas prévue?s?|fuera de(?:l)? alcance|fora d[eo] escopo|fuori (?:ambito|scope)|buiten (?:de )?scope|poza zakresem";

const outTopic = new RegExp(
  `^[^:;.?!]{2,60}(?:\\s?: | [-–—] )(?:${OUT})(?:(?:,| \\(| (?:${UNTIL})(?!\\p{L}))[^;?!]{0,60})?[.!]*$`,
  'iu',
);

/** How a wish is left for later in the same breath. */
const waits =
  "(?:(?:that|this|it|those|they) (?:can|could|may|will have to) (?:(?:easily|well|probably) )?wait(?: (?:until|till|for)(?!\\p{L})[^;:?]*)?|not (?:now|yet|urgent(?:ly)?|in v\\d|for v\\d|this (?:time|year|season|semester|term|quarter|month|summer|winter))|(?:that['’]s|that is|it['’]s|it is|this is) (?:not urgent|no rush|for later|a later (?:thing|step|topic)|v2))[.!]*$";

/** "Ferdi wants AVIF but that can wait till the CDN supports it", "…, but not now". English. */
const wishLeft = new RegExp(`^(?!(?:if|when|while)(?!\\p{L}))[^;:?]{3,120}?(?:,|,? but) ${waits}`, 'iu');
const leavesWish = new RegExp(`^(?:but )?${waits}`, 'iu');

/** Whether a clause only leaves for later what was wished before it: "but not now". English. */
export function leavesForLater(clause: string): boolean {
  return leavesWish.test(clause.trim());
}

/** "Snowboards come in v2", "sheet music is for next year", "exchanges follow later": when it is to come, and nothing else. English. */
const comesLater =
  /^(?!(?:if|when|once|it|they|this|that|the (?:rest|others))(?!\p{L}))[^,;:?!]{3,60}? (?:(?:will )?(?:come|comes|follow|follows)|(?:is|are) (?:for|something for|planned for|meant for)) (?:only )?(?:(?:in|with) (?:v ?[2-9]|(?:the |a )?(?:second|next|later|third) (?:version|phase|step|release|round|season))|(?:in )?(?:the )?next (?:year|season|phase|version|release|round)|(?<=follows? )later)[.!]*$/iu;

/**
 * What a note of a topic makes of it: "Personalised ranking: parked until Q3", "dark mode - postponed" leave it for later, "dashboards: out of
 * scope" leaves it out.
 */
export function leftTopicKind(sentence: string): 'future' | 'nonGoal' | null {
  if ([leftTopic, wishLeft, comesLater].some((form) => form.test(sentence.trim()))) return 'future';
  return outTopic.test(sentence.trim()) ? 'nonGoal' : null;
}
