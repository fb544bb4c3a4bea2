/** Signs of what an order does, in the words of several languages; which of them decides depends on what else it names. */
const sign = (...words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'iu');

export const removing = sign(
  'remov(?:e|ed|ing)|delet(?:e|ed|ing)|drop(?:ped)?|cut|kill|scrap|strike|ditch|cancel|axe|retire|skip',
  'get rid of|rid of|take (?:.{0,12} )?out|throw (?:.{0,12} )?(?:out|away)|leave (?:.{0,12} )?out|lose|gone',
  '(?:must|can|should|has to|have to|needs to|could|may) go(?! (?:to|into|in|under|on|before|after|behind|below|above|first|last|up|down|with|by|live|through|over|via|back)(?!\\p{L}))',
  "(?:not|don['’]?t|doesn['’]?t|do not|does not|no longer|never) (?:really |actually )?(?:need|needs|want|use|uses|offer|keep|store|expose|have|hold|carry|save)(?:ed)?",
  "(?:not|isn['’]?t|no longer|aren['’]?t) (?:needed|required|used|necessary)",
  "(?:should|must|may)(?:n['’]?t| not) (?:be|have|exist|keep|stay)|shouldnt (?:be|have)",
  'no (?:need|use|place|reason)|unnecessary|superfluous|obsolete|redundant|pointless|useless|needless',
  'entfern\\p{L}*|lösch\\p{L}*|streich\\p{L}*|weg|raus|entfällt|überflüssig|brauchen .{0,20}(?:nicht|kein\\p{L}*)|braucht .{0,20}(?:nicht|kein\\p{L}*)',
  'supprim\\p{L}*|retir\\p{L}*|enl[eè]v\\p{L}*|elimin\\p{L}*|quit(?:a|ar|e|en)|borr(?:a|ar)|remov(?:a|er)|apag(?:a|ar)|tir(?:a|ar)|exclui|rimuov\\p{L}*|togli(?:ere)?|verwijder(?:en)?|schrap(?:pen)?|haal|usu[nń](?:ąć)?|wyrzuć|skreśl',
);
export const adding = sign(
  'add(?:s|ed|ing)?|extend|model|erweiter\\p{L}*|append|insert|includ\\p{L}*|introduc\\p{L}*|creat\\p{L}*|open|put|enter|writ\\p{L}*|note|list|mention\\p{L}*|say|state|set',
  'missing|miss(?:es)?|lack(?:s|ing)?|absent|forgot(?:ten)?|left out|incomplete|need(?:s|ed)?|want|like|new|extra|additional|another|further|one more|more',
  "should (?:also )?(?:have|be|mention|list|say|include|require|insist|state)|must (?:also )?(?:have|be|mention|list|say)|(?:is|are)(?:n['’]t| not)|(?:do|does)(?:n['’]t| not) (?:say|mention|list|have|include)",
  'belongs?|agreed|sure|ensure|insist|also',
  'füge?|ergänz\\p{L}*|fehl(?:t|en)|hinzu\\p{L}*|neue[nrs]?|anleg\\p{L}*|aufnehmen|eintragen|brauch(?:t|en)|weiter\\p{L}*',
  '(?:r)?ajout\\p{L}*|manqu\\p{L}*|nouve\\p{L}+|mets|mettre|mettez|añad\\p{L}*|agreg\\p{L}*|falta|nuev[oa]|pon|necesit\\p{L}*|adicion\\p{L}*|acrescent\\p{L}*|nov[oa]|precis\\p{L}*|aggiung\\p{L}*|manca|serve|voeg|toevoegen|ontbreekt|mist|zet|dodaj|brakuje|now[ey]',
);
export const changing = sign(
  'chang\\p{L}*|set|mak\\p{L}*|mad\\p{L}*|updat\\p{L}*|correct\\p{L}*|fix\\p{L}*|switch\\p{L}*|swap|replac\\p{L}*|turn|use|should|must|has to|have to|needs? to|wrong|incorrect|adjust|edit|put|now|actually|really',
  'remplac\\p{L}*|ersetz\\p{L}*|sustitu\\p{L}*|reemplaz\\p{L}*|substitu\\p{L}*|sostitu\\p{L}*|vervang\\p{L}*|zastąp',
  'änder\\p{L}*|setz\\p{L}*|mach\\p{L}*|soll\\p{L}*|muss|müssen|chang\\p{L}*|modifi\\p{L}*|doi(?:t|vent)|mets|passe[rz]?|cambi\\p{L}*|deb\\p{L}*|pon|tiene|muda\\p{L}*|altera\\p{L}*|torna|deve|imposta|rendi|maak|wijzig\\p{L}*|moet|zmie[nń]\\p{L}*|ustaw|ma|zamie[nń]\\p{L}*',
  '->|→|=>|=',
);
export const merging = sign(
  'merg\\p{L}*|combin\\p{L}*|fold(?:ed)?|join(?:ed)?|unify|consolidat\\p{L}*|together|(?:one|single|same|1) (?:ticket|issue|story|card)|(?:be|make|into|only|just) one',
  'zusammen\\p{L}*|vereinen|ein(?:em)? ticket|fusionn\\p{L}*|regroup\\p{L}*|un seul ticket|ensemble|junt\\p{L}*|combin\\p{L}*|fusion\\p{L}*|un(?:ir|e|isci|ire)|un solo ticket|accorpa|samenvoegen|samen|połącz|scal',
);
export const renaming = sign(
  'renam\\p{L}*|retitl\\p{L}*|titl\\p{L}*|call(?:ed)?|nam(?:e|ed|es)|convention|umbenennen|benenne|nenn\\p{L}*|heiß(?:en|t)|titel|renomm\\p{L}*|appel\\p{L}*|nom|titre|renombr\\p{L}*|llam\\p{L}*|título|nombre|renomei\\p{L}*|chamar?|nome|rinomin\\p{L}*|chiam\\p{L}*|titolo|hernoem|noem|heten|naam|przemianuj|nazwij|nazwa|tytuł',
);

/** What is done to a part that stays: a message that removes one thing may name another for that. */
export const keeping = sign(
  'shorten|condense|trim|tighten|simplify|rename|retitle|reword|rephrase|rewrite|expand|translate',
  'kürz\\p{L}*|umbenenn\\p{L}*|raccourci\\p{L}*|renomm\\p{L}*|acort\\p{L}*|renombr\\p{L}*',
);

/** "Delete everything below Risks" does something to what stands beside a part, and spares it. */
export const beyond = sign(
  '(?:everything|all|anything|sections?)(?: that \\p{L}+)? (?:below|after|above|before|behind)',
);
