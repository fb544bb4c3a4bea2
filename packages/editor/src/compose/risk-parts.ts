import { withCapital } from '../first-letter.ts';

/** A risk and what the same sentence says is done about it. */
export interface RiskParts {
  readonly risk: string;
  /** Null where the sentence names none. */
  readonly remedy: string | null;
}

/** "Deploys drop all connections -> clients reconnect with jitter". */
const arrow = /\s(?:-{1,2}>|=>|→|⇒)\s/u;

/** "…; HTTP/2 solves it", ". A second node fixes that": another clause that is the remedy by its verb. */
const solved =
  /[;,.]\s(?:and |but )?(?=(?:\S+ ){1,6}?(?:solves?|fix(?:es)?|avoids?|prevents?|covers?|removes?|mitigates?|takes? care of|helps? (?:with|against)|löst|verhindert|behebt|résout|évite|resuelve|evita) (?:it|this|that|das|dies|cela|ça|esto|eso)(?!\p{L}))/iu;

/** "…, so we pin it", "…, deshalb importieren wir nur drei Jahre", "…, we accept that for now". */
const answered =
  /[;,]\s(?:(?:and |but )?(?=we (?:accept|live with|can live with|tolerate) (?:it|that|this)(?!\p{L}))|(?:so|therefore|hence|that['’]s why) (?=(?:we|i) (?!(?:lose|have no|cannot|can['’]t|don['’]t|might|may|could|risk|depend|fear)(?!\p{L}))\p{L})|(?=(?:deshalb|daher|darum|deswegen) \p{Ll}+ (?:wir|ich) )|(?=(?:donc|du coup) (?:on|nous) )|(?=(?:por eso|así que) ))/iu;

/** "… (nightly rebuild, plus an alert)": a bracket at its end that names what is done. */
const bracketed = /\s\(([^()]{6,140})\)[.!]?$/u;
const done =
  /(?<!\p{L})(?:re-?(?:index|build|run|try|tries|sync|play|start)\p{L}*|fall ?-?back|back-?ups?|alerts?|alarms?|metrics?|monitor\p{L}*|checks?|tests?|caps?|locks?|jobs?|rollbacks?|reviews?|training|mirrors?|replicas?|we (?!(?:fear|lose|depend)(?!\p{L}))\p{Ll}+|wir \p{Ll}+|sicherung|prüfung)(?!\p{L})/iu;

/** Takes a sentence of a risk apart: what may go wrong, and what is done about it where it says so. */
export function riskParts(text: string): RiskParts {
  const bracket = bracketed.exec(text);
  if (bracket && done.test(bracket[1] ?? ''))
    return { risk: closed(text.slice(0, bracket.index)), remedy: closed(withCapital(bracket[1] ?? '')) };
  for (const joint of [arrow, solved, answered]) {
    const found = joint.exec(text);
    if (found === null || found.index < shortest) continue;
    const remedy = text.slice(found.index + found[0].length).trim();
    if (remedy.split(' ').length < 2) continue;
    return { risk: closed(text.slice(0, found.index)), remedy: closed(withCapital(remedy)) };
  }
  return { risk: text, remedy: null };
}

/** Characters that a risk has at least. */
const shortest = 10;

function closed(text: string): string {
  return `${text.replace(/[\s.;,:]{1,4}$/u, '')}.`;
}
