import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import type { Composition } from '../../composition.ts';
import { quotedFrom } from './opening.ts';

/** Where records are kept today. */
const kept =
  /(?<!\p{L})(?:excel|spreadsheets?|google sheets?|access[- ]?(?:database|db|datenbank)|filemaker|airtable|(?:paper|card) (?:charts?|lists?|books?|forms?|cards?|index|diar(?:y|ies)|files?)|index cards?|diary|ring binders?|logbooks?|note ?books? (?:at|in|by|on the)|filing cabinet|legacy (?:\p{L}+ )?(?:system|database|app)|old (?:\p{L}+ )?(?:system|database|app|tool)|papierlisten?|ordner|karteikarten|altsystem\p{L}*|tabellenkalkulation|alte[nrs]? (?:system|datenbank|software|anwendung)|feuilles? de calcul|tableur|ancienne? (?:système|base|logiciel|application)|cahier|hojas? de cálculo|(?:sistema|base de datos|aplicación) (?:antigu[oa]|viej[oa])|cuaderno|fogli[oa]? di calcolo|vecchio (?:sistema|gestionale|database)|quaderno|folhas? de cálculo|planilhas?|(?:sistema|base) antig[oa]|caderno|rekenblad|oude (?:systeem|database|applicatie)|schrift|arkusz\p{L}*|star(?:y|ego|ym) system\p{L}*|zeszy\p{L}+)(?!\p{L})|エクセル|表計算|紙の|纸质|表格/iu;
/** They are there, today. */
const held =
  /(?<!\p{L})(?:keep|keeps|kept|live|lives|stored|recorded?|tracked|written|wrote|managed|maintained|noted|typed|everything|all|data from|has|have|had|it['’]s|is (?:in|on|an?)|are (?:in|on)|on|today|now|currently|so far|until now|bisher|heute|derzeit|aktuell|liegt|liegen|steht|stehen|geführt|tout|aujourd['’]hui|actuellement|est|sont|todo|hoy|actualmente|está|están|oggi|tutto|attualmente|hoje|tudo|atualmente|alles|nu|momenteel|dziś|wszystko|obecnie)(?!\p{L})|現在|今|目前|现在/iu;
/** What says what becomes of them. */
const settled =
  /(?<!\p{L})(?:import\p{L}*|migrat\p{L}*|carr(?:y|ied) over|tak(?:e|en) over|convert\p{L}*|(?:move|copy|copied|moved|transfer\p{L}*|bring|brought|load\p{L}*) (?:\p{L}+ ){0,6}(?:over|from|across|into)|start(?:ing)? (?:from|fresh|empty)|migrier\p{L}*|übernommen|übernehmen|übernahme|umzug|umziehen|reprise|repris\p{L}*|migr\p{L}*|traspas\p{L}*|volcar|importa\p{L}*|travas\p{L}*|transfer\p{L}*|overgenomen|overnemen|overzetten|przenie\p{L}*|import\p{L}*|in parallel|parallel)(?!\p{L})|移行|取り込|迁移|导入/iu;

/** Asks what becomes of the records that are kept elsewhere today, where the input does not say. */
export function legacyQuestion({ understanding, language }: Composition): string | null {
  const { statements, source } = understanding;
  if (settled.test(source.text) || statements.some(({ topics }) => topics.has('migration'))) return null;
  const told = statements.find(
    ({ kind, text }) =>
      kept.test(text) &&
      held.test(text) &&
      ['context', 'problem', 'design', 'event', 'definition'].includes(kind) &&
      !madeFrom.test(text),
  );
  const text = told && quotedFrom(told.text, kept);
  return text ? fill(derivedPhrasesOf(language).askLegacy, { text }) : null;
}

/** What is made from records, or is an example of a failed way, holds none. */
const madeFrom =
  /(?<!\p{L})(?:instead|because|promised|stops?|loses?|useless|gets? (?:an?|the|it|this|that|our)|produc(?:e|es|ed)|past(?:e|ing)|open(?:s|ed|ing)? (?:it |them )?in|(?:from|into|out of|to) excel|generat\p{L}*|export\p{L}*|download\p{L}*|attach\p{L}*|considered|tried|attempt\p{L}*|looked at|alternative|competitor|herunter\p{L}*)(?!\p{L})/iu;
