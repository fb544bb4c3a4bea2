import { demandedSentence } from '../../compose/voice/demanded/demanded.ts';
import type { Evidence } from '../evidence.ts';
import { isPast } from '../past.ts';
import type { Kind } from '../statement.ts';

/** Where or with what work is done that there is to be: nothing of today's notebooks and calls. Languages other than English. */
const withSoftware =
  /(?<!\p{L})(?:online|en (?:ligne|línea)|(?:web-?)?app|applis?|aplicación|aplicativo|aplikacj\p{L}+|portal\p{L}?|portail|qr|scann?\p{L}*|scannt|escane\p{L}+|skan\p{L}+|kod|code|código|codice|barcode|push|e-?mail|sms|link|lien|enlace|handy|(?:desde|en) el móvil|smartphone|(?:sur|depuis) (?:son|leur) (?:téléphone|portable)|dal (?:telefono|cellulare)|(?:no|pelo) celular|(?:op|via) (?:zijn|de|haar) telefoon|na telefonie|filtr\p{L}+|filter\p{L}*|katalog\p{L}*|cat[aá]log[oe]|catalogue|catalogus|kalender\p{L}*|calend[aá]rio|calendario|calendrier|kalendarz\p{L}*|formulaire|formular\p{L}*|formul[aá]ri?o|formulier|status|statut|estado|stato|stan|historial|historique|histórico|storico|histori[ea]\p{L}*|confirma(?:tion|ción|ção)|conferma|bevestiging|bestätigung|potwierdzeni\p{L}+|acompte|acconto|sinal|señal|anzahlung|voorschot|zaliczk\p{L}+|foto\p{L}*|photo|zdjęci\p{L}+|créneau|slot|termin\p{L}*|vaga|stock)(?!\p{L})/iu;

/** Who acts is what there is already, and not who works with it. */
const ofThing =
  /^(?:(?:der|die|das|le|la|el|il|lo|o|a|de|het|unser\p{L}*|notre|nuestr[oa]|il nostro|onze|nasz\p{L}?|los|las|les|os|as|i|gli) |l['’])?(?:\p{L}+-)?(?:app|applis?|application|aplicación|aplicativo|aplikacja|portal\p{L}?|portail|code|código|codice|kod|qr|link|lien|enlace|sms|e-?mail|formular|formulaire|formulario|kalender|calendario|calendrier|kalendarz|status|filter|katalog|catálogo|catalogue|scanner|server|serveur|servidor|system\p{L}?|système|sistema|systeem|website|site|seite|página|pagina|page|strona|drucker|datenbank|base|base de datos|tool)(?!\p{L})/iu;

/** Work by hand, trouble and how it is: what is told beside it is told as it is today. */
const ofToday =
  /(?<!\p{L})(?:telefonisch|anruf\p{L}*|ruft an|zettel\p{L}*|hefte?n?|papier\p{L}*|ordner|fax|excel|whats\s?app|tabelle|von hand|händisch|manuell|appelle\p{L}*|téléphone à|par téléphone|cahier|carnet|feuilles?|tableur|à la main|recopie\p{L}*|llama\p{L}*|por teléfono|libreta|cuaderno|papel\p{L}*|hoja\p{L}*|a mano|liga|por telefone|caderno|bloco|planilha|à mão|chiama\p{L}*|telefona|al telefono|quaderno|blocco|carta|foglio|fogli\p{L}*|belt|bellen|telefonisch|schrift\p{L}*|briefj\p{L}+|met de hand|dzwoni\p{L}*|przez telefon|zeszy\p{L}+|notes\p{L}*|kart\p{L}+|ręcznie|excelu|heute|derzeit|momentan|bisher|immer|ständig|oft|meistens|nie|niemand|keine[rnsm]?|kein|nicht|nichts|aujourd['’]hui|actuellement|toujours|souvent|parfois|jamais|personne|ne|n|pas|hoy|ahora|siempre|a menudo|a veces|nunca|nadie|no|nada|oggi|adesso|ora|sempre|spesso|mai|nessuno|non|niente|hoje|agora|às vezes|ninguém|não|nu|vandaag|steeds|altijd|vaak|nooit|niemand|niet|geen|teraz|dziś|zawsze|często|nigdy|nikt|zu (?:lange|spät|viel\p{L}?)|trop|demasiado|troppo|demais|te (?:lang|laat|veel)|za (?:długo|późno))(?!\p{L})/iu;

/** What a text of trouble and of how things are makes of the sentence behind it where its words are new. */
const untold: ReadonlySet<Kind> = new Set(['problem', 'context', 'step'] as const);

/** From here on its words complain, however much of them is about software. */
const sure = 2.2;
/** The same in a text that only tells: of what happened, or of what there is to be. */
const likely = 1.2;
/** Up to here what it was taken for is little likelier than a demand. */
const barely = 0.7;

/**
 * Whether a sentence behind trouble tells what somebody is to do with what is built: "Aluno reserva online e recebe confirmação". Its form is that of
 * a demand that is told, and it names nothing of how things are done today. Languages other than English.
 *
 * @param overDemand how much more speaks for what was learned than for a demand
 */
export function tellsWork(evidence: Evidence, learned: Kind, overDemand: number): boolean {
  const { prose, text, language, announced, hint, isReport } = evidence;
  if (language === 'en' || announced !== null || hint !== null) return false;
  if (
    !untold.has(learned) ||
    overDemand >= (isReport ? likely : sure) ||
    /[?？]/u.test(text) ||
    isPast(prose)
  )
    return false;
  if (ofThing.test(prose) || ofToday.test(prose) || evidence.cues.has('current')) return false;
  return (
    ((overDemand < barely && !isReport) || withSoftware.test(prose)) &&
    demandedSentence(prose, 'MUST', language) !== null
  );
}
