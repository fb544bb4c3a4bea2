const verb = String.raw`(?:tells?|returns?|answers?|responds?|sends?|gives?|repl(?:y|ies)|says?|reports?|throws?)(?!\p{L})[^.;]{0,60}?(?<!\d)[45]\d\d(?!\d)`;
/** "If APNs tells us about dead tokens (410)", "when the SAP call returns 503": in a case the one who answers is named by a name. */
const inCase = new RegExp(
  String.raw`(?<!\p{L})(?:[Ii]f|[Ww]hen(?:ever)?|[Oo]nce|[Uu]nless|[Ii]n case|whether|because|[Aa]s soon as) (?:(?:the |an? |our )?(?!(?:API|HTTP|REST)\s)\p{Lu}[\p{L}\p{N}.-]+|(?:the|their) \p{Ll}[\p{L}-]+(?= (?:API|api|service|system) ))(?: (?:API|api|call|request|server|service|endpoint|system|side))? ${verb}`,
  'u',
);
/** "The lab system answers 404", "the customer's server answers 410", "the payment provider returns 402". */
const byOther = new RegExp(
  String.raw`(?<!\p{L})(?:\p{L}+['’]s? (?:api|server|service|endpoint|system)|(?:the|an?|our|their) (?:\p{L}+ )?(?:provider|gateway|vendor|bank|carrier|third party|upstream(?: api| service)?)|(?:the|an?|our|their) (?!whole |new |old |same )\p{L}+ system) ${verb}`,
  'iu',
);

/** A sentence without a status that somebody else answers to us: none of our calls does. */
export function withoutOthersAnswer(text: string): string {
  return text.replace(inCase, ' ').replace(byOther, ' ');
}
