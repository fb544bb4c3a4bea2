/** "340 parcels a day", "300 applications a week, 60% in German", "the index has around 48,000 recipes": how much there is. */
const load =
  /^i once \p{L}{3,}(?!\p{L})|^(?:it|they|each (?:one|of (?:them|these))) (?:only )?(?:has|have|holds?|weighs?|costs?) (?:only |about |around |roughly |some |~)?(?:\d|\uE010)|^(?:the |our |all )?(?:\p{L}+ )?data (?:sits?|lives?|lies|resides?) (?:in|on|at|under) |^(?:we|they) (?:do|ship|serve|handle|run|process|send|print|own|operate|sell) (?:about |around |roughly |some |only )?(?:\d|\uE010)|^(?:the |our )?\p{L}+ (?:has|holds|contains|counts) (?:about|around|roughly|some|~) ?(?:\d|\uE010)[^;]{0,140}$|^(?:about |around )?(?:\d[\d.,]*|\uE010.\uE011) \p{L}+(?: \p{L}+)? (?:a|per|each) (?:day|week|month|year)(?:,.{0,60})?[.!]?$|^(?:\p{L}+ ){0,3}costs (?:us )?nothing(?!\p{L})|^\p{L}+ing(?: (?:it|them|the \p{L}+))? helps(?!\p{L})|^(?:the |our )?\p{L}+ (?:already )?has an? (?:\p{L}+ ){0,2}(?:api|endpoint|webhook|interface|relay|port)(?! (?:to|that|for)(?!\p{L}))(?!\p{L})/iu;

/** "~38 picks/h per person, hall 2 even less", "on average 3 tickets per sprint": what was measured or is estimated. */
const estimate =
  /^(?:~|≈|about |around |roughly |approx\.? |ca\.? |avg\.? |on average |usually |typically )\s?\d[^:;?!]{1,80}$/iu;

