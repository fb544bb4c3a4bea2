import type { gapsEn } from './en.ts';

/** What a section says where the input says nothing, in Portuguese. */
export const gapsPt: Readonly<Record<keyof typeof gapsEn, string>> = {
  gapSubject: 'O texto não diz nada sobre {subject}; ver {questions}.',
  gapNone: 'Por enquanto sem indicação; ver {questions}.',
  gapOpen: 'Ainda em aberto; ver {questions}.',
  gapFunctional: 'O texto ainda não descreve nenhum comportamento que possa ser testado; ver {questions}.',
  gapTests: 'Não há nada a testar antes da resposta a {questions}.',
  gapAssumptions: 'Este documento não pressupõe nada além do texto.',
  gapQuestions: 'Nenhuma.',
  gapOwner: 'O texto não cita nenhum responsável; ver {questions}.',
  gapAuth: 'O texto não diz quem faz as chamadas nem como se autentica; ver {questions}.',
  gapResources: 'O texto não cita nenhum recurso; ver {questions}.',
  gapEndpoints: 'O texto não cita nenhuma operação; ver {questions}.',
  gapPagination: 'O texto não diz como são lidas as listas longas; ver {questions}.',
  gapLimits: 'O texto não fixa nenhum limite; ver {questions}.',
  gapVersioning: 'O texto não diz como as versões são distinguidas; ver {questions}.',
  gapVersionInPath:
    'O caminho traz a versão. Quanto tempo vive uma versão antiga está em aberto; ver {questions}.',
  gapSecurity: 'O texto não diz quem pode ver ou alterar o quê; ver {questions}.',
  gapEntities: 'O texto não descreve nenhuma entidade; ver {questions}.',
  gapFields: 'Ainda não se conhece nenhum campo; ver {questions}.',
  gapRelations: 'Ainda não se conhece nenhuma relação; ver {questions}.',
  gapConstraints: 'O texto não cita restrição nem índice; ver {questions}.',
  gapEnumerations: 'O texto não enumera nenhum conjunto fixo de valores; ver {questions}.',
  gapQualityRules: 'O texto não cita nenhuma regra para os valores; ver {questions}.',
  gapFreshness: 'O texto não diz quão atuais os dados devem ser; ver {questions}.',
  gapRetention: 'O texto não diz por quanto tempo os dados são guardados; ver {questions}.',
  gapMigration: 'O texto não diz o que acontece com os dados existentes; ver {questions}.',
  gapAccess: 'O texto não cita nenhuma consulta; ver {questions}.',
};
