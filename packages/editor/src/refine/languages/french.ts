import type { Wording } from './wording.ts';

const section = '(?:la section|le chapitre|la partie)';

/** French instructions. */
export const french: readonly Wording[] = [
  {
    pattern:
      /^(?:(?:le|la|les|l['’]) ?)?(.{2,100}?) (?:n['’]est|ne sont|n['’]était)(?: pas)?(?: non plus)? (?:un |des |le )?(?:objectifs?|buts?)(?: non plus)?$/iu,
    english: 'leave $1 out of scope',
  },
  {
    pattern:
      /^(?:regroup(?:e|ez|er)|fusionn(?:e|ez|er)|réuni(?:s|ssez|r)|combin(?:e|ez|er)) (?:les )?(?:(?:tickets|exigences) )?(.{2,60}?) (?:et|avec) (.{2,60}?)(?: en une? seule?)?$/iu,
    english: 'merge $1 and $2',
  },
  {
    pattern:
      /^(?:.{2,60} )?(?:s['’]appelle|s['’]écrit|c['’]est)(?: (?:maintenant|en fait))? (["“«]?\p{Lu}[^,]{1,60}?),? (?:et )?(?:non|pas|non pas) (["“«]?\p{Lu}.{1,60}?)$/u,
    english: 'replace $2 with $1',
  },
  {
    pattern:
      /^(?:(?:le|la|les|l['’]) ?)?(.{2,100}?) (?:est|sont|passe|passent|reste|restent) (?:hors (?:du )?périmètre|hors scope|pour plus tard|en phase \d)[,.;:]? (?:et )?(?:mets?|mettez|mentionne|mentionnez|note|notez|liste|listez|ajoute|ajoutez)(?:-l[ae]s?)? (?:là(?:-bas)?|(?:dans|sous|parmi) (?:les |le )?(?:non[- ]objectifs|hors (?:du )?périmètre))$/iu,
    english: 'leave $1 out of scope',
  },
  {
    pattern:
      /^(?:déplace|déplacez|mets|mettez|passe|passez) (?:(?:le|la|les|l['’]) ?)?(.{2,100}?) (?:dans|sous|parmi|vers) (?:les |le )?(?:non[- ]objectifs|hors (?:du )?périmètre)$/iu,
    english: 'leave $1 out of scope',
  },
  {
    pattern:
      /^(?:sépare|séparez|divise|divisez|scinde|scindez|découpe|découpez) (.{2,80}?) en deux(?: \p{L}+)?$/iu,
    english: 'split $1 into two',
  },
  {
    pattern: /^(?:change|changez|modifie|modifiez) le titre (?:en|par) (.{1,120})$/iu,
    english: 'change the title to $1',
  },
  {
    pattern: /^(?:et )?(?:qu['’]en est-il de|quid de) (?:la |le |l['’])?(.{1,120}?)\s?\??$/iu,
    english: 'what about $1?',
  },
  { pattern: /^réponse à (.{1,80}?)\s?:\s?(.{1,1000})$/iu, english: 'answer to $1: $2' },
  {
    pattern:
      /^(?:fais|faites|fait|faire) (?:de )?(.{1,80}?) une exigence$|^(?:transforme|transformez) (.{1,80}?) en exigence$/iu,
    english: 'make $1$2 a requirement',
  },
  {
    pattern:
      /^(.{1,120}?) (?:doit|devrait|doivent|ne doit pas) (?:être|durer|valoir|dépasser) (?:de |au plus )?(\d[^,]{0,40}?),? (?:et )?(?:non|pas) (\d.{0,30})$/iu,
    english: 'change $1 from $3 to $2',
  },
  {
    pattern: /^([A-Z]{1,8}-\d{1,6}) (?:doit|devrait) (?:être|durer|valoir) (?:de )?(\d.{0,40})$/iu,
    english: 'set $1 to $2',
  },
  {
    pattern: /^([A-Z]{1,8}-\d{1,6}) (?:doit|devrait) dire (?:que )?(.{1,1000})$/iu,
    english: 'change $1 to: $2',
  },
  {
    pattern: /^(?:change|changez|modifie|modifiez) ([A-Z]{1,8}-\d{1,6}) (?:en|par)\s?:\s?(.{1,1000})$/iu,
    english: 'change $1 to: $2',
  },
  {
    pattern: /^(?:utilise|utilisez) (.{1,80}?) (?:au lieu de|à la place de) (.{1,80})$/iu,
    english: 'replace $2 with $1',
  },
  {
    pattern:
      /^(?:rends|rendez)(?:-le| le (?:document|texte))? (?:beaucoup )?plus (?:court|concis)$|^(?:raccourcis|raccourcissez)(?:-le| le (?:document|texte))?$|^plus court$/iu,
    english: 'make it shorter',
  },
  {
    pattern: new RegExp(`^(?:raccourcis|raccourcissez) (?:${section} )?(.{1,80})$`, 'iu'),
    english: 'shorten the $1 section',
  },
  {
    pattern:
      /^(?:rends|rendez)(?:-le| le (?:document|texte))? plus (?:long|détaillé)$|^plus (?:long|détaillé)$/iu,
    english: 'make it longer',
  },
  {
    pattern: /^(?:rends|rendez)(?:-le| le (?:document|texte))? plus (?:formel|soutenu)$/iu,
    english: 'make it more formal',
  },
  {
    pattern: /^(?:rends|rendez)(?:-le| le (?:document|texte))? moins formel$/iu,
    english: 'make it less formal',
  },
  {
    pattern: new RegExp(`^(?:supprime|supprimez|retire|retirez|enlève|enlevez) ${section} (.{1,120})$`, 'iu'),
    english: 'remove the section $1',
  },
  {
    pattern:
      /^(?:supprime|supprimez|retire|retirez|enlève|enlevez) (?:la phrase|le point|le paragraphe) (?:sur|à propos (?:de la|de l'|du|des|de)|concernant) (.{1,120})$/iu,
    english: 'remove the sentence about $1',
  },
  { pattern: /^(?:supprime|supprimez|retire|retirez|enlève|enlevez) (.{1,200})$/iu, english: 'remove $1' },
  { pattern: /^(?:remplace|remplacez) (.{1,200}?) par (.{1,200})$/iu, english: 'replace $1 with $2' },
  {
    pattern: new RegExp(`^(?:renomme|renommez) (?:${section} )?(.{1,120}?) en (.{1,120})$`, 'iu'),
    english: 'rename $1 to $2',
  },
  {
    pattern:
      /^(?:change|changez|passe|passez|modifie|modifiez|mets|mettez) (?:le |la |les |l')?(.{1,120}?) (?:à|en|par) (.{1,120})$/iu,
    english: 'change $1 to $2',
  },
  {
    pattern: new RegExp(
      `^(?:déplace|déplacez) (?:${section} )?(.{1,120}?) avant (?:${section} )?(.{1,120})$`,
      'iu',
    ),
    english: 'move $1 before $2',
  },
  {
    pattern: new RegExp(
      `^(?:déplace|déplacez) (?:${section} )?(.{1,120}?) après (?:${section} )?(.{1,120})$`,
      'iu',
    ),
    english: 'move $1 after $2',
  },
  {
    pattern: /^(?:ajoute|ajoutez) une section (?:sur |intitulée |à propos de )?(.{1,200})$/iu,
    english: 'add a section about $1',
  },
  {
    pattern: /^(?:ajoute|ajoutez) une exigence\s?[:,]?\s{0,3}(?:selon laquelle |que )?(.{1,1000})$/iu,
    english: 'add a requirement that $1',
  },
  {
    pattern: /^(?:ajoute|ajoutez) un risque\s?[:,]?\s{0,3}(?:que )?(.{1,1000})$/iu,
    english: 'add a risk that $1',
  },
  {
    pattern: /^(?:ajoute|ajoutez|précise|précisez|mentionne|mentionnez) qu(?:e |')(.{1,1000})$/iu,
    english: 'add that $1',
  },
  { pattern: /^(?:ajoute|ajoutez) (.{1,1000})$/iu, english: 'add $1' },
  {
    pattern: /^(?:corrige|corrigez) (?:les |l')(?:fautes|orthographe|erreurs).{0,60}$/iu,
    english: 'fix the spelling',
  },
  {
    pattern: new RegExp(
      `^(?:transforme|transformez|mets|mettez) (?:${section} )?(.{1,120}?) en (?:liste|puces|liste à puces)$`,
      'iu',
    ),
    english: 'turn $1 into bullets',
  },
  {
    pattern: new RegExp(
      `^(?:transforme|transformez|mets|mettez) (?:${section} )?(.{1,120}?) (?:en|dans un) tableau$`,
      'iu',
    ),
    english: 'turn $1 into a table',
  },
];
