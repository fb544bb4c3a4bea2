/** "The front desk wants to see …": somebody, and that they want something. */
const WANTED =
  /^(?!(?:nobody|no|none|niemand|keine?r?|personne|nadie|nessuno|ninguém|nikt|if|when|wenn|si|se|als|jeśli)(?!\p{L}))(?:[\p{L}'’-]{1,30} ){1,4}?(?:wants?|would like|wish(?:es)?|möchten?|will|wollen|wünsch(?:t|en)|veut|veulent|voudrai(?:t|ent)|souhaite(?:nt)?|quieren?|querría[n]?|vuole|vogliono|vorrebbe(?:ro)?|quer(?:em)?|gostaria[m]?|willen?|wil|wenst|wensen|chce|chcą|chciał\p{L}+) (?!not(?!\p{L})|nicht|no(?!\p{L}))\p{L}/iu;

/** Whether a sentence says that somebody wants something. In English "will" tells what comes. */
export function isWanted(prose: string, language: string): boolean {
  return WANTED.test(prose) && !(language === 'en' && /(?<!\p{L})will(?!\p{L})/iu.test(prose));
}
