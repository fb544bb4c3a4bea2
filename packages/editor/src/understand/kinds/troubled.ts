import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';

/** How a sentence opens that tells how things are today, in the languages of documents. */
const ofToday =
  /^(?:(?:right now|currently|today|at the moment|at present|as of now|nowadays|until now|so far|derzeit|aktuell|momentan|zurzeit|heute|bisher|bislang|aujourd['’]hui|actuellement|en ce moment|pour l['’]instant|hoy(?: en día)?|actualmente|ahora mismo|de momento|oggi|attualmente|al momento|hoje|atualmente|neste momento|vandaag|momenteel|op dit moment|obecnie|dzisiaj|dziś)(?!\p{L}))/iu;

/** "Now the members must call": how it is today, where nothing was demanded yet. */
const ofNow =
  /^(?:now|jetzt|maintenant|ahora|adesso|agora|nu|teraz),? (?!(?:we|i|wir|ich|nous|on|je) )(?:the |our |all |die |der |das |les? |la |el |los |las |i |gli |o |os |as |de |het )?\p{L}+/iu;

/** What breaks, with nobody wanting it to. */
const breaks =
  '(?:dies|die|crash(?:es)?|hangs?|freezes?|breaks? down|time[sd]? out|disappears?|vanish(?:es)?|get(?:s)? (?:lost|stuck|overwritten|mixed up)|runs? out of (?:battery|memory|disk|space)|los(?:es?|t) (?:their|its|his|her|all|everything|data|work))';
/** That it happens as a matter of fact: how often, since when, or to whose anger. */
const factual =
  '(?:already|again|all the time|every (?:\\p{L}+ )?(?:day|week|month|night|morning|monday|friday|time)|sometimes|often|always|constantly|regularly|randomly|at (?:least )?\\d+ ?(?:am|pm)?|by \\d+ ?(?:am|pm)|twice|a lot)';

const happens = new RegExp(
  `^(?!(?:if|when|once|unless|in case|should|must|never|no|nobody|nothing)(?!\\p{L}))(?:(?!(?:that|which|who|whose) )[^.;:?!]){2,80}?(?<!\\p{L})(?:${breaks}(?!\\p{L})[^.;?!]{0,60}?(?<!\\p{L})${factual}|${factual} ${breaks})(?!\\p{L})`,
  'iu',
);

/** "If the delivery fails, it won't tell the user and will never retry": behind a trouble, what is not done about it today. English. */
const leavesUndone =
  /^(?:(?:if|when|whenever|once|in case|after)(?!\p{L})[^,;:.?]{3,80}, )?(?:it|they|this|that)(?:['’]ll)? (?:will not|won['’]?t|does not|doesn['’]?t|do not|don['’]?t|will never|never)(?!\p{L})(?! (?:need|have|matter))/iu;

/** "The mail goes out twice when the page is reloaded": what happens once too often, and nothing that is planned for two times. English. */
const doubled =
  /^(?!(?:if|when|once|unless|each|every|all|please|let|make|must|should)(?!\p{L}))[^,;:.?!]{3,80}? (?:goe?s? out|arrives?|appears?|shows? up|fires?|runs|gets? (?:sent|charged|created|booked|billed|saved|counted|stored|delivered|posted|written)|(?:is|are|was|were) (?:sent|charged|created|shown|booked|billed|counted|stored|delivered|saved|posted|written|listed)) (?:twice|two times|three times|several times|multiple times|double)(?=[.!]?$| (?:when|if|whenever|after|because|since|every time|sometimes|as soon as)(?!\p{L}))/iu;
/** Whether a sentence tells that something happens more often than it ought to. */
export function isDoubled(prose: string): boolean {
  return doubled.test(prose);
}

/** "Bug: the badge shows negative numbers": what is wrong, by its label. English. */
const isLabelledBug = /^(?:known )?(?:bug|defect|regression)s?\s?[:–-] /iu;

/** "The result is one file of 4,100 lines": behind a trouble, what has come of it. English. */
const comesOfIt =
  /^(?:so |and )?(?:the|one|a|another) (?:net |end |usual )?(?:result|consequence|outcome|effect|upshot)s? (?:is|are|was|were) (?:that|an?|one|two|three|about|over|more|the)(?!\p{L})/iu;

/** What takes a sentence out of today: somebody must, should or will. */
const isWanted = /(?<!\p{L})(?:must|should|shall|will|never|not|may|can|could|unless|so that)(?!\p{L})/iu;

/** Kinds that a trouble of today was taken for. */
const demands: ReadonlySet<Kind> = new Set(['requirement', 'quality', 'failure', 'design']);

