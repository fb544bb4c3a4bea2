import type { Wording } from './wording.ts';

const section = '(?:den |die |das |dem |der )?(?:abschnitt|kapitel|sektion)';

const leftOut =
  '(?:nicht[- ]?ziele[n]?|out of scope|nicht im (?:umfang|scope)|nicht enthalten(?:es)?|abgrenzung(?:en)?)';
const later =
  '(?:später|(?:für |in )?(?:phase|version|release) \\d|(?:im |ins |in das )?nächste[nsr]? (?:release|version|sprint|quartal))';

/** German orders that end in their verb, or are none but for what they ask. */
export const germanWishes: readonly Wording[] = [
  {
    pattern:
      /^(.{2,100}?) (?:ist|sind|war|waren) (?:(?:auch|hier|ebenfalls|für uns|eigentlich|ausdrücklich) )*(?:keine? ziele?|nicht das ziel|ein nicht[- ]?ziel)$/iu,
    english: 'leave $1 out of scope',
  },
  {
    pattern: new RegExp(
      `^(.{2,100}?) (?:(?:ist|sind|fällt|fallen|fliegt|kommt|kommen|gehört|gehören|kann|können|soll|sollen|muss|wird|werden) )?(?:(?:bitte|jetzt|erst|noch|leider|doch) )*(?:raus|weg|nicht (?:teil|im umfang|dabei|geplant|drin|enthalten)(?: .{2,40}?)?|out of scope|erst ${later}|${later}|gestrichen)(?:,| und|:|\\.| –| -) (?:(?:bitte|das|es|sie|die|den|dann|kommt|kommen|gehört|gehören|soll|sollen|nimm|schreib|schreibe|erwähne|erwähn|nenne|setz|setze|liste) )+(?:(?:unter|in|zu|bei|auf) (?:den |die |das |dem )?${leftOut}|dort(?: (?:auf|erwähnen|nennen|hin))?)(?: (?:auf|erwähnen|nennen|hinschreiben|aufführen|stehen))?$`,
      'iu',
    ),
    english: 'leave $1 out of scope',
  },
  {
    pattern: new RegExp(
      `^(?:verschiebe|verschieben sie|setze?|pack|nimm|schreib) (.{2,100}?) (?:nach|in|unter|zu|auf) (?:den |die |das )?${leftOut}$`,
      'iu',
    ),
    english: 'leave $1 out of scope',
  },
  {
    pattern: new RegExp(
      `^(.{2,100}?) (?:gehört|gehören|kommt|kommen|soll|sollen) (?:unter|in|zu) (?:den |die |das )?${leftOut}$`,
      'iu',
    ),
    english: 'leave $1 out of scope',
  },
  {
    pattern:
      /^(?:teile?|teil|trenne?|spalte?|splitte?) (.{2,80}?) (?:in|auf) (?:zwei|2)(?: (?:einzelne |eigene |getrennte )?\p{L}+)?(?: auf)?(?:\s?[:–-].{2,120})?$|^aus (.{2,80}?) (?:zwei|2)(?: \p{L}+)? machen$/iu,
    english: 'split $1$2 into two',
  },
  {
    pattern:
      /^(?:(?:der|die|das|den) )?(.{2,60}?) (?:bitte |soll |sollen |sollte |sollten |muss |gehört |gehören )+vor (?:(?:den|die|das|dem|der) )?(?:abschnitt )?(.{2,60}?)(?: (?:stehen|kommen|verschieben|setzen))?$/iu,
    english: 'move $1 before $2',
  },
  {
    pattern:
      /^(?:(?:der|die|das|den) )?(.{2,60}?) (?:bitte |soll |sollen |sollte |sollten |muss |gehört |gehören )+(?:nach|hinter) (?:(?:den|die|das|dem|der) )?(?:abschnitt )?(.{2,60}?)(?: (?:stehen|kommen|verschieben|setzen))?$/iu,
    english: 'move $1 after $2',
  },
  {
    pattern:
      /^(?:den |die |das |der )?(.{2,80}?) (?:gehört|gehören) (?:eher |besser |eigentlich |doch )*(?:in|unter|zu|ins|zum|zur) (?:den |die |das |dem |der )?(.{2,80}?)(?: rein)?$/iu,
    english: 'move $1 to $2',
  },
  {
    pattern:
      /^(.{2,60}?) ist (?:jetzt |nun |inzwischen )?(?:raus|weg|nicht mehr (?:dabei|zuständig|verantwortlich|da)),? (?:und )?(.{2,60}?) (?:übernimmt|macht)(?: (?:das|es|jetzt|ab jetzt|dafür))*$/iu,
    english: 'replace $1 with $2',
  },
  {
    pattern: /^aus (?:den |dem |der )?(\d.{0,60}?) (?:mach(?:e|en wir|t)?|wird|werden) (\d.{0,60})$/iu,
    english: 'change $1 to $2',
  },
  {
    pattern:
      /^(?:.{2,60} )?(?:heißt|heisst|schreibt sich|schreibt man)(?: (?:jetzt|nun|eigentlich|richtig|doch))? (["„“\p{L}\p{N}][^,]{1,60}?),? (?:und )?nicht (.{2,60}?)$/iu,
    english: 'replace $2 with $1',
  },
  {
    pattern: /^(?:den |die |das )?(.{1,120}?) auf (.{1,120}?) (?:ändern|setzen|erhöhen|senken|stellen)$/iu,
    english: 'change $1 to $2',
  },
  {
    pattern:
      /^(?:den |die |das )?(?:abschnitt |kapitel )?(.{1,120}?) (?:vor|über) (?:den |die |das |dem )?(?:abschnitt )?(.{1,120}?) (?:verschieben|stellen|einsortieren|setzen|schieben)$/iu,
    english: 'move $1 before $2',
  },
  {
    pattern:
      /^(?:den |die |das )?(?:abschnitt |kapitel )?(.{1,120}?) (?:hinter|nach|unter) (?:den |die |das |dem )?(?:abschnitt )?(.{1,120}?) (?:verschieben|stellen|einsortieren|setzen|schieben)$/iu,
    english: 'move $1 after $2',
  },
  {
    pattern: /^(?:offene )?frage (\d{1,2})\s?[:=–-]\s?(.{1,1000})$/isu,
    english: 'answer to question $1: $2',
  },
  {
    pattern: /^(?:eine )?neue anforderung\s?[:,]\s?(?:dass )?(.{1,1000})$/isu,
    english: 'add a requirement that $1',
  },
  { pattern: /^(?:ein )?neues risiko\s?[:,]\s?(?:dass )?(.{1,1000})$/isu, english: 'add a risk that $1' },
  {
    pattern:
      /^([A-Z]{1,8}-\d{1,6}) (?:(?:(?:ist|wird|sei)(?: doch| jetzt| nun)?|(?:soll|sollte|muss)(?=.{1,40} (?:sein|werden)$)) )?(?:nur (?:noch )?|lediglich |bloß )?(?:als |zu |zur |zum |eine? )?(optional|pflicht|verpflichtend|kann|muss|soll)(?:-?anforderung)?(?: sein| werden)?$/iu,
    english: 'make $1 $2',
  },
  { pattern: /^([A-Z]{1,8}-\d{1,6}) (?:kürzen|kürzer fassen)$/iu, english: 'shorten $1' },
  {
    pattern: /^(?:den |die |das )?(?:abschnitt |kapitel )(.{1,80}?) (?:bitte )?(?:ganz )?nach oben$/iu,
    english: 'move $1 to the top',
  },
  {
    pattern: /^(?:den |die |das )?(?:abschnitt |kapitel )(.{1,80}?) (?:bitte )?(?:ganz )?nach unten$/iu,
    english: 'move $1 to the end',
  },
  {
    pattern: /^(?:etwas |viel |bitte )?(?:förmlicher|formeller|sachlicher)$/iu,
    english: 'make it more formal',
  },
  { pattern: /^(?:bitte )?(?:etwas |viel )?(?:kürzer|knapper)$/iu, english: 'make it shorter' },
  {
    pattern:
      /^(?:bitte )?auf (englisch|französisch|spanisch|italienisch|deutsch|polnisch|niederländisch|portugiesisch)$/iu,
    english: 'translate it to $1',
  },
  {
    pattern: /^der titel (?:soll|sollte|muss) (.{1,120}?) (?:heißen|lauten|sein)$/iu,
    english: 'change the title to $1',
  },
  { pattern: /^(?:was ist mit|und was ist mit) (.{1,120}?)\??$/iu, english: 'what about $1?' },
  { pattern: /^antwort (?:auf|zu) (.{1,80}?)\s?:\s?(.{1,1000})$/iu, english: 'answer to $1: $2' },
  {
    pattern:
      /^(.{1,120}?) (?:soll|sollte|muss|darf) (?:höchstens |nur |maximal )?(\d[^,]{0,40}?)(?: sein| betragen| dauern)?,? (?:und )?nicht (\d.{0,30})$/iu,
    english: 'change $1 from $3 to $2',
  },
  {
    pattern:
      /^([A-Z]{1,8}-\d{1,6}) (?:soll|sollte|muss|darf) (?:höchstens |nur |maximal )?(\d.{0,40}?)(?: sein| betragen| dauern)?$/iu,
    english: 'set $1 to $2',
  },
  {
    pattern:
      /^([A-Z]{1,8}-\d{1,6}) (?:soll|sollte|muss) (?:lauten|heißen|sagen)\s?[:,]?\s(?:dass )?(.{1,1000})$/iu,
    english: 'change $1 to: $2',
  },
  {
    pattern:
      /^(?:den |die |das )?(.{1,120}?) (?:durch|gegen) (.{1,120}?) (?:ersetzen|austauschen|tauschen)$/iu,
    english: 'replace $1 with $2',
  },
  {
    pattern:
      /^statt (.{1,80}?),? (?:bitte |lieber |besser )?(?:nimm |nehmt |verwende |nutze )?(\S.{0,80})$/iu,
    english: 'replace $1 with $2',
  },
  {
    pattern: new RegExp(
      `^${section} (.{1,120}?) (?:bitte )?(?:entfernen|löschen|streichen|weglassen|rausnehmen|rauswerfen)$`,
      'iu',
    ),
    english: 'remove the section $1',
  },
  {
    pattern:
      /^(?:den |die |das )?(.{1,160}?) (?:bitte )?(?:entfernen|löschen|streichen|weglassen|rausnehmen|rauswerfen)$/iu,
    english: 'remove $1',
  },
  {
    pattern: new RegExp(`^(?:${section} |den |die |das )?(.{1,80}?) (?:kürzen|kürzer fassen)$`, 'iu'),
    english: 'shorten the $1 section',
  },
  {
    pattern: /^(?:ein(?:e|en)? )?(?:neues )?risiko (?:ergänzen|hinzufügen|aufnehmen)?\s?:\s?(.{1,1000})$/iu,
    english: 'add a risk that $1',
  },
  {
    pattern: /^(?:eine )?(?:neue )?anforderung (?:ergänzen|hinzufügen|aufnehmen)?\s?:\s?(.{1,1000})$/iu,
    english: 'add a requirement that $1',
  },
  {
    pattern: new RegExp(`^(?:${section} )?(.{1,120}?) in (.{1,120}?) umbenennen$`, 'iu'),
    english: 'rename $1 to $2',
  },
  {
    pattern: new RegExp(
      `^(?:${section} |den |die |das |der )?(.{1,80}?) (?:soll|sollte|muss|gehört) (?:ganz )?(?:nach unten|ans ende|an den schluss)$`,
      'iu',
    ),
    english: 'move $1 to the end',
  },
  {
    pattern: new RegExp(
      `^(?:${section} |den |die |das |der )?(.{1,80}?) (?:soll|sollte|muss|gehört) (?:ganz )?(?:nach oben|an den anfang)$`,
      'iu',
    ),
    english: 'move $1 to the top',
  },
  {
    pattern: new RegExp(
      `^(?:${section} |den |die |das |der |dem )?((?:(?!(?:ist|sind|war|wird)\\b)[^,]){2,120}?) (?:(?:kann|können|muss|müssen|soll|sollen|sollte|sollten|darf) )?(?:bitte )?(?:raus|weg|rausfliegen|wegfallen|entfallen|verschwinden)(?: damit)?$`,
      'iu',
    ),
    english: 'remove $1',
  },
  {
    pattern: new RegExp(
      `^(?:${section} |den |die |das |der )?(.{2,120}?) (?:(?:bitte|lieber|besser) )?(?:als|in (?:einer|eine|form einer)) (?:nummerierte )?(?:tabelle|tabellenform)(?: (?:darstellen|zeigen|schreiben|machen))?$`,
      'iu',
    ),
    english: 'turn $1 into a table',
  },
  {
    pattern: new RegExp(
      `^(?:${section} |den |die |das |der )?(.{2,120}?) (?:(?:bitte|lieber|besser) )?(?:als|in) (?:(?:einer |eine )?(?:liste|aufzählung)|stichpunkten?|stichworten)(?: (?:darstellen|zeigen|schreiben|machen))?$`,
      'iu',
    ),
    english: 'turn $1 into bullets',
  },
];
