import { besides, type Opening, questionOn } from './opening.ts';

/** Somebody is shut out. */
const shutOut =
  /(?<!\p{L})(?:(?:is|are|be|gets?|being) (?:automatically |temporarily |then )?(?:blocked|banned|locked(?: out)?|suspended|barred)|(?:wird|werden) (?:\p{L}+ )?gesperrt|(?:est|sont|soit|être) (?:bloqué|suspendu|exclu)\p{L}*|(?:se bloquea|queda|es|son|quedan) (?:bloquead|suspendid)\p{L}+|(?:viene|vengono|è) (?:bloccat|sospes)\p{L}+|(?:é|fica|são|ficam) (?:bloquead|suspens)\p{L}+|(?:wordt|worden) (?:\p{L}+ )?(?:geblokkeerd|geschorst)|(?:jest|zostaje|są) (?:zablokowan|zawieszon)\p{L}+)(?!\p{L})/iu;
/** Somebody, and no door or row. */
const somebody =
  /(?<!\p{L})(?:accounts?|users?|members?|customers?|schools?|visitors?|guests?|players?|drivers?|people|person|anyone|anybody|whoever|who|he|she|they|cards?|clients?|tenants?|borrowers?|readers?|students?|teams?|compan(?:y|ies)|suppliers?|vendors?|sellers?|konto|konten|nutzer|mitglied\p{L}*|kunde\p{L}*|wer|comptes?|membres?|utilisateurs?|celui|quien|cuentas?|usuarios?|socios?|conto|account|utent[ei]|soci[oa]?|chi|conta|utilizador\p{L}*|usuário\p{L}*|quem|gebruiker\p{L}*|lid|leden|wie|konto|użytkownik\p{L}*|kto)(?!\p{L})/iu;
const ended =
  /(?<!\p{L})(?:until|for (?:\d|an?|one|two|three|the)|unblock\p{L}*|unlock\p{L}*|unban\p{L}*|lift\p{L}*|reinstat\p{L}*|reactivat\p{L}*|permanent\p{L}*|forever|bis|für|entsperr\p{L}*|freischalt\p{L}*|freigeschaltet|dauerhaft|jusqu\p{L}*|pendant|pour|débloqu\p{L}*|hasta|durante|por|desbloque\p{L}*|fino|per|sblocc\p{L}*|até|voor|tot|gedeblokkeerd|do|na|odblok\p{L}*)(?!\p{L})/iu;

/** "Wer dreimal nicht erscheint, wird gesperrt": who it is stands in a clause before. */
const whoever = /^(?:whoever|anyone who|anybody who|who|wer|celui qui|quien|chi|quem|wie|kto)(?!\p{L})/iu;
/** Nobody comes back. */
const leaving =
  /(?<!\p{L})(?:leavers?|leav(?:es?|ing)|quit|dismissed|deceased|ausscheid\p{L}*|verlässt)(?!\p{L})/iu;

/** How long somebody stays shut out. */
export const blockedHowLong: Opening = {
  kind: 'blocked',
  weight: 70,
  sections: ['failure-cases'],
  asks(told, composition) {
    const { text } = told.statement;
    const found = shutOut.exec(text);
    if (!found || ended.test(text.slice(found.index))) return null;
    const clause = /[^;,.]*$/u.exec(text.slice(0, found.index))?.[0] ?? '';
    const isPerson = somebody.test(clause) || whoever.test(text);
    if (!isPerson || leaving.test(text)) return null;
    return lifted.test(besides(told, composition))
      ? null
      : questionOn('askLifted', told, composition, shutOut);
  },
};

const lifted =
  /(?<!\p{L})(?:unblock\p{L}*|unlock\p{L}*|unban\p{L}*|lift\p{L}* the (?:block|ban|suspension)|reinstat\p{L}*|reactivat\p{L}*|entsperr\p{L}*|freischalt\p{L}*|débloqu\p{L}*|desbloque\p{L}*|sblocc\p{L}*|gedeblokkeerd|deblok\p{L}*|odblok\p{L}*)(?!\p{L})/iu;
