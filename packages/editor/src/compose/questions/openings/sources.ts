import { type Opening, shown } from './opening.ts';

/** What is worked with belongs to another system. */
const takenOver =
  /(?<!\p{L})(?:(?:comes?|is|are|be|gets?|taken|read|loaded) (?:imported |taken |loaded |fetched |pulled |read |synced |copied )?from (?:the |our |an? |their )?(?:\p{L}+['’]s )?(?:\p{L}+ ){0,2}(?:GIS|ERP|CRM|LIMS|HR|SAP|LDAP|gis|erp|crm|lims|sap|ldap|database|register|registry|system|catalogue|catalog|feed|API|api|shapefile|master data|Active Directory|planning tool)|(?:is|are|be|gets?) (?:imported|fetched|pulled|synced|taken) from (?:the |our )?\p{Lu}[\p{L}\d]+|imports? [^.;]{3,60} from (?:the |our )?\p{L}+|(?:kommt|kommen|stammt|stammen) aus (?:dem |der |unserem |unserer )?\p{L}+|(?:wird|werden) aus [^.;]{2,40} (?:übernommen|importiert|geladen)|(?:provien\p{L}+|vien\p{L}+|est importé\p{L}*|sont importé\p{L}*) (?:du|de la|de l['’]|des|de) (?:système|base|logiciel|registre|SAP|ERP|CRM)\p{L}*|(?:vien\p{L}+|proced\p{L}+|se importa\p{L}*) (?:del|de la) (?:sistema|base|registro|ERP|CRM|SAP)\p{L}*|(?:proviene|provengono|arriva|arrivano) (?:dal|dalla) (?:sistema|gestionale|registro|ERP|CRM|database)|(?:vem|vêm|provém) (?:do|da) (?:sistema|registo|registro|ERP|CRM|base)|komt? uit (?:het|de|ons) \p{L}+|komen uit (?:het|de|ons) \p{L}+|pochodz\p{L}+ z (?:systemu|bazy|rejestru)\p{L}*)(?!\p{L})/u;

/** How often what another system holds is taken over. */
export const takenHowOften: Opening = shown({
  kind: 'sources',
  weight: 71,
  sections: ['interfaces-data', 'design'],
  ask: 'askRefresh',
  cue: takenOver,
  unless:
    /(?<!\p{L})(?:once|first|initial\p{L}*|one-?off|when|every|each|daily|nightly|weekly|monthly|hourly|real[- ]?time|at (?:once|start|login)|migrat\p{L}*|old|legacy|spreadsheet|excel|money|people|visitors?|guests?|requests?|mails?|complaints?|jede\p{L}*|täglich|einmal\p{L}*|alte[nrsm]?|chaque|cada|ogni|elke|codziennie)(?!\p{L})/iu,
  settled:
    /(?<!\p{L})(?:(?:import|sync|fetch|pull|load|refresh|update)\p{L}* (?:\p{L}+ ){0,4}(?:every|each|daily|nightly|weekly|monthly|once)|(?:nightly|daily|weekly|monthly|hourly) (?:import|sync|load|feed|update))(?!\p{L})/iu,
});
