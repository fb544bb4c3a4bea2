import { opensWithVerb } from './verbs.ts';

const verbs =
  'bump|assign|give|kick|throw|scrap|kill|ditch|wipe|strip|translate|double|halve|duplicate|copy|extract|introduce|restructure|reorgani[sz]e|reword|rephrase|improve|polish|adjust|bring|take|tick|check off|undo|revert|hide|collapse|group|sort|align|spell out';
const otherVerbs =
  'streich\\w*|entfern\\w*|lösch\\w*|ersetz\\w*|kürz\\w*|verschieb\\w*|ändere|benenne|nimm|pack|setz\\w*|supprim\\w+|enlev\\w+|enlèv\\w+|retir\\w+|remplac\\w+|ajout\\w+|déplac\\w+|renomm\\w+|raccourci\\w+|elimin\\w+|borr\\w+|quit[ae]\\w*|reemplaz\\w+|sustituy\\w+|añad\\w+|agreg\\w+|muev\\w+|renombr\\w+|acort\\w+|rimuov\\w+|togli\\w*|cancell\\w+|sostitui\\w+|aggiung\\w+|spost\\w+|rinomin\\w+|accorci\\w+|remov\\w+|apag\\w+|exclu[ai]\\w*|substitu\\w+|adicion\\w+|acrescent\\w+|mov[ae]\\w*|renomei\\w+|encurt\\w+|verwijder\\w*|vervang\\w*|voeg\\w*|verplaats\\w*|hernoem\\w*|kort\\w*|usuń\\w*|skasuj\\w*|zamień\\w*|zastąp\\w*|dodaj\\w*|przenieś\\w*|przesuń\\w*|skróć\\w*|wykreśl\\w*|cambia\\w*|modific\\w+|mett[ie]\\w*|correg\\w+|mud[ae]\\w*|troc?qu\\w+|troca\\w*|alter[ae]\\w*|tir[ae]\\w*|coloqu\\w+|corrij\\w+|verander\\w*|wijzig\\w*|schrap\\w*|corrigeer|maak|zmień|zmieńcie|popraw\\w*|ustaw\\w*|dopisz\\w*|wyrzuć';
/** Nouns that begin like a verb of another language: "cancellation", "removal". */
const opening = new RegExp(
  `^(?:please |pls |bitte |just )?(?!\\p{L}+(?:ions?|als?)(?!\\p{L}))(?:${verbs}|${otherVerbs})(?![\\p{L}\\p{N}-])`,
  'iu',
);
/** "Borrowers under 18 can't …", "cancelled bookings must …": English words that begin like a verb of another language, and what binds them. */
const englishSubject = new RegExp(
  `^(?!(?:${verbs})(?!\\p{L}))\\p{L}+(?:s|ed) [^,;:]{0,80}?(?<!\\p{L})(?:is|are|must|shall|should|may|can|cannot|can['’]t|has|have|needs?|gets?|pays?|never|stays?)(?!\\p{L})`,
  'iu',
);
const arrow = /\S\s?(?:->|→|=>|⇒)\s?\S/u;
/** "50 tokens, not 300" puts one value in the place of another. */
const valueForValue =
  /^\D{0,30}\d[^,.]{0,40},? (?:not|instead of|rather than|nicht|statt|pas|au lieu de|no|en lugar de|não|em vez de|non|anziché|niet|in plaats van|nie|zamiast) \D{0,20}\d.{0,20}$/iu;
const german =
  /^(?!.*\b(?:muss|müssen|soll|sollen|sollte|sollten|kann|können|darf|dürfen|wird|werden|will|wollen)\b).{3,}\s(?:\p{L}{0,6}(?:ändern|entfernen|löschen|streichen|ersetzen|verschieben|sortieren|umbenennen|ergänzen|hinzufügen|kürzen|zusammenfassen|aufteilen|umformulieren|korrigieren|anpassen|übersetzen|weglassen|rausnehmen))$/iu;
const asian =
  /(?:して(?:ください|下さい|ほしい|もらえますか|くれますか)|に(?:変更|移動|修正)(?:する)?|を(?:削除|追加|修正)(?:する)?)[。．]?$|^请|^把|(?:改成|改为|换成|替换为|删除|删掉|去掉)/u;

/** Whether words order a change of the text: where no instruction carries it out, they are no statement to be added. */
export function looksLikeOrder(words: string): boolean {
  const plain = words.trim();
  return (
    opensWithVerb(plain) ||
    (opening.test(plain) && !englishSubject.test(plain)) ||
    arrow.test(plain) ||
    (valueForValue.test(plain) &&
      !/\b(?:must|shall|should|is|are|was|were|may|can|has|have|will)\b/iu.test(plain)) ||
    german.test(plain) ||
    asian.test(plain)
  );
}
