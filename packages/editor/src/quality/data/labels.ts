/** Words for "mitigation" in the languages documents are written in. */
export const mitigationWords =
  /mitigat|gegenma(?:ß|ss)nahme|abhilfe|milderung|atténuation|parade|mesure|mitigación|mitigar|mitigação|mitigazione|beperk|maatregel|łagodz|ograniczen|zaradcz|対策|緩和|缓解|应对/iu;

/** Words for the parts of a ticket in the languages documents are written in. */
export const ticketLabels = {
  given:
    /(?<!\p{L})(?:given|angenommen|gegeben|étant donné|soit|dado|dada|dados|dato|gegeven|zakładając|mając)(?!\p{L})|前提|假如|假设/iu,
  when: /(?<!\p{L})(?:when|wenn|quand|lorsque|cuando|quando|als|wanneer|gdy|jeśli)(?!\p{L})|もし|当/giu,
  outcome: /(?<!\p{L})(?:then|dann|alors|entonces|então|allora|dan|wtedy)(?!\p{L})|ならば|那么/iu,
  estimate:
    /estimat|schätz|aufwand|estimación|estimativa|stima|schatting|szacun|szacow|story points|見積|估算/iu,
  dependencies: /depend|blocked by|abhängig|dépend|dipend|afhankelijk|zależ|依存|依赖/iu,
  story:
    /\bas an? .{1,200}\bi (?:want|can|need)|\bals .{1,200}\b(?:möchte|will|wil) (?:ich|ik)|\ben tant qu.{1,200}\bje (?:veux|souhaite)|\bcomo .{1,200}\b(?:quiero|quero)|\bcome .{1,200}\bvoglio|\bjako .{1,200}\bchcę|として|作为/isu,
} as const;

/** Words that mark a criterion about what goes wrong, is refused or is missing. */
export const negativeWords =
  /(?<!\p{L})(?:not|no|never|without|cannot|can't|fails?|failed|failure|errors?|invalid|missing|rejects?|rejected|refuses?|refused|denied|unavailable|empty|expired|wrong|timeout|times out|exceeds?|nicht|kein\p{L}{0,2}|ohne|fehl\p{L}{0,12}|ungültig\p{L}{0,2}|abgelehnt|ne|pas|sans|aucune?|échec|échoue|erreur|invalide|refus\p{L}{0,4}|sin|ningún|falla|error|inválid[oa]|rechaza\p{L}{0,3}|não|sem|falha|erro|non|senza|errore|niet|geen|zonder|fout|nie|bez|błąd)(?!\p{L})|40\d|42\d|5\d\d|ない|不|失敗|失败|错误/iu;
