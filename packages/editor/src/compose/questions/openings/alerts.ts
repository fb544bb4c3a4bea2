import { derivedPhrasesOf } from '../../../formats/phrases/derived/by-language.ts';
import { fill } from '../../../formats/phrases/phrase.ts';
import type { Kind, Statement } from '../../../understand/statement.ts';
import type { Composition } from '../../composition.ts';
import { quotedFrom } from './opening.ts';

/** An alert is given. */
const raised =
  /(?<!\p{L})(?:(?:(?:rais|trigger|send|sound|issu|giv|creat|generat)(?:es|s|e|ing)?|fires?(?= an? )|fires) (?:an? |the )?(?:\p{L}+ )?(?:alarm|alert|warning)s?|(?:an? |the )?(?:alarm|alert|warning)s? (?:is|are|must be|should be|has to be|gets|be) (?:raised|sent|triggered|fired|issued|created)|alert (?=if|when|as soon as|on)|(?<=(?:=>|->|→) (?:\p{L}+ )?)(?:alarm|alert|warning)|(?:löst|lösen) (?:einen |den )?(?:alarm|warnung)|(?:alarm|warnung) (?:aus)?(?:gelöst|lösen|auslösen|schicken|senden|geschickt|gesendet)|(?:déclench|envo[iy]|lanc|donn)\p{L}* (?:une )?(?:alerte|alarme)|(?:envía|enviar|lanza|lanzar|genera|salta|dispara|disparar)\p{L}* (?:una |un )?(?:alerta|alarma|aviso)|(?:invia|inviare|manda|genera|scatta|lancia)\p{L}* (?:un |una |un['’]|l['’])?(?:avviso|allarme|allerta)|(?:envia|enviar|dispara|disparar|gera|gerar) (?:um |uma )?(?:alerta|alarme|aviso))(?!\p{L})/iu;
/** Somebody who gets it. */
const reached =
  /(?<!\p{L})(?:to (?:the|an?|all|our|his|her|their|every\p{L}*|both|me|us|\p{L}+s)|an (?:den|die|das|alle|unser\p{L}*)|beim?|à|aux?|al|a (?:los|las|la|el|todos)|alla|agli|ai|alle|aos?|às)(?!\p{L})/iu;
/** The way an alert goes, wherever the input names it. */
const byWay =
  /(?<!\p{L})(?:on[- ]?call|pager\p{L}*|opsgenie|slack|teams|e-?mail\p{L}*|mail\p{L}*|sms|text message\p{L}*|phones?|siren|lamp|lights?|led|horn|whatsapp|telegram|push)(?!\p{L})|#\p{L}/iu;

const telling: ReadonlySet<Kind> = new Set<Kind>([
  'requirement',
  'quality',
  'failure',
  'observability',
  'goal',
  'schedule',
  'step',
  'design',
]);

function isOpen({ kind, text }: Statement): boolean {
  const found = telling.has(kind) ? raised.exec(text) : null;
  return found !== null && !reached.test(text.slice(found.index + found[0].length));
}

/** Asks who gets an alert, where the input names neither a person nor a way. */
export function alertQuestion({ understanding, language }: Composition): string | null {
  const alert = understanding.statements.find(isOpen);
  if (!alert || byWay.test(understanding.source.text)) return null;
  const text = quotedFrom(alert.text.replace(spoken, ''), raised);
  return text === null ? null : fill(derivedPhrasesOf(language).askAlarmed, { text });
}

/** Who said it when. */
const spoken = /\s\([^()]{1,40}, \d{1,2}:\d{2}[^()]{0,6}\)(?=[.!?]*$)/u;
