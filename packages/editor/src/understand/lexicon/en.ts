import type { Lexicon } from './lexicon.ts';
import { OCCUPATIONS } from './occupations.ts';
import { words } from './words.ts';

/** English cues. */
export const en: Lexicon = {
  must: words(
    "must|need to|needs to|have to|has to|gotta|got to|required to|shall|is required|are required|mandatory|make sure|ensure|ensures|we need|i need|needs a|needs an|need a|need an|also need|really need|is needed that|is necessary that|is necessary to|it is important that|still need|it is critical|it's critical|is to be|are to be|will need|need approval|needs approval|requires approval|require approval|is limited to|are limited to|is restricted to|are restricted to",
  ),
  should: words(
    "should|ought to|want to|wants to|want|want a|want an|want the|we want|i want|would like|'d like|supposed to|expected to|please",
  ),
  may: words(
    "could|might|optionally|optional|nice to have|if possible|would be nice|would be good|would be great|would help|would already help|would allready help|may|wouldn't hurt",
  ),
  capability: words('can|able to|allowed to|lets|let|allows|allow|will|supports'),
  prohibition: words(
    "must not|mustn't|shall not|should not|shouldn't|should never|must never|never|do not|don't|dont|not allowed|may not|no longer|forbidden|under no circumstances|need not",
  ),
  nonGoal: words(
    "out of scope|not in scope|will not do|not doing|not planned|not doing that|non-goal|non-goals|nongoal|non goals|won't|wont|not going to|don't touch|dont touch|do not touch|not part of|isn't part of|not needed|no need to|no need for|not now|not for now|not in the first version|not in the first release|not in this release|not in this version|not in this phase|not in this iteration|not this time|not in the mvp|not for the mvp|don't need|dont need|do not need|don't care|leave out|leaving out|won't do|excluded|not required|not include|don't change|do not change|don't worry about",
  ),
  future: words(
    'maybe later|comes later|come later|will come later|later on|for later|later we|later maybe|later a|later an|later the|someday|eventually|in the future|future idea|future ideas|future work|phase 2|phase two|second phase|v2|version 2|down the road|at some point|long term|long-term|next iteration|next version|after the launch|after launch|follow-up|one day|future possibility|future',
  ),
  risk: words(
    'risk|risks|risky|danger|dangerous|afraid|worried|worry|worries|concern|concerned|concerns|might break|could break|may break|could fail|might fail|careful|watch out|vulnerable|threatens to|threaten to|threatening to|vulnerability|threat|single point of failure|bottleneck|scary|fear',
  ),
  mitigation: words(
    'mitigate|mitigates|mitigated|mitigation|to avoid this|to avoid that|to prevent|to prevent this|as a fallback|fallback|fall back|workaround|guard against|to be safe|in that case',
  ),
  decision: words(
    "decided|decision|we chose|we choose|we'll go with|we will go with|going with|go with|we agreed|agreed|let's use|lets use|settled on|we picked|picked|opted for|we will use|we'll use|chosen|approved",
  ),
  alternative: words(
    'prefer|looked at|doing nothing|alternative|alternatives|alternatively|considered|option a|option b|option|options|versus|vs|pros|cons|other approach|we could also|compared to|compared with|thinks we should|suggests|suggested|proposes|proposed|against|trade-off|trade-offs|tradeoff|tradeoffs',
  ),
  assumption: words(
    'assume|assumes|assuming|assumed|assumption|assumptions|presumably|we expect|provided that|suppose|i guess|i think|probably|i believe',
  ),
  current: words(
    'right now|currently|current|today|at the moment|at present|so far|as of now|nowadays|as it stands|until now|this morning|last night|yesterday|last week|last month|last quarter|used to',
  ),
  problem: words(
    "problem|problems|issue|issues|bug|bugs|broken|fails|failing|crash|crashes|crashed|doesn't work|doesnt work|does not work|not working|didn't work|complain|complains|complained|complaining|complaints|annoying|annoyed|pain|painful|outage|incident|keeps|stuck|manually|by hand|lost|lose|loses|losing|went down|was down|were down|is down|broke|wrong|leaks|leaking|too slow|times out|timed out|tickets a week|impossible|nobody|messy|mess|hard to|tedious|inconsistent|root cause|postmortem|sometimes|occasionally|from time to time|randomly|intermittently",
  ),
  cause: words(
    "because|since|due to|caused|the reason|reason is|caused by|root cause|that's why|thats why|which means|as a result|cause",
  ),
  goal: words(
    "goal|goals|aim|aims|objective|objectives|purpose|so that|in order to|the idea is|idea|trying to|the point is|success means|this project|this service|this tool|this library|we're building|we are building|i'm building|i am building|i'm working on|we are working on|is a tool|is a service|is a library|is an app|vision",
  ),
  rollout: words(
    'go back|going back|switch back|way back|rollout|roll out|rolled out|rolling out|roll back|rollback|rolled back|deploy|deploys|deployed|deployment|deployments|release|released|launch|feature flag|feature flags|feature-flag|canary|gradually|staged|go live|goes live|ship|cutover|cut over|blue-green|in staging|on staging|to staging|staging environment|staging first|revert|backward compatible|backwards compatible|backward compatibility|zero downtime|zero-downtime|beta|pilot|in waves|a/b test|start with|then the rest|roll it out|roll this out|behind a flag',
  ),
  observability: words(
    'logs|logging|log entry|log line|log every|log each|log the|log all|audit log|metric|metrics|monitor|monitors|monitored|monitoring|dashboard|dashboards|alert|alerts|alerting|tracing|traces|grafana|prometheus|datadog|sentry|telemetry|slo|sli|slos|pagerduty|on-call|oncall|observability|opentelemetry|health check|healthcheck',
  ),
  security: words(
    'auth|authentication|authenticated|authenticate|authorization|authorisation|authorized|permission|permissions|role|roles|token|tokens|encrypt|encrypted|encryption|secret|secrets|password|passwords|gdpr|pii|personal data|oauth|oauth2|jwt|tls|xss|csrf|injection|access control|api key|api keys|sso|oidc|saml|signature|signed|hmac|security|secure|login|log in|logged in|bearer',
  ),
  failure: words(
    'fail|fails|failed|failure|failures|error|errors|timeout|timeouts|time out|times out|unavailable|unreachable|is down|goes down|invalid|missing|duplicate|duplicates|conflict|conflicts|offline|crash|crashes|exceeds|exceeded|expired|expires|empty|retry|retries|not found|malformed|edge case|corrupt|lost|rejected|rejects|too large|out of memory|disconnect|disconnects|stale',
  ),
  example: words('e.g.|eg|for example|for instance|example|examples|sample|like this'),
  step: words('first|firstly|then|next|finally|afterwards|step|after that|secondly|lastly'),
  event: words(
    'event|events|emits|emit|publish|publishes|published|is triggered|triggers|notifies|webhook|webhooks|message|queue',
  ),
  state: words(
    'status|state|states|pending|active|inactive|draft|cancelled|canceled|transition|transitions|lifecycle',
  ),
  owner: words(
    'owner|owners|owned by|owns|responsible|assignee|assigned to|is on it|will own|takes care of|maintained by|accountable|action item|action items',
  ),
  schedule: words(
    'deadline|due by|due on|is due|eta|milestone|milestones|sprint|next week|next month|next quarter|this week|this month|this quarter|by monday|by tuesday|by wednesday|by thursday|by friday|by end of|end of month|end of week|end of quarter|tomorrow|until friday|timeline',
  ),
  retention: words(
    'retain|retained|retention|keep for|kept for|keep them for|keep it for|delete after|deleted after|purge|purged|archive|archived|ttl|expire after|expires after',
  ),
  freshness: words(
    'fresh|freshness|hourly|nightly|daily|weekly|real-time|real time|realtime|near real-time|every minute|every hour|every day|lag|refresh|refreshed|up to date|batch',
  ),
  dataQuality: words(
    'unique|not null|non-null|valid|validated|validation|positive|non-negative|deduplicate|deduplicated|allowed values|one of|check constraint|must match|uniqueness|nullable|at least one',
  ),
  access: words(
    'query|queries|queried|lookup|lookups|look up|search by|searched by|filter by|filtered by|list by|sorted by|sort by|order by|read-heavy|write-heavy|report|reports|reporting|index|indexed|indexes|most common|analytics|reads|find all|show all|per day|by date',
  ),
  migration: words(
    'migrate|migrates|migrated|migration|migrations|backfill|backfilled|import|imported|legacy|existing data|old data|convert|cut over',
  ),
  performance: words(
    'latency|response time|respond|responds|responding|throughput|p50|p90|p95|p99|availability|uptime|concurrent|concurrently|requests per second|per second|rps|qps|memory|cpu|scale|scales|capacity|performance|within|under|faster than|slower than|sla|rto|rpo|load time|loads in|startup|start-up|bundle size|frame rate|fps|less than|at least|in less than',
  ),
  pagination: words('page|pages|paginate|paginated|pagination|cursor|cursors|offset|per page|page size'),
  versioning: words(
    'version|versions|versioned|versioning|deprecate|deprecated|deprecation|breaking change|breaking changes|backwards compatible|backward compatible|semver',
  ),
  limit: words(
    'rate limit|rate limits|rate limited|rate-limit|rate limiting|quota|quotas|throttle|throttled|throttling|per minute|per hour|maximum|max|at most|up to|limit|limits|limited to|no more than',
  ),
  idempotency: words(
    'idempotent|idempotency|idempotency key|exactly once|at least once|deduplicate|deduplicated|deduplication|same request twice|retry safely',
  ),
  convention: words(
    'json|camelcase|snake_case|snake case|kebab-case|iso 8601|utc|rest|restful|graphql|grpc|content type|content-type|header|headers|envelope|naming',
  ),
  actor: [
    ...words(
      'user|users|customer|customers|admin|admins|administrator|administrators|operator|operators|developer|developers|client|clients|merchant|merchants|support agent|support agents|agent|agents|manager|managers|driver|drivers|visitor|visitors|editor|editors|reviewer|reviewers|tenant|tenants|engineer|engineers|patient|patients|student|students|teacher|teachers|guest|guests|buyer|buyers|seller|sellers|subscriber|subscribers|employee|employees|analyst|analysts|member|members|author|authors|host|hosts|moderator|moderators|supplier|suppliers|passenger|passengers|doctor|doctors|viewer|viewers|shopper|shoppers|librarian|librarians|people|everyone|anyone|staff|consumer|consumers|partner|partners|owner|owners|finance|marketing|sales|legal|parent|parents|pupil|pupils|headmaster|principal|nurse|nurses|clerk|clerks|courier|couriers|rider|riders|technician|technicians|mechanic|mechanics|volunteer|volunteers|accountant|accountants|dispatcher|dispatchers|planner|planners|researcher|researchers|citizen|citizens|resident|residents|landlord|landlords|receptionist|receptionists|cashier|cashiers|coach|coaches|trainer|trainers|applicant|applicants|recruiter|recruiters|candidate|candidates|donor|donors|caretaker|caretakers|farmer|farmers|trainee|trainees|tutor|tutors|instructor|instructors|surveyor|surveyors|inspector|inspectors|translator|translators|coordinator|coordinators|supervisor|supervisors|referee|referees|curator|curators|photographer|photographers|gardener|gardeners|vet|vets|chef|chefs|waiter|waiters|pharmacist|pharmacists|dentist|dentists|therapist|therapists|lawyer|lawyers|athlete|athletes|auditor|auditors|broker|brokers|dealer|dealers|organizer|organizers|organiser|organisers|speaker|speakers|attendee|attendees|participant|participants|learner|learners|mentor|mentors|lecturer|lecturers|worker|workers|foreman|foremen|electrician|electricians|plumber|plumbers|borrower|borrowers|lender|lenders|investor|investors|beekeeper|beekeepers|midwife|midwives|paramedic|paramedics|firefighter|firefighters|janitor|janitors|bookkeeper|bookkeepers|groomer|groomers|walker|walkers|sitter|sitters|sponsor|sponsors|exhibitor|exhibitors|contributor|contributors|approver|approvers|stylist|stylists|hairdresser|hairdressers|barber|barbers|musician|musicians|conductor|conductors|archivist|archivists|ranger|rangers|warden|wardens|steward|stewards',
    ),
    ...OCCUPATIONS,
  ],
  teamVerb: words(
    'decide|discuss|look at|look into|talk|ask|agree|meet|plan|hire|check with|investigate|finish|schedule|document|write|talk to|coordinate|confirm|review|communicate|announce|learn|figure out|find out|clarify|sync|think|know|estimate|research|prioritize|prioritise|understand|choose|pick',
  ),
  buildVerb: words(
    'add|build|create|implement|introduce|offer|support|make|get rid of|do away with|phase out|set up|setup|migrate|remove|replace|rename|fix|update|refactor|extend|expose|integrate|move|switch|upgrade|rewrite|redesign|extract|split|merge|deprecate|drop|delete|configure|enable|disable|improve|reduce|optimize|optimise|clean up|convert|port|test|define|provide|include|change|use|install|run|cover|bump|wire|wrap|expand|adjust|correct|document|write|set|automate|consolidate|develop|design|ship|deploy|backfill|adopt',
  ),
  systemVerb: words(
    'retry|send|store|save|buffer|log|show|display|hide|return|validate|reject|accept|allow|block|notify|email|alert|emit|publish|consume|process|parse|read|write|fetch|sync|cache|encrypt|hash|mask|redact|track|record|count|list|filter|sort|search|index|import|export|upload|download|generate|render|calculate|compute|check|verify|authenticate|authorize|redirect|refresh|expire|archive|purge|keep|retain|limit|throttle|paginate|queue|schedule|trigger|handle|detect|deduplicate|monitor|report|ensure|prevent|avoid|let|give|persist|load|compress|rotate|sign|warn|ignore|skip|stop|start|restart|resume|pause|cancel|confirm|close|open|lock|unlock|assign|map|convert|stream|poll|push|pull|fall back|respond|fail|print|format|support|scan|predict|classify|summarize|summarise|score|train|retrain|evaluate|translate|recommend|rank|extract|label|transcribe|lookup|look up|put|mark|flag|group|aggregate|join|autosave|highlight|scroll|focus|animate|remember|restore|back up|replay|route|serve|wait',
  ),
  condition: words('if|when|whenever|once|as soon as|unless|after|before|while|in case|every time|until'),
  many: words('many|multiple|several|lots of|a list of|one or more|zero or more|any number of'),
};
