import { type Opening, shown } from './opening.ts';

/** Something waits for somebody to agree to it. */
const agreed =
  /(?<!\p{L})(?:approv(?:al|e|es|ed|als)|signs? off|signed off|sign-off|counter-?sign\p{L}*|confirms? (?:every|each|all|the|it|them)|(?:has|have|needs?|must) (?:to )?confirm(?: it| them| the)?|has to be confirmed|must be confirmed|muss [^.;]{0,60}bestätigen|valid(?:é|ée|és|ées|er) par|genehmig(?:t|en|ung|ungen|te|ten)|freigegeben|freigeben|freigabe|freizugeben|zustimm(?:t|en|ung)|bewillig\p{L}*|approuv\p{L}+|approbation|aproba\p{L}+|aprueb\p{L}+|autoriza\p{L}*|approva\p{L}*|autorizza\p{L}*|aprova\p{L}*|goedkeur\p{L}*|goedgekeurd|keurt [^.]{2,40} goed|zatwierdz\p{L}+|akceptuj\p{L}*)(?!\p{L})|承認|审批|批准|审核/iu;
/** Who has agreed already is named, or nothing waits for it. */
const noWait =
  /^(?:author|autor\p{L}*|auteur|verfasser\p{L}*)(?!\p{L})|(?<!\p{L})(?:nobody|no one|niemand|kein\p{L}*|ohne|sans|pas besoin|aucune?|no (?:hace falta|necesita\p{L}*|requiere\p{L}*)|sin|salvo|non (?:serve|occorre)|senza|não (?:precisa|é preciso)|sem|geen|zonder|nikt|nie|bez)(?!\p{L})[^.;]{0,30}(?:genehmig|freig|zustimm|appro|aprob|apro|autoriz|goedkeur|goedgekeurd|zatwierdz|akcept|zgod)|zatwierdził|^(?:approved|approvals?) |unless [^.;]{0,30}approv|(?:gilt|gelten) [^.;]{0,40}als genehmigt|(?<!\p{L})(?:confirm(?:ation)? (?:e-?mail|mail|dialog|page)|asks? (?:me|us|the user|them) to confirm|approved (?:list|suppliers?|vendors?|by the board)|pre-?approved|(?:has|have|had|was|were) (?:already )?approved|(?:after|since) approval(?! (?:by|of|from))|without (?:an? |the )?approval|no approval|approval (?:list|history|rate|status|date)s?|already approved|ohne (?:freigabe|genehmigung))(?!\p{L})/iu;
const settled =
  /(?<!\p{L})(?:reject\p{L}*|refus\p{L}*|declin\p{L}*|den(?:y|ies|ied)|disapprov\p{L}*|turn(?:s|ed)? (?:it |them )?down|not approved|send(?:s)? (?:it |them )?back|sent back|(?:do|does|did)(?: not|n['’]t) (?:answer|approve|respond|react|reply)|no (?:answer|reply|response)|abgelehn\p{L}*|ablehn\p{L}*|lehnt|verweiger\p{L}*|zurückgewiesen|nicht (?:genehmigt|freigegeben)|rejet\p{L}*|recha[zc]\p{L}*|denieg\p{L}*|denega\p{L}*|rifiut\p{L}*|respin\p{L}*|recus\p{L}*|rejeit\p{L}*|afgewezen|afwijz\p{L}*|afgekeurd|geweigerd|weiger\p{L}*|odrzuc\p{L}*|odmów\p{L}*|odmaw\p{L}*)(?!\p{L})|却下|拒否|差し戻|拒绝|驳回|退回/iu;

/** What happens where somebody who has to agree does not. */
export const withoutConsent: Opening = shown({
  kind: 'consent',
  weight: 77,
  sections: ['failure-cases'],
  ask: 'askRefused',
  cue: agreed,
  unless: noWait,
  settled,
});
