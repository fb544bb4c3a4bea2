import type { introsEn } from './en.ts';

/** What a section is for, told to someone who reads such a document for the first time, in French. */
export const introsFr: Readonly<Record<keyof typeof introsEn, string>> = {
  'intro-context-problem':
    'Voici la situation avant le changement. Elle explique pourquoi le travail est nécessaire.',
  'intro-goals': 'Un objectif dit ce qui sera mieux ensuite.',
  'intro-non-goals': 'Ces choses restent en l’état. Il ne faut pas y toucher, même si cela paraît tentant.',
  'intro-functional-requirements':
    'Chaque ligne est une chose que le logiciel doit faire. À réaliser une ligne à la fois, et à tester.',
  'intro-non-functional-requirements':
    'Chaque ligne fixe une limite mesurable. À mesurer avant et après le changement.',
  'intro-design':
    'Voici comment les éléments fonctionnent ensemble. À repérer dans le code avant de les modifier.',
  'intro-interfaces-data': 'Voici ce qui entre et sort : appels, messages, tables, fichiers.',
  'intro-failure-cases': 'Ces cas tournent mal dans la réalité. Il faut un test pour chacun.',
  'intro-test-plan':
    'Chaque scénario a un début (Étant donné que), une action (Quand) et un résultat (Alors).',
  'intro-rollout-rollback':
    'Cette partie dit comment le changement arrive aux gens, et comment il est retiré.',
  'intro-observability': 'Cette partie dit comment voir que cela marche une fois en service.',
  'intro-alternatives':
    'Voici d’autres chemins vers l’objectif. Ils aident à voir pourquoi celui-ci a été choisi.',
  'intro-risks':
    'Chaque risque a une mesure d’atténuation : ce qui est fait pour l’éviter ou en réduire les dégâts.',
  'intro-assumptions': 'Ces affirmations sont tenues pour vraies. Il faut demander si l’une paraît fausse.',
  'intro-open-questions':
    'Personne n’y a encore répondu. Il faut demander avant de construire ce qui en dépend.',
  'intro-unresolved-questions':
    'Personne n’y a encore répondu. Il faut demander avant de construire ce qui en dépend.',
  'intro-epic-goal': 'Un epic réunit les tickets qui servent un même objectif. Voici cet objectif.',
  'intro-coverage-map':
    'Chaque exigence mène au ticket qui la remplit. La carte montre si rien n’est oublié.',
  'intro-tickets': 'Un ticket à la fois. Il est terminé quand tous ses critères sont remplis.',
  'intro-overview': 'À lire en premier. Cette partie dit à quoi sert l’API.',
  'intro-consumers-auth': 'Cette partie dit qui appelle l’API, et comment l’appelant prouve qui il est.',
  'intro-conventions': 'Ces règles valent pour chaque appel.',
  'intro-resources': 'Une ressource est une chose que l’API permet de lire ou de modifier.',
  'intro-endpoints':
    'Un point d’accès est une méthode et un chemin. La méthode dit ce qui est fait, le chemin à quoi.',
  'intro-pagination':
    'Les longues listes viennent par pages. Cette partie dit comment demander la page suivante.',
  'intro-error-model': 'Une erreur dit à un programme ce qui a échoué. Toutes les erreurs se ressemblent.',
  'intro-limits': 'Qui envoie trop est refusé pendant un temps.',
  'intro-versioning': 'Une version laisse les anciens appelants continuer pendant que l’API change.',
  'intro-security': 'Cette partie dit qui peut voir et modifier quoi. À vérifier à chaque point d’entrée.',
  'intro-purpose-owner': 'Cette partie dit à quoi servent les données, et à qui s’adresser.',
  'intro-entities': 'Une entité est une chose dont parlent les données. Chacune a sa table.',
  'intro-field-tables':
    'Chaque ligne est une colonne de la table. PK est la clé primaire, FK un renvoi à une autre table.',
  'intro-relationships':
    'Cette partie dit combien de lignes d’une table appartiennent à une ligne d’une autre.',
  'intro-er-diagram': 'Le diagramme montre les mêmes tables et renvois en image.',
  'intro-constraints-indexes': 'Une contrainte écarte les lignes fausses. Un index raccourcit une recherche.',
  'intro-enumerations': 'Ces champs prennent une valeur parmi quelques-unes.',
  'intro-quality-rules':
    'Les données qui enfreignent une de ces règles sont fausses, même si la base les accepte.',
  'intro-freshness': 'Cette partie dit quel âge les données peuvent avoir à la lecture.',
  'intro-retention':
    'Cette partie dit combien de temps les données sont gardées. La loi oblige à en effacer certaines.',
  'intro-migration-backfill': 'Cette partie dit ce que deviennent les données existantes.',
  'intro-access-patterns': 'Voici les questions posées aux données. Les tables et les index en découlent.',
  'intro-motivation': 'Cette partie dit pourquoi un changement est proposé.',
  'intro-guide-explanation': 'Cette partie explique la proposition à qui s’en servira.',
  'intro-reference-explanation': 'Cette partie explique la proposition à qui la réalisera.',
  'intro-drawbacks': 'Cette partie dit ce qui parle contre la proposition.',
  'intro-rationale-alternatives':
    'Cette partie compare la proposition à d’autres chemins, et au fait de ne rien faire.',
  'intro-prior-art': 'Cette partie dit ce que d’autres ont fait avant.',
  'intro-migration-rollback':
    'Cette partie dit comment le changement est introduit, et comment il est retiré.',
  'intro-future-possibilities': 'Ceci peut venir plus tard. Cela ne fait pas partie du travail.',
};
