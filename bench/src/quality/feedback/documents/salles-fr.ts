import type { Described } from './trial-document.ts';

export const sallesFr: Described = {
  name: 'salles-fr',
  format: 'Technical Spec',
  language: 'fr',
  annotations: {
    title: 'Calendrier des salles',
    demands: ['le système doit enregistrer le nom de la personne qui annule'],
    deeds: ['masquer les salles fermées'],
    risks: ['le fournisseur du calendrier pourrait augmenter ses prix'],
    nonGoals: ['la gestion du matériel'],
    questions: ['Qui ouvre les salles le matin ?'],
    facts: [
      ['Contexte et problème', 'le bureau compte douze salles'],
      ['Déploiement et retour arrière', 'les autres bureaux suivent un mois plus tard'],
    ],
    sections: [['Assistance', 'le service informatique répond aux questions en semaine']],
    headings: [
      ['Conception', 'Architecture'],
      ['Risques', 'Dangers'],
    ],
    terms: [['calendrier', 'planning']],
    requirements: [
      { topic: 'le rappel avant le début', says: 'Le système DEVRAIT envoyer un rappel' },
      { topic: 'la confirmation par courriel', says: 'Le système DOIT envoyer une confirmation' },
    ],
    openQuestions: [
      {
        topic: "la suppression d'une réservation",
        says: 'Qui peut supprimer une réservation',
        answer: "seul l'organisateur peut la supprimer",
      },
      {
        topic: 'la durée de conservation',
        says: 'Combien de temps gardons-nous',
        answer: 'nous les gardons deux ans',
      },
    ],
    values: [{ topic: "la durée d'une recherche", is: '2 secondes', other: '3 secondes' }],
    dates: [{ topic: 'le déploiement', is: '1 mars 2027', other: '15 juin 2027' }],
    twofold: [
      {
        topic: 'les réservations sans participants',
        says: 'Le système DOIT annuler une réservation',
        halves: ['annuler une réservation sans participants', "prévenir l'organisateur"],
      },
    ],
  },
};
