import { roles } from './roles.ts';

/** A way to say who or what has a role of a document. */
export interface RoleForm {
  /** Groups: `who`; `role` where `role` below does not fix it; `old`, who had it; `what` it is of. */
  readonly pattern: RegExp;
  readonly role?: string;
  /** Whether it only counts where a sentence of the document says who has it. */
  readonly isStated: boolean;
}

const role = `(?<role>${roles.map(({ words }) => words).join('|')})`;
const thing =
  '(?:this(?: \\p{L}+)?|it|that|all of (?:it|this)|(?:the |our )(?:whole )?(?:doc(?:ument)?|spec(?:ification)?|rfc|epic|api|(?:data )?model|data|project|service|proposal|design|thing))';
const article = "(?:the|our|el|la|le|l['’]|der|die|das|il|[oa]|de|het|unsere?|notre|nuestr[oa])";
/** "Of the project", "du projet", "für das Dokument". */
const ofThing =
  "(?:(?:für|von|des|der|du|de|del|della|do|da|van|voor|dla)(?: (?:das|den|die|dem|la|le|el|il|het|de|este|ce))? |(?:de l|dell)['’])(?:ganzen? )?(?:projekte?s?|dokumente?s?|dienste?s?|modells?|vorhabens?|service|projets?|documents?|modèle|proyecto|documento|modelo|servicio|progetto|servizio|modello|projeto|serviço|project|dienst|projektu|dokumentu)";
const who = '(?<who>[\\p{L}\\p{N}"“][^:;?]{0,60}?)';
/** Who or when it is, of the document as a whole. */
const ofDocument: readonly (readonly [pattern: RegExp, role?: string])[] = [
  [
    new RegExp(
      `^(?:${article} ?)?${role}(?: (?:of|for) ${thing}| ${ofThing})?(?: (?:is|are|should be|will be|would be|es|est|ist|sind|è|é|jest)(?::\\s?|\\s)|\\s?[:=–]\\s?)${who}$`,
      'iu',
    ),
  ],
  [new RegExp(`^(?:set|make|put) (?:the )?${role}(?: (?:of|for) ${thing})? (?:to|as) ${who}$`, 'iu')],
  [
    new RegExp(
      `^(?:add|name|list|enter|put) ${who} as (?:an? |the |our )?${role}(?: (?:of|for) ${thing})?$`,
      'iu',
    ),
  ],
  [
    new RegExp(
      `^(?:make|name|appoint|declare|let) ${who} (?:be )?(?:the |our |its )?${role}(?: (?:of|for) ${thing})?$`,
      'iu',
    ),
  ],
  [new RegExp(`^date ${thing} (?:on |to |as )?${who}$`, 'iu'), 'date'],
  [new RegExp(`^${who} (?:is|are|should be|will be) (?:the |our )?${role}(?: (?:of|for) ${thing})?$`, 'iu')],
  [
    new RegExp(
      `^(?:who owns ${thing}\\s?[?:]\\s?|${thing} (?:is|are|should be|will be) owned by |owned by )${who}$`,
      'iu',
    ),
    'owner',
  ],
  [
    new RegExp(
      `^${who} (?:owns?|(?:is|are) responsible for|(?:is|are) in charge of|takes? care of) ${thing}(?: now)?$`,
      'iu',
    ),
    'owner',
  ],
  [new RegExp(`^(?:${thing} is )?due (?:on |by )?${who}$`, 'iu'), 'due'],
  [
    new RegExp(
      `^(?:change|update|switch|move|push|pull|shift|postpone|extend) (?:the |our )?${role}(?: (?:of|for) ${thing})?(?: from (?<old>.{2,40}?))? to ${who}$`,
      'iu',
    ),
  ],
  [
    new RegExp(
      `^(?:the |our )?${role}(?: (?:of|for) ${thing})? (?:(?:has |was |got )?(?:moved|changed|slipped|pushed|postponed|shifted|extended)|moves|slips|changes)(?: back| forward)?(?: from (?<old>.{2,40}?))? to ${who}$`,
      'iu',
    ),
  ],
  [
    new RegExp(
      `^(?:${article} ?)?${role}(?: ${ofThing})? (?:(?:wird|wurde|ist|est|a été|se|è|é|foi|fue|wordt|is|zostaje?|został[ayo]?|jest|nun|jetzt|passe|pasa|passa|rutscht|verschiebt|sich|verschoben|verlegt|repoussée?|reportée?|décalée?|retrasa|mueve|aplaza|slitta|spostat[oa]|rinviat[oa]|adiad[oa]|verschoven|verplaatst|verzet|przesuwa|się|przesunięt[yae])\\s)+(?:auf|zum|au|à|al|para|naar|na|tot|a)(?: (?:den|le|el|o|il|de))? ${who}$`,
      'iu',
    ),
  ],
];

/** Who or when it was until now, and who or when it is. */
const insteadOf: readonly RegExp[] = [
  new RegExp(
    `^${who} (?:is|are)(?: now)?(?: the| our)? ${role}(?: (?:of|for) ${thing})?(?: now)?,? (?:instead of|rather than|(?:and )?not|no longer)(?: by)? (?<old>.{2,40}?)(?: any ?more)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:the |our )?${role}(?: (?:of|for) ${thing})? (?:is|are|should be|will be)(?: now)? ${who},? (?:instead of|rather than|(?:and )?not|no longer)(?: by)? (?<old>.{2,40}?)(?: any ?more)?$`,
    'iu',
  ),
  new RegExp(
    `^(?<old>.{2,40}?) (?:is|are)(?: no longer|n['’]t| not)(?: the| our)? ${role}(?: any ?more)?(?: (?:of|for) ${thing})?[,;:]? (?:but |and )?(?:it['’]s |it is )?${who}(?: is| are)?(?: now)?$`,
    'iu',
  ),
];

/** Who owns what a sentence of the document says that somebody owns. */
const owning: readonly RegExp[] = [
  new RegExp(
    `^(?:the |our )?(?<what>[\\p{L}-]+(?: [\\p{L}-]+){0,2}) (?:is|are)(?: now)? (?:owned|led|run|maintained|looked after) by ${who}(?: now)?(?:,? (?:not|instead of|no longer)(?: by)? (?<old>.{2,40}?))?$`,
    'iu',
  ),
  new RegExp(
    `^${who}(?: now)? (?:owns|leads|is responsible for|is in charge of|takes over|will own|takes care of)(?: the| our)? (?<what>[\\p{L}-]+(?: [\\p{L}-]+){0,2}?)(?: now)?(?: from (?<old>.{2,40}?))?$`,
    'iu',
  ),
];

/** Every form, those first that a sentence of the document has to bear out. */
export const forms: readonly RoleForm[] = [
  ...insteadOf.map((pattern) => ({ pattern, isStated: true })),
  ...owning.map((pattern) => ({ pattern, role: 'owner', isStated: true })),
  ...ofDocument.map(([pattern, role]) => ({ pattern, isStated: false, ...(role && { role }) })),
];
