/**
 * Words that hint at what a sentence is to a document, over all languages at once: where the lexicons of cues know a
 * language well these add little, where they do not they say most. Which kind a hint speaks for is learned, not written here.
 */
export const SIGNAL_WORDS = {
  nonGoal:
    /(?<!\p{L})(?:out of scope|not in scope|not (?:part|included|planned|needed|wanted|covered|touched|affected|considered|concerned|(?:(?:kept|stored|handled|done|built) |in )here|in this (?:repo|service|database|db|document|doc|spec|ticket|one))|(?:isn|aren)['’]t (?:part|included|planned|needed|affected|touched)|(?:no|not) .{2,40} (?:yet|for now|at the moment|in (?:v1|this version|the first version))|separate project|another project|later project|handled (?:by|elsewhere)|gehör(?:t|en) nicht|nicht (?:dabei|teil|dazu|enthalten|nötig|vorgesehen)|vorerst nicht|hors (?:du )?(?:périmètre|scope)|(?:pas|ne) .{0,30}concern\p{L}*|ne sont pas (?:concernés|inclus|prévus)|fuera del? (?:alcance|proyecto)|no (?:está|están|forma|forman) (?:incluid\p{L}+|parte)|fora do escopo|não (?:faz|fazem) parte|non (?:è|sono) inclus\p{L}|rest\p{L}+ fuori|buiten (?:de )?scope|hoeft niet|poza zakresem|nie (?:wchodz\p{L}+ w zakres|obejmuje))(?!\p{L})|対象外|不包括|不在范围/iu,
  future:
    /(?<!\p{L})(?:later|afterwards|at some point|next year|eventually|follow[- ]up|second step|in v2|could come|may follow|später|irgendwann|nächstes jahr|plus tard|à l['’]avenir|más adelante|en el futuro|no futuro|mais tarde|in futuro|più avanti|later komt|in de toekomst|w przyszłości|później)(?!\p{L})|将来|以后|今後/iu,
  decision:
    /(?<!\p{L})(?:decided|decision|agreed|we (?:go|went) (?:with|to)|voted|chose|beschlossen|entschieden|vereinbart|(?:avons|a été|on a) décidé|décidons|decidi\p{L}+|hemos decidido|besloten|abbiamo deciso|zdecydowa\p{L}+)(?!\p{L})|決めました|決定|决定/iu,
  risk: /(?<!\p{L})(?:risk|risks|afraid|worried|danger|might (?:break|forget|fail)|may (?:complain|hide)|could be difficult|risiko|gefahr|könnte(?:n)? (?:schwierig|vergessen)|risque|riesgo|risco|rischio|risico|ryzyko)(?!\p{L})|リスク|风险/iu,
  today:
    /(?<!\p{L})(?:today|now|right now|currently|at the moment|so far|since (?:version|v?\d|monday|tuesday)|last (?:week|month|year|night)|nobody|heute|zurzeit|zur zeit|derzeit|aktuell|momentan|bisher|seit|aujourd['’]hui|actuellement|pour l['’]instant|depuis|hoy|ahora|actualmente|desde|hoje|atualmente|oggi|al momento|op dit moment|nu|obecnie|teraz)(?!\p{L})|現在|今は|目前|现在/iu,
  alternative:
    /(?<!\p{L})(?:alternative|considered|was (?:rejected|discussed|looked at)|would (?:cost|be (?:fine|cheaper)|do most)|too expensive|another (?:way|option)|quick fix|option|costs? \d|eine fertige|als umgehung|autre option|en attendant|otra opción|outra opção)(?!\p{L})/iu,
  owner:
    /(?<!\p{L})(?:owns?|owner|maintain|takes care|signs off|responsible|looks at|schaut sich|verantwortlich|ansprechpartner|kümmert sich|s['’]occupe|se encarga|lo revisa|prépare|zuständig)(?!\p{L})/iu,
  schedule:
    /(?<!\p{L})(?:until|till|by|before) (?:the )?(?:end|\d|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december|the release|black friday|christmas)|(?:sprint|deadline|fertig bis|start zum|prévu pour|antes de|lanzamiento|in \d weeks)(?!\p{L})/iu,
  rollout:
    /(?<!\p{L})(?:go(?:es)? back|roll(?:ed|ing)? ?(?:back|out)|rollback|rollout|first (?:for|the|only|in)|then (?:for )?(?:all|every\p{L}*|the rest)|shadow|canary|behind (?:a|the) flag|start(?:ing)? with|pilot|opt-in|cutover|step by step|zuerst|zunächst|erst für|dann für alle|d['’]abord|on commence par|primero|empezamos (?:por|con))(?!\p{L})/iu,
  observability:
    /(?<!\p{L})(?:alerts?|alarms?|dashboards?|metrics?|measure|track|count(?= (?:the|how|sent|and|re))|log (?:every|each|all|the|who|when)|grafana|report (?:shows|of)|pages? the|wir messen|meldung|messen|on suit|alerte|tableau|medir|informe)(?!\p{L})/iu,
  talk: /^(?:no|hi|hey|hello|morning|hope|thanks|thank you|cheers|sorry|as discussed|notes? from|from (?:the|our|my)|present|attend\p{L}*|sources?|severity|i am new|(?:\p{L}+ ){0,2}was there|hallo|hier meine|idee von|danke|bonjour|merci|hola|gracias)(?!\p{L})/iu,
  attempt:
    /(?<!\p{L})(?:tried|had (?:tried|built)|in 20\d\d|years ago|similar|versucht|essayé|intentamos)(?!\p{L})/iu,
  problem:
    /(?<!\p{L})(?:by hand|manual(?:ly)?|slow|broken|wrong|lost?|lose|fails?|crash\p{L}*|complain\p{L}*|outdated|nobody|never|freez\p{L}*|breaks|takes? (?:us )?(?:about )?\d+|von hand|verloren|bricht|dauert|fehler|à la main|perd\p{L}*|a mano|por teléfono|se pierde)(?!\p{L})/iu,
} as const satisfies Readonly<Record<string, RegExp>>;
