import { sectionsOf } from '../../../document/outline.ts';
import { literal } from '../../../read/literal.ts';
import { splice } from '../../editing/splice.ts';
import { applied, noEffect } from '../../instruction.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const way =
  '(?<way>oauth ?2?(?:\\.0)?|api[ -]?keys?|jwts?|bearer tokens?|basic auth(?:entication)?|mtls|mutual tls|client certificates?|passwords?|access tokens?|sso|openid(?: connect)?)';
const dropping: readonly RegExp[] = [
  `^(?:drop|remove|delete|cut|scrap|get rid of|no|skip|we (?:don['’]?t|do not) (?:need|want|use|have)) (?:the )?${way}(?: login| sign-?in| support| auth(?:entication)?)?(?: any ?more)?(?:,? (?:(?:only|just) )?[^,;:]{3,30}?(?: only| (?:is|are) enough)?)?$`,
].map((one) => new RegExp(one, 'iu'));

/** "Drop OAuth, API keys only": of several ways to sign in that a sentence names together, one goes with those whom it was for. */
export const authDropped: ExactReader = (words, draft) => {
  const way = groupsOf(dropping, words)?.['way'];
  const [home] = sectionsOf(draft.outline, 'consumers-auth');
  if (way === undefined || !home || draft.language !== 'en') return null;
  const name = literal(way.replace(/s$/iu, '')).replace(/ /gu, '[ -]?');
  const one = `(?:an? |the )?${name}s?(?: tokens?)?(?: for [^,;.]{2,40}?)?`;
  const listed = new RegExp(
    `(?:,? (?:and|or) )${one}(?=[.;]|$)|(?<= (?:with|by|via|through) )${one}(?:,? (?:and|or) )`,
    'imu',
  );
  const found = listed.exec(draft.text.slice(home.headingEnd, home.bodyEnd));
  if (!found) return null;
  return (now) => {
    const start = now.text.indexOf(found[0], home.headingEnd);
    return start < 0
      ? noEffect(now, `Nobody signs in by ${way}.`)
      : applied(
          now,
          splice(now.text, [{ start, end: start + found[0].length, text: '' }]),
          `Nobody signs in by ${way} any more.`,
        );
  };
};
