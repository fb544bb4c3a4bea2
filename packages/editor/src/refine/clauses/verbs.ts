const verbs = [
  'add|remove|delete|drop|cut|rename|replace|change|move|merge|combine|join|split|turn|convert|shorten|expand|fix|set|update|put|include|mention|renumber|swap',
  "increase|decrease|raise|reduce|lower|rewrite|simplify|answer|mark|insert|append|get rid|take out|make|use|call|tone|keep|leave|strip|trim|condense|tighten|elaborate|correct|proofread|reorder|switch|format|write|explain|list|same (?:goes |thing )?for|ditto|number|note|state|avoid|do not|don't|substitute|clarify|ensure|address|assign|kick|(?:throw|take|leave|kick) (?:it|that|this|them|these|those|both) (?:out|away|off)|ditch|bump|rephrase|reword|translate|sort|rearrange|scrap|kill|axe|nix|say|tell|fold|roll|tabulate|divide|separate|place|push|pull|lose|skip|purge|classify|anonymi[sz]e|compare|strike|rework|redo|double|halve|limit|cap|extend|bring|shift|lead with|start with|give (?:it|that|this|them|these|those|both|each)|ask the question",
  'entferne|lösche|streiche|kürze|ersetze|ändere|benenne|verschiebe|füge|ergänze|mach|mache|korrigiere|formuliere|verwende|nutze|antwort auf|antwort zu|lösch|streich|nimm|notiere?|trage?|verschieb|stelle? die frage',
  'supprime|supprimez|retire|retirez|enlève|enlevez|remplace|remplacez|renomme|renommez|déplace|déplacez|ajoute|ajoutez|raccourcis|raccourcissez|change|changez|corrige|corrigez|rends|rendez|mets|mettez|fusionne|fusionnez|notez|pose[rz]? la question',
  'elimina|elimine|quita|quite|borra|borre|reemplaza|reemplace|sustituye|cambia|cambie|renombra|renombre|mueve|mueva|añade|añada|agrega|agregue|acorta|acorte|corrige|corrija|haz|haga|pon|ponga|usa|use|fusiona|apunta|anota|incluye|plantea la pregunta',
].join('|');

/** A verb that opens an instruction. */
export const instructionVerb = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:(?:${verbs})(?![\\p{L}\\p{N}_-])|[A-Z]{1,4}-?\\d{1,4}(?=:| (?:is|are|should|must|needs to)\\b))`,
  'giu',
);

const opening = new RegExp(`^(?:${verbs})(?![\\p{L}\\p{N}_-])`, 'iu');

/** Whether a clause begins with a verb of instruction. */
export function opensWithVerb(clause: string): boolean {
  return opening.test(clause);
}

/** Whether another order stands behind what a phrase names: "R-2 and renumber". */
export function goesOnWithOrder(phrase: string): boolean {
  return opensWithVerb(/,? (?:and|then) (?:then )?(?<rest>\p{L}.*)$/isu.exec(phrase)?.groups?.['rest'] ?? '');
}
