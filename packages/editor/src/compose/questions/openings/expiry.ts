import { measuresIn } from '../../../understand/measures.ts';
import type { Composition } from '../../composition.ts';
import { besides, type Opening, questionOn, type Told } from './opening.ts';

/** Somebody opens it, and may come too late. */
const opened =
  /(?<!\p{L})(?:links?|urls?|qr[- ]?codes?|codes?|tokens?|invitations?|vouchers?|links?|einladung\p{L}*|gutschein\p{L}*|liens?|enlaces?|invitaci\p{L}+|inviti|invito|convites?|uitnodiging\p{L}*|zaproszeni\p{L}*)(?!\p{L})|リンク|コード|链接|验证码/iu;

const ends =
  /(?<!\p{L})(?:expires?|expir\p{L}+|(?:is|are|be|stays?|remains?|only) (?:only )?(?:valid|active)|valid (?:for|until)|gültig|läuft|laufen|verfällt|abläuft|valables?|expire\p{L}*|caduca\p{L}*|válid[oa]s?|scad\p{L}+|valid[oaie]|expira\p{L}*|geldig|verloopt|vervalt|ważn\p{L}+|wygasa\p{L}*)(?!\p{L})|有効|有效/iu;
const settled =
  /(?<!\p{L})(?:expired (?:links?|codes?|tokens?|invitations?)|(?:after|once) (?:it|that|they) (?:has |have )?expire\p{L}*|new (?:link|code|invitation)|resend|410|abgelaufen\p{L}*|expiré\p{L}*|caducad\p{L}*|scadut\p{L}*|expirad\p{L}*|verlopen|wygas[łl]\p{L}*)(?!\p{L})|期限切れ|过期/iu;

/** "What does somebody see who opens the link after 48 hours?"; null where it is not said of what, or for how long. English. */
function openedLate({ requirement, statement }: Told, { language }: Composition): string | null {
  const thing = opened.exec(statement.text)?.[0].toLowerCase().replace(/s$/u, '');
  const times = measuresIn(statement.text);
  const [time] = times;
  if (language !== 'en' || !thing || !time || times.length > 1) return null;
  const deed = /code|token|voucher/u.test(thing) ? 'uses' : 'opens';
  return `What does somebody see who ${deed} the ${thing} after ${time.text}${requirement ? ` (${requirement.id})` : ''}?`;
}

/** What somebody sees who opens a link after its time. */
export const afterExpiry: Opening = {
  kind: 'expiry',
  weight: 72,
  sections: ['failure-cases'],
  asks(told, composition) {
    const { text } = told.statement;
    if (!opened.test(text) || !ends.test(text) || !/\d|(?<!\p{L})(?:one|an?) (?:hour|day|week)/iu.test(text))
      return null;
    return settled.test(`${text}\n${besides(told, composition)}`)
      ? null
      : (openedLate(told, composition) ?? questionOn('askEnded', told, composition, ends));
  },
};