/** "Currently it does not": what is missing today, and nothing that is left out. English. */
const isMissing = /^\p{L}+(?: \p{L}+){1,4}? (?:do|does|is|are|has|have|can)(?: ?not|n['’]t)(?!\p{L})/iu;

/**
 * Whether a sentence taken for a demand tells how bad it is today: "currently callers have to wait", "the scanner dies at 3 pm already".
 * Whoever has to do something today is to be relieved of it.
 */
export function tellsTrouble({ prose, previous, isListItem }: Evidence, learned: Kind): boolean {
  if (unanswered.test(prose) && demands.has(learned)) return true;
  if (isWorry.test(prose) || (demands.has(learned) && lacks.test(prose))) return true;
  if (ofToday.test(prose) && isMissing.test(prose) && (demands.has(learned) || learned === 'nonGoal'))
    return true;
  if (ofToday.test(prose) && demands.has(learned)) return bindsSomebody.test(prose);
  if (previous === 'problem' && demands.has(learned) && leavesUndone.test(prose)) return true;
  if (previous === 'problem' && demands.has(learned) && comesOfIt.test(prose)) return !isWanted.test(prose);
  const isFirst = previous === null || previous === 'context' || previous === 'problem';
  if (ofNow.test(prose) && isFirst && !isListItem) return bindsSomebody.test(prose);
  if (isBroken.test(prose) && (demands.has(learned) || learned === 'context')) return true;
  if (isLabelledBug.test(prose)) return true;
  if (!demands.has(learned) || isWanted.test(prose)) return false;
  return (
    isDoubled(prose) ||
    happened.test(prose) ||
    noticedLate.test(prose) ||
    happens.test(prose) ||
    tooMuch.test(prose) ||
    fallsOver.test(prose) ||
    (asOfNow.test(prose) && !bindsSomebody.test(prose))
  );
}

/** "Broken since Safari 18", "missing in billing and mail": what is wrong with what was named before. English. */
const isBroken =
  /^(?:(?:currently|completely|still|often|sometimes) )?(?:broken|missing|failing|flaky|down|wrong|lost|stuck|unusable|(?:does not|doesn['’]t|not) work(?:ing)?|fails|crashes|hangs) (?:since|in|on|at|for|with|after|again|every|almost)(?!\p{L})(?![^.;?!]*[:,])[^.;?!]{2,80}[.!]?$/iu;

/** "The coach sends a mail and nobody answers", in the languages of documents. */
const unanswered =
  /,? (?:and|but|und|aber|doch|et|mais|y|pero|e|ma|mas|en|maar|i|ale) (?:nobody|no one|keiner|niemand|personne|nadie|nessuno|ninguém|nikt) (?:ne |n['’]|nie )?(?:answers?|repl(?:y|ies)|reacts?|reads?|knows?|notices?|cares?|antwortet|reagiert|liest|weiß|merkt|répond|réagit|lit|sait|responde|reacciona|lee|sabe|risponde|legge|sa|lê|antwoordt|reageert|leest|weet|odpowiada|reaguje|czyta|wie)(?!\p{L})/iu;

/** "Battery is a worry": what somebody says of a thing, and nothing that it is to be. English. */
const isWorry =
  /^(?!(?:if|when|once|whether|what)(?!\p{L}))[^,;:.?!]{2,60}? (?:is|are|remains?) (?:still |also |always |really |clearly )*(?:an? )?(?:(?:big|huge|real|constant|major|known|bit of a) )?(?:worr(?:y|ies)|concerns?|pain|headaches?|nuisance|nightmare|mess|annoyance)(?!\p{L})(?! (?:for|of) [^,]*(?:must|should))/iu;

/** "Types for the options are missing": what is wrong today, and not what it is to be. English. */
const lacks =
  /^(?!(?:if|when|once|whether|what|whatever|which|must|should|that)(?!\p{L}))(?:(?!(?:must|should|shall|can|may|will|that|which) )[^,;:.?!]){3,60}? (?:is|are) (?:still |completely |also |often |sometimes )*(?:missing|broken|wrong|outdated|unreadable|confusing|misleading)[.!]?$/iu;

/** "Charts are hardcoded colours right now", "the key is currently in the app", "we currently make a new one". English. */
const asOfNow =
  /^(?:we|they|our \p{L}+) currently (?!(?:want|need|plan)(?!\p{L}))\p{L}|^(?!(?:if|when|show|list|tell|display)(?!\p{L}))[^.;:?!]{4,120}?(?:(?<!\p{L})(?:right now|at the moment|at present|as of now)[.!]?$| (?:is|are) currently (?!(?:shown|listed|allowed|possible)(?!\p{L})))/iu;

/** "If somebody uploads a virus we only notice when others download it": what its writers learn too late. English. */
const noticedLate =
  /(?<!\p{L})(?:we|i|people|users|customers) (?:only|just) (?:notice|find out|learn|hear|see it|realise|realize)(?!\p{L})/iu;

/** "Double bookings happened twice": what did happen is not to be built. English. */
const happened =
  /^(?!(?:if|when|whatever|what|once) )[^.,;:?!]{3,60}? (?:(?:has|have|just|already|even) ){0,2}(?:happened|occurred)(?!\p{L})/iu;

/** "Text scrolls too fast for older passengers", "the list takes too long". English. */
const tooMuch =
  /^(?!(?:if|when|once|unless|in case|refuse|reject|skip|warn|tell|show|mark|drop|no|too) )(?:(?!(?:that|which|who|whose|if|when|whether|what) )[^.,;:?!]){3,60}? too (?:fast|slow|slowly|long|late|early|small|big|large|loud|often|many|much|high|low|hard|complicated|expensive|bright|dark|short)(?!\p{L})(?:$|[.!]| (?:for|to|and|on|in) )/iu;

/** "On match days the db falls over", "the server chokes": what is there does no longer. English. */
const fallsOver =
  /^(?!(?:if|when|once|unless|in case|after|even if|should)(?!\p{L}))[^.;:?]{0,120}?(?<!\p{L})(?:db|database|server|service|app|site|website|api|job|queue|cluster|printer|wifi|network|router|backend|page|import|sync|system|machine|box|cron|it)s? (?:\p{L}+ )?(?:falls? over|goes down|grinds? to a halt|chokes?|melts?(?: down)?|keels? over|craps? out|blows? up)(?!\p{L})/iu;

/** Words by which it binds people today. */
const bindsSomebody =
  /(?<!\p{L})(?:must|have to|has to|need to|needs to|müssen|muss|doivent|doit|tienen que|tiene que|deben|debe|devono|deve|devem|têm que|tem que|moeten|moet|muszą|musi)(?!\p{L})/iu;
