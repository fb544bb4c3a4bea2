import type { Kind } from '../../../understand/statement.ts';
import { type Opening, questionOn } from './opening.ts';

/** A file with columns goes in or out, or a report is made. */
const filed =
  /(?<!\p{L})(?:as (?:an? )?(?:csv|excel|xlsx?|spreadsheet)|(?:csv|excel|xlsx?)[- ](?:file|export|import|download|report|list)|(?:to|in) (?:csv|excel|xlsx)|exports? (?:of|for|to|as|all|the|every|each|per)|(?:an?|the|as|monthly|weekly|daily|yearly|quarterly) (?:\p{L}+ )?export(?= (?:for|to|as|of|every|each|once|at|in|by)(?!\p{L})|[.,;]|$)|exported (?:to|as|every|each|for|monthly|weekly|daily|once)|exportiert|exportieren|export (?:für|als|nach|mensuel\p{L}*|pour|vers|mensual|para|mensile|per|mensal|voor|naar|dla|do)|(?:als|en|come|como|jako) (?:csv|excel)|export(?:é|er|ar|ado|ada|are|ato|eren|ować)|(?:get|gets|send|sends|sent|create|creates|generate|generates|generated|produce|produces|print|prints|printed|deliver|provide|receive|receives|need|needs|want|wants) (?:\p{L}+ )?(?:an? |the |their |our )?(?:\p{L}+ )?(?:report|statement|summary|overview)|(?:monthly|weekly|daily|quarterly|yearly|annual) (?:\p{L}+ )?(?:report|statement|summary|overview))(?!\p{L})/iu;
/** What says what is in it, or that it is only about when and how it runs. */
const described =
  /[:(]|(?<!\p{L})of [^.;]{2,40}(?:,| and )|(?<!\p{L})(?:with|contain\p{L}*|includ\p{L}*|columns?|fields?|list(?:s|ing)|show(?:s|ing)|per|by (?:\p{L}+ )?(?:month|day|week|site|person|team|type)|grouped|sorted|formats?|fails?|failed|format (?:is|as|stays)|same (?:format|columns|layout)|template|mit|enthält|enthalten|spalten?|felder|pro|je|vorlage|avec|contien\p{L}*|contenant|colonnes?|champs?|par|con|conten\p{L}*|columnas?|campos?|por|colonne|campi|per|com|colunas?|met|bevat\p{L}*|kolommen|velden|zawiera\p{L}*|kolumn\p{L}*|pol[ae]|z|ze)(?!\p{L})|列|項目|字段/iu;
/** Not about a file's contents: what is not made, or already exists. */
const apart =
  /(?<!\p{L})(?:background|async\p{L}*|fast|quick\p{L}*|slow\p{L}*|times? out|not|never|no|instead of|replace\p{L}*|today|currently|existing|nicht|kein\p{L}*|statt|ersetz\p{L}*|ne|pas|sin|non|niet|nie)(?!\p{L})/iu;

/** What a line says that was taken for no demand. */
const asNote: ReadonlySet<Kind> = new Set<Kind>(['goal', 'owner', 'schedule']);

/** Which columns a file has that a demand speaks of. */
export const containedWhat: Opening = {
  kind: 'contents',
  weight: 67,
  sections: ['interfaces-data'],
  asks(told, composition) {
    const { text, topics, kind } = told.statement;
    const { source, carried } = composition.understanding;
    if (
      !(told.requirement !== null || asNote.has(kind)) ||
      kind === 'quality' ||
      topics.has('prohibition') ||
      carried.length > 0
    )
      return null;
    if (!filed.test(text) || described.test(text) || apart.test(text)) return null;
    return /(?<!\p{L})(?:columns?|header row|spalten|colonnes|columnas|colonne|colunas|kolommen|kolumny)(?!\p{L})/iu.test(
      source.text,
    )
      ? null
      : questionOn('askContent', told, composition, filed);
  },
};
