import { type Opening, shown } from './opening.ts';

/** Something is held against a rule or a list. */
const checked =
  /(?<!\p{L})(?:(?:checks?|verif(?:y|ies)|validates?|compares?) (?:each|every|all|the|its?|their|against|that|whether|checksums?|an?) ?|(?:is|are|be|gets?) (?:\p{L}+ ){0,2}(?:checked|verified|validated) (?:against|by|for|before|when|on|with|automatically)|(?:prüft|kontrolliert|validiert) (?:jede\p{L}*|alle|den|die|das|ob)|(?:wird|werden) [^.;]{0,60}(?:geprüft|kontrolliert|validiert)|(?:vérifie|contrôle)\p{L}* (?:chaque|toutes?|tous|les?|la|que)|(?:comprueba|verifica|revisa)\p{L}* (?:cada|todos|todas|el|la|los|las|que|si)|(?:verifica|controlla)\p{L}* (?:ogni|tutti|tutte|il|la|i|le|che|se)|(?:verifica|confere)\p{L}* (?:cada|todos|todas|o|a|os|as|que|se)|controleert (?:elke|elk|alle|de|het|of)|(?:sprawdza|weryfikuje)\p{L}* (?:każd\p{L}+|wszystkie|czy))(?!\p{L})|(?:検証|照合|チェック)|(?:校验|核对|检查)/iu;
/** Somebody only looks at something, or tests are meant. */
const onlyLooks =
  /^check |(?<!\p{L})(?:checks? (?:in|out|off|the (?:status|list|page|calendar|weather|map|result\p{L}*|box))|can check|to check|health|tests?|code|spelling|endpoints?|readiness|liveness)(?!\p{L})/iu;

/** What happens with what a check finds to be wrong. */
export const failsCheck: Opening = shown({
  kind: 'checks',
  isOfDemands: true,
  weight: 74,
  sections: ['failure-cases'],
  ask: 'askFailed',
  cue: checked,
  unless: onlyLooks,
  settled:
    /(?<!\p{L})(?:reject\p{L}*|refus\p{L}*|declin\p{L}*|fail(?:s|ed|ure|ing)?|invalid\p{L}*|mismatch\p{L}*|differ\p{L}*|otherwise|or else|not (?:valid|match\p{L}*|pass\p{L}*|allowed)|does(?: not|n['’]t) (?:match|pass|fit)|discard\p{L}*|flag(?:s|ged)?|quarantin\p{L}*|error\p{L}*|wrong|sonst|andernfalls|abgelehn\p{L}*|ungültig\p{L}*|fehler\p{L}*|falsch\p{L}*|sinon|erreurs?|rejet\p{L}*|invalide\p{L}*|si no|rechaz\p{L}*|errónea?s?|inválid\p{L}*|altrimenti|scart\p{L}*|errat\p{L}*|senão|rejeit\p{L}*|errad\p{L}*|anders|afgekeurd\p{L}*|fout\p{L}*|ongeldig\p{L}*|inaczej|odrzuc\p{L}*|błęd\p{L}*|nieprawidł\p{L}*)(?!\p{L})|エラー|不一致|不合格|错误|不符|失败/iu,
});
