import { type Opening, shown } from './opening.ts';

/** Somebody pays. */
const paid =
  /(?<!\p{L})(?:(?:pays?|paying|paid|payments?) (?:is |are )?(?:\p{L}+ ){0,2}?(?:by|with|via|through|in) (?:card|credit|debit|cash|coins?|stripe|mollie|paypal|klarna|twint|sepa|advance|apple|google|bank|direct|the app)|(?:pays?|payments?|paid) (?:online|upfront)|deposits? of|charg(?:e|es|ed) (?:the |an? |their |to )?(?:customer|card|credit card|member|guest|fee)|(?:be)?zahl(?:t|en|ung|bar)? (?:\p{L}+ ){0,3}(?:mit|per|über|online)|anzahlung|kaution|paie\p{L}* (?:\p{L}+ ){0,2}(?:par|avec|en ligne)|acompte|caution de|pag(?:a|an|ar) (?:\p{L}+ ){0,2}(?:con|por|online)|depósito de|fianza|paga(?:no|re)? (?:\p{L}+ ){0,2}(?:con|tramite|online)|acconto|cauzione|caparra|pag(?:a|am) (?:\p{L}+ ){0,2}(?:com|por)|caução|betaal\p{L}* (?:\p{L}+ ){0,3}(?:met|via|online)|betalen|borg|płac\p{L}* (?:\p{L}+ ){0,2}(?:przez|kartą|online)|kaucj\p{L}*|zaliczk\p{L}*)(?!\p{L})|支払|決済|付款|支付/iu;

/** When money goes back, and what happens where none comes. */
export const moneyBack: Opening = shown({
  kind: 'money',
  isOfDemands: true,
  weight: 75,
  sections: ['failure-cases'],
  ask: 'askMoney',
  cue: paid,
  unless:
    /(?<!\p{L})(?:attention|salar(?:y|ies)|we pay|a month|a year|per year|wages?|invoices? (?:is|are) paid|not pay|per month|budget)(?!\p{L})/iu,
  settled:
    /(?<!\p{L})(?:refund\p{L}*|money back|reimburs\p{L}*|declin\p{L}*|(?:payment|charge|card) (?:fails?|failed|is refused|does not)|unpaid|not paid|until (?:it is )?paid|chargeback\p{L}*|dunning|non-?refundable|erstatt\p{L}*|rückerstatt\p{L}*|zahlung (?:fehl|scheiter)\p{L}*|nicht bezahlt|rembours\p{L}*|paiement (?:échou|refus)\p{L}*|reembols\p{L}*|devol\p{L}*|rimbors\p{L}*|restitu\p{L}*|terugbeta\p{L}*|teruggestort|zwrot\p{L}*|zwrac\p{L}*)(?!\p{L})|返金|退款/iu,
});
