/** How a clause tells what a thing has. */
export interface Manner {
  /** The sentence says that this is kept: "for a person we store …". */
  readonly isRecord: boolean;
  /** Jotted down behind a colon, which people do with anything. */
  readonly isNoted: boolean;
  /** Told in passing by a sentence that says what somebody does with it. */
  readonly isPassing: boolean;
}

const noun = "([\\p{L}][\\p{L}'-]{1,30}(?: [\\p{Ll}][\\p{L}'-]{1,30}){0,2}?)";
export const determiner = '(?:an?|each|every|the|one|any|all|our|their|its)';
/** Verbs by which a thing has what is kept of it. */
export const having =
  'has|have|contains?|includes?|carr(?:y|ies)|holds?|consists? of|comes? with|bears?|records?|stores?|says?(?= \\p{L}+,)|keeps?(?= (?:track|an?|the|its|their)(?!\\p{L}))(?: track of)?';
/** The verbs before a list of parts. */
export const has = `(?:(?:can|may|must|should|will) )?(?:also )?(?:${having}|had|needs?|gets?(?= (?:an?|the|its|their|one|\\d))|(?<=^(?:an?|each|every) [^,]{2,40})shows?(?= \\p{L}+, )|links?|connects?|lists|is made up of|is described by|is identified by|always has|notes)(?: also| always| at least)?`;

