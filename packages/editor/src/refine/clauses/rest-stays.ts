const bounds =
  /(?<!\p{L})(?:the (?:rest|others?)|(?:everything|anything|nothing|all) else|(?:de[nmr]|das) (?:rest|übrige)|alles (?:andere|übrige|sonstige)|sonst (?:bitte )?(?:nichts|alles)|^rest|(?:le|au) reste|rien d['’]autre|el resto|lo demás|nada más)(?!\p{L})/iu;

/** Words beside such a bound that only say that it stays. */
const staying: ReadonlySet<string> = new Set(
  [
    'and but please just so as is it the way how was were are now exactly completely can could may must should has have to be been do does doesnt not dont touch change modify edit changes changed keep kept leave left let stay stays remain remains fine good ok okay great perfect same unchanged untouched alone like that for me i think with',
    'und aber bitte so genau wie es er ist war jetzt unverändert gleich kann soll muss darf lassen lass lasst belassen bleiben bleibt bleib stehen in ruhe nicht nichts ändern ändere anfassen fass an passt gut okay weiter sie',
    'et mais s il te vous plaît peut doit reste rester laisse laisser laissez ne change changer changez pas touche touchez toucher rien au tel quel comme inchangé est bien bon ça c',
    'y pero por favor puede debe queda quede quedar quedarse se deja dejar dejad no cambies cambiar cambia toques tocar igual como está estaba tal cual sin cambios bien',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Whether a clause only says that nothing else is meant: "leave the rest as is", "alles andere bleibt", "ne touche pas au reste". It names
 * all that no order is about, and has no word beside it but those of staying.
 */
export function restStays(clause: string): boolean {
  if (!bounds.test(clause)) return false;
  const others = clause
    .replace(bounds, ' ')
    .replace(/n['’]t(?!\p{L})/giu, 'nt')
    .toLowerCase();
  return (others.match(/\p{L}+/gu) ?? []).every((word) => staying.has(word));
}

const joint =
  /(?:(?:\s?[,;:]|\s[–—-])(?:\s+(?:and|but|und|aber|et|mais|y|pero))?|\s(?:and|but|und|aber|et|mais|y|pero))\s+(?=\S)/giu;

/** A message without the part of its first or last sentence that only says that the rest stays: the order beside it is bounded anyway. */
export function withoutRest(message: string): string {
  const joints = [...message.matchAll(joint)];
  const opening = joints.find(({ index }) => restStays(message.slice(0, index)));
  const rest = opening ? message.slice(opening.index + opening[0].length) : message;
  const closing = [...rest.matchAll(joint)].find(({ index, 0: sign }) =>
    restStays(rest.slice(index + sign.length)),
  );
  const plain = closing ? rest.slice(0, closing.index) : rest;
  return /\p{L}/u.test(plain) ? plain : message;
}
