import { type Opening, shown } from './opening.ts';

/** Somebody may take back what was booked, signed up for or ordered. */
const cancels =
  /(?<!\p{L})(?:(?:can|may) be cancel+ed|(?:cancellations?|cancell?ing|stornierung|annulation|cancelación|disdetta|cancelamento|annuleren|anulowanie)(?: \p{L}+)? (?:is |are |ist |est |es |è |é |jest )?(?:possible|allowed|möglich|erlaubt|posible|permitida|possibile|possível|mogelijk|możliwe)|(?:can|may|could|must be able to|want to) (?:also |then |still |\p{L}+ (?:and|or) )?(?:cancel(?! (?:button|if|when))|withdraw(?=[.,;]|$)|withdraw (?:a|an|their|the|his|her|from) \p{L}+|call off)|(?:kann|können|soll|sollen|darf|dürfen|möchte\p{L}*) [^.;]{0,80}(?:stornieren|absagen|abmelden|zurückziehen)|(?:peut|peuvent|pouvoir) (?:\p{L}+ )?(?:annuler|se désinscrire)|(?:puede|pueden|poder) (?:\p{L}+ )?(?:cancelar|anular|darse de baja)|(?:può|possono|poter) (?:\p{L}+ )?(?:annullare|disdire|cancellare la)|(?:pode|podem|poder) (?:\p{L}+ )?(?:cancelar|anular)|(?:kan|kunnen) [^.;]{0,80}(?:annuleren|afmelden|afzeggen)|(?:może|mogą) (?:\p{L}+ )?(?:anulować|odwołać|zrezygnować))(?!\p{L})|キャンセルでき|可以取消|能取消/iu;
const bounded =
  /(?<!\p{L})(?:cancel\p{L}*|withdraw\p{L}*|storn\p{L}*|absag\p{L}*|abmeld\p{L}*|annul\p{L}*|cancela\p{L}*|anula\p{L}*|disdi\p{L}*|disdett\p{L}*|afmeld\p{L}*|afzeg\p{L}*|odwoł\p{L}*|rezygn\p{L}*)(?!\p{L})[^.\n]{0,80}(?:\d|(?<!\p{L})(?:until|before|any ?time|always|as long as|bis|vor|jederzeit|jusqu|pendant|durante|avant|à tout moment|hasta|antes|en cualquier momento|fino|prima|in qualsiasi momento|até|tot|voor|altijd|do|przed|zawsze)(?!\p{L}))|\d[^.\n]{0,60}(?:cancel|storn|annul|absag)|取消[^。]{0,20}\d|\d[^。]{0,20}(?:キャンセル|取消)/iu;

/** Until when something can be taken back. */
export const cancelledUntil: Opening = shown({
  kind: 'cancelling',
  weight: 69,
  sections: ['failure-cases'],
  ask: 'askUntil',
  cue: cancels,
  settled: bounded,
});
