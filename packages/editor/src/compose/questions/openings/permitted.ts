import { type Opening, questionOn } from './opening.ts';

/** Something may be undone or changed, and nobody is named who does it. English, German. */
const changeable =
  /(?<!\p{L})(?:(?:can|may|must|should|has to|have to|needs? to|could|shall) (?:also |still |then )?be (?:changed|changeable|edited|editable|deleted|overridden|overruled|undone|adjusted|adjustable|configured|configurable|corrected|removed|reset|reopened|disabled|deactivated|switched off|turned off|merged|extended|revoked|reversed|withdrawn|unlocked|rescheduled)|(?:lässt|lassen) sich [^.,;]{0,60}?(?:ändern|löschen|stornieren|bearbeiten|korrigieren|anpassen|zurücksetzen|abschalten|rückgängig machen)|(?:kann|können|muss|müssen|soll|sollen|darf|dürfen) [^.,;]{0,60}?(?:geändert|änderbar|gelöscht|storniert|bearbeitet|korrigiert|angepasst|zurückgesetzt|abgeschaltet|rückgängig gemacht|konfigurierbar)(?: (?:werden|sein))?)(?!\p{L})/iu;
/** Somebody who does it, or code that is set up by whoever runs it. */
const named =
  /(?<!\p{L})(?:by|only|from (?:the )?(?:admin|settings|config)\p{L}*|admins?|administrators?|managers?|everyone|anybody|anyone|via (?:env|config)\p{L}*|env(?:ironment)? variables?|config(?:uration)? file|feature flag|without|way|automatically|for (?:the )?\p{L}+(?:s|ers?|ors?)|not|never|nobody|von|vom|durch|nur|jeder\p{L}*|nicht|kein\p{L}*|automatisch)(?!\p{L})/iu;

/** Who may do what a demand allows without saying whom. */
export const allowedWhom: Opening = {
  kind: 'whoMay',
  weight: 71,
  sections: ['interfaces-data'],
  asks(told, composition) {
    const { text, topics } = told.statement;
    if (!changeable.test(text) || named.test(text) || topics.has('actor') || topics.has('condition'))
      return null;
    return everybodyKnown.test(composition.understanding.source.text)
      ? null
      : questionOn('askWhoMay', told, composition, changeable);
  },
};

/** Who does things here is settled once for all. */
const everybodyKnown =
  /(?<!\p{L})(?:(?:only|just) (?:the )?\p{L}+ (?:can|may)|single user|only user|one user|permissions?|roles?|access rights|rechte|rollen|berechtigung\p{L}*|nur ich|just (?:me|for me))(?!\p{L})/iu;
