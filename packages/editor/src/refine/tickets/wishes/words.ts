/** What tickets are called, for patterns. */
export const ticketNoun =
  '(?:tickets?|stor(?:y|ies)|issues?|cards?|user stor(?:y|ies)|aufgaben?|karten?|tâches?|tareas?|historias?|zadani[ae])';
/** How many, for patterns. */
export const several =
  '(?:two|three|four|several|multiple|separate|different|2|3|4|zwei|drei|vier|mehrere|getrennte|deux|trois|quatre|plusieurs|dos|tres|cuatro|varios|varias)';
/** Pronouns behind a verb. */
export const pronoun =
  "(?:it|that|this|them|these|those|both(?: of (?:them|these))?|that one|this one|es|das|sie|beide|ihn|diese[sn]?|la|le|les|ça|lo|los|las|l['’])";
