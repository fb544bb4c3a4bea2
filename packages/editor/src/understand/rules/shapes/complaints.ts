/** "The queue screen flickers every 5 s": what nobody asks a thing to do. */
const misbehaves =
  /^(?:the |our |an? |this |my )?(?:(?!(?:if|when|while|that|which|who|and|or|but|to|must|should|can|will|may|not|never|no|in case|retry|retries|after)(?!\p{L}))[\p{L}\p{N}\uE010\uE011\uE100-\uF8FF-]+ ){1,4}?(?:often |sometimes |still |randomly |always |also |then )?(?:flickers?|freezes|hangs|stutters?|lags|glitch(?:es)?|misbehaves?|overlaps?|garbles?|mangles?|chokes?|falls? over|gets? stuck|eats? (?:all |up )?(?:the |our )?(?:memory|battery|cpu))(?!\p{L})/iu;

/** "Font size ignores the system setting": what somebody chose and does not get. */
const overrides =
  /(?<!\p{L})(?:ignores?|forgets?|loses?|overwrites?|resets?) (?:the|our|my|your|their|his|her|its) (?:\p{L}+ ){0,2}?(?:settings?|preferences?|choices?|selections?|locale|time ?zone|configuration)(?: of [\p{L} ]{2,30})?(?:[\s.!]*$|[\s,(])/iu;

/** "Dark mode has unreadable grey text": what a thing has that nobody wants. */
const hasBad =
  /^(?!(?:if|when)(?!\p{L}))[^,;:?!]{2,60}? (?:has|have|shows?|gives?|produces?|gets?) (?:an? |the |some |often |really |very )*(?:un(?:readable|usable|clear|reliable|stable|predictable|intelligible|workable)|illegible|blurry|garbled|misleading|confusing|ugly|inconsistent)(?!\p{L})/iu;

/** "Customers with gloves can't hit the button, it's 28 px": what people fail at, and why. */
const fails =
  /^(?!(?:if|when|so)(?!\p{L}))[^,;:?!]{3,80}? (?:can(?:no|['’])?t|can not|cannot) (?:[^,;:?!]{3,80}, (?:it|they|that)(?:['’](?:s|re)| is| are) |(?:hit|reach|hear|figure out|understand|keep up|cope|manage|find|tell (?:which|what|whether|if|who|them))(?!\p{L}))/iu;

/** "Takes 20 to 40 minutes per question": what it costs, told of nothing but how it is. */
const takesTime =
  /^(?:(?:it|that|this|which) )?(?:still |now |currently )?takes? (?:me |us |them |you |people )?(?:about |around |roughly |easily |some )?(?:\d[\d.,]*(?: ?(?:to|-|–) ?\d[\d.,]*)? ?(?:s|sec\w*|min\w*|h|hours?|days?|weeks?|months?|clicks?|steps?|calls?|tries)|ages|forever|hours|days|weeks|half an? (?:hour|day)|too long)(?!\p{L})/iu;

/** "Too many false hits on bird droppings". */
const excess = /^(?:there (?:is|are) )?(?:far |way |much )?too (?:many|much|few|little|often) \p{L}/iu;

/** "Mondays are the worst", "the approval is the hardest part": what people suffer most from. */
const worst =
  /^[^,;:?!]{3,60} (?:is|are) (?:by far |really |always |still )?the (?:worst|hardest|slowest|ugliest|most (?:annoying|painful|tedious|fragile|confusing))(?: (?:part|thing|bit|of (?:all|it)))?[.!]?(?:\s\([^()]{1,40}\))?[.!]?$/iu;

/** "Somebody spends 3 hours copying titles", "the desk wastes a day on it". */
const spendsTime =
  /^(?!(?:if|when)(?!\p{L}))[^;:?!]{3,90}? (?:spends?|wastes?|loses?) (?:about |around |roughly |up to |easily |at least |some )?(?:\d[\d.,]*|half an?|an?|two|three|four|five|ten|many|several) ?(?:min\w*|h|hours?|days?|weeks?|afternoons?|mornings?)(?!\p{L})/iu;

/** "Double bookings about 4x a week": how often something bad is estimated to come up, and no rhythm that is set. */
const comesUp =
  /^(?!(?:max|min|at|up|run|send|check|retry)(?!\p{L}))(?:\p{L}+ ){1,4}(?:happens? |occurs? )?(?:about|around|roughly|some|~|≈|maybe) ?\d[\d.,-]* ?(?:x|×|times) (?:a|per|each|every) (?:day|week|month|year|night|shift)[.!]?$/iu;

/** Whether a sentence complains of what a thing does, has or costs. English only; `text` has its figures. */
export function complainsOfThing(prose: string, text: string): boolean {
  if (/(?<!\p{L})(?:must|should|shall|has to|have to|needs? to|at most)(?!\p{L})/iu.test(prose)) return false;
  return (
    [misbehaves, overrides, hasBad, fails, excess, worst].some((sign) => sign.test(prose)) ||
    [takesTime, spendsTime, comesUp].some((sign) => sign.test(text))
  );
}
