import type { Wording } from './wording.ts';

const section = '(?:den |die |das |dem |der )?(?:abschnitt|kapitel|sektion)';

/** German orders that begin with their verb: "streiche …", "füge … hinzu". */
export const germanImperatives: readonly Wording[] = [
  {
    pattern:
      /^(?:fasse?|führe?|lege?|ziehe?) (?:die )?(?:(?:tickets|anforderungen) )?(.{2,60}?) (?:und|mit) (.{2,60}?)(?: zu einem? (?:\p{L}+ )?)?(?: )?zusammen$/iu,
    english: 'merge $1 and $2',
  },
  {
    pattern:
      /^(?:mach|mache|setze?|markiere) ([A-Z]{1,8}-\d{1,6}) (?:zu(?:r|m)? (?:einem |einer )?|auf |als |zur )?(optional|pflicht|verpflichtend|kann|muss|soll)(?:-?anforderung)?$/iu,
    english: 'make $1 $2',
  },
  {
    pattern:
      /^streich(?:e)? (?:den satz|den punkt|die zeile|die stelle) (?:über|zu|zum|zur|mit)(?: dem| der| den)? (.{1,120})$/iu,
    english: 'remove the sentence about $1',
  },
  {
    pattern: /^(?:entferne|lösche|streiche?) (?:die |offene )*frage (\d{1,2})$/iu,
    english: 'remove question $1',
  },
  { pattern: /^streich (?:den |die |das )?(.{1,200})$/iu, english: 'remove $1' },
  {
    pattern:
      /^(?:füge|fügen sie|ergänze|ergänzen sie) (?:bei|in|unter) (?:den |der |dem )?(.{1,60}?) (?:hinzu|ein)?\s?:\s?(.{1,1000})$/iu,
    english: 'add in $1: $2',
  },
  {
    pattern: /^(?:mach|mache) aus (.{1,80}?) eine anforderung$|^aus (.{1,80}?) eine anforderung machen$/iu,
    english: 'make $1$2 a requirement',
  },
  {
    pattern: /^(?:ändere|ändern sie) ([A-Z]{1,8}-\d{1,6}) (?:in|zu|auf)\s?:\s?(.{1,1000})$/iu,
    english: 'change $1 to: $2',
  },
  {
    pattern: /^(?:ergänzen|hinzufügen|erwähnen),? dass (.{1,1000})$/iu,
    english: 'add that Es gilt, dass $1',
  },
  {
    pattern:
      /^(?:mach|mache) (?:das dokument |es |das |den text )?(?:viel |etwas )?kürzer$|^(?:kürze|kürzen sie)(?: das dokument| den text| es)?$|^(?:bitte )?kürzer$/iu,
    english: 'make it shorter',
  },
  {
    pattern: new RegExp(`^(?:kürze|kürzen sie) (?:${section} )?["„]?(.{1,80}?)["“]?$`, 'iu'),
    english: 'shorten the $1 section',
  },
  {
    pattern:
      /^(?:mach|mache) (?:das dokument |es |das |den text )?(?:länger|ausführlicher)$|^(?:ausführlicher|länger)$/iu,
    english: 'make it longer',
  },
  {
    pattern:
      /^(?:mach|mache|formuliere)(?: das dokument| es| das| den text)? (?:förmlicher|formeller|sachlicher)$/iu,
    english: 'make it more formal',
  },
  {
    pattern:
      /^(?:mach|mache|formuliere)(?: das dokument| es| das| den text)? (?:lockerer|weniger formell|weniger förmlich)$/iu,
    english: 'make it less formal',
  },
  {
    pattern: new RegExp(
      `^(?:entferne|lösche|streiche|entfernen sie|löschen sie|streichen sie) ${section} (.{1,120})$`,
      'iu',
    ),
    english: 'remove the section $1',
  },
  {
    pattern:
      /^(?:entferne|lösche|streiche|entfernen sie|löschen sie|streichen sie) (?:den satz|den punkt|die zeile|die stelle|den absatz) (?:über|zu|zum|zur|mit) (.{1,120})$/iu,
    english: 'remove the sentence about $1',
  },
  {
    pattern: /^(?:entferne|lösche|streiche|entfernen sie|löschen sie|streichen sie) (.{1,200})$/iu,
    english: 'remove $1',
  },
  {
    pattern: /^(?:ersetze|ersetzen sie|tausche) (.{1,200}?) (?:durch|gegen|mit) (.{1,200})$/iu,
    english: 'replace $1 with $2',
  },
  {
    pattern:
      /^(?:ändere|ändern sie|setze|setzen sie|stelle|erhöhe|senke) (?:den |die |das )?(.{1,120}?) (?:auf|zu|in|von .{1,60} auf) (.{1,120}?)(?: um)?$/iu,
    english: 'change $1 to $2',
  },
  {
    pattern: new RegExp(
      `^(?:benenne|benennen sie) (?:${section} )?(.{1,120}?) (?:in|zu) (.{1,120}?)(?: um)?$`,
      'iu',
    ),
    english: 'rename $1 to $2',
  },
  {
    pattern: new RegExp(
      `^(?:verschiebe|verschieben sie) (?:${section} )?(.{1,120}?) (?:vor|über) (?:${section} |die |den |das )?(.{1,120})$`,
      'iu',
    ),
    english: 'move $1 before $2',
  },
  {
    pattern: new RegExp(
      `^(?:verschiebe|verschieben sie) (?:${section} )?(.{1,120}?) (?:hinter|nach|unter) (?:${section} |die |den |das )?(.{1,120})$`,
      'iu',
    ),
    english: 'move $1 after $2',
  },
  {
    pattern:
      /^(?:füge|fügen sie) (?:einen abschnitt|ein kapitel) (?:über |zu |zum |zur |namens )?(.{1,200}?)(?: hinzu| ein)?$/iu,
    english: 'add a section about $1',
  },
  {
    pattern: /^(?:füge|fügen sie) (?:eine anforderung) (?:hinzu|ein)[:,]?\s{1,3}(?:dass )?(.{1,1000})$/iu,
    english: 'add a requirement that $1',
  },
  {
    pattern: /^(?:füge|fügen sie) (?:ein risiko) (?:hinzu|ein)[:,]?\s{1,3}(?:dass )?(.{1,1000})$/iu,
    english: 'add a risk that $1',
  },
  {
    pattern: /^(?:füge|fügen sie|ergänze|ergänzen sie) (?:hinzu, )?dass (.{1,1000}?)(?: hinzu)?$/iu,
    english: 'add that Es gilt, dass $1',
  },
  {
    pattern: /^(?:füge|fügen sie) (.{2,60}?) (?:hinzu|ein)\s?:\s?(.{1,1000})$/isu,
    english: 'add $1: $2',
  },
  { pattern: /^(?:füge|fügen sie) (.{1,1000}?) (?:hinzu|ein)$/iu, english: 'add $1' },
  { pattern: /^(?:ergänze|ergänzen sie|erwähne)[:,]? (?:dass )?(.{1,1000})$/iu, english: 'add that $1' },
  {
    pattern:
      /^(?:korrigiere|korrigieren sie|behebe) (?:die )?(?:rechtschreibung|rechtschreibfehler|tippfehler|fehler|grammatik).{0,60}$/iu,
    english: 'fix the spelling',
  },
  {
    pattern: new RegExp(
      `^(?:mach|mache|wandle|verwandle) (?:aus )?(?:${section} )?(.{1,120}?) (?:in )?(?:eine liste|eine aufzählung|zu einer liste|als liste|stichpunkte)(?: um)?$`,
      'iu',
    ),
    english: 'turn $1 into bullets',
  },
  {
    pattern: new RegExp(
      `^(?:mach|mache|wandle|verwandle) (?:aus )?(?:${section} )?(.{1,120}?) (?:in )?(?:eine tabelle|zu einer tabelle|als tabelle)(?: um)?$`,
      'iu',
    ),
    english: 'turn $1 into a table',
  },
  { pattern: /^nummeriere (.{1,60}) neu$/iu, english: 'renumber $1' },
];
