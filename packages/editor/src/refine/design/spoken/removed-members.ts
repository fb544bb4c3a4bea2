import type { Draft } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { membersOf, withoutBodyFields } from '../../endpoints/body-fields.ts';
import { sameOperations } from '../../endpoints/operations.ts';
import { applied, noEffect } from '../../instruction.ts';
import { never } from './answer-words.ts';
import { named } from './answers-spoken.ts';
import type { CallsNamed } from './calls-named.ts';
import { mayName, spokenName } from './names.ts';
import type { Reading } from './reading.ts';
import { says, unread, withoutVerbs } from './wording.ts';

/** What is handed in, by the body or by who does it. */
const handedIn =
  /(?<!\p{L})(?:(?:request|post|json)[ -])?(?:body|payload|requests?|input|inputs|client|clients|caller|callers|user|users|consumer|consumers|sent|send|sends|passed|supplied|provided|accepts?|takes?|rumpf|anfrage|corps|requête|cuerpo|petición)(?!\p{L})/giu;
const byServer =
  /(?<!\p{L})(?:(?:is|are) )?(?:(?:set|assigned|generated|filled|computed|given|determined) (?:in )?by the (?:server|service|backend|system|api)|vom server (?:gesetzt|vergeben))(?!\p{L})/iu;
const denied =
  /(?<!\p{L})(?:neither|nor|both|be|also|either|part|belongs?|belong|goes?|go|should|must|may|can)(?!\p{L})/giu;

/** "The body of POST /rentals must not contain priceCents": fields that an operation takes no more, and that its thing keeps. */
export function removedMembers(calls: CallsNamed, draft: Draft): Reading | null {
  const [operation, other] = calls.known;
  if (!operation || other) return null;
  const isServers = byServer.test(calls.rest);
  const isHandedIn = calls.rest.search(handedIn) >= 0;
  const isGone = says.remove.test(calls.rest) || never.test(calls.rest);
  if (!isServers && !(isHandedIn && isGone)) return null;
  let rest = calls.rest.replace(byServer, ' ').replace(handedIn, ' ').replace(never, ' ');
  const names = membersOf(draft, operation).filter((name) => {
    const found = mayName(rest, name) ? spokenName(name).exec(rest) : null;
    if (!found) return false;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return true;
  });
  const left = withoutVerbs(withoutVerbs(rest, 'remove'), 'add').replace(denied, ' ');
  if (names.length === 0 || unread(left).length > 0) return null;
  return {
    spoken: { operations: [operation.endpoint.key], entity: null, names, traits: null },
    change: (now) => {
      const [place] = sameOperations(now, [operation]);
      const splices = place ? withoutBodyFields(now, place, names) : null;
      return splices
        ? applied(
            now,
            splice(now.text, splices),
            `${named([operation])} takes no ${names.join(', ')} any more.`,
          )
        : noEffect(now, `${named([operation])} shows no sample of its request.`);
    },
  };
}
