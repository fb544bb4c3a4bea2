import type { Entries } from './concept.ts';

/** What is to be done, and the judgements that say as much. */
export const deeds: Entries = [
  [
    'remove',
    "off|out|remove|removed|removing|delete|deleted|deleting|drop|dropped|dropping|cut|cut out|erase|scrap|scrapped|kill|axe|ditch|strike|struck|get rid of|take out|taken out|take off|taken off|kick out|kicked out|kick|throw out|leave out|left out|omit|omitted|can go|could go|should go|must go|has to go|have to go|needs to go|may go|out with|lose|raus|kann raus|muss raus|können raus|kann weg|muss weg|weg|löschen|lösch|lösche|gelöscht|entfernen|entferne|entfernt|streichen|streiche|streich|gestrichen|herausnehmen|rausnehmen|weglassen|supprimer|supprime|supprimez|supprimé|supprimée|enlever|enlève|enlevez|enlève-la|enlève-le|enlève la|enlevé|retirer|retire|retirez|virer|vire|ôter|l'enlever|la supprimer|le supprimer|eliminar|elimina|elimine|eliminad|quitar|quita|quite|quítalo|quítala|borrar|borra|borre|suprimir|suprime|sacar|saca|fuera",
  ],
  [
    'needless',
    "not needed|no longer needed|isn't needed|not needed anymore|not necessary|unnecessary|unneeded|superfluous|obsolete|moot|redundant|pointless|don't need|dont need|do not need|don't want|no longer need|no longer want|no need for|there is no need for|no point in|there is no point in|there's no point in|needless|adds nothing|no use|useless here|out of place|brauchen wir nicht|brauchen wir nicht mehr|wird nicht gebraucht|nicht nötig|nicht mehr nötig|überflüssig|entfällt|n'a plus lieu d'être|n'est pas nécessaire|n'est plus nécessaire|pas nécessaire|inutile|superflu|superflue|n'est pas utile|ne sert à rien|no hace falta|no es necesario|no es necesaria|sobra|ya no hace falta|innecesario|innecesaria|answered|is answered|settled|resolved|clarified|geklärt|beantwortet|erledigt|réglée|réglé|résolue|résuelta|resuelta|aclarada",
  ],
  [
    'add',
    "add|added|adding|addition|additional|another|extra|include|included|insert|append|put down|note|list|listed|name|named|mention|mentioned|state|stated|state that|write down|written|record|track|tracked|document|extend|extended|work in|work into|worked into|require|requires|one more|further|rule out|rule it out|explicitly|hinzufügen|füge|füge hinzu|hinzu|ergänzen|ergänze|ergänzt|aufnehmen|nimm|aufgenommen|festhalten|eintragen|eingetragen|notieren|erwähnen|weitere|weiterer|weiteren|neue|neuer|neuen|neues|ajouter|ajoute|ajoutez|l'ajouter|la rajouter|rajouter|rajoute|inclure|inclus|mentionner|indiquer|préciser que|noter|nouvelle|nouveau|añadir|añade|añada|añádelo|añádela|agregar|agrega|incluir|incluye|incluid|mencionar|indicar|anota|nuevo|nueva",
  ],
  [
    'missing',
    "missing|is missing|are missing|lacks|lack|forgot|you forgot|forgotten|you missed|overlooked|got lost|that got lost|incomplete|is incomplete|fehlt|fehlen|fehlt noch|il manque|manque|manquent|on a oublié|falta|faltan|doesn't mention|doesnt mention|does not mention|doesn't say|does not say|didn't consider|did not consider|you did not consider|you didn't consider|left out so far",
  ],
  [
    'say',
    'say|says|say that|saying|saying that|stating|states|state|state that|describing|describes|text|with the text|document should say|sagt|dire|indique|indiquer|diga|decir',
  ],
  [
    'turn',
    "turn|turned|convert|converted|change|changed|format|formatted|reformat|reformatted|present|presented|show|shown|display|displayed|render|rendered|restructure|use|rewrite|rewritten|write|lay out|laid out|set out|organise|organize|switch|list|listed|compare|refer|refer to|read|easier|easier to read|harder|hard|hard to|difficult|darstellen|stell|stelle|umwandeln|wandle|umformen|umstellen|formatieren|schreiben|darstelle|als|aufteilen|transformer|transforme|présenter|présente|convertir|passer|sous forme de|sous la forme de|sous forme d'|remplacer|convierte|convertir|transforma|presenta|presentar|cambia|cambiar|en forma de",
  ],
  [
    'shorten',
    'cut it down|cut this down|cut that down|shorten|shortened|shorter|shorter version|cut down|cut to|cut back|trim|trim down|trimmed|condense|condensed|tighten|tighten up|tighten it up|tightened|slim down|slim|slimmed down|reduce|reduced|concise|more concise|compact|more compact|brief|briefer|crisper|streamline|boil down|boiled down|summarise|summarize|half as long|half the length|fewer words|less text|less wordy|to the essentials|essentials|the essentials|key points|the key points|what really matters|what matters|the point|kürzen|kürze|kürzer|gekürzt|knapper|straffen|straffer|zusammenkürzen|eindampfen|kompakter|geht auch knapper|raccourcir|raccourcis|raccourcissez|raccourci|plus court|plus courte|condenser|abréger|réduire|résumer|plus concis|plus concise|acortar|acorta|acórtalo|acórtala|acorte|reducir|reduce|resumir|resume|más corto|más corta|más breve|más concisa|más conciso|recortar|recorta',
  ],
  [
    'long',
    'too long|is too long|long|too much text|too much|too many words|text|wordy|too wordy|way too wordy|way too long|verbose|lengthy|bloated|zu lang|lang|zu lang geraten|zu viel text|zu ausführlich|trop long|trop longue|trop de texte|demasiado largo|demasiado larga|muy largo|muy larga',
  ],
  [
    'merge',
    'merge|merged|merging|combine|combined|combining|join|joined|unify|unified|consolidate|consolidated|fold|fuse|bring together|put together|collapse|zusammenfassen|zusammenlegen|zusammenführen|zusammengefasst|fasse|fass|zusammen|vereinen|verschmelzen|fusionner|fusionne|fusionnez|regrouper|regroupe|réunir|combiner|une|unir|fusiona|fusionar|juntar|junta|combina|combinar',
  ],
  [
    'alike',
    'overlap|overlapping|overlaps|say almost the same|say the same|say nearly the same|are the same|same thing|duplicates|duplicate|similar|redundancy|between',
  ],
  [
    'split',
    "cut in half|cut in two|in half|split|split up|splitting|divide|divided|break|break up|broken up|break apart|break down|separate|separated|separate them|take apart|two things|two thoughts|isn't atomic|not atomic|isnt atomic|one requirement per sentence|one thing each|aufteilen|teile|teil|geteilt|trennen|getrennt|auftrennen|zerlegen|aufspalten|stecken|steckt|scinder|scinde|scindez|diviser|divise|séparer|sépare|découper|dit deux choses|deux choses|à la fois|dividir|divide|divida|separar|separa|partir",
  ],
  [
    'move',
    'move|moved|moving|shift|relocate|put|place|placed|reorder|rearrange|rearranged|swap the order|reorder these|swap|order|the order|wrong order|belongs|belong|stand|stands|transfer|out of|verschieben|verschiebe|verschieb|vorziehen|umstellen|tauschen|gehört|gehören|déplacer|déplace|déplacez|à mettre|mover|mueve|mueva|trasladar|colocar|coloca',
  ],
  [
    'rename',
    'rename|renamed|retitle|retitled|call|called|name|named|title|titled|entitle|entitled|be called|umbenennen|umbenannt|benenne|nenne|nennen|heißen|heißt|renommer|renomme|renommez|appeler|appelle|intituler|intitule|renombrar|renombra|llamar|llama|titular',
  ],
  [
    'replace',
    'replace|replaced|swap|swapped|swap out|substitute|substituted|change|changed|switch|exchange|use|uses|using|write|call|call it|calls|talk about|speak of|say|read|wording|rename|ersetzen|ersetze|ersetzt|tauschen|tausche|anpassen|verwenden|heißt|heißen|remplacer|remplace|remplacez|utiliser|utilise|utilisez|employer|parler de|sustituir|sustituye|sustituya|reemplazar|reemplaza|cambiar|cambia|usar|usa',
  ],
  [
    'instead',
    'no must|no must there|kein muss|instead of|rather than|in place of|instead|statt|anstelle von|anstatt|au lieu de|à la place de|plutôt que|en lugar de|en vez de',
  ],
  [
    'weaken',
    'weaken|weakened|soften|softened|downgrade|downgraded|relax|relaxed|lower|too strict|is too strict|too strong|is too strong|too hard|overkill|wording|word|worded|desirable|abschwächen|abgeschwächt|herabstufen|zu streng|zu stark|affaiblir|assouplir|trop strict|trop stricte|rebajar|suavizar|demasiado estricto',
  ],
  [
    'strengthen',
    'strengthen|strengthened|upgrade|upgraded|harden|stricter|stronger|raise|promote|too weak|is too weak|critical|critical for us|verschärfen|verschärft|hochstufen|zu schwach|renforcer|trop faible|reforzar|endurecer|demasiado débil',
  ],
  [
    'adapt',
    "write|rewrite|rework|reworked|adapt|adapted|adjust|adjusted|tailor|tailored|aim|aimed|target|gear|speak to|speak|level|isn't right|won't get what they need|main|get what they need|passen|anpassen|umschreiben|schreiben|ausrichten|adapter|adapte|adaptez|réécrire|réécris|écrire|écris|escríbelo|escribir|escribe|adaptar|adapta|reescribir|reescribe",
  ],
  [
    'correct',
    "correct|correct them|corrected|fix|fixed|fixing|check|checked|run|spell check|spellcheck|spell-check|proofread|clean up|get rid of|out|errors|mistakes|found|several|few|a few|some words|publish|can't publish|korrigieren|korrigiere|korrigiert|prüfen|beheben|raus|müssen raus|verbessern|corriger|corrige|corrigez|les corriger|vérifier|il reste|relire|corregir|corrija|revisar|revisa",
  ],
];