/** "We keep the donor's name and address." */
export const owned =
  /^(?:we|they) (?:keep|store|save|record)s? (?:the |an? |every |each )?(\p{L}[\p{L}-]{1,30})['’]s (.{6,400})$/isu;

export const keeping =
  '(?:we|they|you|i|it) (?:\\p{L}+ ){0,2}?(?:keep|store|record|save|need|track|note|want|have|hold|collect|log)s?';

interface Shape extends Manner {
  /** The thing is group 1, the list behind it group 2. */
  readonly pattern: RegExp;
  /** Where the clause names what it is of or for. */
  readonly of?: RegExp;
}

export const plain: Manner = { isRecord: false, isNoted: false, isPassing: false };

/** The shapes of a description, the first that fits counts. */
export const shapes: readonly Shape[] = [
  // "For every room there are cleaning records with the date and the name", "for each object we also hold photos with file name and date"
  {
    ...recorded(
      `^(?:for|of|on|in|per) (?:each|every|an?|the) [\\p{L}-]{2,30},? (?:there (?:are|is|may be|can be)|${keeping}) (?:also )?(?:an? |one |several |many |some )?((?:[\\p{L}-]{3,20} )?[\\p{L}][\\p{L}-]{2,30})(?:,)? with:? (.{6,400})$`,
    ),
    of: /^(?:for|of|on|in|per) ((?:each|every|an?|the) [\p{L}-]{2,30})/iu,
  },
  recorded(`^(?:for|of|per|about|with) (?:${determiner} )?${noun},? ${keeping}:? (.{6,600})$`),
  recorded(
    `^(?:we |they |it )?(?:keep|store|record|save|track|log)s? (?:for |per |about |of )(?:${determiner} )?${noun}:? ((?:an?|the|its|their|who|when) .{6,600})$`,
  ),
  recorded(
    `^(?:${determiner} )?${noun} (?:are|is|come|comes|chosen|picked)(?: \\p{L}+)? from (?:an?|the) (?:\\p{L}+ )?list \\((.{6,300})\\)`,
  ),
  // "We must store, for each person, name and address", "it has to know for each truck where it stands"
  recorded(
    `^.*?(?<!\\p{L})(?:keep|store|record|save|track|know|collect|note|log)s?,? (?:for|of|about) (?:each|every|an?|all) ([\\p{L}][\\p{L}-]{1,30}),? ((?:an?|the|its|their|who|when|where|if|whether|how) .{6,600})$`,
  ),
  // "We agreed what we keep about an application: number, name and e-mail"
  recorded(
    `^.*?(?<!\\p{L})(?:keep|store|record|save|track|know|collect|note|need|hold)s? (?:for|of|about|on|per) (?:each |every |an? |the |all )?${noun}: (.{6,600})$`,
  ),
  // "For each attachment: file name, size and upload time", or without the colon
  recorded(
    `^(?:for|per|of) (?:each|every) ([\\p{L}][\\p{L}-]{2,30})(?:[,:]|(?= (?:[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20}){0,2}, ){1,8}[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20}){0,2},? and [\\p{L}-]{2,20}(?: [\\p{L}-]{2,20}){0,2}$)) (.{6,400})$`,
  ),
  // "Who changed what goes into the audit log: actor, action and time"
  recorded(
    `^.{3,80}? (?:goe?s?|(?:is|are|gets?) (?:written|logged|saved|stored|put)|lands?|ends? up) (?:in)?to (?:an?|the|our|its own) ([\\p{L}][\\p{L}-]{1,30}(?: [\\p{Ll}-]{2,30})?): (.{6,400})$`,
  ),
  // "There's also a schedule per room: weekday, from, to"
  {
    ...recorded(
      `^(?:there(?:['’]s| is| are| must be| should be)|(?:we|they|you) (?:need|have|want)) (?:also )?(?:an?|one|several|many) ([\\p{L}][\\p{L}-]{1,30}(?: [\\p{Ll}-]{2,30})?)(?: (?:per|(?:for|of|in|on) (?:each|every|an?)) [\\p{L}-]{2,30}): (.{6,400})$`,
    ),
    of: /(?:per|(?:for|of|in|on) (?:each|every|an?)) ([\p{L}-]{2,30}):/iu,
  },
  // "Each of our trucks reports its position every 30 seconds: latitude, longitude and speed"
  {
    ...recorded(
      `^(?:(?:each|every|all|the|an?)(?: of (?:our|the|these))? )?(?:\\p{L}{3,20} )?\\p{L}{3,30} (?:reports?|sends?|submits?|uploads?|posts?|logs?|records?|transmits?|publishes|measures?|writes?) (?:an?|its|their|the|one) ([\\p{L}][\\p{L}-]{2,30})(?: (?:every|each|once|per|at|when|after|before|to|in) [^,:]{2,40})?: (.{6,400})$`,
    ),
    of: /(\p{L}{3,30}) (?:reports?|sends?|submits?|uploads?|posts?|logs?|records?|transmits?|publishes|measures?|writes?) (?:an?|its|their|the|one) /iu,
  },
  // "Usage per SIM and day, read only: bytes up, bytes down"
  {
    ...recorded(
      `^(?:the )?([\\p{L}][\\p{L}-]{2,30}) per [\\p{L}-]{2,30}(?: and [\\p{L}-]{2,30})?(?:, [^,:]{3,30})?: ((?:[^,:]{2,40}, )+[^,:]{2,60}?)$`,
    ),
    of: /per ([\p{L}-]{2,30}(?: and [\p{L}-]{2,30})?)(?:[,:])/iu,
  },
  // "Reactions are reported per dose: severity, description and date"
  {
    ...recorded(
      `^(?:(?:(?:every|each)|(?:before|after|during|at|on|in)(?: (?:and|or) \\p{L}+)? (?:the|an?|each|every)) \\p{L}+,? )?(?:the |all |an? |one )?${noun} (?:are|is) (?:\\p{L}{2,}ed|kept|given|taken|made|written|sent|drawn up) (?:per|for (?:each|every|an?)|by) [\\p{L}-]{2,30}: (.{6,600})$`,
    ),
    of: /(?:per|for (?:each|every|an?)|by) ([\p{L}-]{2,30}):/iu,
  },
  // "Payments come from the webhooks with charge id, amount and invoice"
  recorded(
    `^(?:the |all )?([\\p{L}][\\p{L}-]{1,30}s) (?:come|arrive|are (?:received|imported|read|fetched|loaded)) (?:in )?(?:from|via|by|through) [^,:]{3,40}?,? with (?:the |an? )?(.{6,400})$`,
  ),
  // "Treatments are done by a vet, with the medicine and the dose"
  {
    ...recorded(
      `^(?:the |all )?${noun} (?:are|is) (?:done|made|given|carried out|performed|recorded|taken|written|reported|held) by (?:an?|the) [\\p{L}-]{2,30},? with ((?:an?|the|its|their) .{6,400})$`,
    ),
    of: /by ((?:an?|the) [\p{L}-]{2,30}),? with/iu,
  },
  // "The lab sends a result per cow with fat and protein"
  {
    ...recorded(
      `^.*?(?<!\\p{L})(?:sends?|gives?|gets?|takes?|makes?|measures?|creates?|adds?|writes?) (?:an?|one) ([\\p{L}][\\p{L}-]{1,30}) (?:per|for each|for every|of each) [\\p{L}-]{2,30} with (.{6,400})$`,
    ),
    of: /(?:per|for each|for every|of each) ([\p{L}-]{2,30}) with/iu,
  },
  // "Add a bank account (IBAN, holder, country)"
  {
    ...recorded(
      `^.*?(?<!\\p{L})(?:create|add|register|submit|report|book|enter|file|open|upload|store)s? (?:an?|their|the|one) ([\\p{L}][\\p{L}-]{1,30}(?: [\\p{Ll}-]{2,30})?) \\(([^()]{2,40}(?:, [^()]{2,40}){1,10},? ?(?:and [^()]{2,40})?)\\)`,
    ),
    isPassing: true,
  },
  // "Every opening of a door is logged with time and reason"
  recorded(
    `^(?:${determiner} )?${noun}(?: of (?:an?|the|each|every) [\\p{L}-]{2,30})? (?:is|are|gets?|has to be|have to be|must be|should be|needs to be|need to be) (?:\\p{L}+ly )?(?:logged|recorded|stored|saved|kept|tracked|registered|noted) with:? (.{6,300})$`,
  ),
  // "Shops send us purchases (shop, card number, amount, time)", "… and beside it fuel stops (car, litres, price)"
  {
    ...plain,
    pattern:
      /^.*?(?<!\p{L})(?:send|give|report|upload|need|want|have|keep|store|import|receive|get|it|and|plus|with|for) (?:us |me )?((?:[\p{L}-]{3,20} )?[\p{L}-]{3,30}s) \(((?:[^(),]{2,40}, ){2,10}[^(),]{2,40})\)/isu,
    isPassing: true,
  },
  // "A place is a street, a city, a postal code and opening hours"
  recorded(
    '^(?:an?|each|every) ([\\p{L}][\\p{L}-]{1,30}) is ((?:an? [^,()]{2,40}(?: \\([^()]{1,60}\\))?, ){2,8}.{2,200})$',
  ),
  // "Events arrive from carriers by mail: time, code, remark"
  recorded(
    '^(?:the |all )?((?:[\\p{L}-]{3,20} )?[\\p{L}][\\p{L}-]{1,30}s) (?:come|arrive|are (?:received|imported|read|fetched|loaded)) (?:in )?(?:from|via|by|through) (?:[^,:()]|\\([^()]{2,80}\\)){3,120}: (.{6,400})$',
  ),
  // "Lessons of a course have a date, a state and a note"
  {
    ...recorded(
      `^(?:the |all )?([\\p{L}][\\p{L}-]{1,30}s) (?:of|in|on|for) (?:an?|the|each|every) [\\p{L}-]{2,30} (?:have|has|are stored with|are kept with) ((?:an?|the|its|their) .{6,400})$`,
    ),
    of: /(?:of|in|on|for) ((?:an?|the|each|every) [\p{L}-]{2,30}) (?:have|has|are)/iu,
  },
  // "A loan is for one member and one batch: amount, due date"
  {
    ...recorded(`^${determiner} ${noun} (?:is|are) (?:for|of|about|between) [^:,.]{3,60}: (.{6,600})$`),
    of: /(?:for|of|about|between) ([^:,.]{3,60}):/iu,
  },
  // "Add a refund table with one row per refund: order id, amount"
  recorded(
    `^.*?(?<!\\p{L})(?:add|create|build|make|introduce|need|want|have|keep)s? (?:an?|the|one) (?:new |separate |own )?([\\p{L}][\\p{L}-]{1,30}(?: [\\p{Ll}-]{2,30})?) table(?:,? with (?:an?|one) (?:row|record|line|entry) (?:per|for each|for every) [\\p{L} -]{2,40})?(?::| with(?: the)?(?: columns?| fields?)?:?) (.{6,500})$`,
  ),
  // "We also need a table api_keys: belongs to an account, name, secret"
  recorded(
    `^.*?(?<!\\p{L})(?:table|entity|collection)s? (?:called |named )?([\\p{L}_][\\p{L}_-]{1,40}): (belongs to .{6,500})$`,
  ),
  // "Owners register with name and e-mail"
  {
    ...recorded(
      `^(?:the |our |new |an? )*${noun} (?:(?:can|may|must|should|have to|need to) )?(?:also |then )?(?:registers?|signs? up|enrols?|enrolls?|applies|apply|are registered|is registered|are added|is added|are created|is created)(?: online| by mail| themselves| at the desk| in the app)? with:? (.{6,400})$`,
    ),
    isPassing: true,
  },
  // "Create a reading: takes meter, value and date"
  {
    ...recorded(
      `^(?:create|add|register|submit|report|book|place|enter|file|open|log|record|post|send) (?:an? |one |the |new )*([\\p{L}][\\p{L}-]{1,30}(?: [\\p{Ll}-]{2,30})?): (?:it )?(?:takes?|needs?|requires?|accepts?|gets?|has|with|contains?|body(?: with)?|fields?):? (.{6,400})$`,
    ),
    isPassing: true,
  },
  // "Coordinators create shifts with title, location and start"
  {
    ...plain,
    pattern:
      /^.*?(?<!\p{L})(?:create|draft|define|add|register|submit|report|book|place|enter|file|open|leave|record|post|send|upload|collect|publish|define|plan|schedule|maintain|write|keep|store|need|issue|fill in|make)s? (?:an? |the |new |their |our )*([\p{L}][\p{L}-]{1,30}s?)(?: (?:for|on|to|of|in|at) (?:an?|the|their|its|each|one) [\p{L}-]{2,30}){0,2}(?: (?:every|each) (?:\d+ )?\p{L}+)?(?:: | (?:with|consisting of|giving|including|stating)(?: the)?:? )((?:[^,]{2,60}, ){1,12}.{2,200})$/isu,
    isPassing: true,
  },
  // "A project comes from a client with a language and a deadline"
  {
    ...plain,
    pattern: new RegExp(
      `^${determiner} ([\\p{L}][\\p{L}-]{1,30}) (?:comes|arrives|starts|is (?:made|created|opened|placed|booked|started|ordered)|belongs)(?: in)? (?:from|by|for|to|at|in) (?:an?|the|one|its) [\\p{L}-]{2,30} (?:and has|with) ((?:(?:an?|the|its|their|several|one) |\\p{L}+, ).{6,400})$`,
      'isu',
    ),
  },
  // "Report a defect for a bike with a text and a photo"
  {
    ...recorded(
      `^.*(?<!\\p{L})(?:create|add|register|submit|report|book|place|enter|file|open|log|leave|record|post|send|note|describe|draw up)s? (?:an?|the|each|every) ([\\p{L}][\\p{L}-]{1,30})(?: (?:for|on|to|of|in|at) (?:an?|the|their|its|each|one) [\\p{L}-]{2,30}){0,2} (?:with|consisting of|giving|including|stating) ((?:an?|the|its|their) .{6,300})$`,
    ),
    isPassing: true,
  },
  // "So that the website can show the next concert: title, date, venue"
  {
    ...plain,
    pattern:
      /^.*?(?<!\p{L})(?:show|display|list|return|see|view)s? (?:an? |the |each |every |all |one |their |our |its )(?:(?:next|current|latest|last|upcoming|open|new|own) )?([\p{L}][\p{L}-]{1,30}(?: [\p{Ll}-]{2,30})?): ((?:[^,]{2,60}, ){2,12}.{2,100})$/isu,
    isPassing: true,
  },
  { ...plain, pattern: owned, isRecord: true },
  {
    ...plain,
    pattern: new RegExp(`^(?:${determiner} )?${noun} ${has}:? (.{6,600})$`, 'isu'),
  },
  // "New: members (name, e-mail, date of joining)"
  {
    ...plain,
    pattern:
      /^(?:(?:new|also|plus|then|and|entities|tables|things?)[:,]? )?(?:an? |the )?([\p{L}][\p{L}-]{1,30}(?: [\p{Ll}-]{2,30})?) \(([^()]{3,40}, (?:[^()]|\([^()]*\)){3,300})\)$/isu,
  },
  // "An archer registers -> registration with target number and session"
  {
    ...recorded(`^.{3,80}(?:->|→) (?:an? |one |the )?([\\p{L}][\\p{L}-]{2,30}) with ([^.:;]{3,200})$`),
    isPassing: true,
  },
  // "Finding = stop name, note, fault type"
  {
    ...plain,
    pattern:
      /^(?:an? |one |each |every |the )?([\p{L}][\p{L} -]{1,30}) = (?!(?:[^()]|\([^()]*\))*(?:= |, )(?:\d|each )|.*, [^,]{0,30}(?<!\p{L})(?<!whether [^,]{1,20}|if [^,]{1,20})(?:is|are|was|can|must|will) )((?:[^,=]{2,60}, ){2,12}[^,=]{2,100})$/isu,
    isRecord: true,
  },
  { ...plain, pattern: /^([\p{L}][\p{L} -]{1,30}): (.{6,400})$/su, isNoted: true },
];

function recorded(written: string): Shape {
  return { ...plain, pattern: new RegExp(written, 'isu'), isRecord: true };
}