/** "Called from `main.go`, one goroutine per endpoint": where something stands in what there is. */
const usedBy =
  /^(?:is |it['’]s |it is )?(?:called|invoked|imported|included|triggered|started|referenced|consumed|maintained) (?:from|by|in) \uE010/iu;

/** "QA has no egress so use the echo service": what there is not, and how to do without. */
const lacksHere = /^[^,;:?!]{2,50} (?:has|have) no [^,;:?!]{2,40},? so (?!that(?!\p{L}))/iu;

/** "Legal would kill us", "the CFO will love that": how somebody would take it. */
const wouldReact =
  /^(?:the |our )?\p{L}+(?: \p{L}+)? (?:would|will|is going to) (?:kill|hate|murder|love|thank|shout at|never forgive) (?:us|me|that|this|it|you)(?!\p{L})/iu;

/** "After that it's too late anyway", "retry makes no sense", "phone numbers are personal data": why something is as it is. */
const reasons =
  /^(?:after that |then |by then )?(?:it|that|this)(?:['’]s| is) (?:already |then )?too late(?!\p{L})|^[^,;:?!]{2,50} (?:makes?|has|have) no (?:sense|point|use)(?!\p{L})|^(?:the |our |all )?[^,;:?!]{2,50} (?:is|are) (?:personal|sensitive|confidential|public|health) (?:data|information)[.!]?$/iu;

/** "The suite alone is 19 minutes", "conflicts have doubled since March": what was measured and what has become of it. */
const grown =
  /^(?:the |our )?(?:\p{L}+ ){1,4}alone (?:is|are|takes?|costs?|needs?) (?:about |around |roughly |~)?(?:\d|\uE010)|(?<!\p{L})(?:has|have) (?:more than |almost |nearly |about )?(?:doubled|tripled|quadrupled|halved|grown|risen|increased|dropped|fallen|gone (?:up|down))(?!\p{L})/iu;

/** "Sms costs 7 ct, budget 120 a month": what something costs. */
const costs =
  /^(?:the |an? |each |every |one )?(?:\p{L}+ ){1,3}costs? (?:us )?(?:about |around |roughly |~)?(?:[$€£]\s?)?\d[\d.,]*\s?(?:ct|cents?|€|eur|euros?|\$|usd|dollars?|£|pounds?|chf)(?!\p{L})/iu;

/** "Rust is fine, Go also ok": what the writer has nothing against. */
const tolerates =
  /^(?!(?:it|this|that)(?!\p{L}))(?:\p{L}+ )?\S+ (?:is|are|would be) (?:fine|ok|okay|all right|alright)(?: (?:by|with|for) (?:me|us))?(?:,? (?:and )?\S+ (?:also |too |is )*(?:fine|ok|okay|too))?[.!]?$|^fine (?:by|with) me[.!]?$/iu;

/** "Hanne wants automatic offers, Bea fears …", "AOB: the coffee machine is fixed": what was said on the side. */
const saidAside =
  /^\p{Lu}\p{Ll}+ (?:wants|would like|likes|prefers|fears|thinks) [^,]{3,80}, (?:but )?(?:Dr\. |Prof\. )?\p{Lu}\p{Ll}+ (?:wants|would|likes|prefers|fears|thinks|is against|does)(?!\p{L})|^(?:AOB|Aob|Any other business)\s?[:–-]/u;

/** "The shop says 50-60 times a week", "Dr. Vogt thinks that's fine": what somebody tells, and not what they want. */
const told =
  /^(?:the |our )?(?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{L}[\p{L} ]{1,30}? (?:says?|said|reports?|estimates?|tells? us|told us|counts?|counted|measured)(?: that)?(?: (?:it|they|we))?(?: (?:is|are|was|were|has|have|had|sees?|gets?))? (?:about |around |roughly |some |up to )?(?:\d|\uE010)|^(?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}\p{Ll}+ (?:thinks|says|said|finds) (?:that |it )?(?:(?:that|it|this)(?:['’]s| is) )?(?:fine|ok|okay|all right|alright|good|enough)[.!]?$|^(?:(?:Dr|Mrs?|Ms|Prof)\. )?\p{Lu}\p{Ll}+ \p{Ll}{3,}ed (?:an?|the|our|us) /u;

/** "Bucket is `s3://…`", "the tent has no reliable internet": where a thing is, and what it cannot count on. */
const setting =
  /^(?:the |our )?(?:\p{L}+ )?(?:bucket|database|table|repo(?:sitory)?|server|host|url|address|folder|topic|branch) is (?:at |in |on |called |named )?\uE010|^(?:the |our |an? )?(?:\p{L}+ ){1,3}(?:has|have) no (?:reliable|proper|real|good|stable|decent|steady) \p{L}+/iu;

/** "14 jobs, list in wiki", "analysts read old orders about twice a month": how many there are, and how often people do something. */
const counted =
  /^(?:\d+|\uE010\S\uE011) \p{L}+,? \(?(?:list|details|names|see|documented)(?: is| are)? (?:in|on|at) |^(?:the |our )?\p{L}+s (?:still |mostly |only )?\p{Ll}{3,} [^,;]{2,60}? (?:about|around|roughly|maybe) (?:once|twice|(?:\d+|\uE010\S\uE011) ?(?:x|times)) (?:a|per|each) (?:day|week|month|year)(?!\p{L})/iu;

/** "My uncle used to say paper is patient, but anyway": from what the writer comes back. */
const strays = /, (?:but|so) (?:anyway|anyhow|whatever)[.!]?$/iu;

/**
 * Whether a sentence says how much there is today, where it stands, what is all the same or was said on the side.
 * English only; `text` has its figures.
 */
export function tellsHowThingsAre(prose: string, text = prose): boolean {
  return (
    load.test(prose) ||
    estimate.test(text) ||
    (costs.test(text) && !/(?<!\p{L})(?:must|should|at most|max|not)(?!\p{L})/iu.test(prose)) ||
    usedBy.test(prose) ||
    lacksHere.test(prose) ||
    reasons.test(prose) ||
    grown.test(prose) ||
    wouldReact.test(prose) ||
    tolerates.test(prose) ||
    saidAside.test(prose) ||
    told.test(prose) ||
    strays.test(prose) ||
    setting.test(prose) ||
    counted.test(text)
  );
}

/** "Twice last month …", "third time this year that …", "the parcel was never picked up": what went wrong, how often. */
const wentWrong =
  /^(?:so )?the way .{3,60} works? (?:today|now|right now|at the moment) (?:is|are)(?!\p{L})|^nobody (?:wants|likes)(?!\p{L})|^(?:once|twice|several times|(?:the )?(?:second|third|fourth|\d(?:nd|rd|th)) time)(?:,| since| this| last| in| that| a)(?!\p{L})|^(?:about |around )?(?:\d[\d.,]*%?|\uE010.\uE011) (?:of \p{L}+ )?(?:(?:give|gave) up|stop(?:ped)?|drop(?:ped)?|left|leave|quit|complain(?:ed)?)(?!\p{L})|^(?:people|users|customers|clients|children|students|guests|visitors|parents|drivers|riders|we|they|the (?:kitchen|office|desk|team)) (?:throws? away|stands? in line|give up|waits? (?:for )?(?:\d|\uE010)|phone in|cannot find|can['’]?t find|(?:\p{L}+ )?(?:never )?find(?:s)? (?:empty|wrong|no)|lose|type)(?!\p{L})|(?<!\p{L})nobody (?:noticed|saw|knew|finds|notices|looks|dares)(?!\p{L})/iu;

/** Whether a sentence tells what goes wrong. English only. */
export function tellsWhatGoesWrong(prose: string): boolean {
  return wentWrong.test(prose) && !/(?<!\p{L})(?:must|should|has to|have to|if)(?!\p{L})/iu.test(prose);
}

/** "I lean to Meilisearch", "a lock in Postgres is what I'd do", "so we take the archive module of our ERP". */
const leaning =
  /^(?:i|we)(?:['’]d| would)? (?:lean(?:ing)? (?:to|towards?)|go for|vote for|tend to(?:wards)?|opt for)(?!\p{L})|(?<!\p{L})is what (?:i|we)(?:['’]d| would) (?:do|use|take|pick|choose|go for)[.!]?$|^so (?:we|i)(?:['’]ll| will)? (?:take|go with|use|stay with)(?!\p{L})/iu;

/** Whether a sentence chooses a way. English only. */
export function choosesWay(prose: string): boolean {
  return leaning.test(prose);
}

/** "Someone could push garbage from the wifi": whoever that is, nobody grants it to them. */
const anybody =
  /^(?:some(?:one|body)(?: else)?|an? (?:attacker|thief|stranger|burglar|hacker)|attackers|thieves|hackers|strangers) (?:could|might|may|can) (?!not(?!\p{L}))\p{L}/iu;

/** "The controller might not speak the protocol", "staff might stamp for friends", "some parents have no smartphone". */
const feared =
  /^(?!(?:it|this|that|we|you|if|when|users?|customers?|members|who)(?!\p{L}))(?:\p{L}[\p{L}\p{N}-]*,? ){1,8}?(?:might|may|could) (?:not (?:be|speak|work|have|like|know|fit|last|exist|support|read|accept|find|see)|have no|be too|forget|fail|try to|cheat|abuse|stamp|split|lose|break|hide|complain|refuse|misuse)(?!\p{L})|^(?:some|the oldest|older) \p{L}+ (?:have|has|own) no \p{L}+[.!]?$|^false (?:alarms|positives|hits)(?!\p{L})|(?<!\p{L})(?:is|are) not happy (?:about|with)(?!\p{L})/iu;

/** Whether a sentence says what may go wrong. English only. */
export function fearsSomething(prose: string): boolean {
  return feared.test(prose) || anybody.test(prose);
}
