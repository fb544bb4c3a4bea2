/** Infinitives that follow "could we", "pourrait-on", "podríamos", and the imperatives that instructions are read by. */
const IMPERATIVES: Readonly<Record<string, string>> = {
  supprimer: 'supprime',
  retirer: 'retire',
  enlever: 'enlève',
  remplacer: 'remplace',
  renommer: 'renomme',
  changer: 'change',
  modifier: 'modifie',
  passer: 'passe',
  mettre: 'mets',
  déplacer: 'déplace',
  ajouter: 'ajoute',
  préciser: 'précise',
  mentionner: 'mentionne',
  corriger: 'corrige',
  raccourcir: 'raccourcis',
  rendre: 'rends',
  transformer: 'transforme',
  utiliser: 'utilise',
  eliminar: 'elimina',
  quitar: 'quita',
  borrar: 'borra',
  reemplazar: 'reemplaza',
  sustituir: 'sustituye',
  cambiar: 'cambia',
  renombrar: 'renombra',
  mover: 'mueve',
  añadir: 'añade',
  agregar: 'agrega',
  mencionar: 'menciona',
  acortar: 'acorta',
  corregir: 'corrige',
  convertir: 'convierte',
  poner: 'pon',
  usar: 'usa',
};

/** A clause that opens with an infinitive of French or Spanish, as an order. */
export function asOrder(clause: string): string {
  const first = /^\p{L}+/u.exec(clause)?.[0] ?? '';
  const imperative = IMPERATIVES[first.toLowerCase()];
  return imperative === undefined ? clause : imperative + clause.slice(first.length);
}
