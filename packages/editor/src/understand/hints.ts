import { isBaseVerb } from './clause/verbs.ts';
import { isHead } from './heading-head.ts';
import { hintWords } from './hint-words.ts';
import { labels } from './label-words.ts';
import { leftTopicKind } from './put-off.ts';
import type { Kind } from './statement.ts';

interface Hint {
  readonly kind: Kind;
  readonly words: RegExp;
}

/**
 * What a heading, a list's introduction or a label ("agreed:") says about what follows, in the order of precedence.
 * Languages: English, German, French, Spanish; `hintWords` has what other languages say.
 */
const hints: readonly Hint[] = [
  { kind: 'requirement', words: /\bsolution (?:you|i|we)(?:['’]d| would) (?:like|love|want)\b/giu },
  {
    kind: 'requirement',
    words:
      /^(?:our |the )?(?:next|next steps|action items?|actions|to[- ]?dos?|follow-?ups?|nächste schritte|prochaines étapes|próximos pasos|aufgaben)\s{0,2}:?$|^to[- ]?dos?\s{0,2}(?:[/&+,]|and|or)\s.{2,30}$/giu,
  },
  {
    kind: 'context',
    words: /^(?:what )?(?:already |currently )?work(?:s|ing)(?: (?:so far|already|today|now))?\s{0,2}:?$/giu,
  },
  {
    kind: 'nonGoal',
    words:
      /(?:\b(?:out of scope|not in scope|non-?goals?|not (?:in|part of) (?:this|the)|not (?:needed|included|now|planned|part|in here|yet|supported|doing)|excluded|won't do)\b|nicht (?:dabei|teil|im umfang|enthalten|nötig|ziele?)|nicht-ziele?|außerhalb|hors (?:périmètre|objectifs?|scope|projet)|pas (?:dans|inclus(?:es?)?)|fuera de(?:l)? (?:alcance|los objetivos)|no incluyen?)/giu,
  },
  {
    kind: 'question',
    words:
      /(?:\b(?:not (?:yet )?(?:decided|settled|clear)(?: yet)?|undecided|still open|open (?:questions?|points?|issues?)|open(?=[\s:.]*$)|unresolved|unclear|unknowns?|questions?|what we don't know|to (?:be )?(?:decided|clarified|clarify))\b|offene? (?:fragen|punkte)|offen(?:e[sn]?)?|ungeklärt(?:e[sn]?)?|fragen|questions? ouvertes?|à (?:clarifier|décider)|preguntas?(?: abiertas)?|dudas|por definir)/giu,
  },
  {
    kind: 'future',
    words:
      /(?:\b(?:future|later|next steps? after|ideas?(?! (?:for|of|behind)\b)|someday|phase (?:2|two)|roadmap|nice to haves?)\b|später|zukunft|ideen|plus tard|à l'avenir|más adelante|futuro|ideas)/giu,
  },
  {
    kind: 'risk',
    words:
      /(?:\b(?:risks?|what (?:can|could|might) go wrong|dangers?|concerns?|worries|threats?|(?:speaks|arguments?) against)\b|risik(?:o|en)|bedenken|risques?|riesgos?)/giu,
  },
  {
    kind: 'alternative',
    words:
      /(?:\b(?:alternatives?|options?|considered|why not|trade-?offs?|dropped|discarded|ruled out)\b|alternativen?|optionen|opciones|alternativas?|warum (?:nicht|kein\p{L}*)|pourquoi pas|por qué no)/giu,
  },
  {
    kind: 'assumption',
    words:
      /(?:\b(?:assumptions?|assuming|prerequisites?)\b|annahmen?|voraussetzungen|hypothèses?|supuestos?)/giu,
  },
  {
    kind: 'decision',
    words:
      /(?:\b(?:agreed|decisions?|decided|resolved|resolution)\b|beschl(?:uss|üsse|ossen)|entscheidung(?:en)?|entschieden|vereinbart(?:e[sn]?)?|décisions?|décidée?s?|convenue?s?|decisi(?:ón|ones)|acordados?|acuerdos?)/giu,
  },
  {
    kind: 'rollout',
    words:
      /(?:\b(?:roll ?-?out|roll ?-?back|release plan|deployment|deploy|launch|migration plan|going back|go-live)\b|einführung|ausrollen|déploiement|mise en production|despliegue)/giu,
  },
  {
    kind: 'observability',
    words:
      /(?:\b(?:metrics?|monitoring|observability|logging|alerts?|alerting|dashboards|(?:(?<!\p{L}[ -])|(?<=(?:grafana|kibana|datadog|monitoring|metrics?|ops|operations|slo|alert) ))dashboard|what we want to measure|measure|kpis?)\b|metriken|überwachung|messen|métriques|surveillance|métricas|monitoreo)/giu,
  },
  {
    kind: 'schedule',
    words:
      /(?:\b(?:time(?:line)?|schedule|milestones?|deadlines?|time \/ people|who does what|who ?(?:[/&,]|and|does what) ?(?:by )?when|next meeting)\b|zeitplan|termine?|meilensteine|calendrier|échéances?|jalons|calendario|hitos|plazos)/giu,
  },
  {
    kind: 'owner',
    words:
      /(?:\b(?:owners?|responsible|attending|attendees|participants)\b|verantwortlich(?:e[rn]?|keit(?:en)?)?|teilnehm(?:er(?:innen)?|ende)|zuständig(?:e|keit(?:en)?)?|responsables?|participants|asistentes)/giu,
  },
  {
    kind: 'step',
    words:
      /(?:\b(?:steps(?: to reproduce)?|how to reproduce|reproduction|repro|what i do|what i did|procedure|install(?:ation)?|setup|usage|getting started)\b|schritte|installation|étapes|pasos|instalación)/giu,
  },
  {
    kind: 'example',
    words:
      /(?:^samples?\s{0,2}:?$|\bsamples? (?:requests?|responses?|payloads?|outputs?|inputs?|data|files?|calls?|code|quer(?:y|ies)|json|configs?|texts?)\b|\b(?:examples?|for example|callers look like|looks? like)\b|beispiele?|exemples?|ejemplos?)/giu,
  },
  {
    kind: 'design',
    words:
      /(?:\b(?:design|architecture|how it works|how this works|approach|proposal|proposed|solution|implementation|something like(?=\s{0,2}:?$)|config(?:uration)?)\b|entwurf|architektur|lösung|funktionsweise|konfiguration|technisch(?:e[sr]?)?|conception|fonctionnement|approche|diseño|arquitectura|solución|propuesta|funcionamiento)/giu,
  },
  {
    kind: 'problem',
    words:
      /(?:\b(?:problems?|background|motivation|why|issues?|impact|what happens|actual(?: behaviou?r| result)?|observed|symptoms?|(?<!additional )context|current(?: state| situation)?|what went wrong|what (?:did|does|do|is|are)(?:n['’]?t| not)|what(?:['’]s| is) (?:broken|wrong|bad)|known (?:bugs|limits|limitations)|not working|things that went wrong|root cause|today|status quo|pain points?)\b|probleme?|hintergrund|ausgangslage|ist-zustand|warum|problèmes?|contexte|constats?|problemas?|antecedentes|contexto|situación actual)/giu,
  },
  {
    kind: 'goal',
    words:
      /(?:\b(?:goals?|objectives?|aims?|purpose|vision|success)\b|ziele?|zweck|objectifs?|(?<!\p{L})(?:le |notre )?but(?=(?: d[ue']| d’)|\s{0,2}:?$)|objetivos?|propósito)/giu,
  },
  {
    kind: 'requirement',
    words:
      /(?:\b(?:requirements?|must(?: haves?)?|should|features?|to-?do(?:s)?|tasks?|action items?|acceptance criteria|what (?:i|we|they|users|partners) (?:need|want|expect)|expected(?: behaviou?r| result)?|what should happen|needs?|scope|rules?|constraints?|user stories|functional|security|privacy|fix(?:es)?|(?:still )?missing|left to do|next steps|actions|not done yet)\b|anforderungen?|muss|soll(?:en|te)?|aufgaben|regeln|ausnahmen|wunsch|was (?:sie|wir|die) (?:wollen|brauchen|möchten)|ce (?:qu['’]ils|qu['’]elles|qu['’]on|que nous) (?:veulent|veut|voulons)|lo que (?:quiere|quieren|queremos|necesitan|necesitamos|piden)|quello che (?:vogliono|vogliamo|serve)|o que (?:(?:eles|elas|nós) )?(?:querem|queremos|precisam)|wat (?:ze|we) (?:willen|nodig hebben)|exigences?|fonctionnalités?|besoins?|règles?|à faire|requisitos?|funcionalidades?|tareas|reglas)/giu,
  },
];

const address = /https?:\/\/\S+|\]\([^()\n]*\)|`[^`\n]*`/giu;

/** What a heading, an introduction or a label announces, or null. */
export function hintOf(text: string): Kind | null {
  // What an address is called says nothing of what stands below it.
  const short = text.replace(address, ' ').trim();
  if (short === '' || short.length > 90) return null;
  return hints.find(({ kind, words }) => names(words, short) || names(others.get(kind), short))?.kind ?? null;
}

/** Whether one of the words that announce a kind is what a heading names. */
function names(words: RegExp | undefined, text: string): boolean {
  return words !== undefined && [...text.matchAll(words)].some((found) => isHead(text, found));
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const others: ReadonlyMap<Kind, RegExp> = new Map(
  Object.entries(hintWords).map(([kind, words]) => [kind as Kind, anyOf(words)]),
);

/** Finds words whole; a word of a language without spaces wherever it stands. */
function anyOf(words: readonly string[]): RegExp {
  const spaced = words.filter((word) => !unspaced.test(word));
  return new RegExp(
    [
      `(?<!\\p{L})(?:${spaced.map((word) => word.replace('*', '\\p{L}*')).join('|')})(?!\\p{L})`,
      ...words.filter((word) => unspaced.test(word)),
    ].join('|'),
    'giu',
  );
}

/** A label before a colon ("agreed: first fuzzy matching") that announces what the sentence is. */
export interface Label {
  readonly kind: Kind;
  /** "What I expect: …" reads badly without its label. */
  readonly isKept: boolean;
  /** Where the sentence goes on behind the label. */
  readonly rest: string;
}

/** Reads the label of a masked sentence; a label is at most five words, and says something we know. */
export function labelOf(masked: string): Label | null {
  const match =
    /^[*_]{0,3}([\p{L}'’/ -]{2,40})[*_]{0,3}(?:：|:(?![\d\uE010])|\s[-–=]\s|\s=\s)[*_]{0,3}\s{0,3}(?=\S)/u.exec(
      masked,
    ) ??
    boldLabel.exec(masked) ??
    askLabel.exec(masked);
  const name = match?.[1]?.trim() ?? '';
  if (!match || (name.split(/\s+/u).length > 5 && !/^what (?:we|i|they) (?:need|want)(?!\p{L})/iu.test(name)))
    return null;
  const isPhrase = (name.includes(' ') && !isTask(name)) || unspaced.test(name);
  const kind = labels.get(bare(name)) ?? namedBy(bare(name)) ?? (isPhrase ? hintOf(name) : null);
  const isValue = kind === 'question' && match[0].trimEnd().endsWith('=');
  // "Dashboard: shelved for now" is about the dashboard, which is no label there.
  return kind && !isValue && leftTopicKind(masked) === null
    ? {
        kind,
        rest: masked.slice(match[0].length),
        isKept:
          kind === 'owner' ||
          kind === 'definition' ||
          (kind === 'context' && !/^[ck]onte(?:xt|xte|xto|sto)$/iu.test(name)) ||
          kind === 'schedule' ||
          // "Why not Unleash: …" names what is weighed.
          (kind === 'alternative' && /^(?:why|warum|pourquoi|por qué) /iu.test(name)) ||
          /\s\p{Lu}\p{Ll}+$/u.test(name) ||
          (/^(?:ziel|objectif|objetivo|obiettivo|doel|cel)$/iu.test(name) &&
            shortBound.test(masked.slice(match[0].length))) ||
          /^(?:tech|stack)/iu.test(name) ||
          (/^(?:expected|erwartet|attendu|esperado|atteso|dependenc)/iu.test(name) &&
            (masked.length - match[0].length < 30 || /^dependenc/iu.test(name))) ||
          /^(?:actual|tatsächlich|obtenu|observé|real|obtenido|what i expect)/iu.test(name),
      }
    : null;
}

/** "**Expected** the delivery fails": a part of a report whose name is marked by its type alone. */
const boldLabel =
  /^(?:\*\*|__)((?:expected|actual|erwartet|tatsächlich|attendu|obtenu|esperado|obtenido)(?: \p{L}+)?)(?:\*\*|__)\s{1,3}(?=\S)/iu;

/** "Q: who pays?", "Q2: who pays?". */
const askLabel = /^(q)\d{0,2}:\s{0,3}(?=\S)/iu;

/** "Ziel: unter 1 Sekunde": a bound that says nothing without its label. */
const shortBound = /^(?:\S+ ){0,4}\S+$/u;

/** "Create a sample", "change the owner": what is to be done, whatever its object is called. */
function isTask(name: string): boolean {
  const [, verb = ''] = /^(\p{L}+) (?:an?|the|one|all|its|their) /iu.exec(name) ?? [];
  return isBaseVerb(verb);
}

/** "So the idea" is the label "idea". */
function bare(name: string): string {
  return name
    .toLowerCase()
    .replace(
      /^(?:so |and |but |ok |basically )?(?:the |my |our |die |das |der |l['’]|le |la |el |il |de |het |o |a )?/u,
      '',
    );
}

/** The kind that has exactly this word among its headings. */
function namedBy(name: string): Kind | null {
  return hints.find(({ kind }) => hintWords[kind]?.some((word) => isWord(name, word)))?.kind ?? null;
}

function isWord(name: string, word: string): boolean {
  return word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : name === word;
}
