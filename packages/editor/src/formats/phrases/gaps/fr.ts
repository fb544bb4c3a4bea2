import type { gapsEn } from './en.ts';

/** What a section says where the input says nothing, in French. */
export const gapsFr: Readonly<Record<keyof typeof gapsEn, string>> = {
  gapSubject: 'Le texte ne dit rien de {subject} ; voir {questions}.',
  gapNone: 'Rien n’est indiqué ; voir {questions}.',
  gapOpen: 'Encore ouvert ; voir {questions}.',
  gapFunctional: 'Le texte ne donne encore aucun comportement vérifiable ; voir {questions}.',
  gapTests: 'Il n’y a rien à tester avant la réponse à {questions}.',
  gapAssumptions: 'Ce document ne suppose rien de plus que le texte.',
  gapQuestions: 'Aucune.',
  gapOwner: 'Le texte ne nomme aucun responsable ; voir {questions}.',
  gapAuth: 'Le texte ne dit pas qui appelle ni comment s’authentifier ; voir {questions}.',
  gapResources: 'Le texte ne nomme aucune ressource ; voir {questions}.',
  gapEndpoints: 'Le texte ne nomme aucune opération ; voir {questions}.',
  gapPagination: 'Le texte ne dit pas comment lire les longues listes ; voir {questions}.',
  gapLimits: 'Le texte ne fixe aucune limite ; voir {questions}.',
  gapVersioning: 'Le texte ne dit pas comment distinguer les versions ; voir {questions}.',
  gapVersionInPath:
    'Le chemin porte la version. La durée de vie d’une ancienne est ouverte ; voir {questions}.',
  gapSecurity: 'Le texte ne dit pas qui peut voir ou modifier quoi ; voir {questions}.',
  gapEntities: 'Le texte ne décrit aucune entité ; voir {questions}.',
  gapFields: 'Aucun champ n’est encore connu ; voir {questions}.',
  gapRelations: 'Aucune relation n’est encore connue ; voir {questions}.',
  gapConstraints: 'Le texte ne donne ni contrainte ni index ; voir {questions}.',
  gapEnumerations: 'Le texte n’énumère aucune valeur fixe ; voir {questions}.',
  gapQualityRules: 'Le texte ne donne aucune règle sur les valeurs ; voir {questions}.',
  gapFreshness: 'Le texte ne dit pas à quel point les données doivent être récentes ; voir {questions}.',
  gapRetention: 'Le texte ne dit pas combien de temps garder les données ; voir {questions}.',
  gapMigration: 'Le texte ne dit pas ce que deviennent les données existantes ; voir {questions}.',
  gapAccess: 'Le texte ne nomme aucune requête ; voir {questions}.',
};
