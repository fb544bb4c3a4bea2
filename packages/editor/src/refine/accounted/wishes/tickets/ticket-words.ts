/** Words for what a ticket lists, in several languages. */
export const criterial =
  /(?<!\p{L})(?:(?:akzeptanz|abnahme|acceptatie)?(?:criteri\p{L}*|kriteri\p{L}*)|critères?|kryteri\p{L}*|acs?|conditions?)(?!\p{L})/iu;

export const tasked =
  /(?<!\p{L})(?:sub-?)?(?:tasks?|todo|tasklist|checklist|aufgaben?|unteraufgabe|tâches?|tareas?|tarefas?|compit[oi]|attività|ta(?:ak|ken)|zadani[ae])(?!\p{L})/iu;
