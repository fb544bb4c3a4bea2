import { besides, type Opening, questionOn } from './opening.ts';

/** Something is tried again by a machine. */
const again =
  /(?<!\p{L})(?:retr(?:y|ies|ied|ying)(?![-_]after)|tr(?:y|ies|ied) again|exponential backoff|wiederhol(?:t|en) (?:den|die|das|er|sie) (?:versuch|anfrage|übertragung|sendung)|erneut (?:versuch\p{L}*|gesendet|senden|übertragen)|réessa\p{L}+|nouvelles? tentatives?|reintent\p{L}+|ritent\p{L}+|riprov\p{L}+|retent(?:a|ar|ativas?)|tenta(?:r)? (?:novamente|de novo)|opnieuw (?:geprobeerd|proberen|verstuurd|verzonden)|ponawia\p{L}*|ponown(?:a|e|ie) (?:prób\p{L}*|wysł\p{L}*|wysył\p{L}*))(?!\p{L})|再試行|リトライ|重试/iu;
/** By hand, or about what is tried again today. */
const byHand =
  /(?<!\p{L})(?:we|I|people|customers) (?:\p{L}+ )?retr|(?<!\p{L})retry (?:polic(?:y|ies)|settings?|config\p{L}*|counts?|logic)(?!\p{L})|(?<!\p{L})(?:can|could|may|button|manually|by hand|users?|they) (?:\p{L}+ ){0,2}(?:retry|try again)|(?<!\p{L})(?:no|not|never|don['’]t|without) (?:\p{L}+ )?retr/iu;
const counted =
  /(?<!\p{L})(?:\d+ ?(?:x|times|attempts|retries|tries|mal|fois|veces|volte|vezes|keer|razy)|(?:once|twice|one|two|three|four|five|six|seven|eight|ten|drei|zwei|fünf|dreimal|zweimal|trois|tres|tre|três|drie|trzy)(?: times| more| mal| fois| veces| volte| vezes| keer| razy)?)(?!\p{L})|\d+\s?[回次]/iu;
const given =
  /(?<!\p{L})(?:giv(?:e|es|ing) up|dead[- ]?letter\p{L}*|dlq|(?:after|when) (?:that|the last|all|these|those|\d+|three|five|ten) (?:\p{L}+ )?(?:attempts?|retries|tries|failures|times|fails?|days?|hours?)|mark(?:ed|s)? (?:it |them |the \p{L}+ )?as failed|until|for up to|for (?:at most )?(?:\d+|an?|one|two) (?:min|h|d)\p{L}*|(?:then|else|otherwise)(?: the \p{L}+)? (?!(?:re)?tr(?:y|ies)(?!\p{L}))\p{Ll}{2,}|danach|nach (?:dem letzten|\d+|drei|fünf) (?:versuch|fehl)\p{L}*|bis|gibt auf|ensuite|puis|jusqu\p{L}*|après|después|luego|hasta|poi|dopo|fino|depois|até|daarna|daarop|tot|potem|następnie|aż)(?!\p{L})|その後|まで|之后|后/iu;

/** What happens when trying again does not help. */
export const afterTries: Opening = {
  kind: 'tries',
  weight: 75,
  sections: ['failure-cases'],
  asks(told, composition) {
    const { text } = told.statement;
    if (told.requirement === null || !again.test(text) || byHand.test(text) || given.test(text)) return null;
    if (givenUp.test(besides(told, composition))) return null;
    return questionOn(counted.test(text) ? 'askLastTry' : 'askTries', told, composition, again);
  },
};

const givenUp =
  /(?<!\p{L})(?:giv(?:e|es|ing) up|dead[- ]?letter\p{L}*|dlq|(?:last|third|fifth|final|\d+) (?:failed )?(?:attempts?|retries|tries|failures)|as failed|gibt auf|letzte[nrm]? versuch|dernière tentative|último intento|ultimo tentativo|última tentativa|laatste poging|ostatni\p{L}* prób\p{L}*)(?!\p{L})|最後の|最后一次/iu;
