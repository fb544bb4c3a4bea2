import { isAgent } from './agents.ts';
import { verbPattern } from './verbs.ts';

/** "We need a list of all visits", "show the nurse the open doses": somebody is to be able to read them. */
const needsList =
  /(?<!\p{L})(?:needs?|wants?|haves?|has|gets?|would like) (?:to (?:have|get) )?(?:an?|the) lists? of /iu;
/** "The treasurer wants all flights of a pilot", "the manager gets the attendance of a group": what comes to whoever asks for it. */
const readsAll =
  /(?<=\p{L} )(?:needs?|wants?|gets?|receives?|asks? for|would like)(?: to (?:have|get|see))?(?= (?:all (?:\p{L}+ ){0,2}\p{L}+s|the (?:\p{L}+ )?\p{L}+ of (?:an?|one|the|each|every|their|his|her))(?!\p{L}))/iu;
const showsTo =
  /(?<!\p{L})(?:show|give|present|display)s? ((?:the |an? |each |every |our )?[\p{L}-]{3,30}(?: [\p{L}-]{3,20})?) (?:(an? lists? of )|(?=(?:an?|the|all|their|his|her|its) ))/iu;

/** "So get parcels", "right, and dispatchers create tours": words that only go on. */
const opensTalk =
  /^(?:(?:ok(?:ay)?|so|well|right|yep|yes|yeah|sure|and|plus|also|then|basically|oh|hm+),? ){1,3}(?=\p{L})/iu;
/** "A delete for flags", "a list call for orders": a call by what it does. */
const callFor = new RegExp(
  `^(?:an?|one|the) (${verbPattern})(?: (?:call|endpoint|route|method|operation|request))? (?:for|of|on) (?=\\p{L})`,
  'iu',
);
/** "There is a route for the last matches of a player": a call that reads what it is for. */
const routeFor =
  /(?<=(?<!\p{L})(?:endpoint|operation|route) )for (?=(?:the |all |an? )(?:\p{L}|\d)(?!\p{L}*ing(?!\p{L})))/iu;

/** "After that the app asks …", "while riding the app posts …", "at the desk he marks …": when and where somebody acts. */
const opensWhen =
  /^(?:after that|afterwards|from then on|at the (?:same time|end)|once there|while (?:\p{L}+ )?\p{L}+ing|(?:at|in|on) the \p{L}+(?: \p{L}+)?),? (?=(?:the |an? )\p{L}+ \p{L}+|(?:they|he|she|users|staff) )/iu;
/** "Need: list free rooms, book, cancel": what a label asks for are calls where verbs stand behind it. */
const asksFor = new RegExp(
  `^(?:(?:we |it |they )?(?:need|needs|needed|want|wanted)|(?:required |wanted |basic )?(?:functions?|features?|operations?|actions?|calls?|endpoints?)|(?:must|should|to) (?:be able to|do|support))(?: is| are| to)? ?[:–—-] ?(?=(?:${verbPattern})(?!\\p{L}))`,
  'iu',
);

/** "Endpoints for charging, only minimal: start a session": what stands before the colon says that calls follow. */
const labelOfCalls = new RegExp(
  `^[^:.;]{0,80}(?<!\\p{L})(?:apis?|endpoints?|calls?|routes?|operations?)(?!\\p{L})[^:.;]{0,60}: (?=(?:${verbPattern}) (?:an?|the|its|all|one|\\p{L}+s)(?!\\p{L}))`,
  'iu',
);

/** "We expose GET latest position of each vessel and DELETE a draft": methods with words behind them and no path. */
const methodOpens =
  /(?:^|(?<=: )|(?:(?:[Ww]e|[Ii]t|[Tt]hey|[Tt]he API|[Pp]artners?|[Cc]lients?) )?(?:(?:will|should|must|also) )*(?:expose|offer|provide|need|want|have|support)s? (?:an? )?)(GET|POST|PUT|PATCH|DELETE) (?!method|request|call|endpoint|body|and |or |is |must |needs? |every |with |to )(?=\p{Ll})/u;
const methodWord =
  /(?<=(?:,|and|or|plus) )(GET|POST|PUT|PATCH|DELETE) (?!method|request|call|endpoint|and |or |is |must |needs? )(?=\p{Ll})/gu;
const verbOfMethod: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'submit',
  PUT: 'update',
  PATCH: 'change',
  DELETE: 'delete',
};

function methodsAsVerbs(sentence: string): string {
  if (!methodOpens.test(sentence)) return sentence;
  return sentence
    .replace(methodOpens, (_, method: string) => `they can ${verbOfMethod[method] ?? ''} `)
    .replace(methodWord, (_, method: string) => `${verbOfMethod[method] ?? ''} `)
    .replace(
      /(?<=(?:get|delete|change|update) )(?=(?:(?:latest|last|current|next) )?(?:history|status|balance|location|position) of )/gu,
      'the ',
    );
}

/** A sentence in the words that operations are read from: calls spoken of as nouns and lists that somebody needs become deeds. */
export function readable(sentence: string): string {
  const said = sentence
    .replace(opensTalk, '')
    .replace(opensWhen, '')
    .replace(asksFor, 'they can ')
    .replace(labelOfCalls, 'they can ')
    .replace(callFor, '$1 ')
    .replace(routeFor, 'to list ')
    .replace(needsList, 'can list ')
    .replace(readsAll, 'can list')
    .replace(showsTo, (whole, reader: string, list: string | undefined) =>
      isAgent(reader) ? `, ${reader} can ${list === undefined ? 'see' : 'list'} ` : whole,
    );
  return together(methodsAsVerbs(said));
}

/** "Check tools in and out" tells two deeds, "look a bike up" one. */
const apart =
  /(?<!\p{L})(check|clock|switch|turn|sign|hand|pick|drop|look|take|write|bring|give|tick|call|throw)(s?) ((?:[\p{L}-]{1,20} ){1,3}?)(in|out|on|off|up|back|down|away)(?: (?:and|or) (in|out|on|off|back))?(?=$|[\s,;.])/iu;

function together(sentence: string): string {
  return sentence.replace(
    apart,
    (_, verb: string, end: string, thing: string, first: string, second: string | undefined) =>
      [first, second]
        .flatMap((particle) => (particle === undefined ? [] : [`${verb}${end} ${particle} ${thing.trim()}`]))
        .join(' and '),
  );
}
