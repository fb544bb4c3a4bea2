/** "… would be nice, but not this year", "quizzes can come afterwards", "photos later", "a camera some day", "export: next round". */
const wishedForLater =
  /(?<!\p{L})(?:would be|(?:is|are) an?|(?:is|are)) (?:really |also |quite )?(?:nice(?: to have)?|great|cool|good|handy|lovely)(?:,? (?:but )?(?:not (?:this|now|yet|in)|later|next|one day|some ?day|afterwards|for another)(?!\p{L})|.{0,40}? (?:later|some ?day|one day|afterwards)[.!]?$)|(?<!\p{L})(?:can|may|could|will|should) (?:come|follow|happen|wait|be done) (?:later|afterwards|after (?:that|this|launch|the launch)|next|in a second step)(?!\p{L})|(?<!\p{L})can wait(?: (?:for now|(?:until|till) .{2,30}|a bit))?[.!]?$|(?<!\p{L})(?:some ?day|one day)[.!]?$|:\s{1,2}(?:phase (?:[2-9]|\uE010\S{1,2}|two)|next (?:round|year|time|version|quarter|step)|later|not now|maybe later)(?:,? maybe)?[.!]?$|(?<!\p{L})(?:maybe next (?:year|time|round|quarter)|next (?:year|quarter) maybe|maybe (?:one|some) ?day|maybe later)[.!]?$|^nice to have[,:]?\s(?:and |but )?(?:later|not now)/iu;

/** Whether a sentence wishes for something and puts it off. English only. */
export function wishesForLater(prose: string): boolean {
  return wishedForLater.test(prose) && !/(?<!\p{L})(?:must|(?:later|afterwards) than)(?!\p{L})/iu.test(prose);
}

/** "She does not need to see who comes": what nobody has to be given. */
const needless =
  /^(?!(?:we|i|you)(?!\p{L}))(?:\p{L}+ ){1,5}?(?:does not|doesn['’]?t|do not|don['’]?t) (?:need|have) to (?:see|know|have|get|be shown)(?!\p{L})/iu;

/** "What I don't want is ads", "points for food are out", "it is no test runner", "… are planned by the workshop, not here". */
const left =
  /^what (?:i|we) (?:don['’]?t|do not) (?:want|need) (?:is|are)(?!\p{L})|^(?!(?:who|which|when|if|that)(?!\p{L}))(?:\p{L}+ ){1,5}(?:is|are) (?:out|left out|off the table)[.!]?$|(?<!\p{L})(?:is|are|was|were)(?: not|n['’]t) (?:in|part of|covered by|touched by) (?:this|that|here|it)[.!]?$|(?:,| and) not (?:here|in this|by us)[.!]?$|^(?:the |our |all )?(?:\p{L}+ ){1,4}(?:stays?|remains?) (?:(?:in|on|with) (?:the|our) (?:old|existing|current|present|legacy) \p{L}+|(?:just )?(?:as|where|how) (?:it|they) (?:is|are)|unchanged|untouched|as is|by hand|manual)(?:[.!]*$|[,; ]|\s\()|^(?:it|this) (?:is|['’]s) (?:no|not an?) \p{L}+(?: \p{L}+)?[.!]?$|^(?!it(?!\p{L})|this|that|which)(?:\p{L}+ ){1,4}(?:is|are) (?:quite |completely |entirely )?(?:an?|another) (?:different|separate|other) (?:matter|topic|story|project|discussion)(?!\p{L})|(?<!\p{L})(?:is|are) (?:somebody|someone) else['’]?s (?:problem|job|topic|business)(?!\p{L})|(?:,|;) (?:so )?we (?:do not|don['’]?t|won['’]?t) touch (?:it|that|them|those)[.!]?$|^not (?:touching|doing|building|changing|planning|supporting|migrating|including|replacing)(?!\p{L})|^(?:please )?(?:don['’]?t|do not) (?:do|build|add|support|plan|bother with) [^,;:?]{2,60} (?:now|yet|for now|this time|in this version)[.!]?$|^[^,;:?]{2,40} stays? out(?: of (?:this|it|here))?[.!]?$|^no (?:auto|automatic) ?-?\p{L}+[.!]?$/iu;

/** "No automatic detection in v1 either": what this version goes without. */
export const goesWithout =
  /^no (?:(?!must|should|more|longer)[\p{L}-]+ ){1,5}(?:in (?:v ?1|version 1|the first (?:version|release)|this (?:version|release))|this time|for this release)(?:,? either)?[.!]?$/iu;

/** "We don't want to buy bigger disks": work that nobody wants done. */
const unwanted =
  /^(?:we |i )?(?:really )?(?:do not|don['’]?t) (?:really )?(?:want|plan|intend) to (?:buy|build|pay|write|rewrite|touch|change|migrate|maintain|add|introduce|hire|rent|host|run|replace|install|switch|move|use|support)(?!\p{L})/iu;

/** "We don't do payment, that stays with the operators": what is somebody else's work. */
const notOurs =
  /^we (?:do not|don['’]?t) (?:do|handle|cover|deal with|take care of) (?!it(?!\p{L})|that|this|(?:.*(?<!\p{L})(?:today|yet|currently|at the moment|right now|enough)(?!\p{L})))[^,;:?]{3,60}(?:[,;.]|$)/iu;

/** Whether a sentence leaves something out of the work. English only. */
export function leavesOutOfWork(prose: string): boolean {
  return notOurs.test(prose) || left.test(prose) || needless.test(prose) || unwanted.test(prose);
}
