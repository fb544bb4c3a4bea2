import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import type { Kind } from '../../../understand/statement.ts';
import type { Composition } from '../../composition.ts';
import { type Opening, quotedFrom, shown } from './opening.ts';

/** Something goes by itself. */
const goesItself =
  /(?<!\p{L})(?:(?:is|are|be|gets?) (?:\p{L}+ )?(?:deleted|removed|discarded|overwritten|archived|closed|cancel+ed|given away|forfeited) (?:automatically|by itself)|automatically (?:deleted|removed|cancel+ed|closed|archived|given away)|(?:is|are|be|gets?) (?:deleted|removed|cancel+ed|closed|given away|forfeited) after (?:\d|an?|one|two|three|four|six)|after (?:\d+|an?|one|two|three|four|six) (?:\p{L}+ ){1,4}(?:is|are|gets?) (?:\p{L}+ )?(?:deleted|removed|cancel+ed|closed|given away)|automatisch (?:gelöscht|entfernt|storniert|geschlossen|abgesagt|vergeben)|nach \d+ \p{L}+ (?:gelöscht|storniert|geschlossen|vergeben)|automatiquement (?:supprimé|annulé|fermé)\p{L}*|(?:borra|elimina|cancela|cierra)\p{L}* automáticamente|automáticamente se (?:borra|elimina|cancela|cierra)\p{L}*|automaticamente (?:cancellat|eliminat|chius|apagad|cancelad|fechad)\p{L}*|automatisch (?:verwijderd|geannuleerd|gesloten|gewist)|automatycznie (?:usuwan|anulowan|zamykan)\p{L}*)(?!\p{L})/iu;

/** Who is warned of it, and whether it comes back. */
export const goneForGood: Opening = shown({
  kind: 'gone',
  isOfDemands: true,
  weight: 73,
  sections: ['failure-cases'],
  ask: 'askBefore',
  cue: goesItself,
  unless:
    /(?<!\p{L})(?:caches?|logs?|entries|temp\p{L}*|tokens?|sessions?|cop(?:y|ies)|backups?|dumps?|recordings?|histor(?:y|ies)|data|personal|data protection|privacy|gdpr|addresses|numbers?|telefonnummer\p{L}*|daten|données|datos|dati|dados|gegevens|dane|links?)(?!\p{L})/iu,
  settled:
    /(?<!\p{L})(?:restor\p{L}*|undo(?:ne)?|undelet\p{L}*|warn\p{L}* (?:before|first|\d)|(?:notif|remind|warn|tell|told|inform)\p{L}* (?:\p{L}+ ){0,4}before|before (?:that|it is|they are)|trash|recycle bin|soft[- ]delet\p{L}*|wiederherstell\p{L}*|papierkorb|vorher|restaur\p{L}*|corbeille|papelera|ripristin\p{L}*|cestino|prullenbak|kosz\p{L}*|przywr\p{L}*)(?!\p{L})/iu,
});

/** Somebody may delete a thing that others hang on. */
const deletes =
  /(?<!\p{L})(?:(?:can|may|should be able to|must be able to|be able to|able to) (?:\p{L}+(?:,| and| or) ){0,2}delete (?:an? |the |their |his |her |any |own )?\p{L}+|(?:kann|können|darf|dürfen) [^.;]{0,40}löschen|(?:peut|peuvent) (?:\p{L}+ )?supprimer|(?:puede|pueden) (?:\p{L}+ )?(?:borrar|eliminar)|(?:può|possono) (?:\p{L}+ )?(?:eliminare|cancellare)|(?:pode|podem) (?:\p{L}+ )?(?:apagar|eliminar|excluir)|(?:kan|kunnen|mag|mogen) [^.;]{0,40}(?:verwijderen|wissen)|(?:może|mogą) (?:\p{L}+ )?usu(?:wać|nąć))(?!\p{L})|削除でき|可以删除/iu;

