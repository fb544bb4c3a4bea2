import type { Evidence } from '../evidence.ts';
import { measuresIn } from '../measures.ts';
import type { Strength } from '../statement.ts';

/** A wish for a quality without a number: it demands an answer before it can demand anything else. */
export function isVague({ prose, text }: Evidence, strength: Strength | null): boolean {
  return (
    strength !== null &&
    !/\d/u.test(text) &&
    prose.split(/\s+/u).length <= 12 &&
    !prose.includes('\uE010') &&
    vagueWish.test(prose)
  );
}

const vagueWish =
  /(?<!\p{L})(?:be|feel|look|work|run|load|is|are|sein|laufen|funktionieren|être|fonctionner|ser|funcionar|ir)\s(?:\p{L}{2,10}\s){0,2}(?:fast|faster|quick|robust|user[- ]friendly|scalable|efficient|intuitive|seamless|reliable|performant|snappy|smooth|simple|easy|nice|modern|secure|lightweight|flexible|responsive|stable|schnell|robust|benutzerfreundlich|skalierbar|effizient|intuitiv|zuverlässig|einfach|sicher|stabil|rapide|robuste|convivial|évolutif|efficace|intuitif|fiable|simple|sécurisé|rápido|rápida|robusto|escalable|eficiente|intuitivo|fiable|sencillo|seguro)(?!\p{L})/iu;

/** A demand on how well, not on what: it names a quality and a number with a unit. */
export function isMeasuredQuality(
  { cues, text, announced, hint }: Evidence,
  strength: Strength | null,
): boolean {
  if (measuresIn(text).length === 0 || (cues.has('current') && strength === null)) return false;
  // "Jeśli przełożony nie odpowie w ciągu 3 dni, …": the figure is the case's.
  if (strength === null && cues.get('condition')?.index === 0) return false;
  const demanded =
    strength !== null ||
    announced === 'requirement' ||
    hint === 'requirement' ||
    /[<>≤≥]|^(?:rate limit\p{L}{0,3}|max(?:imum)?|min(?:imum)?|limit|timeout|at (?:most|least)|up to|latency|uptime|availability)(?!\p{L})/iu.test(
      text,
    );
  const bare = text.replace(/\([^()]{0,120}\)/gu, ' ');
  return demanded && (qualityWord.test(bare) || boundsTime.test(text));
}

/** "Checkout laden < 2 sec op 4G". */
const boundsTime = /[<≤]=?\s?\d+(?:[.,]\d+)?\s?(?:ms|msec|s|sec|sek|seg|min)(?![\p{L}])/iu;

/** Qualities that are measured: how fast, how much, how available, how large, how long kept running. */
const qualityWord =
  /(?<!\p{L})(?:latenc(?:y|ies)|response times?|throughput|p\d\d|availability|uptime|concurren\p{L}{2,4}|rps|qps|(?:per|a|\/) ?(?:second|minute|hour)|req\/s|memory|cpu|capacity|target|takes|takes? (?:no |not )?(?:more|longer|less) than|takes? at most|(?:seconds?|minutes?|hours?|ms) (?:until|before)|performance|within|under|below|less than|faster|slower|load(?:s|ed|ing)? (?:in|time)|startup|scale\p{L}{0,2}|rate limit|sla|rto|rpo|latenz|antwortzeit|durchsatz|verfügbarkeit|gleichzeitig\p{L}{0,2}|pro (?:sekunde|minute|stunde)|innerhalb|in unter|weniger als|ladezeit|latence|temps de réponse|débit|disponibilité|simultané\p{L}{0,2}|par (?:seconde|minute|heure)|moins de|latencia|tiempo de respuesta|rendimiento|disponibilidad|simultáne\p{L}{0,2}|por (?:segundo|minuto|hora)|menos de|tardar|prendre plus de|dauern|höchstens \d+ ?(?:ms|s|sek\p{L}*|min\p{L}*)|tempo de resposta|disponibilidade|simultâne\p{L}{0,2}|em até|responder em|demorar|no máximo \d+ ?(?:ms|s|seg\p{L}*|min\p{L}*)|latenza|temp[oi] di risposta|disponibilità|(?:simultane|contemporane)\p{L}{0,6}|al (?:secondo|minuto)|in meno di|meno di|superare i|durare|latentie|(?:reactie|antwoord|laad)tijd|beschikbaarheid|gelijktijdig\p{L}{0,2}|per (?:seconde|minuut|uur)|binnen|minder dan|duren|opóźnieni\p{L}{1,2}|czas odpowiedzi|dostępność|(?:jedno|równo)cze\p{L}{2,5}|na (?:sekundę|minutę|godzinę)|w ciągu|poniżej|mniej niż|trwać)(?!\p{L})|(?:不|不得|不能)超过\s?\d+\s?(?:ms|毫秒|秒|分钟)|以内|之内|内に|未満|応答時間|レスポンス|スループット|可用性|同時接続|响应时间|延迟|吞吐|并发|耗时/iu;
