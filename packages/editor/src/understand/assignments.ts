import { isPersonName } from '../correct/spelling/person-names.ts';
import { namesDate } from './dates.ts';
import type { Evidence } from './evidence.ts';

/** A name, with those named beside it, and what its bearer does; the verbs are those of people at work. */
const worksOn =
  /(?:^|[:,]\s|\sund\s|\se\s|\set\s|\sy\s|\sen\s)(?:(?:A|O|La|Il|El) )?(\p{Lu}\p{Ll}{1,20})(?: (?:und|et|y|e|en|i) (?:(?:a|o|la|il) )?\p{Lu}\p{Ll}{1,20})? (?:baut|macht|spricht|ruft|bestellt|liefert|holt|fragt|plant|startet|meldet|übernimmt|schreibt|testet|prüft|klärt|kümmert|bereitet|migriert|s['’](?:en )?(?:occupe|charge)|appelle|relance|commande|livre|démarre|valide|fait|développe|gère|prépare|rédige|teste|regarde|vérifie|habla|llama|arma|pide|coordina|arranca|valida|define|hace|lleva|monta|prepara|se (?:encarga|ocupa|pone)|escribe|revisa|mira|pregunta|vê|verifica|fala|liga|pede|trata|levanta|valida|agenda|define|faz|cuida|fica com|vai (?:fazer|ver|cuidar|falar)|assume|escreve|testa|verifica|parte|chiama|sente|parla|ordina|consegna|verifica|definisce|fa|segue|si occupa|se ne occupa|scrive|controlla|chiede|sviluppa|belt|levert|plant|stemt|vraagt|pakt|bouwt|regelt|maakt|doet|schrijft|zoekt|checkt|mailt|robi|zrobi|zamawia|zamówi|ustali|dzwoni|załatwi|wyśle|pyta|przygotuje|przygotowuje|pisze|napisze|sprawdzi|zajmie|zajmuje|bierze|dopyta|testuje)(?!\p{L})|^(?:\p{Script=Han}{2,4}|\p{Script=Katakana}{2,8})(?:さん)?(?:负责|跟进|来做|が担当|に確認|(?:这周|本周|下周|月底前|今天)[出做写完交])/u;

/** "Lucía habla con el DPO esta semana", "Karim doit voir avec le juridique": a name and a verb behind it. */
const opensWithName =
  /^(?:(?:A|O|La|Il|El) )?(\p{Lu}\p{Ll}{2,20}) (?:(?:muss|soll|will|wird|doit|va|tiene que|debe|va a|tem (?:que|de)|deve|vai|moet|zou|gaat|musi|ma) )?(\p{Ll}{2,})/u;
/** What somebody said, thinks or did is no work of theirs to come. */
const reports =
  /^\S+ (?:\S+ )?(?:hat|hatte|war|wurde|sagt|sagte|meint|findet|glaubt|sieht|a|avait|était|dit|pense|propose|trouve|ha|había|fue|era|dice|dijo|cree|propone|comenta|comentó|piensa|teve|foi|disse|acha|propôs|sugere|sugeriu|comentou|pensa|crede|aveva|heeft|had|zegt|zei|denkt|vindt|był|była|miał|miała|mówi|powiedział\p{L}?|uważa|proponuje)(?!\p{L})/iu;
/** What is to be found out or arranged: a person's work, and no system's. */
const arranges =
  /(?<!\p{L})(?:klären|abstimmen|nachfragen|besprechen|voir avec|demander|appeler|relancer|contacter|hablar|preguntar|consultar|llamar|falar|perguntar|ligar|conversar|parlare|sentire|chiedere|chiamare|overleggen|navragen|bellen|afstemmen|dopytać|zapytać|zadzwonić|ustalić|dogadać)(?!\p{L})/iu;
const soon =
  /(?<!\p{L})(?:diese woche|nächste woche|heute|morgen|cette semaine|la semaine prochaine|demain|esta semana|essa semana|nesta semana|la próxima semana|mañana|semana que vem|amanhã|questa settimana|la prossima settimana|domani|deze week|volgende week|w tym tygodniu|w przyszłym tygodniu|jutro|do końca tygodnia|bis ende der woche|d['’]ici la fin de la semaine)(?!\p{L})/iu;

/** "Actie Lotte: testaccount aanvragen", "ToDo Kevin – Zertifikat verlängern": a task and whose it is. */
const task =
  /^(?:actie(?:punt)?|action|aktion|acción|tarea|ação|tarefa|azione|compito|akcja|zadanie|to-?do|aufgabe|tâche)\s(?:(?:van|de|di|für|voor|dla|para|pour|per|an)\s)?(\p{Lu}\p{Ll}+)\s?[:–-]\s/iu;

/** Whose it is, before it or as lines of a conversation are given: "Aylin: Mockups bis Freitag", "Mockups … (Aylin)". */
const saidBy = /^(\p{Lu}\p{Ll}+): |\((\p{Lu}\p{Ll}+)\)[.!]?$/u;

/** "Svenja kümmert sich um …", "Giulia prepara i mockup", "小王负责后端": a person and the work that is theirs. */
export function assignsWork({ prose, text, language }: Evidence): boolean {
  const match = worksOn.exec(prose);
  if (match !== null && (match[1] === undefined || isPersonName(match[1]))) return true;
  if (language === 'en') return false;
  if (task.test(prose)) return true;
  if (reports.test(prose)) return false;
  const named = opensWithName.exec(prose)?.[1];
  if (named !== undefined && isPersonName(named))
    return arranges.test(prose) || soon.test(prose) || namesDate(text);
  const said = saidBy.exec(text);
  const speaker = said?.[1] ?? said?.[2];
  return speaker !== undefined && isPersonName(speaker) && namesDate(text) && text.length <= mostOfPromise;
}

/** What somebody promises for a date is short: "Mockups bis Freitag". */
const mostOfPromise = 60;