/** What becomes of what belongs to a thing that is deleted. */
export const leftBehind: Opening = shown({
  kind: 'leftBehind',
  weight: 69,
  sections: ['failure-cases', 'interfaces-data'],
  ask: 'askOrphans',
  cue: deletes,
  unless:
    /(?<!\p{L})(?:not|never|nobody|photos?|comments?|drafts?|messages?|own data|everything|files?)(?!\p{L})/iu,
  settled:
    /(?<!\p{L})(?:cascad\p{L}*|soft[- ]delet\p{L}*|archiv\p{L}*|anonymi[sz]\p{L}*|(?:stay|stays|remain|remains|kept|keep|goes too|go too|as well|with (?:it|them|all))|only (?:if|when|while) (?:it|there|no)|bleib\p{L}*|mitgelöscht|archivier\p{L}*|reste\p{L}*|conserv\p{L}*|se (?:queda|mantiene|archiva)\p{L}*|rimang\p{L}*|permanec\p{L}*|blijv\p{L}*|blijft|gearchiveerd|zosta\p{L}*|archiwiz\p{L}*)(?!\p{L})/iu,
});

/** What was used until now goes. */
const retired =
  /(?<!\p{L})(?:(?:is|are|will be|gets?) (?:switched|turned|shut) (?:off|down) (?:in|on|at the end|by|from|next|this) (?:the )?\p{L}|(?:old|legacy|existing|current|previous|ftp|shared)(?!\p{L})[^.;]{0,40} (?:is|are|gets?|will be|to be|must be|can be|goes|should be) (?:switched off|turned off|shut down|decommissioned|retired|removed|dropped)|(?:switch|turn|shut) (?:off|down) the (?:old|legacy|existing|current|ftp)|(?:decommission|retire|sunset) the|(?:alte[nrs]?|bisherige[nrs]?)[^.;]{0,40} (?:wird|werden|soll|sollen) [^.;]{0,30}abgeschaltet|(?:ancien\p{L}*)[^.;]{0,40} (?:sera|est|doit être) (?:arrêté|coupé|éteint|supprimé)|(?:antigu|viej)\p{L}+[^.;]{0,40} se (?:apaga|desconecta|retira)\p{L}*|vecchi\p{L}+[^.;]{0,40} (?:viene|verrà|sarà) (?:spent|dismess)\p{L}+|antig\p{L}+[^.;]{0,40} (?:é|será) (?:desligad|desativad)\p{L}+|oude[^.;]{0,40} (?:wordt|gaat) [^.;]{0,20}uit(?:gezet|geschakeld)?|star\p{L}+[^.;]{0,40} (?:zostanie|będzie) wyłączon\p{L}+)(?!\p{L})/iu;
const conditional =
  /(?<!\p{L})(?:once|after|when|as soon as|if|until|unless|sobald|wenn|nachdem|quand|dès que|après|cuando|una vez|tras|quando|dopo|depois|zodra|als|nadat|gdy|kiedy|po tym)(?!\p{L})/iu;
const planned: ReadonlySet<Kind> = new Set<Kind>([
  'requirement',
  'rollout',
  'schedule',
  'decision',
  'design',
  'step',
  'context',
  'goal',
  'problem',
  'event',
]);

/** Asks what has to be sure before what is used today goes. */
export function retirementQuestion({ understanding, language }: Composition): string | null {
  const plan = understanding.statements.find(
    ({ kind, text }) => planned.has(kind) && retired.test(text) && !conditional.test(text),
  );
  const isSafe =
    /(?<!\p{L})(?:roll ?back\p{L}*|in parallel|parallel|side by side|compare\p{L}*|fall ?back)(?!\p{L})/iu.test(
      understanding.source.text,
    );
  const text = plan && !isSafe ? quotedFrom(plan.text, retired) : null;
  return text ? fill(derivedPhrasesOf(language).askSwitchOff, { text }) : null;
}
