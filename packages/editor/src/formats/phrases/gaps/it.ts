import type { gapsEn } from './en.ts';

/** What a section says where the input says nothing, in Italian. */
export const gapsIt: Readonly<Record<keyof typeof gapsEn, string>> = {
  gapSubject: 'Il testo non dice nulla su {subject}; vedi {questions}.',
  gapNone: 'Per ora nessuna indicazione; vedi {questions}.',
  gapOpen: 'Ancora da chiarire; vedi {questions}.',
  gapFunctional: 'Il testo non indica ancora alcun comportamento verificabile; vedi {questions}.',
  gapTests: 'Non c’è nulla da verificare prima della risposta a {questions}.',
  gapAssumptions: 'Questo documento non presuppone nulla oltre al testo.',
  gapQuestions: 'Nessuna.',
  gapOwner: 'Il testo non nomina alcun responsabile; vedi {questions}.',
  gapAuth: 'Il testo non dice chi chiama e come si autentica; vedi {questions}.',
  gapResources: 'Il testo non nomina alcuna risorsa; vedi {questions}.',
  gapEndpoints: 'Il testo non nomina alcuna operazione; vedi {questions}.',
  gapPagination: 'Il testo non dice come si leggono gli elenchi lunghi; vedi {questions}.',
  gapLimits: 'Il testo non fissa alcun limite; vedi {questions}.',
  gapVersioning: 'Il testo non dice come si distinguono le versioni; vedi {questions}.',
  gapVersionInPath:
    'Il percorso porta la versione. Quanto dura una versione vecchia è da chiarire; vedi {questions}.',
  gapSecurity: 'Il testo non dice chi può vedere o modificare che cosa; vedi {questions}.',
  gapEntities: 'Il testo non descrive alcuna entità; vedi {questions}.',
  gapFields: 'Nessun campo è ancora noto; vedi {questions}.',
  gapRelations: 'Nessuna relazione è ancora nota; vedi {questions}.',
  gapConstraints: 'Il testo non indica vincoli o indici; vedi {questions}.',
  gapEnumerations: 'Il testo non elenca alcun insieme fisso di valori; vedi {questions}.',
  gapQualityRules: 'Il testo non indica alcuna regola per i valori; vedi {questions}.',
  gapFreshness: 'Il testo non dice quanto devono essere aggiornati i dati; vedi {questions}.',
  gapRetention: 'Il testo non dice per quanto tempo si conservano i dati; vedi {questions}.',
  gapMigration: 'Il testo non dice che cosa accade ai dati esistenti; vedi {questions}.',
  gapAccess: 'Il testo non nomina alcuna interrogazione; vedi {questions}.',
};
