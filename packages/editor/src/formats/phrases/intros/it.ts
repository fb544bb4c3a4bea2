import type { introsEn } from './en.ts';

/** What a section is for, told to someone who reads such a document for the first time, in Italian. */
export const introsIt: Readonly<Record<keyof typeof introsEn, string>> = {
  'intro-context-problem':
    'Questa è la situazione prima della modifica. Spiega perché il lavoro è necessario.',
  'intro-goals': 'Un obiettivo dice che cosa sarà meglio dopo.',
  'intro-non-goals': 'Queste cose restano come sono. Non vanno toccate, anche dove sembra allettante.',
  'intro-functional-requirements':
    'Ogni riga è una cosa che il software deve fare. Si realizza una riga alla volta, e la si prova.',
  'intro-non-functional-requirements':
    'Ogni riga fissa un limite misurabile. Va misurato prima e dopo la modifica.',
  'intro-design': 'Così le parti lavorano insieme. Ogni parte va trovata nel codice prima di modificarla.',
  'intro-interfaces-data': 'Questo è ciò che entra ed esce: chiamate, messaggi, tabelle, file.',
  'intro-failure-cases': 'Questi casi vanno storti nella realtà. Per ciascuno va scritto un test.',
  'intro-test-plan': 'Ogni scenario ha un inizio (Dato che), un’azione (Quando) e un risultato (Allora).',
  'intro-rollout-rollback': 'Dice come la modifica arriva alle persone, e come viene ritirata.',
  'intro-observability': 'Dice come si vede che funziona quando è in servizio.',
  'intro-alternatives':
    'Queste sono altre strade verso l’obiettivo. Aiutano a capire perché è stata scelta questa.',
  'intro-risks': 'Ogni rischio ha una mitigazione: ciò che si fa perché non accada o faccia meno danni.',
  'intro-assumptions': 'Queste affermazioni si danno per certe. Se una sembra sbagliata, va chiesto.',
  'intro-open-questions': 'Nessuno ha ancora risposto. Va chiesto prima di costruire ciò che ne dipende.',
  'intro-unresolved-questions':
    'Nessuno ha ancora risposto. Va chiesto prima di costruire ciò che ne dipende.',
  'intro-epic-goal': 'Un’epica riunisce i ticket che servono un solo obiettivo. Questo è l’obiettivo.',
  'intro-coverage-map':
    'Ogni requisito porta al ticket che lo soddisfa. La mappa mostra se qualcosa è stato dimenticato.',
  'intro-tickets': 'Un ticket alla volta. È concluso quando valgono tutti i suoi criteri.',
  'intro-overview': 'Da leggere per primo. Dice a che cosa serve l’API.',
  'intro-consumers-auth': 'Dice chi chiama l’API, e come dimostra chi è.',
  'intro-conventions': 'Queste regole valgono per ogni chiamata.',
  'intro-resources': 'Una risorsa è una cosa che l’API permette di leggere o modificare.',
  'intro-endpoints':
    'Un endpoint è un metodo e un percorso. Il metodo dice che cosa si fa, il percorso a che cosa.',
  'intro-pagination': 'Gli elenchi lunghi arrivano a pagine. Qui si dice come si chiede la pagina seguente.',
  'intro-error-model':
    'Un errore dice a un programma che cosa è andato storto. Tutti gli errori hanno la stessa forma.',
  'intro-limits': 'Chi invia troppo viene respinto per un po’.',
  'intro-versioning': 'Una versione permette ai vecchi chiamanti di continuare mentre l’API cambia.',
  'intro-security': 'Dice chi può vedere e modificare che cosa. Va controllato in ogni gestore.',
  'intro-purpose-owner': 'Dice a che cosa servono i dati, e a chi chiedere.',
  'intro-entities': 'Un’entità è una cosa di cui trattano i dati. Ognuna ha una tabella.',
  'intro-field-tables':
    'Ogni riga è una colonna della tabella. PK indica la chiave primaria, FK un riferimento a un’altra tabella.',
  'intro-relationships': 'Dice quante righe di una tabella appartengono a una riga di un’altra.',
  'intro-er-diagram': 'Il diagramma mostra le stesse tabelle e gli stessi riferimenti in un’immagine.',
  'intro-constraints-indexes':
    'Un vincolo tiene fuori le righe sbagliate. Un indice rende breve una ricerca.',
  'intro-enumerations': 'Questi campi accettano uno tra pochi valori.',
  'intro-quality-rules':
    'I dati che violano una di queste regole sono sbagliati, anche se il database li accetta.',
  'intro-freshness': 'Dice quanto possono essere vecchi i dati quando qualcuno li legge.',
  'intro-retention': 'Dice per quanto tempo si conservano i dati. Alcuni vanno cancellati per legge.',
  'intro-migration-backfill': 'Dice che cosa accade ai dati che esistono già.',
  'intro-access-patterns': 'Queste sono le domande poste ai dati. Tabelle e indici ne derivano.',
  'intro-motivation': 'Dice perché si propone una modifica.',
  'intro-guide-explanation': 'Spiega la proposta a chi la userà.',
  'intro-reference-explanation': 'Spiega la proposta a chi la realizzerà.',
  'intro-drawbacks': 'Dice che cosa parla contro la proposta.',
  'intro-rationale-alternatives': 'Confronta la proposta con altre strade, e con il non fare nulla.',
  'intro-prior-art': 'Dice che cosa hanno fatto altri prima.',
  'intro-migration-rollback': 'Dice come la modifica viene introdotta, e come viene ritirata.',
  'intro-future-possibilities': 'Questo può venire dopo. Non fa parte del lavoro.',
};
